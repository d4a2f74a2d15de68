# %% right: solution

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
# wrong game-goes-on: depth == 0 or position.result() is not None => depth == 0

# %% wrong: min-at-max, as given
def search_once(position, depth, alpha, beta):
    if depth == 0:
        return leaf(position, squares)
    if position.player == +1:
        g = -inf
        for move in position.moves():
            g = min(g, search_once(position.play(move), depth - 1, alpha, beta))
            alpha = max(alpha, g)
            if alpha >= beta:
                break
    else:
        g = +inf
        for move in position.moves():
            g = min(g, search_once(position.play(move), depth - 1, alpha, beta))
            beta = min(beta, g)
            if alpha >= beta:
                break
    return g

# %% wrong: game-goes-on, max mended
def search_once(position, depth, alpha, beta):
    if depth == 0:
        return leaf(position, squares)
    if position.player == +1:
        g = -inf
        for move in position.moves():
            g = max(g, search_once(position.play(move), depth - 1, alpha, beta))
            alpha = max(alpha, g)
            if alpha >= beta:
                break
    else:
        g = +inf
        for move in position.moves():
            g = min(g, search_once(position.play(move), depth - 1, alpha, beta))
            beta = min(beta, g)
            if alpha >= beta:
                break
    return g

# %% wrong: no-move, two of three
def search_once(position, depth, alpha, beta):
    if depth == 0 or position.result() is not None:
        return leaf(position, squares)
    if position.player == +1:
        g = -inf
        for move in position.moves():
            g = max(g, search_once(position.play(move), depth - 1, alpha, beta))
            alpha = max(alpha, g)
            if alpha >= beta:
                break
    else:
        g = +inf
        for move in position.moves():
            g = min(g, search_once(position.play(move), depth - 1, alpha, beta))
            beta = min(beta, g)
            if alpha >= beta:
                break
    return g

# %% wrong: draw-goes-on, the result as a condition
def search_once(position, depth, alpha, beta):
    if depth == 0 or position.result():
        return leaf(position, squares), None
    best_move = None
    if position.player == +1:
        g = -inf
        for move in position.moves():
            value, _ = search_once(position.play(move), depth - 1, alpha, beta)
            if value > g:
                g, best_move = value, move
            alpha = max(alpha, g)
            if alpha >= beta:
                break
    else:
        g = +inf
        for move in position.moves():
            value, _ = search_once(position.play(move), depth - 1, alpha, beta)
            if value < g:
                g, best_move = value, move
            beta = min(beta, g)
            if alpha >= beta:
                break
    return g, best_move

# %% wrong: tie-replaces, the later one of two alike
def search_once(position, depth, alpha, beta):
    if depth == 0 or position.result() is not None:
        return leaf(position, squares), None
    best_move = None
    if position.player == +1:
        g = -inf
        for move in position.moves():
            value, _ = search_once(position.play(move), depth - 1, alpha, beta)
            if value >= g:
                g, best_move = value, move
            alpha = max(alpha, g)
            if alpha >= beta:
                break
    else:
        g = +inf
        for move in position.moves():
            value, _ = search_once(position.play(move), depth - 1, alpha, beta)
            if value <= g:
                g, best_move = value, move
            beta = min(beta, g)
            if alpha >= beta:
                break
    return g, best_move

# %% wrong: no-move-for-min, a move for MAX only
def search_once(position, depth, alpha, beta):
    if depth == 0 or position.result() is not None:
        return leaf(position, squares), None
    best_move = None
    if position.player == +1:
        g = -inf
        for move in position.moves():
            value, _ = search_once(position.play(move), depth - 1, alpha, beta)
            if value > g:
                g, best_move = value, move
            alpha = max(alpha, g)
            if alpha >= beta:
                break
    else:
        g = +inf
        for move in position.moves():
            value, _ = search_once(position.play(move), depth - 1, alpha, beta)
            g = min(g, value)
            beta = min(beta, g)
            if alpha >= beta:
                break
    return g, best_move

# %% wrong: number-at-the-end|raises, a number at the end
def search_once(position, depth, alpha, beta):
    if depth == 0 or position.result() is not None:
        return leaf(position, squares)
    best_move = None
    if position.player == +1:
        g = -inf
        for move in position.moves():
            value, _ = search_once(position.play(move), depth - 1, alpha, beta)
            if value > g:
                g, best_move = value, move
            alpha = max(alpha, g)
            if alpha >= beta:
                break
    else:
        g = +inf
        for move in position.moves():
            value, _ = search_once(position.play(move), depth - 1, alpha, beta)
            if value < g:
                g, best_move = value, move
            beta = min(beta, g)
            if alpha >= beta:
                break
    return g, best_move

# %% wrong: pair-not-taken-apart|raises, pairs compared
def search_once(position, depth, alpha, beta):
    if depth == 0 or position.result() is not None:
        return leaf(position, squares), None
    best_move = None
    if position.player == +1:
        g = -inf
        for move in position.moves():
            value = search_once(position.play(move), depth - 1, alpha, beta)
            if value > g:
                g, best_move = value, move
            alpha = max(alpha, g)
            if alpha >= beta:
                break
    else:
        g = +inf
        for move in position.moves():
            value = search_once(position.play(move), depth - 1, alpha, beta)
            if value < g:
                g, best_move = value, move
            beta = min(beta, g)
            if alpha >= beta:
                break
    return g, best_move

# %% wrong: squares-for-leaf, squares at the end
def search_once(position, depth, alpha, beta):
    if depth == 0 or position.result() is not None:
        return squares(position), None
    best_move = None
    if position.player == +1:
        g = -inf
        for move in position.moves():
            value, _ = search_once(position.play(move), depth - 1, alpha, beta)
            if value > g:
                g, best_move = value, move
            alpha = max(alpha, g)
            if alpha >= beta:
                break
    else:
        g = +inf
        for move in position.moves():
            value, _ = search_once(position.play(move), depth - 1, alpha, beta)
            if value < g:
                g, best_move = value, move
            beta = min(beta, g)
            if alpha >= beta:
                break
    return g, best_move

# %% wrong: lost-game-goes-on, only MAX wins
def search_once(position, depth, alpha, beta):
    if depth == 0 or position.result() == 1:
        return leaf(position, squares), None
    sign = position.player
    best, choice = -sign * inf, None
    for m in position.moves():
        v, _ = search_once(position.play(m), depth - 1, alpha, beta)
        if sign * v > sign * best:
            best, choice = v, m
        if sign == 1: alpha = max(alpha, best)
        else: beta = min(beta, best)
        if beta <= alpha: break
    return best, choice

# %% wrong: pair-not-taken-apart|raises, another name
def search_once(position, depth, alpha, beta):
    if depth == 0 or position.result() is not None:
        return leaf(position, squares), None
    best = None
    g = -inf * position.player
    for m in position.moves():
        v = search_once(position.play(m), depth - 1, alpha, beta)
        if position.player == 1 and v > g or position.player == -1 and v < g:
            g, best = v, m
        if position.player == 1: alpha = max(alpha, g)
        else: beta = min(beta, g)
        if alpha >= beta: break
    return g, best
