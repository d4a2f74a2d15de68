# %% right: solution
# wrong strict-cutoff: alpha >= beta => alpha > beta
# wrong forgets-to-negate: -negamax => negamax
# wrong forgets-to-turn-the-window: -beta, -alpha => alpha, beta
# wrong half-turned: -beta, -alpha => -alpha, -beta
# wrong half-turned: -beta, -alpha => beta, alpha
# wrong half-a-window: -beta, -alpha => -inf, -alpha
# wrong half-a-window: -beta, -alpha => -beta, inf
# wrong window-not-handed-down: -beta, -alpha => -inf, inf
# wrong result-in-the-wrong-view: position.player * position.result() => position.result()
# wrong never-cuts: if alpha >= beta:\n            break => pass
# wrong cuts-at-once: if alpha >= beta:\n            break => break
# wrong alpha-not-raised: alpha = max(alpha, value) => pass
# wrong forgets-the-bound: alpha = max(alpha, value) => alpha = value
# wrong starts-at-zero: best = -inf => best = 0
# wrong ignores-the-depth: depth - 1 => depth
# wrong ignores-the-depth: if depth == 0:\n        return 0 => 
# wrong horizon-before-the-end: if position.result() is not None:\n        return position.player * position.result()\n    if depth == 0:\n        return 0 => if depth == 0:\n        return 0\n    if position.result() is not None:\n        return position.player * position.result()
# wrong return-missing|return-added: return best => best
# wrong moved-out: return best =>     return best
# wrong keep-the-best: max(best, value) => value
# wrong other-function: max(best, value) => min(best, value)
# wrong sign: best = -inf => best = inf
# wrong result-kept|keep-the-best: best = max(best, value) => max(best, value)
# wrong call-without-parentheses: position.moves() => position.moves
# wrong other-variable: return 0 => return alpha
# wrong moved-inside|statement-removed: best = max => negamax(position.play(move), depth - 1, -beta, -alpha)\n        best = max

# %% right: fail-hard
def negamax(position, depth, alpha, beta):
    if position.result() is not None:
        return position.result() * position.player
    if depth == 0:
        return 0
    for move in position.moves():
        score = -negamax(position.play(move), depth - 1, -beta, -alpha)
        if score >= beta:
            return beta
        if score > alpha:
            alpha = score
    return alpha
# wrong strict-cutoff: score >= beta => score > beta
# wrong forgets-to-turn-the-window: -beta, -alpha => alpha, beta
# wrong half-a-window: -beta, -alpha => -inf, -alpha
# wrong other-comparison|strict-comparison|comparison-direction: score > alpha => score < alpha
# wrong other-operator|result-in-the-wrong-view: position.result() * position.player => position.result()

# %% right: from the end
def negamax(position, depth, alpha, beta):
    over = position.result()
    if over is not None:
        return 1.0 if over == position.player else -1.0
    best = -inf if depth else 0.0
    moves = list(position.moves())
    while moves and depth:
        move = moves.pop()
        best = max(best, -negamax(position.play(move), depth - 1, -beta, -max(alpha, best)))
        if best >= beta:
            return best
    return best
# wrong half-a-window: -beta, -max => -inf, -max
# wrong alpha-not-raised: -max(alpha, best) => -alpha
# wrong starts-at-zero: -inf if depth else 0.0 => 0

# %% right: losses first
def negamax(position, depth, alpha, beta):
    if position.result():
        return position.player * position.result()
    if depth == 0:
        return 0
    replies = [position.play(move) for move in position.moves()]
    replies.sort(key=lambda reply: reply.result() is not None)
    best = -inf
    for reply in replies:
        best = max(best, -negamax(reply, depth - 1, -beta, -alpha))
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best
# wrong uses-none: replies.sort( => replies = replies.sort(

# %% right: a function inside
def negamax(position, depth, alpha, beta):
    def value(board, left, low, high):
        result = board.result()
        if result is None and left > 0:
            best = -inf
            for edge in board.moves():
                below = -value(board.play(edge), left - 1, -high, -low)
                if below > best:
                    best = below
                if best > low:
                    low = best
                if low >= high:
                    return best
            return best
        return 0 if result is None else result * board.player

    return value(position, depth, alpha, beta)
# wrong strict-cutoff: low >= high => low > high
# wrong half-turned: -high, -low => -low, -high
# wrong comparison-direction|opposite-comparison: below > best => below < best

# %% right: bits
def negamax(position, depth, alpha, beta):
    number = {edge: 1 << i for i, edge in enumerate(EDGES)}
    triangles = [
        number[10 * a + b] | number[10 * a + c] | number[10 * b + c]
        for a in range(1, 5)
        for b in range(a + 1, 6)
        for c in range(b + 1, 7)
    ]

    def value(mine, other, depth, alpha, beta):
        if any(other & t == t for t in triangles):
            return 1
        if depth == 0:
            return 0
        best = -1
        for bit in number.values():
            if (mine | other) & bit:
                continue
            best = max(best, -value(other, mine | bit, depth - 1, -beta, -alpha))
            alpha = max(alpha, best)
            if alpha >= beta:
                break
        return best

    red = sum(number[edge] for edge in position.red)
    amber = sum(number[edge] for edge in position.amber)
    if position.result() is not None:
        return position.result() * position.player
    mine, other = (red, amber) if position.player == 1 else (amber, red)
    return value(mine, other, depth, alpha, beta)

# %% wrong: first-players-view
def negamax(position, depth, alpha, beta):
    if position.result() is not None:
        return position.result()
    if depth == 0:
        return 0
    best = -inf if position.player == +1 else inf
    for move in position.moves():
        value = negamax(position.play(move), depth - 1, alpha, beta)
        if position.player == +1:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best

# %% wrong: never-cuts, a max of all
def negamax(position, depth, alpha, beta):
    if position.result() is not None:
        return position.player * position.result()
    if depth == 0:
        return 0
    return max(-negamax(position.play(move), depth - 1, 0, 0) for move in position.moves())

# %% wrong: starts-at-zero, in an if
def negamax(position, depth, alpha, beta):
    if position.result() is not None:
        return position.player * position.result()
    best = 0.0
    if depth > 0:
        for move in position.moves():
            best = max(best, -negamax(position.play(move), depth - 1, -beta, -alpha))
            if max(alpha, best) >= beta:
                break
    return best

# %% wrong: ours
from c4lab.search import negamax as search

def negamax(position, depth, alpha, beta):
    return search(position, depth, None, alpha, beta).value

# %% wrong: endless-recursion
def negamax(position, depth, alpha, beta):
    return -negamax(position, depth - 1, -beta, -alpha)

# %% wrong: returns-none
def negamax(position, depth, alpha, beta):
    if position.result() is not None:
        return position.player * position.result()
    for move in position.moves():
        negamax(position.play(move), depth, -beta, -alpha)

# %% wrong: returns-wrong-type
def negamax(position, depth, alpha, beta):
    if position.result() is not None:
        return position.player * position.result(), None
    if depth == 0:
        return 0, None
    best, chosen = -inf, None
    for move in position.moves():
        value = -negamax(position.play(move), depth - 1, -beta, -alpha)[0]
        if value > best:
            best, chosen = value, move
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best, chosen
