# %% right: solution
# wrong no-next-size: \n        size += 1 =>
# wrong mutates: size = 1 => hashes.sort()\n    size = 1
# wrong ends-too-early: size = 1\n    while True: => for size in range(1, 2 * len(hashes)): &&         size += 1 =>

# %% right: Counter
from collections import Counter


def choose_size(hashes, longest):
    size = 1
    while max(Counter(hash % size for hash in hashes).values()) > longest:
        size += 1
    return size
# wrong one-too-short: > longest => >= longest
# wrong numbers-of-slots: .values() =>

# %% right: chains
def choose_size(hashes, longest):
    for size in range(1, max(hashes, default=0) + 2):
        slots = [[] for _ in range(size)]
        for value in hashes:
            slots[value % size].append(value)
        if all(len(chain) <= longest for chain in slots):
            return size

# %% wrong: quotient-for-rest
def choose_size(hashes, longest):
    for size in range(1, 10_000):
        count = {}
        for each in hashes:
            count[each // size] = count.get(each // size, 0) + 1
        if max(count.values()) <= longest:
            return size

# %% wrong: after-the-first
def choose_size(hashes, longest):
    size = 1
    while True:
        counts = [0] * size
        for each in hashes:
            counts[each % size] += 1
            if counts[each % size] <= longest:
                return size
        size += 1

# %% wrong: no-next-size
def choose_size(hashes, longest):
    size, counts = 1, [0]
    while True:
        for each in hashes:
            counts[each % size] += 1
        if max(counts) <= longest:
            return size
        size += 1
        counts.append(0)
