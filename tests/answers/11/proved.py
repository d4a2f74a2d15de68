# %% right: solution
# wrong known-mistake: (6, 8) => (6, 6)
# wrong known-mistake: "after 4": (7, 8) => "after 4": (7, 7)
# wrong known-mistake: "hard answer 1": 3 => "hard answer 1": 4
# wrong known-mistake: (4, inf) => (-inf, inf)

# %% right: lists and floats
proved = {
    "after 1": [4, float("inf")],
    "after 2": [4.0, 8],
    "after 3": [6, 8],
    "after 4": [7, 8],
    "after 5": [7, 7],
    "hard answer 1": 3.0,
    "hard answer 2": 9,
}

# %% wrong: known-mistake, answers for values
proved = {
    "after 1": (4, 4),
    "after 2": (8, 8),
    "after 3": (6, 6),
    "after 4": (7, 7),
    "after 5": (7, 7),
    "hard answer 1": 4,
    "hard answer 2": 8,
}
