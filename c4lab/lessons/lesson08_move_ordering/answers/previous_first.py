# %% right: solution
# wrong remembered-last: move != remembered => move == remembered
# wrong never-looks: best.get(position.key) => best.get(position)
# wrong unknown-position: best.get(position.key) => best[position.key]
# wrong never-looks: , key=lambda move: move != remembered =>
# wrong another-position: best.get(position.key) => next(iter(best.values()), None)
# wrong call-without-parentheses: position.moves() => position.moves
# wrong one-move: sorted(position.moves(), key=lambda move: move != remembered) => remembered or position.moves()[0]
# wrong no-list: sorted(position.moves(), key=lambda move: move != remembered) => {remembered, *position.moves()}
# wrong never-looks: position.key => position.history

# %% right: a list
def previous_first(position, best):
    moves = list(position.moves())
    if position.key in best and best[position.key] in moves:
        moves.remove(best[position.key])
        moves.insert(0, best[position.key])
    return moves
# wrong legal-not-asked:  and best[position.key] in moves =>
# wrong move-twice: moves.remove(best[position.key])\n        moves => moves
# wrong unknown-position: position.key in best and best[position.key] in moves => best[position.key] in moves
# wrong never-looks: if position.key in best => if position in best
# wrong remembered-last: moves.insert(0, best[position.key]) => moves.append(best[position.key])
# wrong uses-none: return moves => return moves.sort()
# wrong return-removed: moves.insert(0, best[position.key])\n    return moves => return moves.insert(0, best[position.key])\n    return moves

# %% right: two parts
def previous_first(position, best):
    remembered = best.get(position.key)
    first = [move for move in position.moves() if move == remembered]
    return tuple(first + [move for move in position.moves() if move != remembered])
# wrong remembered-last: first + [move for move in position.moves() if move != remembered] => [move for move in position.moves() if move != remembered] + first
# wrong move-twice: [move for move in position.moves() if move != remembered] => list(position.moves())
# wrong loses-moves: first + [move for move in position.moves() if move != remembered] => first

# %% right: try
def previous_first(position, best):
    try:
        move = best[position.key]
        position.play(move)
    except Exception:
        return list(position.moves())
    return [move] + [other for other in position.moves() if other != move]
# wrong illegal-move: position.play(move) => pass

# %% right: from the back
def previous_first(position, best):
    order = []
    for move in reversed(position.moves()):
        if move != best.get(position.key):
            order.insert(0, move)
    if len(order) < len(position.moves()):
        order.insert(0, best[position.key])
    return order
# wrong others-reversed: if move != best.get(position.key):\n            order.insert(0, move) => if move != best.get(position.key):\n            order.append(move)

# %% wrong: illegal-move, unchecked
def previous_first(position, best):
    remembered = best.get(position.key)
    rest = [move for move in position.moves() if move != remembered]
    return rest if remembered is None else [remembered, *rest]

# %% wrong: move-twice
def previous_first(position, best):
    remembered = best.get(position.key)
    moves = list(position.moves())
    return [remembered, *moves] if remembered in moves else moves

# %% wrong: loses-moves
def previous_first(position, best):
    remembered = best.get(position.key)
    return [remembered] if remembered in position.moves() else list(position.moves())

# %% wrong: none-in-the-list
def previous_first(position, best):
    remembered = best.get(position.key)
    return [remembered, *(move for move in position.moves() if move != remembered)]

# %% wrong: swapped
def previous_first(position, best):
    moves = list(position.moves())
    if best.get(position.key) in moves:
        at = moves.index(best[position.key])
        moves[0], moves[at] = moves[at], moves[0]
    return moves

# %% wrong: rotated
def previous_first(position, best):
    moves = list(position.moves())
    if best.get(position.key) in moves:
        at = moves.index(best[position.key])
        return moves[at:] + moves[:at]
    return moves

# %% wrong: never-looks, as they come
def previous_first(position, best):
    return list(position.moves())

# %% wrong: start-added|kept-between-calls
order = []

def previous_first(position, best):
    if not order:
        order.extend(sorted(position.moves(), key=lambda move: move != best.get(position.key)))
    return order

# %% wrong: ours
from c4lab.search import previous_best_first

def previous_first(position, best):
    return previous_best_first(position, best)
