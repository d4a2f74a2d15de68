# %% right: solution
# wrong known-mistake: (6, 8) => (6, 6)
# wrong known-mistake: "after 4": (7, 8) => "after 4": (7, 7)
# wrong known-mistake: "hard answer 1": 3 => "hard answer 1": 4
# wrong known-mistake: (4, inf) => (-inf, inf)
# wrong known-mistake: (4, 6, 5) => (4, 6)
# wrong known-mistake: (4, 6, 5) => (4, 2, 3)
# wrong known-mistake: (2, 3, 4, 5) => (2, 3, 4)
# wrong known-mistake: (2, 3, 4, 5) => (2, 4, 5)
# wrong known-mistake: (-1, 5) => (2, 5)
# wrong known-mistake: (5, inf) => "none"
# wrong known-mistake: (5, inf) => (6, inf)
# wrong known-mistake: (5, inf) => (-inf, 5)

# %% right: lists and floats
proved = {
    "after 1": [4, float("inf")],
    "after 2": [4.0, 8],
    "after 3": [6, 8],
    "after 4": [7, 8],
    "after 5": [7, 7],
    "hard answer 1": 3.0,
    "hard answer 2": 9,
    "halving asks": [4, 6, 5],
    "step by step asks": list(range(2, 6)),
    "aspiration, first window": [2 - 3, 2 + 3],
    "aspiration, second window": [5, float("inf")],
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
    "halving asks": (4, 6),
    "step by step asks": (2, 5),
    "aspiration, first window": (-1, 5),
    "aspiration, second window": "none",
}
