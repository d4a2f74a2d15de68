# %% right: solution
# wrong known-mistake: "root": 5 => "root": 4
# wrong known-mistake: "A": 5 => "A": 7
# wrong wrong-prediction: "E": 8 => "E": 5
# wrong wrong-kind: "A": 5 => "A": "5"
# wrong wrong-keys: "A": 5, =>

# %% right: decimals
values = {"C": 5.0, "D": 7.0, "E": 8.0, "F": 4.0, "A": 5.0, "B": 4.0, "root": 5.0}

# %% wrong: misread, MAX and MIN swapped
values = {"C": 2, "D": 1, "E": 3, "F": 0, "A": 2, "B": 3, "root": 2}

# %% wrong: misread, everything the largest
values = {"C": 5, "D": 7, "E": 8, "F": 4, "A": 7, "B": 8, "root": 8}

# %% wrong: misread, sums
values = {"C": 7, "D": 8, "E": 11, "F": 4, "A": 15, "B": 15, "root": 30}

# %% wrong: known-mistake, a slip at F goes up to B
values = {"C": 5, "D": 7, "E": 8, "F": 0, "A": 5, "B": 0, "root": 5}

