# %% right: solution
# wrong rounded: used / chance => round(used / chance, 2)

# %% right: one line
def qualities(keys, sizes):
    def by_chance(size):
        return size - size * (1 - 1 / size) ** len(keys)

    return {size: len(set(key % size for key in keys)) / by_chance(size) for size in sizes}
# wrong slots-left: size - size => size

# %% right: slots counted
def qualities(keys, sizes):
    result = {}
    for size in sizes:
        counts = [0] * size
        for key in keys:
            counts[key % size] += 1
        used = size - counts.count(0)
        empty = (1 - 1 / size) ** len(keys)
        result[size] = used / (size * (1 - empty))
    return result
# wrong share-of-the-slots: (size * (1 - empty)) => size
# wrong upside-down: used / (size * (1 - empty)) => size * (1 - empty) / used
# wrong one-slot: (size * (1 - empty)) => (1 - empty)
