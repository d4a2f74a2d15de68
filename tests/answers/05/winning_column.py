# %% right: solution
# wrong still-shared: [discs.copy() for discs in board] => board.copy()
# wrong mutates: [discs.copy() for discs in board] => board if column else [discs.copy() for discs in board]

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
# wrong disc-left-behind:         board[column].pop()\n        if won:\n            return column + 1 =>         if won:\n            return column + 1\n        board[column].pop()

# %% right: a generator
def winning_column(board, player):
    tries = (
        (column, [*board[: column - 1], [*board[column - 1], player], *board[column:]])
        for column in range(1, 8)
        if len(board[column - 1]) < 6
    )
    return next((column for column, after in tries if connects_four(after, player)), None)
# wrong prints-the-column|print-to-return: return next((column for column, after in tries if connects_four(after, player)), None) => for column, after in tries:\n        if connects_four(after, player):\n            print(column)
