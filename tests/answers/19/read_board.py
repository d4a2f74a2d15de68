# %% right: solution

# %% right: two loops from the bottom
def read_board(board, mark):
    mine = 0
    mask = 0
    for column in range(7):
        for row in range(6):
            disc = board[7 * (5 - row) + column]
            if disc != 0:
                mask += 2 ** (7 * column + row)
                if disc == mark:
                    mine += 2 ** (7 * column + row)
    return (mine, mask)

# %% right: sums
def read_board(board, mark):
    def bits(wanted):
        return sum(
            1 << 7 * (place % 7) + 5 - place // 7
            for place in range(42)
            if board[place] in wanted
        )
    return bits({mark}), bits({1, 2})
