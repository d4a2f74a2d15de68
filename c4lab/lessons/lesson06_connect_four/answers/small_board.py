# %% right: solution
# wrong known-mistake: bound": 16 => bound": 8
# wrong known-mistake: fillings": 6 => fillings": 24
# wrong known-mistake: games": 6 => games": 5
# wrong known-mistake: nodes": 19 => nodes": 31
# wrong known-mistake: positions": 18 => positions": 19
# wrong wrong-prediction: positions": 18 => positions": 14
# wrong wrong-kind: games": 6 => games": "six"
# wrong wrong-keys: "fillings": 6, =>

# %% right: by the formulas
from math import factorial

fillings = factorial(4) // factorial(2) ** 2
small_board = {
    "upper bound": 2**4,
    "fillings": fillings,
    "games": fillings,
    "nodes": 1 + 2 + 4 + 6 + 6,
    "positions": 1 + 2 + 4 + 6 + 5,
}
# wrong known-mistake: 4 + 6 + 6 => 4 + 8 + 16

# %% wrong: not-a-dict
small_board = [16, 6, 6, 19, 18]
