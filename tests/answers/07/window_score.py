import numpy as np

# %% right: solution
# wrong returns-none: return score => score
# wrong looks-at-one-window: -= 4\n    return score => -= 4\n        return score
# wrong too-many-arguments: return score => for row in range(1, 7):\n        score += 0 * position.at(4, row)\n    return score
# wrong one-of-a-kind: score -= 4 => theirs = 4 && score = 3 => theirs = 0\n    score = 3 && return score => return score - theirs
# wrong wrong-value: own == 3 and empty == 1 => own == 3 or empty == 1
# wrong ours: score = 3 * position.columns[3].count(player) => from c4lab.evaluation import WindowScore\n    return WindowScore().score(position, player)
# wrong always-red: discs.count(player), discs.count(-player) => discs.count(1), discs.count(-1)
# wrong index-out-of-range: position.at(cell) => position.columns[cell[0] - 1][cell[1] - 1]
# wrong indexes-a-position: position.at(cell) => position[cell]

# %% right: a table and numpy
def window_score(position, player):
    board = np.array([[position.at((x, y)) for x in range(1, 8)] for y in range(1, 7)]) * player
    points = {(4, 0): 100, (3, 0): 5, (2, 0): 2, (0, 3): -4}
    score = 3 * (board[:, 3] == 1).sum()
    for window in windows(7, 6):
        cells = np.array([board[y - 1, x - 1] for x, y in window])
        score += points.get((int((cells == 1).sum()), int((cells == -1).sum())), 0)
    return score

# %% right: by directions
def window_score(position, player):
    score = 3 * sum(position.at((4, y)) == player for y in range(1, 7))
    for x, y in [(x, y) for x in range(1, 8) for y in range(1, 7)]:
        for dx, dy in [(1, 0), (0, 1), (1, 1), (1, -1)]:
            if not (1 <= x + 3 * dx <= 7 and 1 <= y + 3 * dy <= 6):
                continue
            own = other = 0
            for i in range(4):
                disc = position.at((x + i * dx, y + i * dy))
                own += disc == player
                other += disc == -player
            if other == 0:
                score += [0, 0, 2, 5, 100][own]
            elif own == 0 and other == 3:
                score -= 4
    return score
# wrong off-the-board: if not (1 <= x + 3 * dx <= 7 and 1 <= y + 3 * dy <= 6):\n                continue => pass
# wrong forgets-a-direction: , (1, -1) =>
# wrong windows-ignored: own = other = 0\n            for i in range(4): => for i in range(4):\n                own = other = 0

# %% wrong: wraps-round-the-edge
def window_score(position, player):
    cells = [position.at((x, y)) for y in range(1, 7) for x in range(1, 8)]
    score = 3 * position.columns[3].count(player)
    for step in (1, 7, 8, 6):
        for start in range(42 - 3 * step):
            window = [cells[start + i * step] for i in range(4)]
            own, other = window.count(player), window.count(-player)
            score += {(4, 0): 100, (3, 0): 5, (2, 0): 2, (0, 3): -4}.get((own, other), 0)
    return score

# %% wrong: stops-too-soon
def window_score(position, player):
    score = 3 * position.columns[3].count(player)
    for window in windows(7, 6):
        discs = [position.at(cell) for cell in window]
        own, other = discs.count(player), discs.count(-player)
        score += {(4, 0): 100, (3, 0): 5, (2, 0): 2, (0, 3): -4}.get((own, other), 0)
        if (own, other) == (2, 0):
            break
    return score

# %% wrong: cells-not-discs
def window_score(position, player):
    score = 3 * position.columns[3].count(player)
    for window in windows(7, 6):
        own, other = window.count(player), window.count(-player)
        score += {(4, 0): 100, (3, 0): 5, (2, 0): 2, (0, 3): -4}.get((own, other), 0)
    return score
# wrong board-turned: window.count(player), window.count(-player) => [position.at(c) for c in window].count(player), [position.at(c) for c in window].count(-player) && windows(7, 6) => windows(6, 7)

# %% wrong: parameters-exchanged
def window_score(player, position):
    return 3 * position.columns[3].count(player)
