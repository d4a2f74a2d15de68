def lead(position):
    return position.left - sum(position.red)

# %% right: solution
# wrong wrong-value: position.player * evaluate(position) => position.player + evaluate(position)
# wrong returns-function: position.player * evaluate(position) => evaluate

# %% right: by an if
def search(position, depth, evaluate):
    over = position.result()
    if over is not None:
        return 100 if over == position.player else -100
    if depth == 0:
        opinion = evaluate(position)
        return opinion if position.player == +1 else -opinion
    return max(-search(position.play(move), depth - 1, evaluate) for move in position.moves())
# wrong wrong-value: depth - 1 => depth

# %% right: minimax inside
def search(position, depth, evaluate):
    def for_red(position, depth):
        if position.result() is not None:
            return 100.0 * position.result()
        if depth == 0:
            return float(evaluate(position))
        values = [for_red(position.play(move), depth - 1) for move in position.moves()]
        return max(values) if position.player == +1 else min(values)

    return position.player * for_red(position, depth)

# %% wrong: asks-lead
def search(position, depth, evaluate):
    if position.result() is not None:
        return 100 * position.player * position.result()
    if depth == 0:
        return position.player * lead(position)
    best = -inf
    for move in position.moves():
        best = max(best, -search(position.play(move), depth - 1, evaluate))
    return best
# wrong asks-lead: position.player * lead(position) => lead(position)
