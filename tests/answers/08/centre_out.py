# %% right: solution
# wrong ours: middle = (position.width + 1) / 2 => return centre_first(position)
# wrong calls-a-value: position.width => position.width()
# wrong raises: return sorted( => return reversed(
# wrong no-list: return sorted( => return set(position.moves()) or sorted(
# wrong pairs-not-moves: position.moves(), key=lambda column: abs(column - middle) => (abs(column - middle), column) for column in position.moves()

# %% right: in rings
def centre_out(position):
    found = ()
    left = right = (position.width + 1) // 2
    if position.width % 2 == 0:
        right += 1
    while left >= 1:
        found += (left,) if left == right else (right, left)
        left, right = left - 1, right + 1
    return tuple(move for move in found if move in position.moves())
# wrong move-twice|strict-comparison: (left,) if left == right else (right, left) => (right, left)
# wrong illegal-move:  if move in position.moves() =>

# %% right: numpy
import numpy as np

def centre_out(position):
    moves = np.array(position.moves())
    return moves[np.argsort(abs(moves - (position.width + 1) / 2), kind="stable")]

# %% right: sorted in place, the right side first
def centre_out(position):
    def distance(move):
        return (move - (position.width + 1) / 2) ** 2, -move

    moves = list(position.moves())
    moves.sort(key=distance)
    return moves
# wrong returns-a-change: moves.sort(key=distance)\n    return moves => return moves.sort(key=distance)

# %% wrong: illegal-move, the columns of a whole board
def centre_out(position):
    return [column for column in [4, 3, 5, 2, 6, 1, 7] if column <= position.width]
