from c4lab.games.bits import BOTTOM

# %% right: solution

# %% right: no two are 0
def key_of(mine, mask):
    return mask + mine + 1

# %% right: in two steps
def key_of(mine, mask):
    key = mine + mask
    key = key + BOTTOM
    return key
# wrong mine-in-mask: mine + mask => mine | mask && key + BOTTOM => key | BOTTOM

# %% right: column by column
def key_of(mine, mask):
    key = 0
    for column in range(7):
        discs = mask >> 7 * column & 127
        own = mine >> 7 * column & 127
        key |= (own | discs + 1) << 7 * column
    return key

# %% right: the other side's
def key_of(mine, mask):
    return BOTTOM + mask + (mine ^ mask)

# %% right: base 127
def key_of(mine, mask):
    result = 0
    for column in range(7):
        discs = (mine >> 7 * column & 63) + (mask >> 7 * column & 63)
        result = result * 127 + discs
    return result + 1

# %% wrong: hash
def key_of(mine, mask):
    return hash((mine, mask)) % 2**50 + 1

# %% wrong: joined-text
def key_of(mine, mask):
    return int("1" + str(mine) + str(mask))
