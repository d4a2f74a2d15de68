# %% right: solution
# wrong known-mistake: pass 3": 40 => pass 3": 27
# wrong known-mistake: 3": 57 => 3": 40
# wrong known-mistake: root": 3 => root": 1
# wrong known-mistake: counts, 50 ms": 4 => counts, 50 ms": 5
# wrong known-mistake: counts, 100 ms": 4 => counts, 100 ms": 5
# wrong known-mistake: 121 => 50
# wrong known-mistake: 121 => 131
# wrong known-mistake: 3": 57 => 3": 53
# wrong known-mistake: pass 3": 40 => pass 3": 27 && 3": 57 => 3": 39
# wrong known-mistake: loss": 4 => loss": 8
# wrong known-mistake: 121 => 122
# wrong wrong-keys: "passes, certain loss": 4, =>

# %% right: worked out
by_the_clock = {"nodes of pass 3": 1 + 3 + 9 + 27, "nodes of passes 1 to 3": 4 + 13 + 40}
by_the_clock |= {"visits of the root": 3, "pass that counts, 50 ms": 4.0}
by_the_clock |= {"pass that counts, 100 ms": 4, "ms until it answers": 1 + 3 + 9 + 27 + 81}
by_the_clock["passes, certain loss"] = 4
