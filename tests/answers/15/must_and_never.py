# %% right: solution

# %% right: in one line each
def must_and_never(mine, mask):
    theirs = cells_that_win(mask ^ mine, mask)
    moves = landings(mask)
    return moves & theirs, moves & theirs >> 1

# %% right: cells moved up
def must_and_never(mine, mask):
    moves = landings(mask)
    theirs = cells_that_win(mask & ~mine, mask)
    return theirs & moves, (moves << 1 & theirs) >> 1

# %% right: winning cells of both
def must_and_never(mine, mask):
    own = cells_that_win(mine, mask)
    theirs = cells_that_win(mine ^ mask, mask)
    must = theirs & landings(mask)
    never = landings(mask) & theirs >> 1
    return must, never
# wrong wrong-player: must = theirs => must = own

# %% wrong: own-win-first
def must_and_never(mine, mask):
    moves = landings(mask)
    if moves & cells_that_win(mine, mask):
        return 0, 0
    theirs = cells_that_win(mine ^ mask, mask)
    return theirs & moves, moves & (theirs >> 1)

# %% right: a disc on each cell
from c4lab.games.bits import has_four


def must_and_never(mine, mask):
    theirs, wins = mine ^ mask, 0
    for column in range(7):
        for row in range(6):
            cell = 1 << 7 * column + row
            if not mask & cell and has_four(theirs | cell):
                wins |= cell
    return wins & landings(mask), landings(mask) & wins >> 1

# %% right: a disc on each landing, and above it
from c4lab.games.bits import has_four


def must_and_never(mine, mask):
    must = never = 0
    for bit in range(49):
        cell = 1 << bit
        if landings(mask) & cell:
            must |= has_four(mine ^ mask | cell) * cell
            if bit % 7 < 5:
                never |= has_four(mine ^ mask | cell << 1) * cell
    return must, never
