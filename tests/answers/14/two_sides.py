# %% right: solution
# wrong known-mistake: 47 => 215
# wrong known-mistake: 0b0100 => 0b1001
# wrong known-mistake: 0b0100 => 100
# wrong known-mistake: "a2" => "b1"
# wrong known-mistake: 0b10000001 => 0b10000011
# wrong known-mistake: 0b10000001 => 10000001
# wrong known-mistake: 3000 => 300
# wrong known-mistake: 220 => 40
# wrong known-mistake: 220 => 210
# wrong wrong-kind: 47 => "47"
# wrong wrong-keys: "cell of mine": "a2", =>

# %% right: as numbers and text
two_sides = {"number 0x2f": 0x2F, "1101 & ~1011": 4, "cell of mine": "A2"}
two_sides |= {"number of the others": "10000001", "positions with bits": 3_000}
two_sides |= {"milliseconds with bits": 220.0}

# %% right: computed
two_sides = {"number 0x2f": int("2f", 16), "1101 & ~1011": 0b1101 & ~0b1011}
two_sides |= {"cell of mine": "ab"[1 // 7] + str(1 % 7 + 1)}
two_sides |= {"number of the others": 0b10000011 ^ 0b10, "positions with bits": 3000}
two_sides |= {"milliseconds with bits": 200 + 200 / 10}
