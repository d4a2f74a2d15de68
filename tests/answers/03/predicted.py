# %% right: solution
# wrong known-mistake: "A": -1 => "A": +1
# wrong misread: "B": +1 => "B": -1
# wrong known-mistake: "C": -1 => "C": +1
# wrong known-mistake: "depth": 3 => "depth": 4
# wrong known-mistake: "depth": 3 => "depth": 1
# wrong known-mistake: "depth": 3 => "depth": 5
# wrong wrong-keys: "B": +1, =>
# wrong wrong-kind: "A": -1 => "A": "amber"

# %% right: decimals
predicted = {"depth": 3.0, "C": -1.0, "B": 1, "A": -1}

# %% right: dict
predicted = dict(A=-1, B=1, C=-1, depth=3)
