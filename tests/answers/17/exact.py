# %% right: solution
# wrong another-table: null_window(mine, mask, a, table) => null_window(mine, mask, a, Table(1009))
# wrong cuts-off: (lower + upper) // 2 => int((lower + upper) / 2)

# %% right: from zero, one by one
def exact(mine, mask, table):
    left = 42 - mask.bit_count()
    if winning_cells(mine, mask) & landings(mask):
        return (left + 1) // 2
    low, high, a = -(left // 2), (left - 1) // 2, 0
    if high < 1:
        a = low
    while low != high:
        answer = null_window(mine, mask, a, table)
        if answer > a:
            low = a = answer
        else:
            high = answer
            a = answer - 1
    return low
# wrong still-running: if answer > a: => if answer < a:

# %% right: from the outside inwards
def exact(mine, mask, table):
    left = 42 - mask.bit_count()
    if landings(mask) & winning_cells(mine, mask):
        return left // 2 + left % 2
    lower, upper = -(left // 2), (left - 1) // 2
    while lower < upper:
        question = lower if -lower > upper else upper - 1
        bound = null_window(mine, mask, question, table)
        lower, upper = (bound, upper) if bound > question else (lower, bound)
    return upper

# %% wrong: sign-only
def exact(mine, mask, table):
    if winning_cells(mine, mask) & landings(mask):
        return 1
    if null_window(mine, mask, 0, table) > 0:
        return 1
    return 0 if null_window(mine, mask, -1, table) > -1 else -1

# %% wrong: asks-what-is-known, each score in order
def exact(mine, mask, table):
    left = 42 - mask.bit_count()
    if winning_cells(mine, mask) & landings(mask):
        return (left + 1) // 2
    for a in range(-21, 22):
        if null_window(mine, mask, a, table) <= a:
            return a
