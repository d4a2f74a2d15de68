# %% right: solution
# wrong known-mistake: "A": 16 => "A": 17
# wrong known-mistake: "B": 16 => "B": 15
# wrong known-mistake: "C": -16 => "C": 16
# wrong known-mistake: "E": 2 => "E": 6
# wrong known-mistake: "F": -18 => "F": -17
# wrong known-mistake: "lowest with 31 discs": -5 => "lowest with 31 discs": -6

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
}
# wrong known-mistake: "D": 22 - 21 => "D": 21
# wrong known-mistake: "A": 22 - 6 => "A": 6 - 22
# wrong known-mistake: "A": 22 - 6 => "A": 22 / 6
# wrong known-mistake: "D": 22 - 21 => "D": 22 ** 21
# wrong known-mistake: max( => min(
# wrong known-mistake: max(-3, 2, 0, => 1 + max(-3, 2, 0,
# wrong known-mistake: (11 // 2) => (11 // 3)
