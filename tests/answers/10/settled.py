# %% right: solution
# wrong known-mistake: 12, => 120,
# wrong known-mistake: "orders of 1 2 1 2": 1 => "orders of 1 2 1 2": 4
# wrong known-mistake: "orders of 1 1 2 2": 2 => "orders of 1 1 2 2": 4
# wrong known-mistake: "A": "yes" => "A": "no"
# wrong known-mistake: "C": "no" => "C": "yes"
# wrong known-mistake: "D": "yes" => "D": "no"
# wrong known-mistake: "F": "no" => "F": "yes"
# wrong known-mistake: "upper" => "exact"
# wrong known-mistake: "upper" => "lower"
# wrong known-mistake: 12, => 24,
# wrong wrong-kind: "B": "yes" => "B": 3
# wrong wrong-keys: "E": "no", =>

# %% right: truth values
settled = {"orders of 1 2 3 4 5": 12, "orders of 1 2 1 2": 1, "orders of 1 1 2 2": 2.0}
settled |= {"A": True, "B": True, "C": False, "D": True, "E": False, "F": False}
settled["stored"] = "Upper bound"

# %% right: letters
settled = {"orders of 1 2 3 4 5": 12, "orders of 1 2 1 2": 1, "orders of 1 1 2 2": 2}
settled |= dict(zip("ABCDEF", "YYNYNN")) | {"stored": " upper "}
