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
# wrong upside-down: 7 * (5 - row) => 7 * row
# wrong others-discs: disc == mark => disc != mark
# wrong always-player-1: disc == mark => disc == 1
# wrong mirrored: (5 - row) + column => (5 - row) + 6 - column
# wrong exchanged: return (mine, mask) => return (mask, mine)

# %% right: sums
def read_board(board, mark):
    def bits(wanted):
        return sum(
            1 << 7 * (place % 7) + 5 - place // 7
            for place in range(42)
            if board[place] in wanted
        )
    return bits({mark}), bits({1, 2})
# wrong place-is-bit: 7 * (place % 7) + 5 - place // 7 => place
# wrong upside-down: 5 - place // 7 => place // 7
# wrong mask-is-player-1: bits({1, 2}) => bits({1})
# wrong mask-is-other: bits({1, 2}) => bits({3 - mark})
# wrong mask-is-all: bits({1, 2}) => bits({0, 1, 2})
# wrong always-player-2: bits({mark}) => bits({2})
# wrong six-bits: 7 * (place % 7) => 6 * (place % 7)

# %% wrong: mask-is-other
def read_board(board, mark):
    mine = theirs = 0
    for place, disc in enumerate(board):
        bit = 1 << 7 * (place % 7) + 5 - place // 7
        if disc == mark:
            mine |= bit
        elif disc:
            theirs |= bit
    return mine, theirs

# %% wrong: six-in-a-row
def read_board(board, mark):
    mine = mask = 0
    for place, disc in enumerate(board):
        row, column = place // 6, place % 6
        bit = 1 << 7 * column + 5 - row if disc else 0
        mask |= bit if disc else 0
        mine |= bit if disc == mark else 0
    return mine, mask

# %% wrong: row-added
def read_board(board, mark):
    mine = mask = 0
    for place, disc in enumerate(board):
        row, column = divmod(place, 7)
        bit = (1 << 7 * column) + (5 - row)
        if disc:
            mask |= bit
        if disc == mark:
            mine |= bit
    return mine, mask
