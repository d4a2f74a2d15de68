# %% right: solution
# wrong known-mistake: "A": 16 => "A": 17
# wrong known-mistake: "B": 16 => "B": 15
# wrong known-mistake: "C": -16 => "C": 16
# wrong known-mistake: "E": 2 => "E": 6
# wrong known-mistake: "F": -18 => "F": -17
# wrong known-mistake: "lowest with 31 discs": -5 => "lowest with 31 discs": -6
# wrong known-mistake: "from_zero, -8 to 2": 0 => "from_zero, -8 to 2": -3
# wrong known-mistake: "from_zero, -8 to 2": 0 => "from_zero, -8 to 2": 1
# wrong known-mistake: "halfway, -8 to 2": -4 => "halfway, -8 to 2": -3
# wrong known-mistake: "from_zero, 3 to 9": 3 => "from_zero, 3 to 9": 2
# wrong known-mistake: "halfway, 3 to 9": 6 => "halfway, 3 to 9": 4
# wrong known-mistake: "fewer far from 0": "halfway" => "fewer far from 0": "from_zero"
# wrong known-mistake: "fewer near 0": "from_zero" => "fewer near 0": "halfway"
# wrong known-mistake: "fewer near 0": "from_zero" => "fewer near 0": "middle"
# wrong known-mistake: "G": "wrong" => "G": "open"
# wrong known-mistake: "H": "open" => "H": "right"
# wrong known-mistake: "I": "wrong" => "I": "open"
# wrong known-mistake: "J": "wrong" => "J": "open"
# wrong known-mistake: "K": "open" => "K": "right"
# wrong known-mistake: "K": "open" => "K": "yes"

# %% right: floats and sums
scores = {
    "A": 22 - 6,
    "B": 16.0,
    "C": -(22 - 6),
    "D": 22 - 21,
    "E": max(-3, 2, 0, -5, -3, -1, -6),
    "F": -18,
    "highest with 30 discs": (12 + 1) // 2,
    "lowest with 31 discs": -(11 // 2),
    "from_zero, -8 to 2": min(max(-8, 0), 2 - 1),
    "halfway, -8 to 2": -8 // 2,
    "from_zero, 3 to 9": 3.0,
    "halfway, 3 to 9": (3 + 9) / 2,
    "fewer far from 0": "Halfway",
    "fewer near 0": " from_zero",
}
scores |= dict(zip("GHIJK", ("wrong", "Open", "wrong", "wrong", "OPEN"), strict=True))
# wrong known-mistake: "D": 22 - 21 => "D": 21
# wrong known-mistake: "A": 22 - 6 => "A": 6 - 22
# wrong known-mistake: "A": 22 - 6 => "A": 22 / 6
# wrong known-mistake: "D": 22 - 21 => "D": 22 ** 21
# wrong known-mistake: max( => min(
# wrong known-mistake: max(-3, 2, 0, => 1 + max(-3, 2, 0,
# wrong known-mistake: (11 // 2) => (11 // 3)
