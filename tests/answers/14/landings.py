# %% right: solution

# %% right: in two steps
def landings(mask):
    new = mask + BOTTOM
    return new & CELLS
# wrong foot-only: CELLS => BOTTOM

# %% right: one up
def landings(mask):
    return (mask << 1 | BOTTOM) & ~mask & CELLS

# %% right: column by column
def landings(mask):
    found = 0
    for column in range(7):
        if not mask >> 7 * column + 5 & 1:
            discs = mask >> 7 * column & 0b111111
            found |= discs + 1 << 7 * column
    return found
# wrong returns-wrong-type: return found => return [found]
# wrong no-spare-row|wrong-value: 7 * column => 6 * column

# %% right: empty cells above discs
def landings(mask):
    empty = CELLS ^ mask
    return empty & (mask << 1 | BOTTOM)

# %% wrong: returns-in-the-loop
def landings(mask):
    for column in range(7):
        return (mask + (1 << 7 * column)) & CELLS
