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

# %% right: all meters first
def cost_of(questions, positions, depth):
    costs = {}
    for a in questions:
        meters = [Meter() for _ in positions]
        for meter, position in zip(meters, positions):
            null_window(meter.watch(position), depth, Squares(), above=a)
        costs[a] = median(meter.nodes for meter in meters)
    return costs

# %% right: a table for each search
from c4lab.search import Table


def cost_of(questions, positions, depth):
    costs = {}
    for a in questions:
        counts = []
        for position in positions:
            meter = Meter()
            table = Table()
            null_window(meter.watch(position), depth, Squares(), above=a, table=table)
            counts.append(meter.nodes)
        costs[a] = median(counts)
    return costs
# wrong table-shared: costs = {} => costs, table = {}, Table() && table = Table()\n => pass\n
# wrong table-shared: counts = []\n => counts, table = [], Table()\n && table = Table()\n => pass\n

# %% wrong: wrong-value, by all calls
from c4lab.search import Table

shared = Table()


def cost_of(questions, positions, depth):
    costs = {}
    for a in questions:
        counts = []
        for position in positions:
            meter = Meter()
            null_window(meter.watch(position), depth, Squares(), above=a, table=shared)
            counts.append(meter.nodes)
        costs[a] = median(counts)
    return costs

# %% right: differences of one meter
def cost_of(questions, positions, depth):
    meter = Meter()

    def nodes(position, a):
        before = meter.nodes
        null_window(meter.watch(position), depth, Squares(), above=a)
        return meter.nodes - before

    return {a: median(nodes(position, a) for position in positions) for a in questions}
# wrong board-not-counted: meter.watch(position) => position &&     def nodes =>     positions = [meter.watch(each) for each in positions]\n\n    def nodes

# %% wrong: board-not-counted
def cost_of(questions, positions, depth):
    def nodes(meter, watched, a):
        meter.nodes = 0
        null_window(watched, depth, Squares(), above=a)
        return meter.nodes

    meters = [Meter() for _ in positions]
    pairs = [(meter, meter.watch(position)) for meter, position in zip(meters, positions)]
    return {a: median(nodes(*pair, a) for pair in pairs) for a in questions}

# %% wrong: other-evaluation
def cost_of(questions, positions, depth):
    weights = ColumnWeights()

    def nodes(position, a):
        meter = Meter()
        null_window(meter.watch(position), depth, weights, above=a)
        return meter.nodes

    return {a: median([nodes(position, a) for position in positions]) for a in questions}

# %% wrong: no-table
def cost_of(questions, positions, depth):
    found = {}
    for a in questions:
        counts = []
        for position in positions:
            meter = Meter()
            negamax(meter.watch(position), depth, Squares(), alpha=a, beta=a + 1)
            counts.append(meter.nodes)
        found[a] = median(counts)
    return found
