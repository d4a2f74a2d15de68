# %% right: solution
# wrong known-mistake: "from_zero, -8 to 2": 0 => "from_zero, -8 to 2": -3
# wrong known-mistake: "from_zero, -8 to 2": 0 => "from_zero, -8 to 2": 1
# wrong known-mistake: "halfway, -8 to 2": -4 => "halfway, -8 to 2": -3
# wrong known-mistake: "halfway, -8 to 2": -4 => "halfway, -8 to 2": 4
# wrong known-mistake: "from_zero, 3 to 9": 3 => "from_zero, 3 to 9": 2
# wrong known-mistake: "halfway, 3 to 9": 6 => "halfway, 3 to 9": 4
# wrong known-mistake: "from_zero, questions": 2 => "from_zero, questions": 1
# wrong known-mistake: "from_zero, questions": 2 => "from_zero, questions": 3
# wrong known-mistake: "halfway, questions": 6 => "halfway, questions": 2
# wrong known-mistake: "halfway, questions": 6 => "halfway, questions": 4
# wrong known-mistake: "halfway, questions": 6 => "halfway, questions": 5
# wrong known-mistake: "halfway, questions": 6 => "halfway, questions": 7
# wrong known-mistake: "A": "wrong" => "A": "open"
# wrong known-mistake: "B": "open" => "B": "right"
# wrong known-mistake: "C": "wrong" => "C": "open"
# wrong known-mistake: "D": "wrong" => "D": "open"
# wrong known-mistake: "E": "open" => "E": "right"
# wrong known-mistake: "E": "open" => "E": "wrong"
# wrong known-mistake: "E": "open" => "E": "yes"
# wrong known-mistake: 120_000 => 2_400
# wrong known-mistake: 120_000 => 6_000_000
# wrong known-mistake: 120_000 => 500_000
# wrong known-mistake: 120_000 => 100
# wrong wrong-kind: 120_000 => "as many"
# wrong wrong-keys: "A": "wrong", =>

# %% right: worked out
doubts = {
    "from_zero, -8 to 2": min(max(-8, 0), 2 - 1),
    "halfway, -8 to 2": -8 // 2,
    "from_zero, 3 to 9": 3.0,
    "halfway, 3 to 9": (3 + 9) / 2,
    "from_zero, questions": 4 / 2,
    "halfway, questions": 6.0,
    "nodes, compiled": 12e4,
}
doubts |= dict(zip("ABCDE", ("wrong", "Open", "wrong", "wrong", "OPEN"), strict=True))
# wrong known-mistake: -8 // 2 => (-8 + 2) // 2
# wrong known-mistake: 12e4 => 12e4 / 50
