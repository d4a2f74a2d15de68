from copy import deepcopy

import numpy as np

# %% right: solution
# wrong wrong-value: row[column - 1] = player => row[column] = player
# wrong mutates: [list(row) for row in board] => board.copy()
# wrong leaves-the-board: row[column - 1] == 0 => board[column - 1][0] == 0

# %% right: by height
def drop(board, column, player):
    height = sum(1 for row in board if row[column - 1])
    if height == 6:
        return None
    new = deepcopy(board)
    new[height][column - 1] = player
    return new
# wrong wrong-value: new[height][column - 1] => new[column - 1][height]

# %% right: numpy
def drop(board, column, player):
    grid = np.array(board)
    (free,) = np.nonzero(grid[:, column - 1] == 0)
    if len(free) == 0:
        return None
    grid[free[0], column - 1] = player
    return grid

# %% right: columns
def drop(board, column, player):
    columns = [[cell for cell in pile if cell] for pile in zip(*board)]
    columns[column - 1].append(player)
    if len(columns[column - 1]) > 6:
        return None
    filled = [pile + [0] * (6 - len(pile)) for pile in columns]
    return tuple(zip(*filled))
