# %% right: solution
# wrong ours: wins, safe = [], [] => from c4lab.players.forced import forced_first\n    return forced_first(position)\n    wins, safe = [], []
# wrong wins-only|all-replies-win|comparison-changed|other-call|any-all: -position.player not in results => not all(result == -position.player for result in results)

# %% right: comprehensions
def worth_a_search(position):
    def wins(position):
        return [m for m in position.moves() if position.play(m).result() == position.player]

    moves = position.moves()
    safe = [move for move in moves if not wins(position.play(move))]
    return wins(position) or safe or moves
# wrong no-parentheses: position.play(m).result() == position.player => position.play(m).result == position.player
# wrong win-not-alone: wins(position) or safe => safe

# %% right: early returns, a set
def worth_a_search(position):
    for move in position.moves():
        if position.play(move).result() == position.player:
            return {m for m in position.moves() if position.play(m).result() == position.player}
    found = set()
    for move in position.moves():
        after = position.play(move)
        for reply in after.moves():
            if after.play(reply).result() == after.player:
                break
        else:
            found.add(move)
    return found if found else set(position.moves())

# %% wrong: wrong-value, a dict
def worth_a_search(position):
    wins = [m for m in position.moves() if position.play(m).result() == position.player]
    return dict.fromkeys(wins)

# %% wrong: returns-in-the-loop
def worth_a_search(position):
    for move in position.moves():
        after = position.play(move)
        if after.result() == position.player:
            return [move]
        if after.player not in [after.play(reply).result() for reply in after.moves()]:
            return [move]
    return list(position.moves())
# wrong not-a-list: [move] => move

# %% wrong: removed-while-walking
def worth_a_search(position):
    moves = list(position.moves())
    wins = [move for move in moves if position.play(move).result() == position.player]
    for move in moves:
        after = position.play(move)
        if after.player in [after.play(reply).result() for reply in after.moves()]:
            moves.remove(move)
    return wins or moves or list(position.moves())
