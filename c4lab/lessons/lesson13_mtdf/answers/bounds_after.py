# %% right: solution

# %% right: get and a condition
def bounds_after(table, position, depth, g, alpha, beta):
    entry = table.get(position.key)
    lower, upper = entry[1:] if entry and entry[0] == depth else (-inf, inf)
    if g <= alpha:
        return [lower, g]
    if g >= beta:
        return [g, upper]
    return [g, g]
# wrong depth-not-asked: entry and entry[0] == depth => entry
# wrong other-bound-lost: [lower, g] => [-inf, g]
# wrong deeper-taken-too: entry[0] == depth => entry[0] >= depth

# %% right: try
def bounds_after(table, position, depth, g, alpha, beta):
    try:
        old_depth, lower, upper = table[position.key]
    except KeyError:
        old_depth, lower, upper = None, -inf, inf
    if old_depth != depth:
        lower, upper = -inf, inf
    if g < beta:
        upper = min(upper, g)
    if g > alpha:
        lower = max(lower, g)
    return lower, upper
# wrong depth-not-asked: old_depth != depth => False
# wrong depth-not-asked: if old_depth != depth:\n        lower, upper = -inf, inf =>

# %% wrong: raises, as given
def bounds_after(table, position, depth, g, alpha, beta):
    old_depth, lower, upper = table.get(position.key, (depth, 0, 0))
    if g <= alpha:
        upper = g
    if alpha < g < beta:
        lower = g, upper = g
    if g >= beta:
        lower = g
    return lower, upper

# %% wrong: new-position, the comma mended
def bounds_after(table, position, depth, g, alpha, beta):
    old_depth, lower, upper = table.get(position.key, (depth, 0, 0))
    if g <= alpha:
        upper = g
    if alpha < g < beta:
        lower = upper = g
    if g >= beta:
        lower = g
    return lower, upper

# %% wrong: depth-not-asked, two of three
def bounds_after(table, position, depth, g, alpha, beta):
    old_depth, lower, upper = table.get(position.key, (depth, -inf, inf))
    if g <= alpha:
        upper = g
    if alpha < g < beta:
        lower = upper = g
    if g >= beta:
        lower = g
    return lower, upper

# %% wrong: window-for-unknown, at another depth too
def bounds_after(table, position, depth, g, alpha, beta):
    old_depth, lower, upper = table.get(position.key, (depth, alpha, beta))
    if old_depth != depth:
        lower, upper = alpha, beta
    if g <= alpha:
        return lower, g
    if g >= beta:
        return g, upper
    return g, g

# %% wrong: answer-forgotten, the depth asked first
def bounds_after(table, position, depth, g, alpha, beta):
    old_depth, lower, upper = table.get(position.key, (depth, -inf, inf))
    if old_depth != depth:
        return -inf, inf
    if g <= alpha:
        upper = g
    elif g >= beta:
        lower = g
    else:
        lower = upper = g
    return lower, upper

# %% wrong: key-not-there|raises, the depth asked and not the key
def bounds_after(table, position, depth, g, alpha, beta):
    old_depth, lower, upper = table[position.key]
    if old_depth != depth:
        lower, upper = -inf, inf
    if g > alpha:
        lower = g
    if g < beta:
        upper = g
    return lower, upper
