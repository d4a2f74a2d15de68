from fractions import Fraction

# %% right: solution
# wrong draw-forgotten: (1 + result) / 2 => (1 + result) // 2 && (1 - result) / 2 => (1 - result) // 2
# wrong returns-wrong-type: return points, played => return points

# %% right: what was seen
def fitness(bot, games):
    seen = []
    points = 0
    for game in games:
        if game in seen or bot not in game[:2]:
            continue
        seen.append(game)
        result = game[3] if game[0] == bot else -game[3]
        if result == 1:
            points += 1
        elif result == 0:
            points += 0.5
    return [points, len(seen)]
# wrong draw-one: points += 0.5 => points += 1
# wrong not-turned: game[3] if game[0] == bot else -game[3] => game[3]
# wrong counts-again: game in seen or =>
# wrong counts-again|statement-removed: seen.append(game) => pass && return [points, len(seen)] => return [points, sum(bot in game[:2] for game in games)]
# wrong draw-forgotten|other-comparison: elif result == 0 => elif result == 2
# wrong loss-minus: elif result == 0: => elif result == -1:\n            points -= 1\n        else:
# wrong others-points: game in seen or bot not in game[:2] => game in seen

# %% right: fractions
def fitness(bot, games):
    worth = {1: Fraction(1), 0: Fraction(1, 2), -1: Fraction(0)}
    unique = {(first, second, opening): result for first, second, opening, result in games}
    as_first = [result for (first, _, _), result in unique.items() if first == bot]
    as_second = [-result for (_, second, _), result in unique.items() if second == bot]
    own = as_first + as_second
    return sum(worth[result] for result in own), len(own)
# wrong not-turned: [-result for => [result for
# wrong opening-alone: (first, second, opening): result => opening: (first, second, result) && for (first, _, _), result in unique.items() => for first, second, result in unique.values() && for (_, second, _), result in unique.items() => for first, second, result in unique.values()
# wrong all-games: len(own) => len(unique)
# wrong second-ignored: own = as_first + as_second => own = as_first
# wrong draw-one: Fraction(1, 2) => 1
# wrong share: sum(worth[result] for result in own), len(own) => sum(worth[result] for result in own) / max(1, len(own)), len(own)
# wrong order-of-two: sum(worth[result] for result in own), len(own) => len(own), sum(worth[result] for result in own)

# %% wrong: mutates, takes the games away
def fitness(bot, games):
    points = number = 0
    while games:
        game = games.pop()
        if game in games:
            continue
        if game[0] == bot:
            points += (game[3] + 1) / 2
            number += 1
        if game[1] == bot:
            points += (1 - game[3]) / 2
            number += 1
    return points, number

# %% wrong: wins-for-games
def fitness(bot, games):
    wins = draws = 0
    for first, second, opening, result in set(games):
        if (first == bot and result == 1) or (second == bot and result == -1):
            wins += 1
        elif bot in (first, second) and result == 0:
            draws += 1
    return wins + draws / 2, wins

# %% wrong: neighbours-only
def fitness(bot, games):
    points, number, before = 0, 0, None
    for game in games:
        if game != before:
            if game[0] == bot:
                points += {1: 1, 0: 0.5, -1: 0}[game[3]]
                number += 1
            elif game[1] == bot:
                points += {-1: 1, 0: 0.5, 1: 0}[game[3]]
                number += 1
        before = game
    return points, number

# %% wrong: colours-alike
def fitness(bot, games):
    seen, points = set(), 0
    for first, second, opening, result in games:
        key = (min(first, second), max(first, second), opening)
        if bot in (first, second) and key not in seen:
            seen.add(key)
            points += (1 + (result if first == bot else -result)) / 2
    return points, len(seen)

# %% wrong: pair-alone
def fitness(bot, games):
    seen, points = set(), 0
    for first, second, opening, result in games:
        if bot in (first, second) and (first, second) not in seen:
            seen.add((first, second))
            points += (1 + (result if first == bot else -result)) / 2
    return points, len(seen)

# %% wrong: returns-text|returns-wrong-type
def fitness(bot, games):
    points = 0
    for first, second, opening, result in set(games):
        if bot == first:
            points += (1 + result) / 2
        elif bot == second:
            points += (1 - result) / 2
    return f"{points} points"

# %% wrong: returns-wrong-type|dict
def fitness(bot, games):
    table = {}
    for first, second, opening, result in set(games):
        table[first] = table.get(first, 0) + (1 + result) / 2
        table[second] = table.get(second, 0) + (1 - result) / 2
    return table

# %% wrong: first-game-only|return-removed|moved-out
def fitness(bot, games):
    points = number = 0
    for first, second, opening, result in games:
        if first == bot:
            points += (result + 1) / 2
            number += 1
        elif second == bot:
            points += (1 - result) / 2
            number += 1
        return points, number
    return points, number

# %% wrong: last-game-only|added-not-assigned|assigned-not-added
def fitness(bot, games):
    points = number = 0
    for first, second, opening, result in dict.fromkeys(games):
        if first == bot:
            points = (result + 1) / 2
            number += 1
        elif second == bot:
            points = (1 - result) / 2
            number += 1
    return points, number

# %% wrong: draw-forgotten|other-comparison|wrong-value, no half
def fitness(bot, games):
    points = number = 0
    for first, second, opening, result in set(games):
        if bot in (first, second):
            number += 1
            points += (first == bot) == (result > 0) if result else 0
    return points, number

# %% wrong: part-of-a-name
def fitness(bot, games):
    points = number = 0
    for one, other, opening, result in set(games):
        if bot in one:
            number += 1
            points += (result + 1) / 2
        elif bot in other:
            number += 1
            points += (1 - result) / 2
    return points, number

# %% wrong: one-a-result|opening-alone|wrong-value, points in a set
def fitness(bot, games):
    own = {(opening, result if one == bot else -result)
           for one, other, opening, result in games if bot in (one, other)}
    return sum((result + 1) / 2 for _, result in own), len(own)

# %% wrong: part-of-a-name, of either
def fitness(bot, games):
    points = played = 0
    for first, second, opening, result in set(games):
        if bot in first or bot in second:
            played += 1
            points += (result + 1) / 2 if first == bot else (1 - result) / 2
    return points, played

# %% wrong: others-draws
def fitness(bot, games):
    points = played = 0
    for first, second, opening, result in {*games}:
        if (first == bot and result == 1) or (second == bot and result == -1):
            points += 1
        elif result == 0:
            points += 0.5
        if bot in (first, second):
            played += 1
    return points, played

# %% wrong: colours-alike
def fitness(bot, games):
    own = set()
    for first, second, opening, result in games:
        if first == bot:
            own.add((second, opening, result))
        elif second == bot:
            own.add((first, opening, -result))
    return sum((1 + result) / 2 for *_, result in own), len(own)
