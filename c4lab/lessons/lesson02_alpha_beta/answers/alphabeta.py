from copy import copy, deepcopy

# %% right: solution
# wrong strict-cutoff: alpha >= beta => alpha > beta
# wrong ties-only: alpha >= beta => alpha == beta
# wrong never-cuts: if alpha >= beta:\n            break => pass
# wrong one-player-only: alpha >= beta => position.player == +1 and alpha >= beta
# wrong one-player-only: alpha >= beta => position.player == -1 and alpha >= beta
# wrong window-not-handed-down: (position.play(move), alpha, beta) => (position.play(move))
# wrong window-not-handed-down: (position.play(move), alpha, beta) => (position.play(move), -inf, inf)
# wrong half-a-window: (position.play(move), alpha, beta) => (position.play(move), alpha)
# wrong half-a-window: (position.play(move), alpha, beta) => (position.play(move), beta=beta)
# wrong window-turned-round: (position.play(move), alpha, beta) => (position.play(move), beta, alpha)
# wrong window-negated: (position.play(move), alpha, beta) => (position.play(move), -beta, -alpha)
# wrong cuts-at-once: alpha >= beta => alpha <= beta
# wrong cuts-at-once: if alpha >= beta:\n            break => break
# wrong starts-at-zero: best = -inf if position.player == +1 else +inf => best = 0
# wrong forgets-the-bound: max(alpha, best) => best
# wrong defaults-reversed: alpha=-inf, beta=+inf => alpha=inf, beta=-inf
# wrong draw-is-falsy: position.result() is not None => position.result()
# wrong other-variable|too-many-nodes: alpha >= beta => best == position.player
# wrong plays-twice: best = max(best, value) => best = max(best, alphabeta(position.play(move), alpha, beta))

# %% right: fail-hard
def alphabeta(position, alpha=-inf, beta=inf):
    result = position.result()
    if result is not None:
        return max(alpha, min(result, beta))
    if position.player == 1:
        for move in position.moves():
            alpha = max(alpha, alphabeta(position.play(move), alpha, beta))
            if alpha >= beta:
                return beta
        return alpha
    for move in position.moves():
        beta = min(beta, alphabeta(position.play(move), alpha, beta))
        if alpha >= beta:
            return alpha
    return beta
# wrong strict-cutoff: alpha >= beta => alpha > beta
# wrong strict-cutoff: alpha >= beta:\n                return beta => alpha > beta:\n                return beta
# wrong function-added|too-many-nodes|plays-twice: return beta\n        return alpha => return beta

# %% right: without a window
def alphabeta(position):
    def search(position, alpha, beta):
        if position.result() is not None:
            return position.result()
        best = -inf * position.player
        for move in position.moves():
            value = search(position.play(move), alpha, beta)
            if position.player == 1:
                best = max(best, value)
                alpha = max(alpha, best)
            else:
                best = min(best, value)
                beta = min(beta, best)
            if beta <= alpha:
                break
        return best

    return search(position, -inf, inf)

# %% right: value and move
def alphabeta(position, alpha=-inf, beta=inf):
    if position.result() is not None:
        return position.result(), None
    best, chosen = -position.player * inf, None
    for move in position.moves():
        value = alphabeta(position.play(move), alpha, beta)[0]
        if position.player * value > position.player * best:
            best, chosen = value, move
        if position.player == 1:
            alpha = max(alpha, best)
        else:
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best, chosen

# %% right: wins first
def alphabeta(position, alpha=-inf, beta=inf):
    if position.result() is not None:
        return float(position.result())
    best = -position.player * inf
    after = [position.play(move) for move in position.moves()]
    for child in sorted(after, key=lambda child: child.result() is None):
        value = alphabeta(child, alpha, beta)
        if position.player == 1:
            best = max(best, value)
            alpha = max(alpha, value)
        else:
            best = min(best, value)
            beta = min(beta, value)
        if alpha >= beta:
            break
    return best

# %% right: copies
def alphabeta(position, alpha=-inf, beta=inf):
    if position.result() is not None:
        return position.result()
    for move in copy(position).moves():
        value = alphabeta(deepcopy(position).play(move), alpha, beta)
        if position.player == 1:
            alpha = max(alpha, value)
        else:
            beta = min(beta, value)
        if alpha >= beta:
            break
    return alpha if position.player == 1 else beta

# %% right: from the end
def alphabeta(position, alpha=-inf, beta=inf):
    if position.result() is not None:
        return position.result()
    best = -position.player * inf
    for move in reversed(position.moves()):
        worth = alphabeta(position.play(move), alpha, beta)
        if position.player == 1:
            best = max(best, worth)
            alpha = max(alpha, best)
        else:
            best = min(best, worth)
            beta = min(beta, best)
        if beta <= alpha:
            break
    return best

# %% right: bits
MASKS = (7, 56, 448, 73, 146, 292, 273, 84)

def alphabeta(position, alpha=-inf, beta=inf):
    xs = sum(1 << i for i, cell in enumerate(position.cells) if cell == 1)
    os = sum(1 << i for i, cell in enumerate(position.cells) if cell == -1)

    def value(xs, os, x_moves, alpha, beta):
        last = os if x_moves else xs
        if any(last & mask == mask for mask in MASKS):
            return -1 if x_moves else 1
        if xs | os == 511:
            return 0
        for bit in (16, 1, 4, 64, 256, 2, 8, 32, 128):
            if (xs | os) & bit:
                continue
            if x_moves:
                alpha = max(alpha, value(xs | bit, os, False, alpha, beta))
            else:
                beta = min(beta, value(xs, os | bit, True, alpha, beta))
            if alpha >= beta:
                break
        return alpha if x_moves else beta

    return value(xs, os, position.player == 1, alpha, beta)

# %% wrong: side-to-move
def alphabeta(position, alpha=-inf, beta=inf):
    result = position.result()
    if result is not None:
        return position.player * result
    best = -inf
    for move in position.moves():
        best = max(best, -alphabeta(position.play(move), -beta, -alpha))
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best

# %% wrong: ours
from c4lab.search import minimax

def alphabeta(position, alpha=-inf, beta=inf):
    return minimax(position).value

# %% wrong: nothing-cut-off, minimax
def alphabeta(position, alpha=-inf, beta=inf):
    if position.result() is not None:
        return position.result()
    values = [alphabeta(position.play(move)) for move in position.moves()]
    return max(values) if position.player == 1 else min(values)
