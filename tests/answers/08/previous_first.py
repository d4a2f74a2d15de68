# %% right: solution
# wrong never-looks: position.key => position.history

# %% right: a list
def previous_first(position, best):
    moves = list(position.moves())
    if position.key in best and best[position.key] in moves:
        moves.remove(best[position.key])
        moves.insert(0, best[position.key])
    return moves
# wrong move-twice: moves.remove(best[position.key])\n        moves => moves

# %% right: two parts
def previous_first(position, best):
    remembered = best.get(position.key)
    first = [move for move in position.moves() if move == remembered]
    return tuple(first + [move for move in position.moves() if move != remembered])
# wrong ours: remembered = best.get(position.key) => from c4lab.search import previous_best_first\n    return previous_best_first(position, best)
# wrong none-in-the-list: [move for move in position.moves() if move == remembered] => [remembered]
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

# %% wrong: next-left-out
def previous_first(position, best):
    moves = list(position.moves())
    order = []
    for move in moves:
        if move == best.get(position.key):
            moves.remove(move)
            order.insert(0, move)
        else:
            order.append(move)
    return order
