from copy import copy, deepcopy

# %% right: solution
# wrong never-cuts: if alpha >= beta:\n            break => pass
# wrong wrong-value: return best, best_move => return best_move, best
# wrong other-variable|too-many-nodes: alpha >= beta => best == position.player
# wrong wrong-value: break => return alpha, beta
# wrong depth-limit: beta=+inf): => beta=+inf, depth=4): && move), alpha, beta) => move), alpha, beta, depth - 1) && return position.result(), None => return position.result(), None\n    if depth == 0:\n        return 0, None
# wrong plays-twice: if value > best => if alphabeta(position.play(move), alpha, beta)[0] > best

# %% right: fail-hard
def alphabeta(position, alpha=-inf, beta=inf):
    result = position.result()
    if result is not None:
        return max(alpha, min(result, beta)), None
    chosen = None
    if position.player == 1:
        for move in position.moves():
            value = alphabeta(position.play(move), alpha, beta)[0]
            if value > alpha:
                alpha, chosen = value, move
            if alpha >= beta:
                return beta, chosen
        return alpha, chosen
    for move in position.moves():
        value = alphabeta(position.play(move), alpha, beta)[0]
        if value < beta:
            beta, chosen = value, move
        if alpha >= beta:
            return alpha, chosen
    return beta, chosen
# wrong wrong-value: value > alpha => value >= alpha

# %% right: without a window, from copies
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

    if position.result() is not None:
        return position.result(), None
    window, chosen = [-inf, inf], None
    end = 0 if position.player == 1 else 1
    for move in copy(position).moves():
        value = search(deepcopy(position).play(move), *window)
        if position.player * value > position.player * window[end]:
            window[end], chosen = value, move
    return window[end], chosen

# %% wrong: not-counted, bits of their own
MASKS = (7, 56, 448, 73, 146, 292, 273, 84)

def alphabeta(position, alpha=-inf, beta=inf):
    xs = sum(1 << i for i, cell in enumerate(position.cells) if cell == 1)
    os = sum(1 << i for i, cell in enumerate(position.cells) if cell == -1)

    def value(xs, os, x_moves, alpha, beta):
        last = os if x_moves else xs
        if any(last & mask == mask for mask in MASKS):
            return -1 if x_moves else 1, None
        if xs | os == 511:
            return 0, None
        chosen = None
        for bit in (16, 1, 4, 64, 256, 2, 8, 32, 128):
            if (xs | os) & bit:
                continue
            if x_moves:
                worth = value(xs | bit, os, False, alpha, beta)[0]
                if worth > alpha:
                    alpha, chosen = worth, bit
            else:
                worth = value(xs, os | bit, True, alpha, beta)[0]
                if worth < beta:
                    beta, chosen = worth, bit
            if alpha >= beta:
                break
        return alpha if x_moves else beta, chosen and chosen.bit_length()

    return value(xs, os, position.player == 1, alpha, beta)
# wrong ours: return value(xs, os, position.player == 1, alpha, beta) => from c4lab.search import minimax\n    return minimax(position).value, minimax(position).move
# wrong value-only: position.player == 1, alpha, beta) => position.player == 1, alpha, beta)[0]
# wrong move-first: position.player == 1, alpha, beta) => position.player == 1, alpha, beta)[::-1]
# wrong side-to-move: return value(xs, os, position.player == 1, alpha, beta) => worth, move = value(xs, os, position.player == 1, alpha, beta)\n    return worth * position.player, move

# %% right: wins first
def alphabeta(position, alpha=-inf, beta=inf):
    if position.result() is not None:
        return [float(position.result()), None]
    best, chosen = -position.player * inf, None
    after = [position.play(move) for move in position.moves()]
    for child in sorted(after, key=lambda child: child.result() is None):
        value = alphabeta(child, alpha, beta)[0]
        if position.player * (value - best) > 0:
            best, chosen = value, child.history[-1]
        if position.player == 1:
            alpha = max(alpha, value)
        else:
            beta = min(beta, value)
        if alpha >= beta:
            break
    return [best, chosen]

# %% wrong: nothing-cut-off|window-not-handed-down, minimax
def alphabeta(position, alpha=-inf, beta=inf):
    if position.result() is not None:
        return position.result(), None
    values = [(alphabeta(position.play(move))[0], move) for move in position.moves()]
    return max(values) if position.player == 1 else min(values)
