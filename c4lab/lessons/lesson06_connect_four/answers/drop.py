from copy import deepcopy

import numpy as np

# %% right: solution
# wrong off-by-one: row[column - 1] = player => row[column] = player
# wrong mutates: [list(row) for row in board] => board.copy()
# wrong mutates: [list(row) for row in board] => board
# wrong moved-in: return after\n    return None => \n    return after
# wrong index-out-of-range: row[column - 1] == 0 => board[column - 1][0] == 0
# wrong opposite-comparison: == 0 => != 0
# wrong compares-not-assigns: row[column - 1] = player => row[column - 1] == player
# wrong break-not-return: return after => break
# wrong print-to-return: return after => print(after)
# wrong other-variable: return after => return row

# %% right: by height
def drop(board, column, player):
    height = sum(1 for row in board if row[column - 1])
    if height == 6:
        return None
    new = deepcopy(board)
    new[height][column - 1] = player
    return new
# wrong index-order: new[height][column - 1] => new[column - 1][height]
# wrong returns-wrong-type: return new => return height
# wrong off-by-one: height == 6 => height == 5
# wrong index-removed|raises: row[column - 1]) => board[row][column - 1])
# wrong always-on-the-floor: [height] => [0]

# %% right: numpy
def drop(board, column, player):
    grid = np.array(board)
    (free,) = np.nonzero(grid[:, column - 1] == 0)
    if len(free) == 0:
        return None
    grid[free[0], column - 1] = player
    return grid
# wrong index-out-of-range|raises: if len(free) == 0:\n        return None => 

# %% right: columns
def drop(board, column, player):
    columns = [[cell for cell in pile if cell] for pile in zip(*board)]
    columns[column - 1].append(player)
    if len(columns[column - 1]) > 6:
        return None
    filled = [pile + [0] * (6 - len(pile)) for pile in columns]
    return tuple(zip(*filled))
# wrong off-by-one: > 6 => > 5

# %% right: while
def drop(board, column, player):
    new = [row[:] for row in board]
    row = 0
    while row < 6 and new[row][column - 1] != 0:
        row += 1
    if row == 6:
        return None
    new[row][column - 1] = player
    return new
# wrong index-out-of-range: row < 6 and  => 
# wrong replaces-the-highest: row < 6 => row < 5

# %% wrong: return-removed, gives up at once
def drop(board, column, player):
    new = [row[:] for row in board]
    for row in new:
        if row[column - 1] == 0:
            row[column - 1] = player
            return new
        else:
            return None
