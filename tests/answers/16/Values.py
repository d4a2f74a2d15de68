# %% right: solution

# %% right: shifted by one
class Values:
    def __init__(self, size):
        self.size = size
        self.entries = [0] * size

    def reset(self):
        for index in range(self.size):
            self.entries[index] = 0

    def store(self, key, value):
        self.entries[key % self.size] = (key // self.size + 1) * 4 + value + 1

    def get(self, key):
        part, value = divmod(self.entries[key % self.size], 4)
        return value - 1 if part == key // self.size + 1 else None

# %% right: made anew
class Values:
    def __init__(self, size):
        self.size = size
        self.reset()

    def reset(self):
        self.entries = [0] * self.size

    def store(self, key, value):
        self.entries[key % self.size] = key // self.size << 2 | (value & 3 or 2)

    def get(self, key):
        entry = self.entries[key % self.size]
        if not entry or entry >> 2 != key // self.size:
            return None
        return {1: 1, 2: 0, 3: -1}[entry & 3]
# wrong no-such-key: if not entry or entry => if entry

# %% wrong: dict
class Values:
    def __init__(self, size):
        self.entries = {}

    def reset(self):
        self.entries = {}

    def store(self, key, value):
        self.entries[key] = value

    def get(self, key):
        return self.entries.get(key)

# %% wrong: second-list
class Values:
    def __init__(self, size):
        self.size = size
        self.reset()

    def reset(self):
        self.entries = [0] * self.size
        self.parts = [None] * self.size

    def store(self, key, value):
        self.entries[key % self.size] = value + 2
        self.parts[key % self.size] = key // self.size

    def get(self, key):
        if self.parts[key % self.size] != key // self.size:
            return None
        return self.entries[key % self.size] - 2
