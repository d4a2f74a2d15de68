# %% right: solution
# wrong known-mistake: away": 7 => away": 16
# wrong known-mistake: away": 7 => away": 8
# wrong known-mistake: away": 19 => away": 20
# wrong known-mistake: away": 19 => away": 15
# wrong known-mistake: "value, 7 first": 5 => "value, 7 first": -1
# wrong known-mistake: "move, 7 first": 4 => "move, 7 first": 3
# wrong known-mistake: "move, 1 first": 3 => "move, 1 first": 4
# wrong known-mistake: evaluation": 5 => evaluation": 0
# wrong known-mistake: centre first": 0 => centre first": 5
# wrong wrong-prediction: evaluation": 5 => evaluation": 6
# wrong wrong-kind: "move, 1 first": 3 => "move, 1 first": [3, 4]
# wrong wrong-keys: "value, 7 first": 5, =>

# %% right: by the formula
from math import ceil, floor

def fewest(moves, away):
    return moves ** ceil(away / 2) + moves ** floor(away / 2) - 1

by_order = {
    "fewest, two moves away": fewest(4, 2),
    "fewest, three moves away": fewest(4, 3),
    "value, 7 first": max(2, 5, 5, -1),
    "move, 7 first": max((7, 4, 3, 1), key={1: 2, 3: 5, 4: 5, 7: -1}.get),
    "move, 1 first": max((1, 3, 4, 7), key={1: 2, 3: 5, 4: 5, 7: -1}.get),
    "peeks by evaluation": 5.0,
    "peeks of centre first": 0,
}
# wrong known-mistake: moves ** floor(away / 2) - 1 => moves ** floor(away / 2)

# %% wrong: not-a-dict
by_order = [7, 19, 5, 4, 3, 5, 0]
