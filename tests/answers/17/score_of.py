# %% right: solution

# %% right: own discs and the number of the winning one
def score_of(cells, discs, won):
    if not won:
        return 0
    first = discs % 2 == 1
    own = (cells + 1) // 2 if first else cells // 2
    n = (discs + 1) // 2
    return own - n + 1

# %% right: counted
def score_of(cells, discs, won):
    score = 1
    for disc in range(discs + 2, cells + 1, 2):
        score += 1
    return score if won else 0
