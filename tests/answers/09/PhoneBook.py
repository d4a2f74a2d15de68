# %% right: solution

# %% right: lists as pairs
class PhoneBook:
    def __init__(self, size):
        self.slots = []
        for _ in range(size):
            self.slots.append([])

    def _slot(self, name):
        return letter_sum(name) % len(self.slots)

    def insert(self, name, number):
        for pair in self.slots[self._slot(name)]:
            if pair[0] == name:
                pair[1] = number
                return
        if sum(len(chain) for chain in self.slots) == len(self.slots):
            pairs = [pair for chain in self.slots for pair in chain]
            self.slots = [[] for _ in range(2 * len(self.slots))]
            for pair in pairs:
                self.slots[self._slot(pair[0])].append(pair)
        self.slots[self._slot(name)].append([name, number])

    def find(self, name):
        found = [pair[1] for pair in self.slots[self._slot(name)] if pair[0] == name]
        return found[0] if found else None

# %% right: insert again
class PhoneBook:
    def __init__(self, size):
        self.slots = [[] for _ in range(size)]

    def insert(self, name, number):
        chain = self.slots[letter_sum(name) % len(self.slots)]
        names = [other for other, _ in chain]
        if name in names:
            chain[names.index(name)] = name, number
            return
        chain.append((name, number))
        if sum(map(len, self.slots)) > len(self.slots):
            bigger = PhoneBook(2 * len(self.slots))
            for each in self.slots:
                for pair in each:
                    bigger.insert(*pair)
            self.slots = bigger.slots

    def find(self, name):
        return dict(self.slots[letter_sum(name) % len(self.slots)]).get(name)
# wrong goes-through-all: dict(self.slots[letter_sum(name) % len(self.slots)]).get(name) => next((n for c in self.slots for o, n in c if o == name), None)

# %% wrong: no-method
class PhoneBook:
    def __init__(self, size):
        self.slots = [[] for _ in range(size)]

    def insert(self, name, number):
        self.slots[letter_sum(name) % len(self.slots)].append((name, number))

# %% wrong: another-store
class PhoneBook:
    def __init__(self, size):
        self.slots = [[] for _ in range(size)]
        self.numbers = {}

    def insert(self, name, number):
        self.numbers[name] = number
        size = len(self.slots)
        while len(self.numbers) > size:
            size *= 2
        self.slots = [[] for _ in range(size)]
        for each, said in self.numbers.items():
            self.slots[letter_sum(each) % size].append((each, said))

    def find(self, name):
        return self.numbers.get(name)

# %% wrong: shared-by-all
class PhoneBook:
    slots = []

    def __init__(self, size):
        for _ in range(size):
            self.slots.append([])

    def insert(self, name, number):
        self.slots[letter_sum(name) % len(self.slots)].append((name, number))

    def find(self, name):
        for other, number in self.slots[letter_sum(name) % len(self.slots)]:
            if other == name:
                return number
