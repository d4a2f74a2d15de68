from fractions import Fraction

# %% right: solution
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

# %% right: fractions
def fitness(bot, games):
    worth = {1: Fraction(1), 0: Fraction(1, 2), -1: Fraction(0)}
    unique = {(first, second, opening): result for first, second, opening, result in games}
    as_first = [result for (first, _, _), result in unique.items() if first == bot]
    as_second = [-result for (_, second, _), result in unique.items() if second == bot]
    own = as_first + as_second
    return sum(worth[result] for result in own), len(own)
# wrong opening-alone: (first, second, opening): result => opening: (first, second, result) && for (first, _, _), result in unique.items() => for first, second, result in unique.values() && for (_, second, _), result in unique.items() => for first, second, result in unique.values()

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

# %% wrong: returns-text|returns-wrong-type
def fitness(bot, games):
    points = 0
    for first, second, opening, result in set(games):
        if bot == first:
            points += (1 + result) / 2
        elif bot == second:
            points += (1 - result) / 2
    return f"{points} points"

# %% wrong: one-a-result|opening-alone|wrong-value, points in a set
def fitness(bot, games):
    own = {(opening, result if one == bot else -result)
           for one, other, opening, result in games if bot in (one, other)}
    return sum((result + 1) / 2 for _, result in own), len(own)
