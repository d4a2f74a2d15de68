# %% right: solution
# wrong ours: wins, safe = [], [] => from c4lab.players.forced import forced_first\n    return forced_first(position)\n    wins, safe = [], []
# wrong wins-only: after.play(reply).result() => after.result()
# wrong added-not-assigned|one-safe-move: safe.append(move) => safe = [move]
# wrong move-twice: results = [after.play(reply).result() for reply in after.moves()]\n        if -position.player not in results:\n => for reply in after.moves():\n            if after.play(reply).result() == after.player:\n                break\n
# wrong nothing-left:  or list(position.moves()) =>
# wrong wins-only|all-replies-win|comparison-changed|other-call|any-all: -position.player not in results => not all(result == -position.player for result in results)

# %% right: comprehensions
def worth_a_search(position):
    def wins(position):
        return [m for m in position.moves() if position.play(m).result() == position.player]

    moves = position.moves()
    safe = [move for move in moves if not wins(position.play(move))]
    return wins(position) or safe or moves
# wrong nothing-left: wins(position) or safe or moves => wins(position) or safe
# wrong half-done: wins(position) or safe or moves => wins(position)
# wrong wrong-value: position.play(m).result() == position.player => position.play(m).result == position.player
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
# wrong one-win: return {m for m in position.moves() if position.play(m).result() == position.player} => return {move}
# wrong draw-for-win|comparison-changed|wrong-value: after.play(reply).result() == after.player => after.play(reply).result() is not None

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

# %% wrong: one-reply-decides
def worth_a_search(position):
    wins, safe = [], []
    for move in position.moves():
        after = position.play(move)
        if after.result() == position.player:
            wins.append(move)
        lost = False
        for reply in after.moves():
            lost = after.play(reply).result() == after.player
        if not lost:
            safe.append(move)
    return wins or safe or list(position.moves())

# %% wrong: removed-while-walking
def worth_a_search(position):
    moves = list(position.moves())
    wins = [move for move in moves if position.play(move).result() == position.player]
    for move in moves:
        after = position.play(move)
        if after.player in [after.play(reply).result() for reply in after.moves()]:
            moves.remove(move)
    return wins or moves or list(position.moves())

# %% wrong: draw-counts-as-win
def worth_a_search(position):
    wins = [m for m in position.moves() if position.play(m).result() is not None]
    if wins:
        return wins
    safe = [m for m in position.moves()
            if all(position.play(m).play(r).result() != -position.player for r in position.play(m).moves())]
    return safe or list(position.moves())

# %% wrong: reply-above
def worth_a_search(position):
    wins, blocks = [], []
    for move in position.moves():
        if position.play(move).result() == position.player:
            wins.append(move)
    for move in position.moves():
        for other in position.moves():
            if other != move:
                after = position.play(move)
                if other in after.moves() and after.play(other).result() == -position.player:
                    break
        else:
            blocks.append(move)
    return wins or blocks or list(position.moves())
