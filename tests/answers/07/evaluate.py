# %% right: solution
# wrong argument-missing: score(position, position.player) - score(position, -position.player) => score(position)
# wrong ours: score(position, position.player) - score(position, -position.player) => Squares()(position)
# wrong returns-none|return-missing: return score => score

# %% right: by branches
def evaluate(position, score):
    red, amber = score(position, 1), score(position, -1)
    if len(position.history) % 2 == 0:
        return red - amber
    return amber - red

# %% right: a sum
def evaluate(position, score):
    return position.player * sum(player * score(position, player) for player in (+1, -1))

# %% right: from a sheet
def evaluate(position, score):
    points = {player: score(position, player) for player in (1, -1)}
    return points[position.player] - points[-position.player]

# %% wrong: score-unused
def window_score(position, player):
    score, points = 3 * position.columns[3].count(player), {(4, 0): 100, (3, 0): 5, (2, 0): 2}
    for window in windows(7, 6):
        discs = [position.at(cell) for cell in window]
        score += {**points, (0, 3): -4}.get((discs.count(player), discs.count(-player)), 0)
    return score

def evaluate(position, score):
    return window_score(position, position.player) - window_score(position, -position.player)
