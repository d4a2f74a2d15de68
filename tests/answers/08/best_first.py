# %% right: solution
# wrong wrong-view: -evaluate => evaluate
# wrong loses-moves: reverse=True) => reverse=True)[:1]
# wrong pairs-not-moves: worth, key=worth.get, reverse=True => worth.items()
# wrong call-without-parentheses: position.play(move)) => position.moves[move])
# wrong returns-a-change: sorted(worth, key => list(worth).sort(key
# wrong wrong-value|off-by-one: return => if list(worth.values()).count(max(worth.values())) > 1:\n        return list(worth)\n    return

# %% right: ascending
def best_first(position, evaluate):
    return sorted(position.moves(), key=lambda move: evaluate(position.play(move)))
# wrong ours: return sorted(position.moves(), key=lambda move: evaluate(position.play(move))) => from c4lab.search import by_evaluation\n    return by_evaluation(evaluate)(position)
# wrong one-colour-only: evaluate(position.play(move)) => alphabeta(position.play(move), 0, evaluate).value

# wrong too-far-ahead: evaluate(position.play(move)) => alphabeta(position.play(move), 2, evaluate).value

# %% right: pairs, wins first
def best_first(position, evaluate):
    pairs = []
    for move in position.moves():
        after = position.play(move)
        won = after.result() is not None
        pairs.append((1_000_000 if won else -evaluate(after), -move))
    return [-move for worth, move in sorted(pairs, reverse=True)]
# wrong illegal-move: [-move for => [move for

# %% right: a list for each worth
def best_first(position, evaluate):
    moves_worth = {}
    for move in position.moves():
        moves_worth.setdefault(-evaluate(position.play(move)), []).append(move)
    order = []
    for worth in sorted(moves_worth, reverse=True):
        order += moves_worth[worth]
    return order
# wrong equal-ones-lost: moves_worth.setdefault(-evaluate(position.play(move)), []).append(move) => moves_worth[-evaluate(position.play(move))] = [move]

# %% wrong: wrong-value, best and worst and between them unsorted
def best_first(position, evaluate):
    worth = {move: -evaluate(position.play(move)) for move in position.moves()}
    best, worst = max(worth, key=worth.get), min(worth, key=worth.get)
    between = [move for move in worth if move not in (best, worst)]
    return [best] + between + [worst] * (worst != best)

# %% wrong: nested
def best_first(position, evaluate):
    moves_worth = {}
    for move in position.moves():
        moves_worth.setdefault(-evaluate(position.play(move)), []).append(move)
    return [moves_worth[worth] for worth in sorted(moves_worth, reverse=True)]

# %% wrong: equal-ones-changed
def best_first(position, evaluate):
    move_worth = {}
    for move in position.moves():
        worth = -evaluate(position.play(move))
        while worth in move_worth:
            worth += 1
        move_worth[worth] = move
    return [move_worth[worth] for worth in sorted(move_worth, reverse=True)]
