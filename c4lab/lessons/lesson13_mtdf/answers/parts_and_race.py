# %% right: solution
# wrong known-mistake: "A lacks": "first guess" => "A lacks": "null windows"
# wrong known-mistake: "B lacks": "memory" => "B lacks": "first guess"
# wrong known-mistake: "C lacks": "null windows" => "C lacks": "memory"
# wrong known-mistake: "C lacks": "null windows" => "C lacks": "fail-soft"
# wrong known-mistake: "fewer in all": "MTD(f)" => "fewer in all": "PVS"
# wrong known-mistake: "fewer in most": "PVS" => "fewer in most": "MTD(f)"
# wrong known-mistake: depth 5": "no" => depth 5": "yes"
# wrong wrong-kind: "fewer in all": "MTD(f)" => "fewer in all": 2375
# wrong wrong-keys: "B lacks": "memory", =>

# %% right: other spellings
parts_and_race = {
    "A lacks": "the guess",
    "B lacks": "Memory",
    "C lacks": "null window",
    "fewer in all": "MTDf",
    "fewer in most": "pvs",
    "tells about depth 5": False,
}

# %% right: added up
rows = {"MTD(f)": [110, 95, 1_900, 210, 60], "PVS": [100, 90, 2_600, 190, 55]}
ahead = [min(rows, key=lambda name: rows[name][i]) for i in range(5)]
parts_and_race = {"A lacks": "first guess", "B lacks": "table", "C lacks": "windows"}
parts_and_race |= {"fewer in all": min(rows, key=lambda name: sum(rows[name]))}
parts_and_race |= {"fewer in most": max(rows, key=ahead.count), "tells about depth 5": "No"}
