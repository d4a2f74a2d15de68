# %% right: solution
# wrong known-mistake: "B": "wrong" => "B": "exact"
# wrong known-mistake: "D": "bound" => "D": "wrong"
# wrong known-mistake: "C": "bound" => "C": "estimate"
# wrong known-mistake: "E": "estimate" => "E": "exact"
# wrong known-mistake: "E": "estimate" => "E": "wrong"
# wrong known-mistake: "F": "wrong" => "F": "estimate"
# wrong not-on-the-list: "A": "exact" => "A": "true"
# wrong known-mistake: "F": "wrong" => "F": "bound"

# %% right: in capitals
verdicts = dict(A="EXACT", B="WRONG", C="BOUND", D="BOUND", E="ESTIMATE", F="WRONG")

# %% right: with spaces
verdicts = {key: f" {word} " for key, word in zip(
    "ABCDEF", "exact wrong bound bound estimate wrong".split()
)}
