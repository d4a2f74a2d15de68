# %% right: solution
# wrong known-mistake: "A games": 8 => "A games": 10
# wrong known-mistake: "A verdict": "high" => "A verdict": "open"
# wrong known-mistake: "B verdict": "low" => "B verdict": "high"
# wrong known-mistake: "B games": 6 => "B games": 13
# wrong known-mistake: "C verdict": "open" => "C verdict": "high"
# wrong known-mistake: "C games": 10 => "C games": 0
# wrong known-mistake: "D": "yes" => "D": "no"
# wrong known-mistake: "E": "apart" => "E": "closer"
# wrong known-mistake: "F": "more" => "F": "fewer"
# wrong wrong-kind: "A games": 8 => "A games": "eight"
# wrong wrong-keys: "F": "more", =>

# %% right: by a loop
def walk(results):
    place = 0
    for number, each in enumerate(results.split(), 1):
        place += {"W": 2, "L": -3, "D": -0.5}[each]
        if abs(place) >= 8:
            return "High" if place > 0 else "Low", number
    return "Open", number


matches = {
    "A": "W W L W W W D W L L", "B": "L L W L W L W W W W W W W", "C": "W L W W D L W W D W",
}
walked = {}
for name, results in matches.items():
    walked[name + " verdict"], walked[name + " games"] = walk(results)
walked |= {"D": True, "E": "further apart", "F": "more."}
# wrong known-mistake: >= 8 => > 8

# %% right: other spellings
walked = dict(zip(["A verdict", "A games", "B verdict", "B games"], ["HIGH", 8.0, "low", 6]))
walked |= {"C verdict": "open", "C games": 10, "D": "y", "E": "wider", "F": "more"}
