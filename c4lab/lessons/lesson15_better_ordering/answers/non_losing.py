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
# wrong both-blocks: if must & must - 1: => if False:
# wrong below-missing|forced-and-below: moves = must\n => return must\n
# wrong wrong-player: mine ^ mask => mine

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
# wrong below-missing|wrong-value: landings(mask | move) & theirs => landings(mask) & theirs
# wrong all-when-lost: return kept => return kept or landings(mask)

# %% wrong: one-of-two
def non_losing(mine, mask):
    moves, theirs = landings(mask), cells_that_win(mine ^ mask, mask)
    if moves & theirs:
        moves = 1 << (moves & theirs).bit_length() - 1
    return moves & ~(theirs >> 1)

# %% wrong: no-block|wrong-value
def non_losing(mine, mask):
    return landings(mask) & ~(cells_that_win(mine ^ mask, mask) >> 1)
