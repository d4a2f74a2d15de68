# %% right: solution
# wrong known-mistake: A": 4 => A": 8
# wrong known-mistake: A": 4 => A": 3
# wrong known-mistake: A": 4 => A": 5
# wrong known-mistake: B": 8 => B": 4
# wrong known-mistake: C": 5 => C": 8
# wrong known-mistake: C": 5 => C": 1
# wrong known-mistake: C": 5 => C": 12
# wrong wrong-kind: B": 8 => B": "all"
# wrong wrong-keys: "passes in game C": 5, =>

# %% right: worked out
values = {
    "A": ([6, -7, 900, *5 * [-1_000_024]], 1_000_000),
    "B": ([4, -1, 12, -40, 31, -55, 48, -60], 1_000_000),
    "C": ([0, 0, 0, 0, 1, 1, 1, 1], 1),
}
enough_passes = {}
for game, (found, certain) in values.items():
    known = [n for n, value in enumerate(found, 1) if abs(value) >= certain]
    enough_passes[f"passes in game {game}"] = min(known, default=8)
# wrong known-mistake: 1, 1], 1) => 1, 1], 1_000_000)
