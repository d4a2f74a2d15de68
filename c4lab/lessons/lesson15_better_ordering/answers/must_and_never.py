# %% right: solution

# %% right: in one line each
def must_and_never(mine, mask):
    theirs = cells_that_win(mask ^ mine, mask)
    moves = landings(mask)
    return moves & theirs, moves & theirs >> 1
# wrong out-of-reach: return moves & theirs, => return theirs,
# wrong above-for-below: theirs >> 1 => theirs << 1
# wrong wrong-player: cells_that_win(mask ^ mine, mask) => cells_that_win(mine, mask)

# %% right: cells moved up
def must_and_never(mine, mask):
    moves = landings(mask)
    theirs = cells_that_win(mask & ~mine, mask)
    return theirs & moves, (moves << 1 & theirs) >> 1
# wrong same-cell: (moves << 1 & theirs) >> 1 => moves << 1 & theirs

# %% right: winning cells of both
def must_and_never(mine, mask):
    own = cells_that_win(mine, mask)
    theirs = cells_that_win(mine ^ mask, mask)
    must = theirs & landings(mask)
    never = landings(mask) & theirs >> 1
    return must, never
# wrong wrong-player: must = theirs => must = own

# %% wrong: wrong-player, as given
def must_and_never(mine, mask):
    theirs = cells_that_win(mine, mask)
    must = theirs
    never = landings(mask) & (theirs << 1)
    return must, never

# %% wrong: blocked-left-out
def must_and_never(mine, mask):
    free = landings(mask)
    theirs = cells_that_win(mine ^ mask, mask)
    must = theirs & free
    free = free ^ must
    return must, free & (theirs >> 1)
