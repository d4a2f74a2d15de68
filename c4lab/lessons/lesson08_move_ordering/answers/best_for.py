# %% right: solution
# wrong first-player-only: player * values[move] => values[move]
# wrong second-player-only: player * values[move], reverse=True => values[move]
# wrong worst-first: , reverse=True =>
# wrong worst-first: player * values[move] => -player * values[move]
# wrong by-number: key=lambda move: player * values[move], reverse=True =>
# wrong by-number: player * values[move] => player * move
# wrong by-size: player * values[move] => abs(values[move])
# wrong values-not-moves: values, key=lambda move: player * values[move], reverse=True => values.values(), reverse=player == 1
# wrong pairs-not-moves: values, key=lambda move: player * values[move], reverse=True => values.items()
# wrong truth-of-player: key=lambda move: player * values[move], reverse=True => key=values.get, reverse=player
# wrong one-move: reverse=True) => reverse=True)[0]
# wrong loses-moves: reverse=True) => reverse=True)[:1]
# wrong no-list: return sorted( => return set(values) or sorted(
# wrong not-sorted: return sorted( => return list(values) or sorted(
# wrong calls-a-value: values[move] => values(move)

# %% right: branches
def best_for(values, player):
    pairs = sorted((value, move) for move, value in values.items())
    moves = [move for value, move in pairs]
    return moves[::-1] if player == 1 else moves
# wrong worst-first: player == 1 => player == -1
# wrong truth-of-player: player == 1 => player

# %% right: selection
def best_for(values, player):
    left, order = dict(values), []
    while left:
        best = max(left, key=lambda move: player * left[move])
        order.append(best)
        del left[best]
    return order
# wrong mutates: dict(values) => values
# wrong worst-first: max( => min(

# %% wrong: loses-moves, a dict from value to move
def best_for(values, player):
    move_of = {value: move for move, value in values.items()}
    return [move_of[value] for value in sorted(move_of, reverse=player == 1)]

# %% wrong: move-twice, index of equal values
def best_for(values, player):
    moves, worth = list(values), list(values.values())
    return [moves[worth.index(value)] for value in sorted(worth, reverse=player == 1)]
