# %% right: solution
# wrong border|strict-comparison|other-number|off-by-one: discs > 19 => discs > 20
# wrong border: > 26 => > 27
# wrong border: 26 => 25 && 19 => 18 && 11 => 10 && > 2: => > 1:

# %% right: returns
def moves_ahead(discs):
    if discs >= 27:
        return 42 - discs
    if discs >= 20:
        return 10
    if discs >= 12:
        return 8
    return 6 if discs >= 3 else 4

# %% right: later ones win
def moves_ahead(discs):
    depth = 4
    if discs > 2:
        depth = 6
    if discs > 11:
        depth = 8
    if discs > 19:
        depth = 10
    if discs > 26:
        depth = 42 - discs
    return depth
# wrong one-stage|if-not-elif: if discs > 11 => elif discs > 11
# wrong wrong-one-decides: if discs > 2:\n        depth = 6\n    if discs > 11:\n        depth = 8\n    if discs > 19:\n        depth = 10\n    if => if discs > 2:\n        depth = 6\n    elif discs > 11:\n        depth = 8\n    elif discs > 19:\n        depth = 10\n    elif

# %% right: both ends
def moves_ahead(discs):
    plan = [(3, 4), (12, 6), (20, 8), (27, 10), (43, 42 - discs)]
    return next(depth for border, depth in plan if discs < border)

# %% wrong: wrong-one-decides
def moves_ahead(discs):
    depth = 4
    if discs > 26:
        depth = 42 - discs
    if discs > 19:
        depth = 10
    if discs > 11:
        depth = 8
    if discs > 2:
        depth = 6
    return depth
# wrong wrong-one-decides: 10\n    if => 10\n    elif

# %% wrong: or-number
def moves_ahead(discs):
    if discs == 0 or 1 or 2:
        return 4
    if discs <= 11:
        return 6
    if discs <= 19:
        return 8
    return 10 if discs <= 26 else 42 - discs
