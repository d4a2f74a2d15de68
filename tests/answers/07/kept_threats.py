# %% right: solution

# %% right: by trying
def wins(position, cell, player):
    for dx, dy in [(1, 0), (0, 1), (1, 1), (1, -1)]:
        length = 1
        for sign in (1, -1):
            x, y = cell[0] + sign * dx, cell[1] + sign * dy
            while position.at((x, y)) == player:
                length, x, y = length + 1, x + sign * dx, y + sign * dy
        if length >= 4:
            return True
    return False

def kept_threats(position):
    empty = [(x, y) for x in range(1, 8) for y in range(1, 7) if not position.at((x, y))]
    red = [cell for cell in empty if wins(position, cell, +1)]
    amber = [cell for cell in empty if wins(position, cell, -1)]
    return {
        1: [(x, y) for x, y in red if (x, y - 1) not in amber],
        -1: [(x, y) for x, y in amber if (x, y - 1) not in red],
    }
# wrong wrong-value: length >= 4 => length == 4
# wrong forgets-a-direction: , (1, -1)] => ]

# %% right: on copies
def kept_threats(position):
    found = {1: set(), -1: set()}
    for window in windows(7, 6):
        for player in found:
            others = [cell for cell in window if position.at(cell) != player]
            if len(others) == 1 and not position.at(others[0]):
                found[player].add(others[0])
    left = {player: set(cells) for player, cells in found.items()}
    for player in (-1, 1):
        for column, row in found[player]:
            if (column, row + 1) in found[-player]:
                left[-player].discard((column, row + 1))
    return left
# wrong off-the-board: windows(7, 6) => [[(x + i * dx, y + i * dy) for i in range(4)] for x in range(1, 8) for y in range(1, 7) for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1))]
# wrong ours:     found = {1: set(), -1: set()} =>     from c4lab.evaluation import kept\n    return kept(position)
# wrong dict-for-set: return left => return {p: left[p] or {} for p in left}
# wrong cells-from-zero: windows(7, 6) => [[(x - 1, y - 1) for x, y in w] for w in windows(7, 6)]
# wrong changed-while-in-use: set(cells) for player, cells in found.items()}\n    for player in (-1, 1):\n        for column, row in found[player]:\n            if (column, row + 1) in found[-player]:\n                left[-player].discard((column, row + 1)) => cells for player, cells in found.items()}\n    for player in (-1, 1):\n        for column, row in found[player]:\n            if (column, row - 1) in found[-player]:\n                left[player].discard((column, row))
# wrong not-cells: return left => return {p: {"abcdefg"[x - 1] + str(y) for x, y in left[p]} for p in left}

# %% wrong: examples-only
def kept_threats(position):
    if position.at((1, 1)) == 1:
        return {1: {(4, 1)}, -1: set()}
    return {1: {(4, 3)}, -1: set()}
