# %% right: solution
# wrong averages|wrong-value: everything, last => everything / len(positions), last
# wrong one-meter-for-all: everything = last = => meter, everything, last = Meter(), 0, &&             meter = Meter() =>

# %% right: a function inside
def price(positions, depth):
    def nodes(position, ahead):
        meter = Meter()
        negamax(meter.watch(position), ahead, Squares(), order=centre_first)
        return meter.nodes

    passes = [sum(nodes(p, ahead) for p in positions) for ahead in range(1, depth + 1)]
    return sum(passes), passes[-1]
# wrong wrong-value: range(1, depth + 1) => range(1, depth)
# wrong wrong-value: range(1, depth + 1) => range(1, depth) && , order=centre_first =>
# wrong all-for-last: passes[-1] => sum(passes)

# %% right: differences of one meter
def price(positions, depth):
    meter, last = Meter(), 0
    for position in positions:
        for ahead in range(1, depth + 1):
            before = meter.nodes
            negamax(meter.watch(position), ahead, Squares(), order=centre_first)
        last += meter.nodes - before
    return meter.nodes, last
# wrong last-position-only: last += => last =
# wrong wrong-evaluation: Squares() => ColumnWeights()

# %% wrong: last-pass-apart
def price(positions, depth):
    before = last = 0
    for position in positions:
        for ahead in range(1, depth + 1):
            meter = Meter()
            negamax(meter.watch(position), ahead, Squares(), order=centre_first)
            if ahead < depth:
                before += meter.nodes
            else:
                last += meter.nodes
    return before, last

# %% wrong: returns-in-the-loop
def price(positions, depth):
    everything = last = 0
    for position in positions:
        for ahead in range(1, depth + 1):
            meter = Meter()
            negamax(meter.watch(position), ahead, Squares(), order=centre_first)
            everything += meter.nodes
        last += meter.nodes
        return everything, last
