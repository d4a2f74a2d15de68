# %% right: solution
# wrong known-mistake: "A lacks": "first guess" => "A lacks": "null windows"
# wrong known-mistake: "B lacks": "memory" => "B lacks": "first guess"
# wrong known-mistake: "C lacks": "null windows" => "C lacks": "memory"
# wrong known-mistake: "C lacks": "null windows" => "C lacks": "fail-soft"
# wrong known-mistake: "MTD(f), depth 4": 1_709 => "MTD(f), depth 4": 1_884
# wrong known-mistake: "MTD(f), depth 5": 5_327 => "MTD(f), depth 5": 10_504
# wrong known-mistake: "PVS, depth 4": 2_205 => "PVS, depth 4": 3_914
# wrong known-mistake: "PVS, depth 5": 5_175 => "PVS, depth 5": 777
# wrong known-mistake: "PVS, depth 5": 5_175 => "PVS, depth 5": 3_248
# wrong known-mistake: "MTD(f), depth 5": 5_327 => "MTD(f), depth 5": 3_669
# wrong known-mistake: "PVS, depth 4": 2_205 => "PVS, depth 4": 145
# wrong known-mistake: "fewer on most, depth 4": "PVS" => "fewer on most, depth 4": "MTD-f"
# wrong wrong-prediction: "PVS, depth 5": 5_175 => "PVS, depth 5": 5_176
# wrong known-mistake: "fewer on most, depth 4": "PVS" => "fewer on most, depth 4": "MTD(f)"
# wrong known-mistake: depth 5": "no" => depth 5": "yes"
# wrong wrong-kind: "fewer on most, depth 4": "PVS" => "fewer on most, depth 4": 3
# wrong wrong-keys: "B lacks": "memory", =>

# %% right: other spellings
parts_and_race = {
    "A lacks": "the guess",
    "B lacks": "Memory",
    "C lacks": "null window",
    "MTD(f), depth 4": 1709,
    "PVS, depth 4": 2205,
    "MTD(f), depth 5": 5327,
    "PVS, depth 5": 5175,
    "fewer on most, depth 4": "pvs",
    "the same at depth 5": False,
}

# %% right: in words
parts_and_race = {
    "A lacks": "The first guess.",
    "B lacks": "a table",
    "C lacks": "the null window",
    "MTD(f), depth 4": 1709,
    "PVS, depth 4": 2205,
    "MTD(f), depth 5": 5327,
    "PVS, depth 5": 5175,
    "fewer on most, depth 4": "Pvs.",
    "the same at depth 5": "No.",
}

# %% right: counted
parts_and_race = {"A lacks": "first guess", "B lacks": "table", "C lacks": "windows"}
boards = [
    "534654246571", "222532537254", "327637335655", "353515541762", "531534127241",
]  # fmt: skip
ahead = []
for depth in (4, 5):
    rows = {"MTD(f)": [], "PVS": []}
    for board in map(ConnectFour.parse, boards):
        for name, search, options in (
            ("MTD(f)", mtdf, {"guess": squares(board)}),
            ("PVS", pvs, {}),
        ):
            meter = Meter()
            search(meter.watch(board), depth, squares, order=centre_first, **options)
            rows[name].append(meter.nodes)
    parts_and_race |= {f"{name}, depth {depth}": sum(row) for name, row in rows.items()}
    ahead.append(min(rows, key=lambda name: sum(rows[name])))
    if depth == 4:
        pairs = zip(rows["MTD(f)"], rows["PVS"])
        most = sum(ours < theirs for ours, theirs in pairs) > 2
        parts_and_race["fewer on most, depth 4"] = "MTD(f)" if most else "PVS"
parts_and_race["the same at depth 5"] = "yes" if ahead[0] == ahead[1] else "no"
