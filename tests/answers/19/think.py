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
