# %% right: solution
# wrong known-mistake: "A": 2 => "A": 3
# wrong known-mistake: "B": 3 => "B": 2
# wrong known-mistake: "C": 4 => "C": 3
# wrong known-mistake: "D": 1 => "D": 2
# wrong known-mistake: "E": 2 => "E": 3
# wrong known-mistake: "F": 1 => "F": 5
# wrong known-mistake: nodes": 5 => nodes": 3_200
# wrong known-mistake: "G passes": "yes" => "G passes": "no"
# wrong known-mistake: "H passes": "no" => "H passes": "yes"
# wrong known-mistake: fast": 4 => fast": 0.25
# wrong known-mistake: better": "no" => better": "yes"
# wrong known-mistake: of 12": 10 => of 12": 9
# wrong known-mistake: of 12": 10 => of 12": 6

# %% right: worked out
gates = {
    "A": 2, "B": 3, "C": 4, "D": 1, "E": 2, "F": 1,
    "G, times fewer nodes": 4_000 / 800,
    "G passes": "Yes", "H passes": "no ",
    "K, times as fast": round(0.08 / 0.02, 6),
    "L surely better": "no",
    "wins needed of 12": min(n for n in range(13) if interval(n, 12)[0] > 0.5),
}
# wrong known-mistake: 4_000 / 800 => 800 / 4_000
# wrong known-mistake: 4_000 / 800 => 4_000 - 800
# wrong known-mistake: 0.08 / 0.02 => 0.08 - 0.02
# wrong known-mistake: interval(n, 12)[0] > 0.5 => interval(n, 12)[1] > 0.5
# wrong known-mistake: interval(n, 12)[0] > 0.5 => n > 6

# %% right: True and False for yes and no
gates = {
    "A": 2, "B": 3, "C": 4, "D": 1, "E": 2, "F": 1, "G, times fewer nodes": 5.0, "G passes": True,
    "H passes": False, "K, times as fast": 4, "L surely better": False, "wins needed of 12": 10,
}  # fmt: skip
