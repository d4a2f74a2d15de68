# %% right: solution
# wrong all-moves|wrong-value: if value == best => if True
# wrong one-move-only: moves.append(move) => pass

# %% right: by minimax
def best_moves(position):
    values = {move: minimax(position.play(move)).value for move in position.moves()}
    best = max(values.values()) if position.player == 1 else min(values.values())
    return {move for move, value in values.items() if value == best}
# wrong one-move-only: return {move for move, value in values.items() if value == best} => return minimax(position).move
# wrong plays-for-x: max(values.values()) if position.player == 1 else min(values.values()) => max(values.values())
# wrong plays-for-o: max(values.values()) if position.player == 1 else min(values.values()) => min(values.values())

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
