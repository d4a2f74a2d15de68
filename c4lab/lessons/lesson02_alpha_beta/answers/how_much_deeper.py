# %% right: solution

# %% right: a function that counts
from math import log2

def how_much_deeper(position, depth):
    def count(find):
        meter = Meter()
        find(meter.watch(position), depth)
        return meter.nodes

    return round(log2(count(minimax)) / log2(count(search)), 2)

# %% right: one meter, differences
def how_much_deeper(position, depth):
    meter = Meter()
    search(meter.watch(position), depth)
    first = meter.nodes
    minimax(meter.watch(position), depth)
    return log(meter.nodes - first, 10) / log(first, 10)

# %% wrong: one-meter-for-both
def how_much_deeper(position, depth):
    meter = Meter()
    minimax(meter.watch(position), depth)
    plain = meter.nodes
    search(meter.watch(position), depth)
    return log(plain) / log(meter.nodes)

# %% wrong: nothing-counted
def how_much_deeper(position, depth):
    one, other = Meter(), Meter()
    minimax(position, depth)
    search(position, depth)
    return log(one.nodes) / log(other.nodes)
