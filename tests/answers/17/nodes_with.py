# %% right: solution

# %% right: a helper
def nodes_with(choices, positions):
    def nodes(parts):
        solver = Assembled(parts, size=10_007)
        for each in positions:
            solver.solve(each)
        return solver.nodes

    return {name: nodes(parts) for name, parts in choices.items()}
# wrong last-position: in positions: => in positions[:1]:

# %% right: differences
def nodes_with(choices, positions):
    counts = {}
    for name in choices:
        counts[name] = 0
        solver = Assembled(choices[name], size=10_007)
        for text in positions:
            before = solver.nodes
            solver.solve(text)
            counts[name] += solver.nodes - before
    return counts
# wrong nothing-solved: solver.solve(text) => text

# %% wrong: new-each-summed
def nodes_with(choices, positions):
    counts = {}
    for name, parts in choices.items():
        counts[name] = 0
        for text in positions:
            solver = Assembled(parts, size=10_007)
            solver.solve(text)
            counts[name] += solver.nodes
    return counts

# %% wrong: added-up
def nodes_with(choices, positions):
    total, counts = 0, {}
    for name, parts in choices.items():
        solver = Assembled(parts, size=10_007)
        for text in positions:
            solver.solve(text)
        total += solver.nodes
        counts[name] = total
    return counts

# %% wrong: other-size
def nodes_with(choices, positions):
    counts = {}
    for name, parts in choices.items():
        solver = Assembled(parts)
        for text in positions:
            solver.solve(text)
        counts[name] = solver.nodes
    return counts

# %% wrong: dict-changed
def nodes_with(choices, positions):
    for name, parts in choices.items():
        solver = Assembled(parts, size=10_007)
        for text in positions:
            solver.solve(text)
        choices[name] = solver.nodes
    return choices
