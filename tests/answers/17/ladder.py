# %% right: solution
# wrong known-mistake: "largest part": "B" => "largest part": "F"
# wrong known-mistake: "no node saved": "D E" => "no node saved": "E"
# wrong known-mistake: "one node, B against A": 2 => "one node, B against A": 0.5
# wrong known-mistake: "the compiler": "E" => "the compiler": "D"
# wrong known-mistake: "A alone, compiled": 0.24 => "A alone, compiled": 0.08

# %% right: worked out
ladder = {
    "largest part": "b",
    "largest number": "B",
    "no node saved": ["E", "D"],
    "nodes a second, A": 120_000 / 12,
    "nodes a second, E": 5_000 / 0.01,
    "one node, B against A": (4 / 20_000) / (12 / 120_000),
    "F slower for one node": True,
    "I take": "F",
    "the compiler": "E",
    "A alone, compiled": 12 / (0.5 / 0.01),
}
# wrong known-mistake: "largest part": "b" => "largest part": "d"
# wrong known-mistake: "largest number": "B" => "largest number": "A B"
# wrong known-mistake: ["E", "D"] => "FD"
# wrong known-mistake: 120_000 / 12 => 12 / 120_000
# wrong known-mistake: 5_000 / 0.01 => 5_000 / 0.1
# wrong known-mistake: (4 / 20_000) / (12 / 120_000) => (12 / 120_000) / (4 / 20_000)
# wrong known-mistake: 12 / (0.5 / 0.01) => 0.5 / 0.01
