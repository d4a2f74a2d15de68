# %% right: solution
# wrong known-mistake: "root": 5 => "root": 4
# wrong known-mistake: "A": 5 => "A": 7
# wrong known-mistake: "E": 8 => "E": 5
# wrong wrong-kind: "A": 5 => "A": "5"
# wrong wrong-keys: "A": 5, =>

# %% right: decimals
values = dict(zip(["C", "D", "E", "F", "A", "B", "root"], [5.0, 7.0, 8.0, 4.0, 5.0, 4.0, 5.0]))
# wrong misread: [5.0, 7.0, 8.0, 4.0, 5.0, 4.0, 5.0] => [2, 1, 3, 0, 2, 3, 2]
# wrong known-mistake: [5.0, 7.0, 8.0, 4.0, 5.0, 4.0, 5.0] => [5, 7, 8, 0, 5, 0, 5]
