from functools import cache

# %% right: solution
# wrong draw-is-falsy: position.result() is not None => position.result()
# wrong counts-draws-only: position.result() is not None => position.result() == 0
# wrong counts-full-boards-only: position.result() is not None => position.left == 0
# wrong never-counts-one: return 1 => return 0
# wrong opposite-comparison: is not None => is None
# wrong call-added: position.result() => position.result
# wrong call-without-parentheses: position.moves() => position.moves
# wrong counts-moves: sum(count_games(position.play(move)) for move in position.moves()) => len(position.moves())
# wrong counts-nodes: return sum => return 1 + sum
# wrong move-for-position: count_games(position.play(move)) => count_games(move)
# wrong same-position: count_games(position.play(move)) => count_games(position)

# %% right: adds
def count_games(position):
    if position.result() is not None:
        return 1
    total = 0
    for move in position.moves():
        total += count_games(position.play(move))
    return total
# wrong draw-is-falsy: position.result() is not None => position.result()
# wrong counts-nodes: total = 0 => total = 1
# wrong added-not-assigned: total += => total =
# wrong returns-too-early: \n    return total => \n        return total
# wrong returns-too-early: \n    return total => \n        return total\n    return total
# wrong return-added: \n    return total =>
# wrong moved-before: \n    total = 0\n    for move in position.moves(): => \n    for move in position.moves():\n        total = 0
# wrong result-kept: total += count_games(position.play(move)) => count_games(position.play(move))
# wrong play-forgotten: total += count_games(position.play(move)) => position.play(move)\n        total += count_games(position)
# wrong adds-the-results: return 1 => return position.result()

# %% right: a variable for the result
def count_games(position):
    result = position.result()
    if result == 1 or result == -1 or result == 0:
        return 1
    games = 0
    for move in position.moves():
        after = position.play(move)
        games = games + count_games(after)
    return games
# wrong draw-is-falsy: or result == 0 =>
# wrong counts-one-player-only: result == 1 or result == -1 or result == 0 => result == 1

# %% right: a list of positions
def count_games(position):
    waiting = [position]
    games = 0
    while waiting:
        here = waiting.pop()
        if here.moves():
            waiting.extend(here.play(move) for move in here.moves())
        else:
            games += 1
    return games
# wrong counts-nodes: else:\n            games += 1 => games += 1

# %% right: memory
@cache
def count_games(position):
    return sum(count_games(position.play(move)) for move in position.moves()) or 1
# wrong never-counts-one: or 1 =>

# %% right: a function inside
def count_games(position):
    games = 0

    def visit(here):
        nonlocal games
        if here.result() is not None:
            games += 1
        for move in here.moves():
            visit(here.play(move))

    visit(position)
    return games
# wrong counts-nodes: if here.result() is not None:\n            games += 1 => games += 1
# wrong used-before-set: nonlocal games => pass
# wrong never-counts-one: visit(position)\n    return => return

# %% wrong: kept-between-calls, global
games = 0

def count_games(position):
    global games
    if position.result() is not None:
        games += 1
    for move in position.moves():
        count_games(position.play(move))
    return games

# %% wrong: kept-between-calls, default
def count_games(position, games=[]):
    if position.result() is not None:
        games.append(position)
    for move in position.moves():
        count_games(position.play(move), games)
    return len(games)
