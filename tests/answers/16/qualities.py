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

# %% right: the chance with logarithms
def qualities(keys, sizes):
    from math import expm1, log1p

    found = {}
    for size in sizes:
        chance = -size * expm1(len(keys) * log1p(-1 / size))
        found[size] = len({key % size for key in keys}) / chance
    return found
# wrong only-close: log1p(-1 / size) => (-1 / size) && , log1p =>

# %% wrong: xor-for-power
def qualities(keys, sizes):
    n = len(keys)
    return {s: len({key % s for key in keys}) / (s - s * (1 - 1 / s)^n) for s in sizes}

# %% wrong: xor-for-power, in a line of its own
def qualities(keys, sizes):
    found = {}
    for size in sizes:
        empty = 1 - 1 / size
        empty ^= len(keys)
        found[size] = len({key % size for key in keys}) / (size * (1 - empty))
    return found
# wrong product-for-power: empty = 1 - 1 / size => empty = (1 - 1 / size) * len(keys) && \n        empty ^= len(keys) =>

# %% wrong: only-close
def qualities(keys, sizes):
    from math import e

    load = {size: len(keys) / size for size in sizes}
    return {s: len({key % s for key in keys}) / (s * (1 - e ** -load[s])) for s in sizes}

# %% wrong: most-for-chance
def qualities(keys, sizes):
    found = {}
    for size in sizes:
        chance = size
        if len(keys) < size:
            chance = len(keys)
        found[size] = len({key % size for key in keys}) / chance
    return found

# %% wrong: low-bits
def qualities(keys, sizes):
    found = {}
    for size in sizes:
        low_bits = size - 1
        slots = set()
        for key in keys:
            slots.add(key & low_bits)
        found[size] = len(slots) / (size * (1 - (1 - 1 / size) ** len(keys)))
    return found
