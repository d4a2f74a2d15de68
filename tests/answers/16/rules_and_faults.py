# %% right: solution
# wrong known-mistake: "newest hits": 2 => "newest hits": 3
# wrong known-mistake: "newest hits": 2 => "newest hits": 1
# wrong known-mistake: "newest saves": 5 => "newest saves": 3
# wrong known-mistake: "newest saves": 5 => "newest saves": 95
# wrong known-mistake: "newest saves": 5 => "newest saves": 7
# wrong known-mistake: "most_work hits": 1 => "most_work hits": 2
# wrong known-mistake: "most_work hits": 1 => "most_work hits": 90
# wrong known-mistake: "most_work saves": 90 => "most_work saves": 5
# wrong known-mistake: "most_work saves": 90 => "most_work saves": 95
# wrong known-mistake: "both saves": 95 => "both saves": 93
# wrong known-mistake: "both saves": 95 => "both saves": 98
# wrong known-mistake: "A: 27 slots": "slow" => "A: 27 slots": "wrong"
# wrong known-mistake: "B: no key": "wrong" => "B: no key": "slow"
# wrong known-mistake: "C: upper": "wrong" => "C: upper": "slow"
# wrong known-mistake: "D: 61 slots": "slow" => "D: 61 slots": "wrong"
# wrong known-mistake: "E: other rules": "wrong" => "E: other rules": "slow"
# wrong known-mistake: "E: other rules": "wrong" => "E: other rules": "yes"
# wrong wrong-kind: "both saves": 95 => "both saves": "A, B, C"
# wrong wrong-keys: "both saves": 95, =>

# %% right: worked out
work = {"A": 90, "B": 2, "C": 3}
rules_and_faults = {"newest hits": 2.0, "newest saves": work["B"] + work["C"]}
rules_and_faults |= {"most_work hits": 1, "most_work saves": work["A"]}
rules_and_faults |= {"both saves": sum(work.values()), "A: 27 slots": "SLOW", "B: no key": "wrong"}
rules_and_faults |= {"C: upper": "wrong", "D: 61 slots": " slow", "E: other rules": "Wrong"}
# wrong known-mistake: sum(work.values()) => max(work.values())
# wrong known-mistake: work["B"] + work["C"] => work["C"]
