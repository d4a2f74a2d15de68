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

# %% wrong: comma-makes-a-pair
def bounds_after(table, position, depth, g, alpha, beta):
    old_depth, lower, upper = table.get(position.key, (depth, 0, 0))
    if g <= alpha:
        upper = g
    if alpha < g < beta:
        lower = g, upper = g
    if g >= beta:
        lower = g
    return lower, upper
# wrong new-position: lower = g, upper = g => lower = upper = g
# wrong no-such-key: .get(position.key, (depth, 0, 0)) => [position.key]\n    if old_depth != depth:\n        lower, upper = -inf, inf && lower = g, upper = g => lower = upper = g

# %% wrong: table-not-read
def bounds_after(table, position, depth, g, alpha, beta):
    if g <= alpha:
        return -inf, g
    if g >= beta:
        return g, inf
    return g, g

# %% wrong: by-position
def bounds_after(table, position, depth, g, alpha, beta):
    known = table.get(position, (None, -inf, inf))
    lower, upper = known[1:] if known[0] == depth else (-inf, inf)
    return (g if g > alpha else lower), (g if g < beta else upper)
