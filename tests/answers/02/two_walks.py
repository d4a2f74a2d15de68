# %% right: solution
# wrong known-mistake: 9 => 8
# wrong known-mistake: 9 => 10
# wrong known-mistake: 9 => 12
# wrong known-mistake: 9 => 11
# wrong known-mistake: 7 => 8
# wrong known-mistake: 7 => 6
# wrong known-mistake: 7 => 3
# wrong known-mistake: 7 => 12
# wrong misread: 9 => 3 && 7 => 5
# wrong wrong-kind: 9 => "nine"
# wrong wrong-keys: "sum with >": 9, =>

# %% right: added up
two_walks = {"sum with C first": 3 + 2 + 2.0, "sum with >": sum((2, 1, 2, 1, 2, 1))}
# wrong known-mistake: (2, 1, 2, 1, 2, 1) => (2, 1, 2, 2, 2, 1)
# wrong known-mistake: 3 + 2 + 2.0 => 3 + 3 + 2
