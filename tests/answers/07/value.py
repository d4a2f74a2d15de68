# %% right: solution
# wrong win-unseen: position.result() == 0 => not position.result()
# wrong draw-not-zero:     if position.result() == 0:\n        return 0\n =>
# wrong wins-out-of-order: -(100 + position.left) => -100
# wrong win-worth-nothing: -(100 + position.left) => -position.left
# wrong wrong-view|win-worth-nothing: return -(100 + position.left) => return 100 + position.left
# wrong unknown-not-zero:  for move in position.moves()) =>  for move in position.moves()) - 1

# %% right: by the depth left
def value(position, depth):
    result = position.result()
    if result is not None:
        return -(result ** 2) * (1000 + depth)
    if depth == 0:
        return 0
    best = -10_000
    for move in position.moves():
        best = max(best, -value(position.play(move), depth - 1))
    return best

# %% wrong: returns-the-move
def value(position, depth):
    def worth(position, depth):
        if position.result() is not None or depth == 0:
            return -(position.result() or 0) ** 2 * (1000 + depth)
        return max(-worth(position.play(move), depth - 1) for move in position.moves())

    return max(position.moves(), key=lambda move: -worth(position.play(move), depth - 1), default=None)

# %% right: red and amber
def red(position, depth):
    if position.result() is not None:
        return position.result() * (22 - len(position.history) / 2)
    if depth == 0:
        return 0
    values = [red(position.play(move), depth - 1) for move in position.moves()]
    return max(values) if position.player == 1 else min(values)

def value(position, depth):
    return position.player * red(position, depth)
# wrong losses-out-of-order: return position.player * red(position, depth) => found = position.player * red(position, depth)\n    return found if found <= 0 else 1000 - found
# wrong print-to-return: return position.player * red(position, depth) => print(position.player * red(position, depth))

# %% wrong: depth-forgotten|win-unseen|kept-between-calls, a memo without the depth
memo = {}

def value(position, depth):
    if position.result() is not None:
        return -(100 + position.left) * position.result() ** 2
    if position not in memo:
        memo[position] = 0
        if depth:
            memo[position] = max(-value(position.play(m), depth - 1) for m in position.moves())
    return memo[position]
