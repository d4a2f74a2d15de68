# %% right: solution
# wrong known-mistake: "8 slots": 1 => "8 slots": 10
# wrong known-mistake: "lower": -1 => "lower": 31
# wrong known-mistake: 6176 => 4096
# wrong known-mistake: "A: 128 slots": "no" => "A: 128 slots": "yes"
# wrong known-mistake: "B: 97 slots": "no" => "B: 97 slots": "yes"
# wrong known-mistake: "C: 105 slots": "yes" => "C: 105 slots": "no"
# wrong known-mistake: "D: quotient": "yes" => "D: quotient": "no"
# wrong known-mistake: "12 slots": 3 => "12 slots": 5
# wrong known-mistake: 6176 => 64

# %% right: as Python says it
keys = range(0, 80, 8)
predicted = {f"{size} slots": len({key % size for key in keys}) for size in (8, 12, 7)}
entry = 0b101_011111_100010
predicted |= {"lower": (entry >> 6 & 63) - 32, "entry": (1 << 6 | 32) << 6 | 32}
for name, size in zip("ABC", (128, 97, 105)):
    stored = {(key % size, key % 1024) for key in range(100_000)}
    predicted[f"{name}: {size} slots"] = len(stored) == 100_000
predicted["D: quotient"] = "Yes"
