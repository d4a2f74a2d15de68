# %% right: solution
# wrong known-mistake: steps of 12": 3 => steps of 12": 9
# wrong known-mistake: steps of 12": 3 => steps of 12": 6
# wrong known-mistake: steps of 26": 1 => steps of 26": 13
# wrong known-mistake: same hash": 8 => same hash": 16
# wrong known-mistake: same hash": 8 => same hash": 8256
# wrong known-mistake: one pair": 3 => one pair": 13
# wrong known-mistake: one pair": 3 => one pair": 8
# wrong wrong-kind: 26": 1 => 26": "one"
# wrong wrong-keys: "more bits for one pair": 3, =>

# %% right: computed
patterns = {"9 slots, steps of 12": len({12 * i % 9 for i in range(10)})}
patterns |= {"13 slots, steps of 26": len({26 * i % 13 for i in range(10)})}
patterns |= {"pairs with the same hash": 129 * 128 / 2 / 2**10, "more bits for one pair": 3}
# wrong known-mistake: / 2 / => /
