# %% right: solution
# wrong wrong-value: meter = Meter()\n        for position in positions: => for position in positions:\n            meter = Meter()
# wrong one-meter-for-all|moved-inside: counts = {}\n    for name, order in orders.items():\n        meter = Meter() => counts, meter = {}, Meter()\n    for name, order in orders.items():
# wrong other-count: orders.items() => orders
# wrong first-position-only: order=order) => order=order)\n            break
# wrong wrong-value: counts[name] = => counts[order] =
# wrong wrong-value: counts[name] = meter.nodes => counts[name] = meter.nodes / len(positions)

# wrong counts-minimax: def nodes_by_order => from c4lab.search import minimax\n\ndef nodes_by_order && alphabeta(meter.watch(position), depth, Squares(), order=order) => minimax(meter.watch(position), depth, Squares())

# %% right: added up
def nodes_by_order(orders, positions, depth):
    counts = dict.fromkeys(orders, 0)
    for position in positions:
        for name in orders:
            meter = Meter()
            alphabeta(meter.watch(position), depth, Squares(), order=orders[name])
            counts[name] += meter.nodes
    return counts
# wrong last-position-only: counts[name] += => counts[name] =
# wrong calls-a-value: order=orders[name] => order=orders[name](position)

# %% right: one meter, differences
def nodes_by_order(orders, positions, depth):
    squares, meter, counts = Squares(), Meter(), {}
    for name, order in orders.items():
        before = meter.nodes
        for position in positions:
            alphabeta(meter.watch(position), depth, squares, order=order)
        counts[name] = meter.nodes - before
    return counts
# wrong one-meter-for-all: meter.nodes - before => meter.nodes

# %% wrong: budget
def nodes_by_order(orders, positions, depth):
    counts = {}
    for name, order in orders.items():
        meter = Meter(10)
        for position in positions:
            alphabeta(meter.watch(position), depth, Squares(), order=order)
        counts[name] = meter.nodes
    return counts

# %% wrong: one-meter-for-all, a default
def nodes_by_order(orders, positions, depth, meter=Meter()):
    counts = {}
    for name, order in orders.items():
        for position in positions:
            alphabeta(meter.watch(position), depth, Squares(), order=order)
        counts[name] = meter.nodes
    return counts
