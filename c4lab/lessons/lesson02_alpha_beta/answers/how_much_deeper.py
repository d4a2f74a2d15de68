# %% right: solution
# wrong strictly-fewer: plain.nodes > pruned.nodes => plain.nodes >= pruned.nodes
# wrong ignores-depth: search(pruned.watch(position), depth) => search(pruned.watch(position))

# %% right: counting down
def how_much_deeper(position, depth):
    def count(find, deep):
        meter = Meter()
        find(meter.watch(position), deep)
        return meter.nodes

    paid = count(search, depth)
    return depth - max(d for d in range(depth + 1) if count(minimax, d) <= paid)
# wrong returns-the-depth: return depth - max => return max
# wrong strictly-fewer: <= paid => < paid

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
# wrong one-too-many: return depth - deep => return depth - deep - 1

# %% wrong: one-meter-for-all
def how_much_deeper(position, depth):
    meter, other = Meter(), Meter()
    search(meter.watch(position), depth)
    for reached in range(depth):
        minimax(other.watch(position), reached + 1)
        if other.nodes > meter.nodes:
            return depth - reached
    return 0

# %% wrong: nothing-counted
def how_much_deeper(position, depth):
    one = Meter()
    search(position, depth)
    reached = 0
    while reached < depth:
        other = Meter()
        minimax(other.watch(position), reached + 1)
        if other.nodes > one.nodes:
            break
        reached += 1
    return depth - reached
