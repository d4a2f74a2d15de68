# %% right: solution
# wrong known-mistake: "8 slots": 1 => "8 slots": 10
# wrong known-mistake: "lower": -1 => "lower": 31
# wrong known-mistake: 6176 => 4096
# wrong known-mistake: "C: 97 slots": "no" => "C: 97 slots": "yes"
# wrong known-mistake: "E: 105 slots": "yes" => "E: 105 slots": "no"
# wrong known-mistake: "F: quotient": "yes" => "F: quotient": "no"
# wrong known-mistake: "12 slots": 3 => "12 slots": 5
# wrong known-mistake: 6176 => 64

# %% right: as Python says it
keys = range(0, 80, 8)
predicted = {f"{size} slots": len({key % size for key in keys}) for size in (8, 9, 12, 7)}
entry = 0b101_011111_100010
predicted |= {"key": entry >> 12, "lower": (entry >> 6 & 63) - 32, "upper": (entry & 63) - 32}
predicted["entry"] = (1 << 6 | 32) << 6 | 32
for name, size in zip("ABCDE", (101, 128, 97, 100, 105)):
    stored = {(key % size, key % 1024) for key in range(100_000)}
    predicted[f"{name}: {size} slots"] = len(stored) == 100_000
predicted["F: quotient"] = "Yes"
