# %% right: solution
# wrong known-mistake: bound": 16 => bound": 8
# wrong known-mistake: fillings": 6 => fillings": 24
# wrong known-mistake: games": 6 => games": 5
# wrong known-mistake: nodes": 19 => nodes": 31
# wrong known-mistake: positions": 18 => positions": 19
# wrong known-mistake: positions": 18 => positions": 14
# wrong wrong-kind: games": 6 => games": "six"
# wrong wrong-keys: "fillings": 6, =>

# %% right: decimals
small_board = dict(zip(["upper bound", "fillings", "games", "nodes", "positions"], [2**4, 6.0, 6, 19.0, 18]))
# wrong not-a-dict: dict(zip(["upper bound", "fillings", "games", "nodes", "positions"], [2**4, 6.0, 6, 19.0, 18])) => [16, 6, 6, 19, 18]
