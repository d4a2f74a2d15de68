import numpy as np

# %% right: solution
# wrong return-added: return score => score
# wrong looks-at-one-window: return score =>     return score
# wrong centre-ignored: score = 3 * position.columns[3].count(player) => score = 0
# wrong centre-once: score = 3 * position.columns[3].count(player) => score = 3 if player in position.columns[3] else 0
# wrong centre-of-both: position.columns[3].count(player) => len(position.columns[3])
# wrong argument-removed|function-removed|other-constant|off-by-one: columns[3] => columns[4]
# wrong centre-is-one: 3 * position => position
# wrong blocked-counts|part-removed: own == 3 and empty == 1 => own == 3
# wrong and-or: own == 3 and empty == 1 => own == 3 or empty == 1
# wrong blocked-counts:  and empty == 1 =>
# wrong opponent-added: score -= 4 => score += 4
# wrong opponent-ignored:         elif other == 3 and empty == 1:\n            score -= 4 =>
# wrong four-ignored|off-by-one: if own == 4 => if own == 5
# wrong wrong-value|other-constant: += 100 => += 1000
# wrong twos-ignored: own == 2 and empty == 2 => own == 2 and empty == 3
# wrong only-twos: own == 4:\n            score += 100\n        elif own == 3 and empty == 1:\n            score += 5\n        elif own == 2 and empty == 2 => own >= 2 and other == 0
# wrong overwritten|assigned-not-added: score += => score =
# wrong added-not-assigned: score += 5 => score = 5
# wrong always-red: discs.count(player), discs.count(-player) => discs.count(1), discs.count(-1)
# wrong other-player: discs.count(player), discs.count(-player) => discs.count(-player), discs.count(player)
# wrong never-negative: return score => return max(0, score)
# wrong counted-twice: windows(7, 6): => windows(7, 6) * 2:
# wrong too-many-arguments: position.at(cell) => position.at(*cell)
# wrong indexes-a-position: position.at(cell) => position[cell]

# %% right: by slices
def worth(window, player):
    own, empty = window.count(player), window.count(0)
    if own == 4:
        return 100
    if own == 3 and empty == 1:
        return 5
    if own == 2 and empty == 2:
        return 2
    return -4 if window.count(-player) == 3 and empty == 1 else 0

def window_score(position, player):
    rows = [[position.at((x, y)) for x in range(1, 8)] for y in range(1, 7)]
    score = 3 * position.columns[3].count(player)
    for row in rows:
        for start in range(4):
            score += worth(row[start : start + 4], player)
    for column in range(7):
        cells = [each[column] for each in rows]
        for start in range(3):
            score += worth(cells[start : start + 4], player)
    for start in range(3):
        for column in range(4):
            score += worth([rows[start + i][column + i] for i in range(4)], player)
            score += worth([rows[start + 3 - i][column + i] for i in range(4)], player)
    return score
# wrong rows-for-columns: cells = [each[column] for each in rows] => cells = rows[-1]
# wrong forgets-a-direction: score += worth([rows[start + 3 - i][column + i] for i in range(4)], player) => pass
# wrong forgets-a-direction: score += worth(cells[start : start + 4], player) => pass
# wrong opponent-ignored: -4 if window.count(-player) == 3 and empty == 1 else 0 => 0
# wrong opponent-added|sign: -4 => 4
# wrong off-by-one: for start in range(4) => for start in range(3)
# wrong while-needed|statement-removed: score += worth(row[start : start + 4], player) => score += worth(row[start : start + 4], player)\n            if score:\n                break
# wrong blocked-counts:  and empty == 1 =>
# wrong blocked-counts: own == 2 and empty == 2 => own == 2
# wrong cells-from-zero: range(1, 8)] for y in range(1, 7)] => range(7)] for y in range(6)]
# wrong index-out-of-range: for column in range(7) => for column in range(8)

