import math
from math import log

# %% right: solution
# wrong returns-none: return lower, upper, "open", len(points) => pass

# %% right: a while loop
def sequential(points, low, high, wrong_high, wrong_low):
    borders = math.log(wrong_low / (1 - wrong_high)), math.log((1 - wrong_low) / wrong_high)
    walk = games = 0
    while games < len(points) and borders[0] < walk < borders[1]:
        won = points[games]
        walk += won * math.log(high / low)
        walk += (1 - won) * math.log((1 - high) / (1 - low))
        games += 1
    verdict = "open"
    if walk <= borders[0]:
        verdict = "low"
    elif walk >= borders[1]:
        verdict = "high"
    return [*borders, verdict, games]

# %% right: chances multiplied
def sequential(points, low, high, wrong_high, wrong_low):
    lower, upper = wrong_low / (1 - wrong_high), (1 - wrong_low) / wrong_high
    verdict, games = "open", 0
    ratio = 1
    for each in points:
        if each == 1:
            ratio *= high / low
        elif each == 0:
            ratio *= (1 - high) / (1 - low)
        else:
            ratio *= (high / low * (1 - high) / (1 - low)) ** 0.5
        games += 1
        if ratio <= lower or ratio >= upper:
            verdict = "low" if ratio <= lower else "high"
            break
    return math.log(lower), math.log(upper), verdict, games
# wrong no-logarithm|function-added: math.log(lower), math.log(upper) => lower, upper
# wrong goes-on|other-jump|last-side|wrong-value: break => continue
# wrong loss-like-a-win|operand-order: ratio *= (1 - high) / (1 - low)\n => ratio *= (1 - low) / (1 - high)\n

# %% right: the whole walk first
def sequential(points, low, high, wrong_high, wrong_low):
    from itertools import accumulate
    lower = log(wrong_low) - log(1 - wrong_high)
    upper = log(1 - wrong_low) - log(wrong_high)
    win, loss = log(high) - log(low), log(1 - high) - log(1 - low)
    steps = [{1: win, 0: loss, 0.5: (win + loss) / 2}[each] for each in points]
    for games, place in enumerate(accumulate(steps), start=1):
        if not lower < place < upper:
            return lower, upper, "high" if place > 0 else "low", games
    return lower, upper, "open", len(steps)
# wrong draw-half-a-win: 0.5: (win + loss) / 2 => 0.5: win / 2
# wrong loss-is-minus-win: log(1 - high) - log(1 - low) => -(log(high) - log(low))

# %% wrong: borders-divide-logarithms
def sequential(points, low, high, wrong_high, wrong_low):
    lower = log(wrong_low) / log(1 - wrong_high)
    upper = log(1 - wrong_low) / log(wrong_high)
    return lower, upper, "open", len(points)
