# %% right: solution

# %% right: by minimax
def best_moves(position):
    values = {move: minimax(position.play(move)).value for move in position.moves()}
    best = max(values.values()) if position.player == 1 else min(values.values())
    return {move for move, value in values.items() if value == best}

# %% right: a wider window
def best_moves(position):
    best, moves = -position.player * inf, []
    for move in reversed(position.moves()):
        window = {"alpha": best - 1} if position.player == 1 else {"beta": best + 1}
        value = search(position.play(move), **window).value
        if value * position.player > best * position.player:
            best, moves = value, [move]
        elif value == best:
            moves.append(move)
    return tuple(moves)

# %% wrong: bound-for-value, as given
# wrong bound-for-value: in position.moves() => in sorted(position.moves(), key=lambda square: square != 5)