# %% right: a table and numpy
def window_score(position, player):
    board = np.array([[position.at((x, y)) for x in range(1, 8)] for y in range(1, 7)]) * player
    points = {(4, 0): 100, (3, 0): 5, (2, 0): 2, (0, 3): -4}
    score = 3 * (board[:, 3] == 1).sum()
    for window in windows(7, 6):
        cells = np.array([board[y - 1, x - 1] for x, y in window])
        score += points.get((int((cells == 1).sum()), int((cells == -1).sum())), 0)
    return score
# wrong other-constant|bound-added|sign|opponent-added: (0, 3): -4 => (0, 3): 4
# wrong raises: points.get((int((cells == 1).sum()), int((cells == -1).sum())), 0) => points[(int((cells == 1).sum()), int((cells == -1).sum()))]
# wrong tuple-order: board[y - 1, x - 1] => board[x - 1, y - 1]
# wrong other-constant|not-the-centre|off-by-one: board[:, 3] => board[:, 4]

# %% right: by directions
def window_score(position, player):
    score = 0
    for x in range(1, 8):
        for y in range(1, 7):
            if x == 4 and position.at((x, y)) == player:
                score += 3
            for dx, dy in [(1, 0), (0, 1), (1, 1), (1, -1)]:
                end_x, end_y = x + 3 * dx, y + 3 * dy
                if not (1 <= end_x <= 7 and 1 <= end_y <= 6):
                    continue
                own = other = 0
                for i in range(4):
                    disc = position.at((x + i * dx, y + i * dy))
                    if disc == player:
                        own += 1
                    elif disc == -player:
                        other += 1
                if other == 0:
                    score += [0, 0, 2, 5, 100][own]
                elif own == 0 and other == 3:
                    score -= 4
    return score
# wrong centre-without-the-top|off-by-one: for y in range(1, 7) => for y in range(1, 6)
# wrong off-the-board: if not (1 <= end_x <= 7 and 1 <= end_y <= 6):\n                    continue => pass
# wrong forgets-a-direction: , (1, -1) =>
# wrong forgets-a-direction: (1, 0), (0, 1), (1, 1), (1, -1) => (1, 0), (0, 1)
# wrong counted-twice: [(1, 0), (0, 1), (1, 1), (1, -1)] => [(1, 0), (0, 1), (1, 1), (1, -1), (-1, 0), (0, -1), (-1, -1), (-1, 1)]
# wrong moved-before|moved-out|moved-inside: own = other = 0\n                for i in range(4): => for i in range(4):\n                    own = other = 0
# wrong off-by-one: end_x <= 7 => end_x <= 6
# wrong strict-comparison: end_x <= 7 => end_x < 7
# wrong argument-added|call-added|raises|too-many-arguments: position.at((x + i * dx, y + i * dy)) => position.at(x + i * dx, y + i * dy)

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

# %% wrong: fours-once
def window_score(position, player):
    score, four = 3 * position.columns[3].count(player), False
    for window in windows(7, 6):
        discs = [position.at(cell) for cell in window]
        own, other, empty = discs.count(player), discs.count(-player), discs.count(0)
        if own == 4:
            four = True
        elif own == 3 and empty == 1:
            score += 5
        elif own == 2 and empty == 2:
            score += 2
        elif other == 3 and empty == 1:
            score -= 4
    return score + 100 * four

# %% wrong: index-out-of-range
def window_score(position, player):
    score = 3 * position.columns[3].count(player)
    for column in range(7):
        for row in range(3):
            discs = [position.columns[column][row + i] for i in range(4)]
            if discs.count(player) == 4:
                score += 100
            elif discs.count(player) == 3 and discs.count(0) == 1:
                score += 5
    return score

# %% wrong: both-sides
def one_side(position, player):
    score = 3 * position.columns[3].count(player)
    for window in windows(7, 6):
        discs = [position.at(cell) for cell in window]
        points = {(4, 0): 100, (3, 0): 5, (2, 0): 2, (0, 3): -4}
        score += points.get((discs.count(player), discs.count(-player)), 0)
    return score

def window_score(position, player):
    return one_side(position, player) - one_side(position, -player)
# %% wrong: ours
from c4lab.evaluation import WindowScore

def window_score(position, player):
    return WindowScore().score(position, player)
