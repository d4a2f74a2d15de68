# %% right: solution
# wrong returns-none: \n    return best =>
# wrong last-move: in position.moves() => in reversed(position.moves()) && \n    return best => \n        return best

# %% right: max or min
def best_move(position):
    choose = max if position.player == 1 else min
    return choose(position.moves(), key=lambda move: minimax(position.play(move)).value)
# wrong ours: choose(position.moves(), key=lambda move: minimax(position.play(move)).value) => minimax(position).move

# %% right: the last of the best
def best_move(position):
    value = minimax(position).value
    return [move for move in position.moves() if minimax(position.play(move)).value == value][-1]
# wrong index-out-of-range: == value => != value

# %% right: two loops
def best_move(position):
    best = position.moves()[0]
    best_value = -position.player
    if position.player == 1:
        for move in position.moves():
            value = minimax(position.play(move)).value
            if value >= best_value:
                best_value = value
                best = move
    else:
        for move in position.moves():
            value = minimax(position.play(move)).value
            if value <= best_value:
                best_value = value
                best = move
    return best
# wrong first-move: best = move\n    else => best = move\n            break\n    else && best = move\n    return => best = move\n            break\n    return
# wrong wrong-value: best_value = value\n                best = move\n    else => best = move\n    else
# wrong wrong-value: value >= => value <=
