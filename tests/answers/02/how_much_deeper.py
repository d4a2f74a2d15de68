# %% right: solution

# %% right: counting down
def how_much_deeper(position, depth):
    def count(find, deep):
        meter = Meter()
        find(meter.watch(position), deep)
        return meter.nodes

    paid = count(search, depth)
    return depth - max(d for d in range(depth + 1) if count(minimax, d) <= paid)
# wrong nothing-counted: find(meter.watch(position), deep) => meter.watch(position)\n        find(position, deep)

# %% right: one meter, differences
def how_much_deeper(position, depth):
    meter = Meter()
    search(meter.watch(position), depth)
    paid = before = meter.nodes
    deep = 0
    while True:
        minimax(meter.watch(position), deep + 1)
        if meter.nodes - before > paid or deep == depth:
            return depth - deep
        before = meter.nodes
        deep = deep + 1
# wrong nothing-counted: search(meter.watch(position), depth) => search(position, depth)

# %% wrong: one-meter-for-all
def how_much_deeper(position, depth):
    meter = Meter()
    search(meter.watch(position), depth)
    paid, reached = meter.nodes, 0
    for deep in range(1, depth + 1):
        minimax(meter.watch(position), deep)
        if meter.nodes > paid:
            break
        reached = deep
    return depth - reached

# %% wrong: rule-of-thumb
def how_much_deeper(position, depth):
    return depth // 2

# %% wrong: still-running, no limit
def how_much_deeper(position, depth):
    pruned = Meter()
    search(pruned.watch(position), depth)
    reached = 0
    while True:
        plain = Meter()
        minimax(plain.watch(position), reached + 1)
        if plain.nodes > pruned.nodes:
            return max(0, depth - reached)
        reached += 1
