# %% right: solution
# wrong no-line: (1, 4, 7) => (1, 4, 8)
# wrong no-line: (2, 4, 6)] => (2, 4, 6), (1, 4, 6)]
# wrong forgets-the-line: , (2, 4, 6)] => ]
# wrong forgets-the-columns: (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)] => ]
# wrong returns-none: \n    return 0 =>

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
# wrong one-mark-is-enough|other-function: all(cells[3 => any(cells[3
# wrong forgets-the-rows: 3 * i + j => i + 3 * j
# wrong forgets-the-diagonals: player or cells => player and cells
# wrong returns-text: return player => return "X" if player == 1 else "O"

# %% right: sums of slices
def winner(cells):
    rows = [cells[0:3], cells[3:6], cells[6:9], cells[0::3], cells[1::3], cells[2::3]]
    for line in rows + [cells[0::4], cells[2:7:2]]:
        if abs(sum(line)) == 3:
            return line[0]
    return 0
# wrong mutates: return 0 => cells[0] = 0\n    return 0

# %% right: one long expression, squares from one
def winner(cells):
    c = [0, *cells]
    if c[1] == c[2] == c[3] != 0 or c[1] == c[4] == c[7] != 0 or c[1] == c[5] == c[9] != 0:
        return c[1]
    if c[5] == c[2] == c[8] != 0 or c[5] == c[4] == c[6] != 0 or c[5] == c[3] == c[7] != 0:
        return c[5]
    return c[9] if c[9] == c[6] == c[3] != 0 or c[9] == c[8] == c[7] != 0 else 0
# wrong forgets-the-line: or c[9] == c[8] == c[7] != 0 =>
# wrong index-out-of-range: c = [0, *cells] => c = cells

# %% wrong: three-by-three
def winner(cells):
    for i in range(3):
        if cells[i][0] == cells[i][1] == cells[i][2] != 0:
            return cells[i][0]
        if cells[0][i] == cells[1][i] == cells[2][i] != 0:
            return cells[0][i]
    return 0

# %% right: thirds
def winner(cells):
    lines = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
    for a, b, c in lines:
        third = int((cells[a] + cells[b] + cells[c]) / 3)
        if third:
            return third
    return 0
