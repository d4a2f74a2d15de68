# %% right: solution
# wrong known-mistake: "A survive": 1 => "A survive": 2
# wrong known-mistake: "A first": 2 => "A first": 5
# wrong known-mistake: "B survive": 0 => "B survive": 2
# wrong known-mistake: "C survive": 1 => "C survive": 2
# wrong known-mistake: "C survive": 1 => "C survive": 0
# wrong known-mistake: "D survive": 7 => "D survive": 0
# wrong known-mistake: "E survive": 5 => "E survive": 7
# wrong known-mistake: "E first": 5 => "E first": 4
# wrong known-mistake: "D first": 4 => "D first": 7
# wrong wrong-kind: "E first": 5 => "E first": "e"
# wrong wrong-keys: "B first": 0, =>

# %% right: built up
survive = {"A survive": 1.0, "A first": 2, "B survive": 0, "B first": 0}
survive |= {"C survive": 1, "C first": 6, "D survive": 7, "D first": 4}
survive |= {"E survive": 5, "E first": 5}

# %% right: from lists
numbers = [1, 2, 0, 0, 1, 6, 7, 4, 5, 5]
names = [f"{letter} {what}" for letter in "ABCDE" for what in ("survive", "first")]
survive = dict(zip(names, numbers, strict=True))
