# %% right: solution
# wrong other-kinds: value, _ = => value =

# %% right: all values first
def search_once(position, depth, alpha, beta):
    if depth == 0 or position.result() is not None:
        return leaf(position, squares), None
    values = {}
    g = -inf if position.player == +1 else inf
    for move in position.moves():
        value = search_once(position.play(move), depth - 1, alpha, beta)[0]
        values.setdefault(value, move)
        if position.player == +1:
            g = max(g, value)
            alpha = max(alpha, g)
        else:
            g = min(g, value)
            beta = min(beta, g)
        if alpha >= beta:
            break
    return g, values[g]

# %% right: negamax inside, fail-hard
def search_once(position, depth, alpha, beta):
    def mine(position, depth, alpha, beta):
        if depth == 0 or position.result() is not None:
            value = position.player * leaf(position, squares)
            return max(alpha, min(value, beta)), None
        best = None
        for move in position.moves():
            value = -mine(position.play(move), depth - 1, -beta, -alpha)[0]
            if value > alpha:
                alpha, best = value, move
            if alpha >= beta:
                return beta, best
        return alpha, best

    if position.player == 1:
        return mine(position, depth, alpha, beta)
    value, move = mine(position, depth, -beta, -alpha)
    return -value, move

# %% wrong: move-from-below
def search_once(position, depth, alpha, beta):
    if depth == 0 or position.result() is not None:
        return leaf(position, squares), None
    best, g = None, -inf if position.player == 1 else inf
    for move in position.moves():
        value, move = search_once(position.play(move), depth - 1, alpha, beta)
        if position.player == 1 and value > g:
            g, best = value, move
            alpha = max(alpha, g)
        if position.player == -1 and value < g:
            g, best = value, move
            beta = min(beta, g)
        if alpha >= beta:
            break
    return g, best

# %% wrong: no-cut-offs
def search_once(position, depth, alpha, beta):
    if depth == 0 or position.result() is not None:
        return leaf(position, squares), None
    found = [
        (search_once(position.play(move), depth - 1, alpha, beta)[0], move)
        for move in position.moves()
    ]
    best = max if position.player == 1 else min
    return best(found, key=lambda pair: pair[0])

# %% right: one loop for both
def search_once(position, depth, alpha, beta):
    if not depth or position.result() is not None:
        return (leaf(position, squares), None)
    mx = position.player > 0
    g, best = (-inf if mx else inf), None
    for move in position.moves():
        v = search_once(position.play(move), depth - 1, alpha, beta)[0]
        if (v > g) if mx else (v < g):
            g, best = v, move
        if mx:
            alpha = max(alpha, v)
        else:
            beta = min(beta, v)
        if beta <= alpha:
            break
    return g, best
