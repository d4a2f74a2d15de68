from copy import copy, deepcopy

# %% right: solution
# wrong still-shared: [discs.copy() for discs in board] => board.copy()
# wrong still-shared: [discs.copy() for discs in board] => list(board)
# wrong still-shared: [discs.copy() for discs in board] => board[:]
# wrong still-shared: [discs.copy() for discs in board] => copy(board)
# wrong still-shared: [discs.copy() for discs in board] => [discs for discs in board]
# wrong mutates: [discs.copy() for discs in board] => board if column else deepcopy(board)
# wrong counts-from-0: column + 1 => column
# wrong ignores-full-columns: < 6 => < 99
# wrong off-by-one|strict-comparison: < 6 => < 5
# wrong strict-comparison|ignores-full-columns: < 6 => <= 6
# wrong off-by-one: range(7) => range(6)
# wrong off-by-one: range(7) => range(1, 7)
# wrong not-none: return None => return 0
# wrong other-variable: temp_board, player => board, player
# wrong sign: append(player) => append(-player)
# wrong return-removed|moved-out: \n                return column + 1\n    return None => \n                return column + 1\n        return None

# %% right: deepcopy
def winning_column(board, player):
    for column in range(7):
        after = deepcopy(board)
        if len(after[column]) < 6:
            after[column].append(player)
            if connects_four(after, player):
                return column + 1
# wrong moved-before|one-copy-for-all: for column in range(7):\n        after = deepcopy(board) => after = deepcopy(board)\n    for column in range(7):
# wrong last-column: range(7) => range(6, -1, -1)
# wrong wrong-value|counts-from-0: return column + 1 => return range(7)[column]

# %% right: takes back
def winning_column(board, player):
    for column in range(7):
        if len(board[column]) == 6:
            continue
        board[column].append(player)
        won = connects_four(board, player)
        board[column].pop()
        if won:
            return column + 1
    return None
# wrong mutates: board[column].pop() => pass
# wrong disc-left-behind: if won => board[column].append(player) if won else None\n        if won

# %% right: a generator
def winning_column(board, player):
    tries = (
        (column, [*board[: column - 1], [*board[column - 1], player], *board[column:]])
        for column in range(1, 8)
        if len(board[column - 1]) < 6
    )
    return next((column for column, after in tries if connects_four(after, player)), None)

# %% wrong: disc-left-behind
def winning_column(board, player):
    for column in range(7):
        if len(board[column]) < 6:
            board[column].append(player)
            if connects_four(board, player):
                return column + 1
            board[column].pop()
    return None

# %% wrong: last-column
def winning_column(board, player):
    found = None
    for column in range(7):
        after = deepcopy(board)
        if len(after[column]) < 6:
            after[column].append(player)
            if connects_four(after, player):
                found = column + 1
    return found
