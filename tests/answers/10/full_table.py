# %% right: solution
# wrong known-mistake: "newest, slot 1": 9 => "newest, slot 1": 5
# wrong known-mistake: "newest, slot 2": 6 => "newest, slot 2": 1
# wrong known-mistake: "deeper, slot 1": 5 => "deeper, slot 1": 9
# wrong known-mistake: "deeper, slot 2": 6 => "deeper, slot 2": 2
# wrong known-mistake: "9 comes ten times": "deeper" => "9 comes ten times": "newest"
# wrong known-mistake: "9 comes twenty times": "newest" => "9 comes twenty times": "deeper"
# wrong known-mistake: "9 comes twenty times": "newest" => "9 comes twenty times": "both"
# wrong wrong-kind: "9 comes ten times": "deeper" => "9 comes ten times": 300
# wrong wrong-keys: "deeper, slot 2": 6, =>

# %% right: in words
full_table = {f"newest, slot {slot}": position for slot, position in ((1, 9), (2, 6))}
full_table |= {f"deeper, slot {slot}": position for slot, position in ((1, 5), (2, 6))}
full_table |= {"9 comes ten times": "the deeper one", "9 comes twenty times": "Newest"}

# %% right: played through
full_table = {}
for rule in ("newest", "deeper"):
    slots = {}
    for position, depth in ((5, 6), (2, 3), (9, 2), (6, 4)):
        if rule == "newest" or depth > slots.get(position % 4, (0, 0))[1]:
            slots[position % 4] = position, depth
    full_table |= {f"{rule}, slot {slot}": slots[slot][0] for slot in (1, 2)}
full_table["9 comes ten times"] = " NEWEST " if 400 < 10 * 30 else " deeper"
full_table["9 comes twenty times"] = " NEWEST " if 400 < 20 * 30 else " deeper"
