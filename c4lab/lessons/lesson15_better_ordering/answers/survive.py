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
# wrong known-mistake: "F safe": "yes" => "F safe": "no"
# wrong known-mistake: "G safe": "no" => "G safe": "yes"
# wrong known-mistake: "H safe": "yes" => "H safe": "no"
# wrong known-mistake: "I safe": "yes" => "I safe": "no"
# wrong known-mistake: "J safe": "no" => "J safe": True
# wrong known-mistake: "K times": 2 => "K times": 0.5
# wrong known-mistake: "K times": 2 => "K times": 20
# wrong known-mistake: "L times": 6 => "L times": 3
# wrong known-mistake: "L times": 6 => "L times": 12
# wrong wrong-kind: "E first": 5 => "E first": "e"
# wrong wrong-keys: "B first": 0, =>

# %% right: built up
survive = {"A survive": 1.0, "A first": 2, "B survive": 0, "B first": 0}
survive |= {"C survive": 1, "C first": 6, "D survive": 7, "D first": 4}
survive |= {"E survive": 5, "E first": 5}
survive |= {f"{letter} safe": letter in "FHI" for letter in "FGHIJ"}
survive |= {"K times": (0.1 / 5_000) / (0.3 / 30_000), "L times": 30_000 / 5_000}

# %% right: from lists
numbers = [1, 2, 0, 0, 1, 6, 7, 4, 5, 5]
names = [f"{letter} {what}" for letter in "ABCDE" for what in ("survive", "first")]
survive = dict(zip(names, numbers, strict=True))
survive |= {"F safe": "Yes", "G safe": "No", "H safe": "yes", "I safe": "y", "J safe": "n"}
survive |= {"K times": 2.0, "L times": 6.0}
