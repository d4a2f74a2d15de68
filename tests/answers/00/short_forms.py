# %% right: solution
# wrong known-mistake: [6, 3, 10] => [5, 2, 9]
# wrong known-mistake: "B": 4 => "B": 81
# wrong known-mistake: "B": 4 => "B": 25
# wrong known-mistake: 12,000 nodes => 12000 nodes
# wrong known-mistake: 2.50 s => 2.5 s
# wrong known-mistake: 2.50 s => 3 s
# wrong known-mistake: "no" => "yes"
# wrong known-mistake: [9, 5, 2] => [2, 5, 9]
# wrong known-mistake: [9, 5, 2] => [-9, -5, -2]
# wrong known-mistake: [2, 3, 4] => [2, 3, 4, 5]
# wrong known-mistake: "G": 2 => "G": 5
# wrong wrong-kind: [6, 3, 10] => "6 3 10"
# wrong wrong-keys: "G": 2, =>

# %% right: with the lines themselves
numbers = [5, 2, 9]
a, b = numbers[1:]
short_forms = {
    "A": [n + 1 for n in numbers],
    "B": {n: n * n for n in numbers}[2],
    "C": f"{12000:,} nodes in {10 / 4:.2f} s",
    "D": "yes" if any(n > 9 for n in numbers) else "no",
    "E": sorted(numbers, key=lambda n: -n),
    "F": list(range(*[2, 5])),
    "G": a,
}
# wrong known-mistake: n + 1 => n
# wrong known-mistake: "G": a => "G": b

# %% right: tuples and decimals
short_forms = {"A": (6.0, 3.0, 10.0), "B": 4.0, "C": "12,000 Nodes in 2.50 s", "D": "No"}
short_forms |= {"E": (9, 5, 2), "F": (2, 3, 4), "G": 2}
