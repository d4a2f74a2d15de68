# %% right: solution
# wrong known-mistake: "MNQROSPT" => "MNOPQRST"
# wrong known-mistake: "MNQROSPT" => "MNQROSPTU"
# wrong known-mistake: "MNQROSVPT" => "MNQROSVPTU"
# wrong known-mistake: "MNOP" => "NOP"
# wrong misread: "MNOP" => "MPON"
# wrong known-mistake: "MNOP" => "NOPM"
# wrong known-mistake: "MNOP" => "MNMOMP"
# wrong known-mistake: "MNQROSPT" => "QRST"
# wrong known-mistake: "MNQROSPT" => "MPT"
# wrong known-mistake: "MNQROSPT" => "MNOPMNQROSPT"
# wrong known-mistake: 12 => 21
# wrong known-mistake: 12 => 8
# wrong known-mistake: 12 => 100
# wrong known-mistake: "MNQROSVPT" => "MNRQOSVPT"
# wrong wrong-kind: 12 => "twelve"
# wrong wrong-keys: "visits in all": 12, =>

# %% right: with spaces and commas
visited = {"depth 1": "M N O P", "depth 2": "m, n, q, r, o, s, p, t"}
visited |= {"depth 3": "M-N-Q-R-O-S-V-P-T", "visits in all": 4 + 8}

# %% right: lists of letters
visited = {"depth 1": list("MNOP"), "depth 2": list("MNQROSPT"), "depth 3": tuple("MNQROSVPT")}
visited["visits in all"] = len("MNOP") + len("MNQROSPT")
