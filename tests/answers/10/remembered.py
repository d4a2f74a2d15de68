from math import inf

# %% right: solution
# wrong table-unused: = table.get(key, (-inf, inf)) => = -inf, inf

# %% right: depth in the entry
def remembered(position, depth, alpha, beta, table):
    if position.result() is not None:
        return position.player * position.result()
    if depth == 0:
        return 0
    known_depth, low, high = table.get(position.key, (depth, -inf, inf))
    if known_depth != depth:
        low, high = -inf, inf
    a, b = max(alpha, low), min(beta, high)
    if a >= b:
        return low if low >= beta or low == high else high
    best, lower = -inf, a
    for move in position.moves():
        best = max(best, -remembered(position.play(move), depth - 1, -b, -lower, table))
        lower = max(lower, best)
        if best >= b:
            break
    if best > a:
        low = best
    if best < b:
        high = best
    table[position.key] = (depth, low, high)
    return best

# %% right: kinds of bound, no narrowing
def remembered(position, depth, alpha, beta, table):
    over = position.result()
    if over is not None or depth == 0:
        return position.player * (over or 0)
    key = position, depth
    value, kind = table.get(key, (0, ""))
    if kind == "exact" or (kind == "low" and value >= beta) or (kind == "high" and value <= alpha):
        return value
    best, first = -inf, alpha
    for move in position.moves():
        best = max(best, -remembered(position.play(move), depth - 1, -beta, -alpha, table))
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    kind = "high" if best <= first else "low" if best >= beta else "exact"
    table[key] = best, kind
    return best

# %% right: exact values only
def remembered(position, depth, alpha, beta, table):
    if position.result() is not None:
        return position.player * position.result()
    if depth == 0:
        return 0
    key = position.key, depth
    if key in table:
        return table[key]
    best, lower = -inf, alpha
    for move in position.moves():
        best = max(best, -remembered(position.play(move), depth - 1, -beta, -lower, table))
        lower = max(lower, best)
        if lower >= beta:
            break
    if alpha < best < beta:
        table[key] = best
    return best

# %% right: alpha raised in the loop
def remembered(position, depth, alpha, beta, table):
    if position.result() is not None:
        return position.player * position.result()
    if depth == 0:
        return 0
    key = position.key, depth
    low, high = table.get(key, (-inf, inf))
    if low >= beta or low == high:
        return low
    if high <= alpha:
        return high
    best = -inf
    for move in position.moves():
        best = max(best, -remembered(position.play(move), depth - 1, -beta, -alpha, table))
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    table[key] = (best if best > alpha else low, best if best < beta else high)
    return best
