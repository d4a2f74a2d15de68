# %% right: solution

# %% right: in one
def cost_of(questions, positions, depth):
    def nodes(position, a):
        meter = Meter()
        null_window(meter.watch(position), depth, Squares(), above=a)
        return meter.nodes

    return {a: median(nodes(position, a) for position in positions) for a in questions}

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
