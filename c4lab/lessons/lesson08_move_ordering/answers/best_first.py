# %% right: solution
# wrong wrong-view: -evaluate => evaluate
# wrong wrong-view: , reverse=True =>
# wrong one-colour-only: -evaluate => position.player * evaluate
# wrong one-colour-only: -evaluate => -position.player * evaluate
# wrong before-the-move: evaluate(position.play(move)) => evaluate(position)
# wrong own-opinion: -evaluate( => -Squares()(
# wrong not-sorted: return sorted(worth, key=worth.get, reverse=True) => return list(worth)
# wrong one-move: return sorted(worth, key=worth.get, reverse=True) => return max(worth, key=worth.get)
# wrong loses-moves: reverse=True) => reverse=True)[:1]
# wrong pairs-not-moves: return sorted(worth, key=worth.get, reverse=True) => return sorted(worth.items())
# wrong call-without-parentheses: position.play(move)) => position.moves[move])
# wrong sort-or-sorted: return sorted(worth, key=worth.get, reverse=True) => return list(worth).sort(key=worth.get, reverse=True)

# %% right: ascending
def best_first(position, evaluate):
    return sorted(position.moves(), key=lambda move: evaluate(position.play(move)))
# wrong wrong-view: evaluate(position => -evaluate(position
# wrong one-colour-only: evaluate(position => position.player * evaluate(position
# wrong one-move: sorted( => min(

# %% right: pairs
def best_first(position, evaluate):
    pairs = [(-evaluate(position.play(move)), -move) for move in position.moves()]
    return [-move for worth, move in sorted(pairs, reverse=True)]
# wrong illegal-move: [-move for => [move for

# %% right: wins first
def best_first(position, evaluate):
    def worth(move):
        after = position.play(move)
        if after.result() is not None:
            return position.player * after.result() * 1_000_000
        return -evaluate(after)

    return sorted(position.moves(), key=worth, reverse=True)
# wrong wrong-view: -evaluate(after) => evaluate(after)

# %% right: a list for each worth
def best_first(position, evaluate):
    moves_worth = {}
    for move in position.moves():
        moves_worth.setdefault(-evaluate(position.play(move)), []).append(move)
    order = []
    for worth in sorted(moves_worth, reverse=True):
        order += moves_worth[worth]
    return order
# wrong wrong-view: -evaluate => evaluate
# wrong loses-moves|assigned-not-added: order += moves_worth[worth] => order = moves_worth[worth]

# %% right: bubble sort
def best_first(position, evaluate):
    moves = list(position.moves())
    for end in range(len(moves) - 1, 0, -1):
        for i in range(end):
            if evaluate(position.play(moves[i])) > evaluate(position.play(moves[i + 1])):
                moves[i], moves[i + 1] = moves[i + 1], moves[i]
    return moves
# wrong wrong-view: > evaluate => < evaluate

# %% wrong: loses-moves, only the sign
def best_first(position, evaluate):
    move_worth = {}
    for move in position.moves():
        move_worth[-evaluate(position.play(move))] = move
    return [move_worth[worth] for worth in sorted(move_worth, reverse=True)]

# %% wrong: wrong-view, only the dict
def best_first(position, evaluate):
    move_worth = {}
    for move in position.moves():
        move_worth[move] = evaluate(position.play(move))
    return sorted(move_worth, key=move_worth.get, reverse=True)

# %% wrong: loses-moves, the best alone
def best_first(position, evaluate):
    return [min(position.moves(), key=lambda move: evaluate(position.play(move)))]

# %% wrong: only-the-best, the rest left to right
def best_first(position, evaluate):
    best = min(position.moves(), key=lambda move: evaluate(position.play(move)))
    return [best] + [move for move in position.moves() if move != best]

# %% wrong: equal-ones-last, equal ones at the end
def best_first(position, evaluate):
    move_of, rest = {}, []
    for move in position.moves():
        worth = -evaluate(position.play(move))
        if worth in move_of:
            rest.append(move)
        else:
            move_of[worth] = move
    return [move_of[worth] for worth in sorted(move_of, reverse=True)] + rest

# %% wrong: wrong-value, best and worst and between them unsorted
def best_first(position, evaluate):
    worth = {move: -evaluate(position.play(move)) for move in position.moves()}
    best, worst = max(worth, key=worth.get), min(worth, key=worth.get)
    between = [move for move in worth if move not in (best, worst)]
    return [best] + between + [worst] * (worst != best)

# %% wrong: wrong-value|off-by-one, left to right when the best is tied
def best_first(position, evaluate):
    worth = {move: -evaluate(position.play(move)) for move in position.moves()}
    if list(worth.values()).count(max(worth.values())) > 1:
        return list(worth)
    return sorted(worth, key=worth.get, reverse=True)

# %% wrong: too-far-ahead
def best_first(position, evaluate):
    def worth(move):
        after = position.play(move)
        return min(evaluate(after.play(reply)) for reply in after.moves())

    return sorted(position.moves(), key=worth, reverse=True)

# %% wrong: not-sorted
def best_first(position, evaluate):
    return position.moves()

# %% wrong: ours
from c4lab.search import by_evaluation

def best_first(position, evaluate):
    return by_evaluation(evaluate)(position)
