# %% right: solution
# wrong swapped: max(values) if position.player == +1 else min(values) => min(values) if position.player == +1 else max(values)
# wrong always-max: max(values) if position.player == +1 else min(values) => max(values)
# wrong always-min: max(values) if position.player == +1 else min(values) => min(values)
# wrong of-nothing|draw-is-falsy: position.result() is not None => position.result()
# wrong first-move-only: max(values) if position.player == +1 else min(values) => values[0]
# wrong starts-at-zero: value_of(position.play(move)) => (position.play(move).result() or 0)
# wrong move-for-position: value_of(position.play(move)) => value_of(move)
# wrong returns-function: position.result() => position.result
# wrong averages: max(values) if position.player == +1 else min(values) => sum(values) / len(values)

# %% right: a loop
def value_of(position):
    if position.result() is not None:
        return position.result()
    best = -inf if position.player == +1 else +inf
    for move in position.moves():
        value = value_of(position.play(move))
        if position.player == +1:
            best = max(best, value)
        else:
            best = min(best, value)
    return best
# wrong sign: -inf if position.player == +1 else +inf => +inf if position.player == +1 else -inf
# wrong starts-at-zero: -inf if position.player == +1 else +inf => 0
# wrong draw-is-falsy: position.result() is not None => position.result()
# wrong result-kept: best = max(best, value) => max(best, value)
# wrong keep-the-best: best = max(best, value) => best = value
# wrong uses-none: \n    return best =>
# wrong first-move-only: \n    return best => \n        return best
# wrong one-start-for-both: -inf if position.player == +1 else +inf => -inf
# wrong play-forgotten: value = value_of(position.play(move)) => position.play(move)\n        value = value_of(position)
# wrong calls-twice: best = max(best, value) => best = max(best, value_of(position.play(move)))

# %% right: by comparing
def value_of(position):
    result = position.result()
    if result is not None:
        return result
    if position.player == 1:
        best = -2
        for move in position.moves():
            value = value_of(position.play(move))
            if value > best:
                best = value
    else:
        best = 2
        for move in position.moves():
            value = value_of(position.play(move))
            if value < best:
                best = value
    return best
# wrong draw-is-falsy: result is not None => result
# wrong draw-is-falsy: result is not None => result == 1 or result == -1
# wrong starts-at-zero: best = -2 => best = 0
# wrong starts-at-zero: best = 2 => best = 0
# wrong calls-twice: value = value_of(position.play(move))\n            if value > best:\n                best = value => if value_of(position.play(move)) > best:\n                best = value_of(position.play(move))
# wrong side-to-move: return result => return result * position.player

# %% right: negamax
def value_of(position):
    def negamax(here):
        if here.result() is not None:
            return here.player * here.result()
        return max(-negamax(here.play(move)) for move in here.moves())

    return position.player * negamax(position)
# wrong side-to-move: position.player * negamax(position) => negamax(position)
# wrong sign: max(-negamax => max(negamax

# %% right: two functions
def value_of(position):
    def largest(here):
        if here.result() is not None:
            return float(here.result())
        return max(smallest(here.play(move)) for move in here.moves())

    def smallest(here):
        if here.result() is not None:
            return float(here.result())
        return min(largest(here.play(move)) for move in here.moves())

    return largest(position) if position.player == 1 else smallest(position)
# wrong starts-with-max: largest(position) if position.player == 1 else smallest(position) => largest(position)
# wrong other-function: smallest(here.play(move)) => largest(here.play(move))

# %% right: pruned, looking for a win first
def value_of(position, alpha=-1, beta=1):
    if position.result() is not None:
        return position.result()
    after = sorted(map(position.play, position.moves()), key=lambda here: here.result() is None)
    for here in after:
        value = value_of(here, alpha, beta)
        if position.player == 1:
            alpha = max(alpha, value)
        else:
            beta = min(beta, value)
        if alpha >= beta:
            break
    return alpha if position.player == 1 else beta

# %% right: a memory
known = {}

def value_of(position):
    if position.key not in known:
        known[position.key] = position.result()
        if position.result() is None:
            values = [value_of(position.play(move)) for move in position.moves()]
            known[position.key] = max(values) if position.player == 1 else min(values)
    return known[position.key]

# %% wrong: starts-with-max
def value_of(position, maximising=True):
    if position.result() is not None:
        return position.result()
    if maximising:
        return max(value_of(position.play(move), False) for move in position.moves())
    return min(value_of(position.play(move), True) for move in position.moves())

# %% wrong: draw-is-falsy, None
def value_of(position):
    if position.result():
        return position.result()
    best = None
    for move in position.moves():
        value = value_of(position.play(move)) or 0
        if best is None or position.player * value > position.player * best:
            best = value
    return best

# %% wrong: too-many-nodes|calls-twice
def value_of(position):
    if position.result() is not None:
        return position.result()
    best = -inf if position.player == 1 else inf
    for move in position.moves():
        after = position.play(move)
        if (position.player == 1 and value_of(after) > best) or (position.player == -1 and value_of(after) < best):
            best = value_of(after)
    return best

# %% wrong: ours
def value_of(position):
    return minimax(position).value

