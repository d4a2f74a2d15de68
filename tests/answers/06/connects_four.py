import numpy as np

# %% right: solution
# wrong wraps-round-the-edge: 0 <= c < 7 => c < 7
# wrong misses-an-edge: range(7) => range(6)

# %% right: loops
def connects_four(board, player):
    for r in range(6):
        for c in range(4):
            if all(board[r][c + i] == player for i in range(4)):
                return True
    for r in range(3):
        for c in range(7):
            if all(board[r + i][c] == player for i in range(4)):
                return True
    for r in range(3):
        for c in range(4):
            if all(board[r + i][c + i] == player for i in range(4)):
                return True
            if all(board[r + 3 - i][c + i] == player for i in range(4)):
                return True
    return False
# wrong falls-below-the-floor: board[r + 3 - i][c + i] => board[r - i][c + i]
# wrong looks-at-one-window: return True\n    for r in range(3):\n        for c in range(7) => return True\n            return False\n    for r in range(3):\n        for c in range(7)

# %% right: in text
def connects_four(board, player):
    rows = ["".join("#" if cell == player else "." for cell in row) for row in board]
    text, width = "|".join(rows), 8  # the bar keeps the rows apart
    return any(
        all(text[i + step * k] == "#" for k in range(4))
        for step in (1, width - 1, width, width + 1)
        for i in range(len(text) - 3 * step)
    )

# %% right: a counter
def connects_four(board, player):
    lines = [[(r, c) for c in range(7)] for r in range(6)]
    lines += [[(r, c) for r in range(6)] for c in range(7)]
    for k in range(-5, 12):
        lines.append([(r, r + k) for r in range(6) if 0 <= r + k < 7])
        lines.append([(r, k - r) for r in range(6) if 0 <= k - r < 7])
    for line in lines:
        count = 0
        for r, c in line:
            count = count + 1 if board[r][c] == player else 0
            if count == 4:
                return True
    return False
# wrong wrong-value: \n            if count == 4:\n                return True =>         \n        if count == 4:\n            return True

# %% right: numpy
def connects_four(board, player):
    m = np.array(board) == player
    across = m[:, :-3] & m[:, 1:-2] & m[:, 2:-1] & m[:, 3:]
    upwards = m[:-3] & m[1:-2] & m[2:-1] & m[3:]
    rising = m[:-3, :-3] & m[1:-2, 1:-2] & m[2:-1, 2:-1] & m[3:, 3:]
    falling = m[3:, :-3] & m[2:-1, 1:-2] & m[1:-2, 2:-1] & m[:-3, 3:]
    return across.any() or upwards.any() or rising.any() or falling.any()

# %% wrong: gaps-count
def connects_four(board, player):
    for row in board:
        if row.count(player) >= 4:
            return True
    return False

# %% wrong: looks-at-one-window
def connects_four(board, player):
    for row in range(6):
        for column in range(7):
            for up, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
                if 0 <= row + 3 * up < 6 and 0 <= column + 3 * right < 7:
                    if all(board[row + i * up][column + i * right] == player for i in range(4)):
                        return True
                    else:
                        return False
