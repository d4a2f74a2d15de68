# %% right: solution
# wrong outlives-a-reset: size):\n        self.slots = [0] * size => size, made={}):\n        self.slots = made.setdefault(size, [0] * size)
# wrong other-slot: key % len(self.slots) => key * 7919 % len(self.slots)
# wrong number-of-slots: [0] * size => [0] * (size + 1)

# %% right: other fields
class Table:
    def __init__(self, size):
        self.size = size
        self.slots = [0 for _ in range(size)]

    def store(self, key, lower, upper):
        self.slots[key % self.size] = ((upper + 21) * 64 + lower + 21) * 2**49 + key

    def bounds(self, key, lower, upper):
        entry = self.slots[key % self.size]
        if entry % 2**49 == key:
            fields = entry // 2**49
            return fields % 64 - 21, fields // 64 - 21
        return lower, upper

# %% right: quotient
class Table:
    def __init__(self, size):
        self.slots = []
        for _ in range(size):
            self.slots.append(0)

    def bounds(self, key, lower, upper):
        quotient, slot = divmod(key, len(self.slots))
        entry = self.slots[slot]
        if entry == 0 or entry >> 12 != quotient:
            return lower, upper
        return [(entry >> 6) % 64 - 32, entry % 64 - 32]

    def store(self, key, lower, upper):
        quotient, slot = divmod(key, len(self.slots))
        self.slots[slot] = quotient * 4096 + (lower + 32) * 64 + (upper + 32)
# wrong key-zero: entry == 0 or entry >> 12 != quotient => entry >> 12 != quotient
# wrong sides-swapped: (lower + 32) * 64 + (upper + 32) => (upper + 32) * 64 + (lower + 32)
# wrong upper-as-lower: (lower + 32) * 64 => (upper + 32) * 64

# %% wrong: outlives-a-reset
class Table:
    slots = {}

    def __init__(self, size):
        self.size = size

    def bounds(self, key, lower, upper):
        entry = self.slots.get(key % self.size, 0)
        if entry >> 12 != key:
            return lower, upper
        return (entry >> 6 & 63) - 32, (entry & 63) - 32

    def store(self, key, lower, upper):
        self.slots[key % self.size] = (key << 6 | lower + 32) << 6 | upper + 32

# %% wrong: dict
class Table:
    def __init__(self, size):
        self.slots = {}

    def bounds(self, key, lower, upper):
        return self.slots.get(key, (lower, upper))

    def store(self, key, lower, upper):
        self.slots[key] = lower, upper

# %% wrong: beside-the-slots
class Table:
    def __init__(self, size):
        self.size = size
        self.slots = [0] * size
        self.low = [0] * size
        self.high = [0] * size

    def bounds(self, key, lower, upper):
        place = key % self.size
        if self.slots[place] != key:
            return lower, upper
        return self.low[place], self.high[place]

    def store(self, key, lower, upper):
        place = key % self.size
        self.slots[place], self.low[place], self.high[place] = key, lower, upper
