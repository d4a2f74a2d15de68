from math import inf

# %% right: solution

# %% right: branches
def store(table, key, depth, value, alpha, beta):
    if value <= alpha:
        low, high = -inf, value
    elif value >= beta:
        low, high = value, inf
    else:
        low = high = value
    old = table.get(key)
    if old is not None and old[0] == depth:
        low, high = max(low, old[1]), min(high, old[2])
    table[key] = depth, low, high

# %% right: old entry first
def store(table, key, depth, value, alpha, beta):
    known_depth, low, high = table.get(key, (depth, -inf, inf))
    if known_depth != depth:
        low, high = -inf, inf
    if value > alpha and value > low:
        low = value
    if value < beta and value < high:
        high = value
    table[key] = (depth, low, high)
# wrong other-than-a-tuple: (depth, low, high)\n => [depth, low, high]\n
