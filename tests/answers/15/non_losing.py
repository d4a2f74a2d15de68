# %% right: solution

# %% right: branches
def non_losing(mine, mask):
    moves = landings(mask)
    theirs = cells_that_win(mine ^ mask, mask)
    must = moves & theirs
    if must & must - 1:
        return 0
    if must:
        moves = must
    return moves & ~(theirs >> 1)
# wrong gives-up-late: must & must - 1 => must.bit_count() > 2

# %% right: one by one
def non_losing(mine, mask):
    theirs = cells_that_win(mine ^ mask, mask)
    kept = 0
    for c in range(7):
        move = landings(mask) & 0b111111 << 7 * c
        rest = landings(mask | move) & theirs
        if move and not rest & ~move:
            kept |= move
    return kept
# wrong landings-before: landings(mask | move) & theirs => landings(mask) & theirs

# %% wrong: reachable-first
def non_losing(mine, mask):
    moves = landings(mask)
    theirs = cells_that_win(mine ^ mask, mask) & moves
    if theirs:
        moves = theirs if theirs.bit_count() == 1 else 0
    return moves & ~(theirs >> 1)

# %% wrong: new-disc-theirs
def non_losing(mine, mask):
    keep = 0
    for c in range(7):
        move = landings(mask) & 0b111111 << 7 * c
        if move:
            after = mask | move
            if not cells_that_win(mine ^ after, after) & landings(after):
                keep |= move
    return keep

# %% wrong: not-for-complement
def non_losing(mine, mask):
    theirs = cells_that_win(mine ^ mask, mask)
    moves = landings(mask)
    must = theirs & moves
    if must:
        if must & must - 1:
            return 0
        moves = must
    return moves & (not theirs >> 1)
