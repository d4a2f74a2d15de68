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
# wrong known-mistake: "newest, slot 1": 9 => "newest, slot 1": 5
# wrong known-mistake: "newest, slot 2": 6 => "newest, slot 2": 1
# wrong known-mistake: "deeper, slot 1": 5 => "deeper, slot 1": 9
# wrong known-mistake: "deeper, slot 2": 6 => "deeper, slot 2": 2
# wrong known-mistake: "9 comes ten times": "deeper" => "9 comes ten times": "newest"
# wrong known-mistake: "9 comes twenty times": "newest" => "9 comes twenty times": "deeper"
# wrong known-mistake: "9 comes twenty times": "newest" => "9 comes twenty times": "both"
# wrong wrong-kind: "9 comes ten times": "deeper" => "9 comes ten times": 300
# wrong wrong-kind: "B": "yes" => "B": 3
# wrong wrong-keys: "E": "no", =>

# %% right: truth values
settled = {"orders of 1 2 3 4 5": 12, "orders of 1 2 1 2": 1, "orders of 1 1 2 2": 2.0}
settled |= {"A": True, "B": True, "C": False, "D": True, "E": False, "F": False}
settled["stored"] = "Upper bound"
settled |= {f"newest, slot {slot}": position for slot, position in ((1, 9), (2, 6))}
settled |= {f"deeper, slot {slot}": position for slot, position in ((1, 5), (2, 6))}
settled |= {"9 comes ten times": "the deeper one", "9 comes twenty times": "Newest"}

# %% right: letters
settled = {"orders of 1 2 3 4 5": 12, "orders of 1 2 1 2": 1, "orders of 1 1 2 2": 2}
settled |= dict(zip("ABCDEF", "YYNYNN")) | {"stored": " upper "}
settled |= {"newest, slot 1": 9, "newest, slot 2": 6, "deeper, slot 1": 5, "deeper, slot 2": 6}
settled |= {"9 comes ten times": " deeper", "9 comes twenty times": "NEWEST"}
