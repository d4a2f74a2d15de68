# %% right: solution
# wrong known-mistake: "MNQOSPT" => "MNOPQST"
# wrong known-mistake: "MNQOSPT" => "MNQOSPTU"
# wrong known-mistake: "MNQOSVPT" => "MNQOSVPTU"
# wrong known-mistake: "MNOP" => "NOP"
# wrong misread: "MNOP" => "MPON"
# wrong known-mistake: "MNOP" => "NOPM"
# wrong known-mistake: "MNOP" => "MNMOMP"
# wrong known-mistake: "MNQOSPT" => "QST"
# wrong known-mistake: "MNQOSPT" => "MPT"
# wrong known-mistake: "MNQOSPT" => "MNOPMNQOSPT"
# wrong known-mistake: 11 => 19
# wrong known-mistake: 11 => 7
# wrong known-mistake: 11 => 100
# wrong known-mistake: "MNQOSVPT" => "MNOSVQPT"
# wrong wrong-kind: 11 => "eleven"
# wrong wrong-keys: "visits in all": 11, =>

# %% right: with spaces and commas
visited = {"depth 1": "M N O P", "depth 2": "m, n, q, o, s, p, t"}
visited |= {"depth 3": "M-N-Q-O-S-V-P-T", "visits in all": 4 + 7}

# %% right: lists of letters
visited = {"depth 1": list("MNOP"), "depth 2": list("MNQOSPT"), "depth 3": tuple("MNQOSVPT")}
visited["visits in all"] = len("MNOP") + len("MNQOSPT")
