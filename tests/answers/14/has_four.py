# %% right: solution
# wrong every-step: (1, 7, 6, 8) => range(1, 9)
# wrong returns-none|return-added: return False =>

# %% right: pairs with names
def has_four(discs):
    for step in (1, 7, 6, 8):
        pairs = discs & discs >> step
        fours = pairs & pairs >> 2 * step
        if fours:
            return True
    return False

# %% right: four at a time
def has_four(discs):
    return any(discs & discs >> s & discs >> 2 * s & discs >> 3 * s for s in (1, 6, 7, 8))
# wrong direction-missing: (1, 6, 7, 8) => (1, 6, 8)

# %% right: written out
def has_four(discs):
    up = discs & discs << 1
    level = discs & discs << 7
    falling = discs & discs << 6
    rising = discs & discs << 8
    return bool(up & up << 2 or level & level << 14 or falling & falling << 12 or rising & rising << 16)
# wrong direction-missing: or rising & rising << 16 =>

# %% wrong: cell-by-cell
def has_four(discs):
    cells = {(c, r) for c in range(7) for r in range(6) if discs >> 7 * c + r & 1}
    for right, up in ((0, 1), (1, 0), (1, 1), (1, -1)):
        for c, r in cells:
            if all((c + i * right, r + i * up) in cells for i in range(4)):
                return True
    return False

# %% wrong: returns-in-the-loop
def has_four(discs):
    for step in (1, 7, 6, 8):
        pairs = discs & discs >> step
        if pairs & pairs >> 2 * step:
            return True
        return False

# %% wrong: last-direction-only
def has_four(discs):
    for step in (1, 7, 6, 8):
        pairs = discs & discs >> step
        fours = pairs & pairs >> 2 * step
    return fours != 0

# %% wrong: direction-missing
def has_four(discs):
    pairs = discs & discs >> 7
    return bool(pairs & pairs >> 14)

# %% wrong: bits-for-true, of level fours alone
def has_four(discs):
    pairs = discs & discs >> 7
    return pairs & pairs >> 14
# wrong direction-missing: >> 14 => >> 16 && >> 7 => >> 8
# wrong bits-for-true: >> => <<

# %% wrong: discs-overwritten
def has_four(discs):
    for step in (1, 7, 6, 8):
        discs = discs & discs >> step
        if discs & discs >> 2 * step:
            return True
    return False
