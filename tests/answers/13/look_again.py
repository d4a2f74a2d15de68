# %% right: solution

# %% right: it stops only where a move is good enough
def look_again(worth, alpha, beta, lower, upper):
    if lower >= beta or upper <= alpha:
        return lower, upper
    alpha, beta = max(alpha, lower), min(beta, upper)
    g = -inf
    for value in worth:
        g = max(g, value)
        if g >= beta:
            break
    if g >= beta:
        lower = g
    if g <= alpha:
        upper = g
    if alpha < g < beta:
        lower = upper = g
    return [lower, upper]

# %% right: the exact value comes first
def look_again(worth, alpha, beta, lower, upper):
    if lower == upper or lower >= beta or upper <= alpha:
        return lower, upper
    alpha, beta = max(alpha, lower), min(beta, upper)
    enough = [value for value in worth if value >= beta]
    g = enough[0] if enough else max(worth)
    if g >= beta:
        return g, upper
    return (lower, g) if g <= alpha else (g, g)

# %% wrong: not-narrowed
def look_again(worth, alpha, beta, lower, upper):
    if lower >= beta or upper <= alpha:
        return lower, upper
    g, a = -inf, alpha
    for value in worth:
        g = max(g, value)
        a = max(a, g)
        if a >= beta:
            break
    if g <= alpha:
        upper = g
    elif g >= beta:
        lower = g
    else:
        lower = upper = g
    return lower, upper
