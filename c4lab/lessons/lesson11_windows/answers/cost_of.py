# %% right: solution
# wrong one-meter-for-all: counts = []\n        for position in positions:\n            meter = Meter() => counts, meter = [], Meter()\n        for position in positions:

# %% right: in one
def cost_of(questions, positions, depth):
    def nodes(position, a):
        meter = Meter()
        null_window(meter.watch(position), depth, Squares(), above=a)
        return meter.nodes

    return {a: median(nodes(position, a) for position in positions) for a in questions}
# wrong sum-for-median: median(nodes => sum(nodes
# wrong question-unused: , above=a) =>  )

# %% right: sorted by hand
def cost_of(questions, positions, depth):
    costs = {}
    for a in questions:
        meters = [Meter() for _ in positions]
        for meter, position in zip(meters, positions):
            with_memory(meter.watch(position), depth, Squares(), alpha=a, beta=a + 1)
        counts = sorted(meter.nodes for meter in meters)
        half = len(counts) // 2
        costs[a] = (counts[half] + counts[-1 - half]) / 2
    return costs
# wrong median-of-two: (counts[half] + counts[-1 - half]) / 2 => counts[half]

# %% right: negamax in a null window
def cost_of(questions, positions, depth):
    costs = {}
    for a in questions:
        meters = [Meter() for _ in positions]
        for meter, position in zip(meters, positions):
            negamax(meter.watch(position), depth, Squares(), alpha=a, beta=a + 1)
        costs[a] = median(meter.nodes for meter in meters)
    return costs
