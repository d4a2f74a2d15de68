# %% right: solution
# wrong known-mistake: (4, 6, 5) => (4, 6)
# wrong known-mistake: (4, 6, 5) => (4, 2, 3)
# wrong known-mistake: (2, 3, 4, 5) => (2, 3, 4)
# wrong known-mistake: (2, 3, 4, 5) => (2, 4, 5)
# wrong known-mistake: (-1, 5) => (2, 5)
# wrong known-mistake: (5, inf) => "none"
# wrong known-mistake: (5, inf) => (6, inf)
# wrong known-mistake: (5, inf) => (-inf, 5)
# wrong wrong-kind: (4, 6, 5) => 3
# wrong wrong-keys: "step by step asks": (2, 3, 4, 5), =>

# %% right: lists and floats
three_programs = {
    "halving asks": [4, 6, 5],
    "step by step asks": list(range(2, 6)),
    "aspiration, first window": [2 - 3, 2 + 3],
    "aspiration, second window": [5, float("inf")],
}

# %% wrong: known-mistake, as for a fail-soft search
three_programs = {
    "halving asks": (4, 6),
    "step by step asks": (2, 5),
    "aspiration, first window": (-1, 5),
    "aspiration, second window": "none",
}
