# %% right: solution
# wrong known-mistake: "G": 0 => "G": 2
# wrong known-mistake: "E": 1 => "E": 2
# wrong known-mistake: "H": 2 => "H": 1
# wrong known-mistake: "root": 8 => "root": 4
# wrong wrong-kind: "D": 2 => "D": "both"
# wrong not-a-dict: looked_at = => looked_at = lambda: 
# wrong wrong-keys: "root" => "Root"

# %% right: decimals
looked_at = {"D": 2.0, "E": 1.0, "F": 2.0, "G": 0.0, "H": 2.0, "I": 1.0, "root": 8.0}

# %% right: without a display
looked_at = dict(zip(["D", "E", "F", "G", "H", "I", "root"], (2, 1, 2, 0, 2, 1, 8)))
# wrong misread: (2, 1, 2, 0, 2, 1, 8) => (0, 1, 0, 2, 0, 1, 8)
