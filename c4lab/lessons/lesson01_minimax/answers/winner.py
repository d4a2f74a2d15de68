# %% right: solution
# wrong stops-at-an-empty-line: cells[a] != 0 and cells[a] => cells[a]
# wrong looks-at-the-first-line: \n    return 0 => \n        return 0
# wrong looks-at-the-first-line: \n    return 0 => \n        else:\n            return 0
# wrong forgets-the-diagonals: , (0, 4, 8), (2, 4, 6) =>
# wrong forgets-the-line: , (2, 4, 6) =>
# wrong forgets-the-line: (1, 4, 7) => (1, 4, 8)
# wrong only-x: cells[a] != 0 => cells[a] == 1
# wrong x-for-both: return cells[a] => return 1
# wrong turned-round: return cells[a] => return -cells[a]
# wrong compares-two: cells[a] == cells[b] == cells[c] => cells[a] == cells[b]
# wrong returns-the-square: return cells[a] => return a
# wrong squares-from-one: [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)] => [(1, 2, 3), (4, 5, 6), (7, 8, 9), (1, 4, 7), (2, 5, 8), (3, 6, 9), (1, 5, 9), (3, 5, 7)]
# wrong return-added: \n    return 0 =>
# wrong other-constant: return 0 => return None

# %% right: squares from one
def winner(cells):
    for a, b, c in [(1, 2, 3), (4, 5, 6), (7, 8, 9), (1, 4, 7), (2, 5, 8), (3, 6, 9), (1, 5, 9), (3, 5, 7)]:
        if cells[a - 1] == cells[b - 1] and cells[b - 1] == cells[c - 1]:
            if cells[a - 1] != 0:
                return cells[a - 1]
    return 0

# %% right: sums of slices
def winner(cells):
    rows = [cells[0:3], cells[3:6], cells[6:9], cells[0::3], cells[1::3], cells[2::3]]
    for line in rows + [cells[0::4], cells[2:7:2]]:
        if abs(sum(line)) == 3:
            return line[0]
    return 0
# wrong stops-at-an-empty-line: abs(sum(line)) == 3 => len(set(line)) == 1
# wrong forgets-the-columns: , cells[0::3], cells[1::3], cells[2::3]] => ]
# wrong forgets-the-line: cells[2:7:2] => cells[2:6:2]
# wrong only-x: abs(sum(line)) == 3 => sum(line) == 3
# wrong strict-comparison: == 3 => >= 2
# wrong returns-wrong-type: return line[0] => return line

# %% right: by players
def winner(cells):
    for player in (1, -1):
        for i in range(3):
            if all(cells[3 * i + j] == player for j in range(3)):
                return player
            if all(cells[i + 3 * j] == player for j in range(3)):
                return player
        if cells[0] == cells[4] == cells[8] == player or cells[2] == cells[4] == cells[6] == player:
            return player
    return 0
# wrong only-x: (1, -1) => (1,)
# wrong other-function: all(cells[3 => any(cells[3
# wrong forgets-the-rows: 3 * i + j => i + 3 * j
# wrong off-by-one: range(3):\n => range(2):\n
# wrong forgets-the-diagonals: if cells[0] == cells[4] == cells[8] == player or cells[2] == cells[4] == cells[6] == player:\n            return player => 
# wrong forgets-the-diagonals: player or cells => player and cells
# wrong returns-text: return player => return "X" if player == 1 else "O"

# %% right: one long expression
def winner(cells):
    c = cells
    if c[0] == c[1] == c[2] != 0 or c[0] == c[3] == c[6] != 0 or c[0] == c[4] == c[8] != 0:
        return c[0]
    if c[4] == c[1] == c[7] != 0 or c[4] == c[3] == c[5] != 0 or c[4] == c[2] == c[6] != 0:
        return c[4]
    if c[8] == c[5] == c[2] != 0 or c[8] == c[7] == c[6] != 0:
        return c[8]
    return 0
# wrong forgets-the-line: or c[8] == c[7] == c[6] != 0 =>
# wrong stops-at-an-empty-line: c[0] == c[1] == c[2] != 0 => c[0] == c[1] == c[2]
# wrong index-out-of-range: return c[8] => return c[9]

# %% wrong: mutates
def winner(cells):
    cells[0] = 0
    return 0

# %% wrong: stops-at-an-empty-line
def winner(cells):
    for i in range(3):
        if cells[3 * i] == cells[3 * i + 1] == cells[3 * i + 2]:
            return cells[3 * i]
        if cells[i] == cells[i + 3] == cells[i + 6]:
            return cells[i]
    if cells[0] == cells[4] == cells[8] or cells[2] == cells[4] == cells[6]:
        return cells[4]
    return 0
