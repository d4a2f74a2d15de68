from functools import cache

# %% right: solution
# wrong call-without-parentheses: position.moves() => position.moves
# wrong raises: in position.moves() => in range(len(position.moves()))

# %% right: adds
def count_games(position):
    if position.result() is not None:
        return 1
    total = 0
    for move in position.moves():
        total += count_games(position.play(move))
    return total
# wrong always-one: total += => total =
# wrong equals-plus: total += => total =+
# wrong returns-too-early: \n    return total => \n        return total
# wrong returns-none: \n    return total =>
# wrong unfinished-is-nothing: total += count_games(position.play(move)) => count_games(position.play(move))
# wrong play-forgotten: total += count_games(position.play(move)) => position.play(move)\n        total += count_games(position)

# %% right: a list of positions
def count_games(position):
    waiting, games = [position], 0
    while waiting:
        here = waiting.pop()
        if here.moves():
            waiting.extend(here.play(move) for move in here.moves())
        else:
            games += 1
    return games

# %% right: memory
@cache
def count_games(position):
    return sum(count_games(position.play(move)) for move in position.moves()) or 1

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
