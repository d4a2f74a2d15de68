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
# wrong edge-of-the-window|comparison-direction|strictness: value >= beta => value > beta
# wrong sides-swapped: low, high = -inf, value\n    elif value >= beta:\n        low, high = value, inf => low, high = value, inf\n    elif value >= beta:\n        low, high = -inf, value
# wrong forgets-the-old: old is not None and old[0] == depth => False
# wrong new-table: table[key] = depth => table = {}\n    table[key] = depth
# wrong new-table: table[key] = depth, low, high => table = {key: (depth, low, high)}

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
# wrong mixes-depths: known_depth != depth => False

# %% wrong: bound-as-value
def store(table, key, depth, value, alpha, beta):
    table[key] = (depth, value, value)

# %% wrong: edge-of-the-window
def store(table, key, depth, value, alpha, beta):
    low, high = (-inf, value) if value < alpha else (value, inf) if value > beta else (value, value)
    table[key] = (depth, low, high)

# %% wrong: window-for-value
def store(table, key, depth, value, alpha, beta):
    low, high = (-inf, alpha) if value <= alpha else (beta, inf) if value >= beta else (value, value)
    table[key] = (depth, low, high)

# %% wrong: deeper-stays
def store(table, key, depth, value, alpha, beta):
    low = value if value > alpha else -inf
    high = value if value < beta else inf
    if key in table:
        old = table[key]
        if old[0] > depth:
            return
        if old[0] == depth:
            low, high = max(low, old[1]), min(high, old[2])
    table[key] = (depth, low, high)

# %% wrong: mixes-depths
def store(table, key, depth, value, alpha, beta):
    new = (-inf, value) if value <= alpha else (value, inf) if value >= beta else (value, value)
    old = table.get(key, (depth, -inf, inf))
    if old[0] >= depth:
        depth, new = old[0], (max(old[1], new[0]), min(old[2], new[1]))
    table[key] = (depth, *new)
