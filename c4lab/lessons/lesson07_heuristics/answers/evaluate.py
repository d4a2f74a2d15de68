# %% right: solution
# wrong first-player-view: score(position, position.player) - score(position, -position.player) => score(position, 1) - score(position, -1)
# wrong second-player-view: score(position, position.player) - score(position, -position.player) => score(position, -1) - score(position, 1)
# wrong own-only:  - score(position, -position.player) =>
# wrong own-only: return score(position, position.player) - score(position, -position.player) => return position.player * score(position, position.player)
# wrong other-only: return score(position, position.player) - => return -
# wrong red-only: score(position, position.player) - score(position, -position.player) => position.player * score(position, 1)
# wrong sum: - score => + score
# wrong turned-round: return score(position, position.player) - score(position, -position.player) => return score(position, -position.player) - score(position, position.player)
# wrong no-sign: score(position, position.player) - score(position, -position.player) => abs(score(position, 1) - score(position, -1))
# wrong argument-missing: score(position, position.player) - score(position, -position.player) => score(position)
# wrong ours: score(position, position.player) - score(position, -position.player) => Squares()(position)
# wrong returns-none|return-missing: return score => score

# %% right: by branches
def evaluate(position, score):
    red, amber = score(position, 1), score(position, -1)
    if len(position.history) % 2 == 0:
        return red - amber
    return amber - red
# wrong first-player-view: amber - red => red - amber
# wrong turned-round|opposite-comparison|negated-condition|other-constant|off-by-one: == 0 => == 1
# wrong no-sign: return red - amber => return abs(red - amber)\n    return abs(red - amber)

# %% right: a sum
def evaluate(position, score):
    return position.player * sum(player * score(position, player) for player in (+1, -1))
# wrong sum: position.player * sum(player * score => sum(score
# wrong first-player-view: position.player * sum => sum

# %% right: from a sheet
def evaluate(position, score):
    points = {}
    for player in (1, -1):
        points[player] = score(position, player)
    mover = position.player
    return points[mover] - points[-mover]
# wrong own-only: points[mover] - points[-mover] => points[mover]
# wrong second-player-view: points[mover] - points[-mover] => points[-1] - points[1]

# %% wrong: score-unused
def window_score(position, player):
    score = 3 * position.columns[3].count(player)
    for window in windows(7, 6):
        discs = [position.at(cell) for cell in window]
        own, other, empty = discs.count(player), discs.count(-player), discs.count(0)
        points = {(4, 0): 100, (3, 0): 5, (2, 0): 2, (0, 3): -4}
        score += points.get((own, other), 0)
    return score

def evaluate(position, score):
    return window_score(position, position.player) - window_score(position, -position.player)
