# %% right: solution
# wrong new-for-each-position: solver.solve(text) => solver = Assembled(parts, size=10_007); solver.solve(text)
# wrong parts-unused: Assembled(parts, size=10_007) => Assembled(size=10_007)
# wrong all-choices: Assembled(parts, => Assembled(choices,
# wrong name-for-parts: Assembled(parts, => Assembled(name,
# wrong first-choice: found[name] = solver.nodes => return {name: solver.nodes}
# wrong first-choice: found[name] = solver.nodes\n    return found => return {name: solver.nodes}
# wrong scores: found[name] = solver.nodes => found[name] = solver.solve(text)

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
# wrong all-choices: Assembled(choices[name], => Assembled(choices,
# wrong name-for-parts: Assembled(choices[name], => Assembled(name,
# wrong nothing-solved: solver.solve(text) => text
