from itertools import combinations

# %% right: solution
# wrong wrong-value: max(best, value) => value
# wrong wrong-value: return 0 => return alpha
# wrong returns-wrong-type: return best => return best, move

# %% wrong: not-counted, sets, and a function inside
def negamax(position, depth, alpha, beta):
    def value(mine, other, left, low, high):
        if any({10 * a + b, 10 * a + c, 10 * b + c} <= other for a, b, c in combinations(range(1, 7), 3)):
            return 1
        best = -inf if left else 0
        for edge in EDGES if left else ():
            if edge not in mine | other:
                best = max(best, -value(other, mine | {edge}, left - 1, -high, -low))
                low = max(low, best)
                if low >= high:
                    break
        return best

    sides = position.red, position.amber
    return value(*sides[:: position.player], depth, alpha, beta)
# wrong ours: return value(*sides[:: position.player], depth, alpha, beta) => from c4lab.search import negamax as search\n    return search(position, depth, alpha=alpha, beta=beta).value

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
# wrong wrong-value: -beta, -alpha => beta, -inf

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
# wrong too-many-nodes: -beta, -max => -inf, -max

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
# wrong wrong-value: score > alpha => score < alpha
# wrong wrong-value: position.result() * position.player => position.result()

# %% wrong: first-player-view
def negamax(position, depth, alpha, beta):
    if position.result() is not None or depth == 0:
        return position.result() or 0
    values = [negamax(position.play(move), depth - 1, alpha, beta) for move in position.moves()]
    return max(values) if position.player == +1 else min(values)

# %% wrong: never-cuts, a max of all
def negamax(position, depth, alpha, beta):
    if position.result() is not None:
        return position.player * position.result()
    if depth == 0:
        return 0
    return max(-negamax(position.play(move), depth - 1, 0, 0) for move in position.moves())
