# %% right: solution
# wrong first-player-only: player * values[move] => values[move]
# wrong second-player-only: player * values[move], reverse=True => values[move]
# wrong worst-first: , reverse=True =>
# wrong by-size: player * values[move] => abs(values[move])
# wrong values-not-moves: values, key=lambda move: player * values[move], reverse=True => values.values(), reverse=player == 1
# wrong pairs-not-moves: values, key=lambda move: player * values[move], reverse=True => values.items()
# wrong truth-of-player: key=lambda move: player * values[move], reverse=True => key=values.get, reverse=player
# wrong one-move: reverse=True) => reverse=True)[0]
# wrong loses-moves: reverse=True) => reverse=True)[:1]
# wrong no-list: return sorted( => return set(values) or sorted(

# %% right: branches
def best_for(values, player):
    pairs = sorted((value, move) for move, value in values.items())
    moves = [move for value, move in pairs]
    return moves[::-1] if player == 1 else moves
# wrong move-twice: [move for value, move in pairs] => [list(values)[list(values.values()).index(value)] for value, move in pairs]

# %% right: selection
def best_for(values, player):
    left, order = dict(values), []
    while left:
        best = max(left, key=lambda move: player * left[move])
        order.append(best)
        del left[best]
    return order
# wrong mutates: dict(values) => values

# %% wrong: one-pass
def best_for(values, player):
    order = list(values)
    for i in range(len(order) - 1):
        if player * values[order[i]] < player * values[order[i + 1]]:
            order[i], order[i + 1] = order[i + 1], order[i]
    return order

# %% wrong: parameters-exchanged
def best_for(player, values):
    return sorted(values, key=lambda move: player * values[move], reverse=True)
