# %% right: solution
# wrong pair-for-value: return best => return best, move
# wrong plain-alpha-beta: if number == 0 => if True

# %% right: the first move before the loop
def pvs(position, depth, evaluate, alpha=-inf, beta=+inf):
    if depth == 0 or position.result() is not None:
        return position.player * leaf(position, evaluate)
    first, *others = centre_first(position)
    best = -pvs(position.play(first), depth - 1, evaluate, -beta, -alpha)
    for move in others:
        if best >= beta:
            return best
        alpha = max(alpha, best)
        value = -pvs(position.play(move), depth - 1, evaluate, -(alpha + 1), -alpha)
        if value > alpha and value < beta:
            value = -pvs(position.play(move), depth - 1, evaluate, -beta, -value)
        best = max(best, value)
    return best

# %% right: fail-hard
def pvs(position, depth, evaluate, alpha=-inf, beta=+inf):
    if depth == 0 or position.result() is not None:
        return position.player * leaf(position, evaluate)
    known = False
    for move in centre_first(position):
        after = position.play(move)
        low = alpha + 1 if known else beta
        value = -pvs(after, depth - 1, evaluate, -low, -alpha)
        if known and alpha < value < beta:
            value = -pvs(after, depth - 1, evaluate, -beta, -alpha)
        known = True
        if value >= beta:
            return beta
        alpha = max(alpha, value)
    return alpha

# %% wrong: ours, negamax
def pvs(position, depth, evaluate, alpha=-inf, beta=+inf):
    return negamax(position, depth, evaluate, alpha=alpha, beta=beta, order=centre_first).value

# %% right: the first move before the loop
def pvs(position, depth, evaluate, alpha=-inf, beta=+inf):
    if depth == 0 or position.result() is not None:
        return position.player * leaf(position, evaluate)
    moves = iter(centre_first(position))
    alpha = max(alpha, -pvs(position.play(next(moves)), depth - 1, evaluate, -beta, -alpha))
    for move in moves:
        if alpha >= beta:
            break
        after = position.play(move)
        value = -pvs(after, depth - 1, evaluate, -alpha - 1, -alpha)
        if alpha < value < beta:
            value = -pvs(after, depth - 1, evaluate, -beta, -alpha)
        alpha = max(alpha, value)
    return alpha
# wrong empty-window|wrong-value: -alpha - 1, => -alpha,
