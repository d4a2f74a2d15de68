# %% right: solution
# wrong known-mistake: "column 3": 3 => "column 3": 2
# wrong known-mistake: "column 3": 3 => "column 3": 4
# wrong known-mistake: "column 3": 3 => "column 3": 1
# wrong known-mistake: "column 3": 3 => "column 3": 6
# wrong known-mistake: "column 1": 1 => "column 1": 0
# wrong known-mistake: "column 1": 1 => "column 1": 2
# wrong known-mistake: "column 1": 1 => "column 1": 3
# wrong wrong-kind: "column 1": 1 => "column 1": "1"
# wrong wrong-keys: "column 1": 1, =>

# %% right: written down
windows = [(1, 2, 3, 4), (2, 3, 4, 5), (3, 4, 5, 6)]
windows_on = {f"column {n}": sum(n in window for window in windows) for n in (1, 3)}
# wrong known-mistake: , (3, 4, 5, 6)] => ]
