# %% right: solution

# %% right: fail-hard
def mended(position, alpha=-inf, beta=inf):
    if position.result() is not None:
        return position.result()
    if position.player == +1:
        for move in position.moves():
            alpha = max(alpha, mended(position.play(move), alpha, beta))
            if alpha >= beta:
                return beta
        return alpha
    for move in position.moves():
        beta = min(beta, mended(position.play(move), alpha, beta))
        if alpha >= beta:
            return alpha
    return beta

# %% right: one loop
def mended(position, alpha=-inf, beta=+inf):
    if position.result() is not None:
        return position.result()
    best = -position.player * inf
    for move in position.moves():
        value = mended(position.play(move), alpha, beta)
        if position.player == +1:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if not alpha < beta:
            break
    return best
