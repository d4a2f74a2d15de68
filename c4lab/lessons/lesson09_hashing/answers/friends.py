# %% right: solution
# wrong known-mistake: Mia": 3 => Mia": 2
# wrong known-mistake: Dan": 2 => Dan": 0
# wrong known-mistake: size": 10 => size": 11
# wrong known-mistake: size": 10 => size": 7
# wrong known-mistake: Bob": 1 => Bob": 3
# wrong known-mistake: steps of 12": 3 => steps of 12": 9
# wrong known-mistake: steps of 12": 3 => steps of 12": 6
# wrong known-mistake: steps of 26": 1 => steps of 26": 13
# wrong known-mistake: same hash": 8 => same hash": 16
# wrong known-mistake: same hash": 8 => same hash": 8256
# wrong known-mistake: one pair": 3 => one pair": 13
# wrong known-mistake: one pair": 3 => one pair": 8
# wrong wrong-kind: Zoe": 1 => Zoe": "one"
# wrong wrong-keys: "slot of Mia": 5, =>

# %% right: computed
friends = {"smallest size": 10, "comparisons for Dan": 2.0, "comparisons for Mia": 3}
friends |= {"9 slots, steps of 12": len({12 * i % 9 for i in range(10)})}
friends |= {"13 slots, steps of 26": len({26 * i % 13 for i in range(10)})}
friends |= {"pairs with the same hash": 129 * 128 / 2 / 2**10, "more bits for one pair": 3}
friends |= {f"slot of {name}": letter_sum(name) % 9 for name in ["Bob", "Eve", "Ida", "Mia", "Zoe"]}
# wrong misread: letter_sum(name) % 9 => letter_sum(name) % 9 + 1
# wrong misread: letter_sum(name) % 9 => letter_sum(name)
# wrong misread: letter_sum(name) % 9 => letter_sum(name) // 9
# wrong misread: letter_sum(name) % 9 => (letter_sum(name) - 3) % 9
