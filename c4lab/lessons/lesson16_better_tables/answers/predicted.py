# %% right: solution
# wrong known-mistake: "8 slots": 1 => "8 slots": 10
# wrong known-mistake: "lower": -1 => "lower": 31
# wrong known-mistake: 6176 => 4096
# wrong known-mistake: "C: 97 slots": "no" => "C: 97 slots": "yes"
# wrong known-mistake: "E: 105 slots": "yes" => "E: 105 slots": "no"
# wrong known-mistake: "F: quotient": "yes" => "F: quotient": "no"
# wrong known-mistake: "12 slots": 3 => "12 slots": 5
# wrong known-mistake: 6176 => 64
# wrong known-mistake: "newest hits": 2 => "newest hits": 3
# wrong known-mistake: "newest saves": 5 => "newest saves": 95
# wrong known-mistake: "newest saves": 5 => "newest saves": 7
# wrong known-mistake: "most_work hits": 1 => "most_work hits": 2
# wrong known-mistake: "most_work saves": 90 => "most_work saves": 95
# wrong known-mistake: "both saves": 95 => "both saves": 93
# wrong known-mistake: "both saves": 95 => "both saves": 98
# wrong known-mistake: "G: 27 slots": "slow" => "G: 27 slots": "wrong"
# wrong known-mistake: "H: no key": "wrong" => "H: no key": "slow"
# wrong known-mistake: "I: upper": "wrong" => "I: upper": "slow"
# wrong known-mistake: "J: 61 slots": "slow" => "J: 61 slots": "wrong"
# wrong known-mistake: "K: other rules": "wrong" => "K: other rules": "slow"

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
predicted |= {"newest hits": 2, "newest saves": 2 + 3, "most_work hits": 1, "most_work saves": 90}
predicted |= {"both saves": 90 + 2 + 3, "G: 27 slots": "SLOW", "H: no key": "wrong"}
predicted |= {"I: upper": "wrong", "J: 61 slots": "slow", "K: other rules": "Wrong"}
