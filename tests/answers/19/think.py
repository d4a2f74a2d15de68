class BudgetUsed(Exception):
    """No more positions may be looked at."""


class Budget:
    def __init__(self, left):
        self.left = left

    def spend(self):
        if self.left == 0:
            raise BudgetUsed
        self.left -= 1


def value(position, depth, budget):
    budget.spend()
    result = position.result()
    if result is not None:
        return position.player * result
    if depth == 0:
        return 0
    return max(-value(position.play(move), depth - 1, budget) for move in position.moves())


# %% right: solution

# %% right: else of the try
def think(position, budget):
    purse = Budget(budget)
    best = position.moves()[0]
    for depth in range(position.left):
        values = {}
        try:
            for move in position.moves():
                values[move] = -value(position.play(move), depth, purse)
        except BudgetUsed:
            return best
        else:
            best = max(values, key=values.get)
    return best
# wrong first-move-then: return best\n        else => return position.moves()[0]\n        else
# wrong as-given: return best\n        else:\n            best = max(values, key=values.get) => pass\n        if values:\n            best = max(values, key=values.get)
# wrong last-pass-missing: range(position.left) => range(position.left - 1)

# %% right: asks whether all moves are there
def think(position, budget):
    budget, best = Budget(budget), position.moves()[0]
    for depth in range(position.left):
        values = {}
        try:
            for move in position.moves():
                values[move] = -value(position.play(move), depth, budget)
        except BudgetUsed:
            pass
        if len(values) == len(position.moves()):
            best = max(values, key=values.get)
    return best
# wrong worst-move: max(values => min(values
# wrong as-given: len(values) == len(position.moves()) => len(values) > 0
# wrong worst-move: -value( => value(
# wrong ends-with-a-win: best = max(values, key=values.get)\n    return => best = max(values, key=values.get)\n            if values[best] == 1:\n                return best\n    return

# %% wrong: as-given, as given

# %% wrong: as-given, keeps what it has and stops
def think(position, budget):
    budget, best = Budget(budget), position.moves()[0]
    for depth in range(position.left):
        values = {}
        try:
            for move in position.moves():
                values[move] = -value(position.play(move), depth, budget)
        except BudgetUsed:
            if values:
                best = max(values, key=values.get)
            break
        best = max(values, key=values.get)
    return best

# %% wrong: first-pass-only
def think(position, budget):
    budget, best = Budget(budget), position.moves()[0]
    for depth in range(position.left):
        values = {}
        try:
            for move in position.moves():
                values[move] = -value(position.play(move), depth, budget)
        except BudgetUsed:
            break
        best = max(values, key=values.get)
        break
    return best
