from c4lab.games.bits import has_four

# %% right: solution
# wrong begins-anew: found |= discs >> 2 * s & discs >> s & discs << s => found = discs >> 2 * s & discs >> s & discs << s

# %% right: pairs
def winning_cells(discs, mask):
    cells = (discs & discs << 1 & discs << 2) << 1
    for step in (7, 6, 8):
        pairs = discs & discs >> step
        before = pairs << 2 * step
        after = pairs >> step
        cells |= before & (discs << 3 * step | discs >> step)
        cells |= after & (discs >> 3 * step | discs << step)
    return cells & CELLS & ~mask

# %% right: cell by cell
def winning_cells(discs, mask):
    def on(bit):
        return bit >= 0 and discs >> bit & 1

    found = 0
    for column in range(7):
        for row in range(6):
            bit = 7 * column + row
            if mask >> bit & 1:
                continue
            for step in (1, 6, 7, 8):
                ahead, behind = 1, 1
                while on(bit + ahead * step):
                    ahead += 1
                while on(bit - behind * step):
                    behind += 1
                if ahead + behind - 1 >= 4:
                    found |= 1 << bit
    return found
# wrong every-cell: if mask >> bit & 1 => if discs >> bit & 1
# wrong upright-missing: while on(bit - behind * step) => while False

# %% right: one disc more
def winning_cells(discs, mask):
    cells = (1 << 7 * column + row for column in range(7) for row in range(6))
    return sum(cell for cell in cells if not mask & cell and has_four(discs | cell))

# %% wrong: last-round-only
def winning_cells(discs, mask):
    for s in (1, 6, 7, 8):
        a, b, c = discs << s, discs << 2 * s, discs << 3 * s
        x, y, z = discs >> s, discs >> 2 * s, discs >> 3 * s
        found = a & b & c | a & b & x | a & x & y | x & y & z
    return found & (CELLS ^ mask)
