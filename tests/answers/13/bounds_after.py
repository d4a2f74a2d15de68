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
# wrong depth-not-asked: 0, 0 => -inf, inf && lower = g, upper = g => lower = upper = g
# wrong window-for-unknown: 0, 0)) => alpha, beta))\n    if old_depth != depth:\n        lower, upper = alpha, beta && lower = g, upper = g => lower = upper = g
# wrong answer-forgotten: 0, 0)) => -inf, inf))\n    if old_depth != depth:\n        return -inf, inf && lower = g, upper = g => lower = upper = g
# wrong no-such-key: .get(position.key, (depth, 0, 0)) => [position.key]\n    if old_depth != depth:\n        lower, upper = -inf, inf && lower = g, upper = g => lower = upper = g

# %% wrong: compared|wrong-value
def bounds_after(table, position, depth, g, alpha, beta):
    old_depth, lower, upper = table.get(position.key, (depth, -inf, inf))
    if old_depth != depth:
        lower, upper = -inf, inf
    if g <= alpha:
        upper = g
    elif g >= beta:
        lower = g
    else:
        lower = upper == g
    return lower, upper
# wrong one-bound-of-another-depth: lower, upper = -inf, inf\n => lower = -inf\n && lower = upper == g => lower = upper = g

# %% wrong: known-at-one-depth
def bounds_after(table, position, depth, g, alpha, beta):
    old_depth, lower, upper = table.get(position.key, (0, 0, 0))
    if old_depth != depth:
        lower, upper = -inf, inf
    if g <= alpha:
        upper = g
    elif g >= beta:
        lower = g
    else:
        lower = upper = g
    return lower, upper
# wrong known-at-one-depth: (0, 0, 0) => (0, -1, 1)

# %% wrong: table-not-read
def bounds_after(table, position, depth, g, alpha, beta):
    if g <= alpha:
        return -inf, g
    if g >= beta:
        return g, inf
    return g, g

# %% wrong: entry-order, compares a bound with the depth
def bounds_after(table, position, depth, g, alpha, beta):
    entry = table.get(position.key)
    lower, upper = entry[1:] if entry and entry[1] == depth else (-inf, inf)
    return (g if g > alpha else lower), (g if g < beta else upper)

# %% wrong: by-position
def bounds_after(table, position, depth, g, alpha, beta):
    known = table.get(position, (None, -inf, inf))
    lower, upper = known[1:] if known[0] == depth else (-inf, inf)
    return (g if g > alpha else lower), (g if g < beta else upper)

# %% wrong: both-changed
def bounds_after(table, position, depth, g, alpha, beta):
    lower, upper = -inf, inf
    if position.key in table and table[position.key][0] == depth:
        _, lower, upper = table[position.key]
    if g <= alpha:
        upper = g
    if g >= beta:
        lower = g
    else:
        lower = upper = g
    return lower, upper

# %% wrong: entry-order
def bounds_after(table, position, depth, g, alpha, beta):
    lower, upper = -inf, inf
    if position.key in table:
        lower, upper, d = table[position.key]
        if d != depth:
            lower, upper = -inf, inf
    if g <= alpha:
        upper = g
    elif g >= beta:
        lower = g
    else:
        lower = upper = g
    return lower, upper
