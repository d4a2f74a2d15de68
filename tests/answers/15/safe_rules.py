# %% right: solution
# wrong known-mistake: "A safe": "yes" => "A safe": "no"
# wrong known-mistake: "B safe": "no" => "B safe": "yes"
# wrong known-mistake: "C safe": "yes" => "C safe": "no"
# wrong known-mistake: "D safe": "yes" => "D safe": "no"
# wrong known-mistake: "E safe": "no" => "E safe": True
# wrong known-mistake: "E safe": "no" => "E safe": "perhaps"
# wrong known-mistake: "F times": 2 => "F times": 0.5
# wrong known-mistake: "F times": 2 => "F times": 3
# wrong known-mistake: "F times": 2 => "F times": 20
# wrong known-mistake: "G times": 6 => "G times": 2
# wrong known-mistake: "G times": 6 => "G times": 3
# wrong known-mistake: "G times": 6 => "G times": 12
# wrong wrong-kind: "G times": 6 => "G times": "six"
# wrong wrong-keys: "A safe": "yes", =>

# %% right: worked out
safe_rules = {f"{letter} safe": letter in "ACD" for letter in "ABCDE"}
safe_rules |= {"F times": (0.1 / 5_000) / (0.3 / 30_000), "G times": 30_000 / 5_000}
# wrong known-mistake: "ACD" => "AC"
# wrong known-mistake: (0.1 / 5_000) / (0.3 / 30_000) => (0.3 / 30_000) / (0.1 / 5_000)

# %% right: in other words
safe_rules = {"A safe": "Yes", "B safe": "not safe", "C safe": "safe", "D safe": "y", "E safe": "n"}
safe_rules |= {"F times": 2.0, "G times": 6.0}
