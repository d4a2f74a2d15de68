# %% right: solution
# wrong known-mistake: away": 7 => away": 16
# wrong known-mistake: away": 7 => away": 8
# wrong known-mistake: away": 19 => away": 20
# wrong known-mistake: away": 19 => away": 15
# wrong known-mistake: away": 7 => away": 12
# wrong known-mistake: away": 19 => away": 31
# wrong known-mistake: "value, 7 first": 5 => "value, 7 first": -1
# wrong known-mistake: "move, 7 first": 4 => "move, 7 first": 3
# wrong known-mistake: "move, 1 first": 3 => "move, 1 first": 4
# wrong known-mistake: evaluation": 5 => evaluation": 0
# wrong known-mistake: centre first": 0 => centre first": 5
# wrong known-mistake: evaluation": 5 => evaluation": 6
# wrong wrong-kind: "move, 1 first": 3 => "move, 1 first": [3, 4]
# wrong wrong-keys: "value, 7 first": 5, =>

# %% right: decimals
by_order = {"peeks of centre first": 0, "value, 7 first": 5.0, "move, 7 first": 4}
by_order |= {"peeks by evaluation": 5.0, "fewest, two moves away": 7, "move, 1 first": 3.0}
by_order["fewest, three moves away"] = 4**2 + 4 - 1
