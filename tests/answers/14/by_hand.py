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
# wrong wrong-kind: 55 => "55"
# wrong wrong-keys: "bit of e3": 30, =>

# %% right: decimal
by_hand = {"number 110111": 55, "1101 & 1011": 9, "1001 | 1100": 13, "1101 ^ 1011": 6}
by_hand |= {"1101 << 3": 104, "100101 >> 2": 9, "bit of e3": 30, "cell of bit 38": "F4"}
by_hand |= {"discs in column 1": 2, "discs in column 2": 2, "gravity allows it": "No"}

# %% right: truth value
by_hand = {"number 110111": 0b110111, "1101 & 1011": 0b1101 & 0b1011, "1001 | 1100": 0b1001 | 12}
by_hand |= {"1101 ^ 1011": 0b110, "1101 << 3": 13 << 3, "100101 >> 2": 0b100101 >> 2}
by_hand |= {"bit of e3": 7 * 4 + 2, "cell of bit 38": "f4", "discs in column 1": 2}
by_hand |= {"discs in column 2": 2.0, "gravity allows it": False}
