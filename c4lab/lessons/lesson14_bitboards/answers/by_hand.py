# %% right: solution
# wrong known-mistake: 0b1001,\n    "1001 | 1100" => 1001,\n    "1001 | 1100"
# wrong known-mistake: "1001 | 1100": 0b1101 => "1001 | 1100": 0b1000
# wrong known-mistake: 0b0110 => 0b1111
# wrong known-mistake: 0b1101000 => 52
# wrong known-mistake: 30 => 31
# wrong known-mistake: "f4" => "g3"
# wrong known-mistake: "discs in column 1": 2 => "discs in column 1": 3
# wrong known-mistake: "no" => "yes"
# wrong known-mistake: 55 => 59
# wrong known-mistake: 55 => 57
# wrong known-mistake: 47 => 215
# wrong known-mistake: 0b0100 => 0b1001
# wrong known-mistake: 0b0100 => 100
# wrong known-mistake: "a2" => "b1"
# wrong known-mistake: 0b10000001 => 0b10000011
# wrong known-mistake: 0b10000001 => 10000001
# wrong known-mistake: 3000 => 300
# wrong known-mistake: 220 => 40
# wrong known-mistake: 220 => 210
# wrong wrong-kind: 55 => "55"
# wrong wrong-keys: "bit of e3": 30, =>

# %% right: decimal
by_hand = {"number 110111": 55, "1101 & 1011": 9, "1001 | 1100": 13, "1101 ^ 1011": 6}
by_hand |= {"1101 << 3": 104, "100101 >> 2": 9, "bit of e3": 30, "cell of bit 38": "F4"}
by_hand |= {"discs in column 1": 2, "discs in column 2": 2, "gravity allows it": "No"}
by_hand |= {"number 0x2f": 47, "1101 & ~1011": 4, "cell of mine": "A2"}
by_hand |= {"number of the others": 129, "positions with bits": 3_000}
by_hand |= {"milliseconds with bits": 220.0}

# %% right: truth value
by_hand = {"number 110111": 0b110111, "1101 & 1011": 0b1101 & 0b1011, "1001 | 1100": 0b1001 | 12}
by_hand |= {"1101 ^ 1011": 0b110, "1101 << 3": 13 << 3, "100101 >> 2": 0b100101 >> 2}
by_hand |= {"bit of e3": 7 * 4 + 2, "cell of bit 38": "f4", "discs in column 1": 2}
by_hand |= {"discs in column 2": 2.0, "gravity allows it": False, "number 0x2f": 0x2F}
by_hand |= {"1101 & ~1011": 0b1101 & ~0b1011, "cell of mine": "a2"}
by_hand |= {"number of the others": "10000001", "positions with bits": 3000}
by_hand |= {"milliseconds with bits": 200 + 200 / 10}
