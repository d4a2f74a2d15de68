# %% right: solution

# %% right: shifts
def mask_of(heights):
    mask = 0
    for column, discs in enumerate(heights):
        mask |= (1 << discs) - 1 << 7 * column
    return mask

# %% right: cell by cell
def mask_of(heights):
    total = 0
    for column in range(7):
        for row in range(heights[column]):
            total += 2 ** (7 * column + row)
    return total

# %% right: from the right
def mask_of(heights):
    digits = ""
    for discs in reversed(heights):
        digits += "0" * (7 - discs) + "1" * discs
    return int(digits, 2)

# %% wrong: reversed-and-forgotten
def mask_of(heights):
    digits = ""
    for discs in heights:
        digits += "1" * discs + "0" * (7 - discs)
    digits[::-1]
    return int(digits, 2)
