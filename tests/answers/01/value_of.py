# %% right: solution
# wrong returns-function: position.result() => position.result

# %% right: pruned negamax, looking for a win first
def value_of(position):
    def negamax(here, alpha=-1, beta=1):
        if here.result() is not None:
            return here.player * here.result()
        for after in sorted(map(here.play, here.moves()), key=lambda each: each.result() is None):
            value = -negamax(after, -beta, -alpha)
            if value > alpha:
                alpha = value
            if alpha >= beta:
                break
        return alpha

    return position.player * negamax(position)
# wrong side-to-move: position.player * negamax(position) => negamax(position)
# wrong wrong-value: -negamax => negamax

# %% right: a memory
known = {}

def value_of(position):
    if position.key not in known:
        value = position.result()
        if position.result() is None:
            values = [value_of(position.play(move)) for move in position.moves()]
            value = max(values) if position.player == 1 else min(values)
        known[position.key] = value
    return known[position.key]

# %% right: two functions
def value_of(position):
    def largest(here):
        if here.result() is not None:
            return float(here.result())
        return max(smallest(here.play(move)) for move in here.moves())

    def smallest(here):
        if here.result() is not None:
            return float(here.result())
        return min(largest(here.play(move)) for move in here.moves())

    return largest(position) if position.player == 1 else smallest(position)
# wrong ours: return largest(position) if position.player == 1 else smallest(position) => return minimax(position).value
# wrong wrong-value: smallest(here.play(move)) => largest(here.play(move))

# %% right: a loop
def value_of(position):
    if position.result() is not None:
        return position.result()
    best = -inf if position.player == +1 else +inf
    for move in position.moves():
        value = value_of(position.play(move))
        if position.player == +1:
            best = max(best, value)
        else:
            best = min(best, value)
    return best
# wrong player-is-always-true: position.player == +1 => position.player
# wrong wrong-value: best = max(best, value) => best = value
# wrong uses-none: \n    return best =>
# wrong calls-twice: best = max(best, value) => best = max(best, value_of(position.play(move)))

# %% wrong: position-overwritten
def value_of(position):
    if position.result() is not None:
        return position.result()
    best = -inf
    for m in position.moves():
        position = position.play(m)
        best = max(best, value_of(position))
    return best
