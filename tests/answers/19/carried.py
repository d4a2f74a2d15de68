# %% right: solution
# wrong known-mistake: "A": 1.9 => "A": 1.4
# wrong known-mistake: "A": 1.9 => "A": 0.5
# wrong known-mistake: "A": 1.9 => "A": 2
# wrong known-mistake: "B": 3 => "B": 4
# wrong known-mistake: "C": 1.5 => "C": 0.8
# wrong known-mistake: "C": 1.5 => "C": 2
# wrong known-mistake: "D": "yes" => "D": "no"
# wrong known-mistake: "E": "no" => "E": "yes"
# wrong known-mistake: "F": "no" => "F": "yes"
# wrong known-mistake: "G": "yes" => "G": "no"
# wrong known-mistake: "H": "no" => "H": "yes"
# wrong known-mistake: "K": "no" => "K": "perhaps"
# wrong wrong-kind: "B": 3 => "B": "three"
# wrong wrong-keys: "K": "no", =>

# %% right: worked out
before, after = [900, 40, 60, 500, 80, 120], [300, 60, 80, 250, 100, 110]
carried = {"A": round(sum(before) / sum(after), 1)}
carried["B"] = sum(new < old for old, new in zip(before, after))
carried["C"] = (0.27 / sum(after)) / (0.34 / sum(before))
carried |= {name: name in "DG" for name in "DEFGHK"}
# wrong known-mistake: round(sum(before) / sum(after), 1) => sum(before) / sum(after)

# %% right: other spellings
carried = {"A": 1.9, "B": 3.0, "C": 1.5, "D": "Yes", "E": "No.", "F": "n", "G": "y"}
carried |= {"H": False, "K": "no"}
