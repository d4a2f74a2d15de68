import random

# %% right: solution
# wrong not-seeded: Random(seed) => Random()
# wrong ignores-seed: Random(seed) => Random(7)
# wrong without-self: self._random = => _random =
# wrong too-many-arguments: choose(self, position) => choose(position)
# wrong an-index: choice(position.moves()) => randrange(len(position.moves()))
# wrong returns-a-position: return self._random.choice(position.moves()) => return position.play(self._random.choice(position.moves()))
# wrong always-the-same: return self._random.choice(position.moves()) => return position.moves()[0]
# wrong same-move: self._random.choice => Random(str(self._random)).choice && self._random = Random(seed) => self._random = seed
# wrong no-name: name = "random"\n => \n
# wrong no-method: def choose => def chose
# wrong shared-generator: self._random = Random(seed) => random.seed(seed)\n        self._random = random

# %% right: by index
class RandomPlayer:
    def __init__(self, seed=None):
        self.name = "somebody"
        self.chance = random.Random(seed)

    def choose(self, position):
        moves = position.moves()
        return moves[self.chance.randrange(len(moves))]
# wrong never-played: randrange(len(moves)) => randrange(len(moves) - 1)
# wrong squared: self.chance.randrange(len(moves)) => int(self.chance.random() ** 2 * len(moves))
# wrong end-twice: self.chance.randrange(len(moves)) => min(self.chance.randint(0, len(moves)), len(moves) - 1)
# wrong uneven: self.chance.randrange(len(moves)) => round(self.chance.random() * (len(moves) - 1))

# %% right: shuffles
class RandomPlayer:
    name = "shuffler"

    def __init__(self, seed):
        self.chance = random.Random(seed)

    def choose(self, position):
        moves = list(position.moves())
        self.chance.shuffle(moves)
        return moves[0]
# wrong changes-the-unchangeable: list(position.moves()) => position.moves()
# wrong uses-none: self.chance.shuffle(moves)\n => moves = self.chance.shuffle(moves)\n
# wrong not-a-class: moves[0] => moves[0]\n\nRandomPlayer = RandomPlayer(1)

# %% wrong: ours
from c4lab.players import RandomPlayer

# %% right: a function of each object's own
class RandomPlayer:
    name = "random"

    def __init__(self, seed=None):
        generator = Random(seed)
        self.choose = lambda position: position.moves()[
            int(generator.random() * len(position.moves()))
        ]

# %% wrong: avoids-the-last
class RandomPlayer:
    name = "random"

    def __init__(self, seed=None):
        self.generator = Random(seed)
        self.last = None

    def choose(self, position):
        options = [m for m in position.moves() if m != self.last] or list(position.moves())
        self.last = self.generator.choice(options)
        return self.last

# %% wrong: columns-everywhere
class RandomPlayer:
    name = "random"

    def __init__(self, seed=None):
        self.chance = Random(seed)

    def choose(self, position):
        return self.chance.randint(1, 7)
