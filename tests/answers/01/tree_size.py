# %% right: solution
# wrong known-mistake: 15 => 7
# wrong known-mistake: 15 => 14
# wrong known-mistake: 15 => 8
# wrong known-mistake: 15 => 13
# wrong known-mistake: "games": 8 => "games": 4
# wrong known-mistake: "games": 8 => "games": 15
# wrong known-mistake: "games": 8 => "games": 7
# wrong misread: "nodes": 15 => "nodes": 8 && "games": 8 => "games": 15
# wrong wrong-kind: 15 => "fifteen"
# wrong wrong-keys: "games" => "leaves"

# %% right: counted
tree_size = {"games": 2**3, "nodes": 1 + 2 + 4 + 8.0}
# wrong known-mistake: 2**3 => 2**2
# wrong known-mistake: 1 + 2 + 4 + 8.0 => 2 + 4 + 8
