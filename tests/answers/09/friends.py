# %% right: solution
# wrong known-mistake: Mia": 3 => Mia": 2
# wrong known-mistake: Dan": 2 => Dan": 0
# wrong known-mistake: size": 10 => size": 11
# wrong known-mistake: size": 10 => size": 7
# wrong known-mistake: Bob": 1 => Bob": 3
# wrong wrong-kind: Zoe": 1 => Zoe": "one"
# wrong wrong-keys: "slot of Mia": 5, =>

# %% right: computed
friends = {"smallest size": 10, "comparisons for Dan": 2.0, "comparisons for Mia": 3}
friends |= {f"slot of {name}": letter_sum(name) % 9 for name in ["Bob", "Eve", "Ida", "Mia", "Zoe"]}
# wrong misread: letter_sum(name) % 9 => letter_sum(name) % 9 + 1
