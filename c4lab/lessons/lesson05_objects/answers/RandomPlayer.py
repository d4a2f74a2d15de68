import random

# %% right: solution
# wrong not-seeded: Random(seed) => Random()
# wrong ignores-seed: Random(seed) => Random(7)
# wrong without-self: self._random = => _random =
# wrong without-self: return self._random => return _random
# wrong too-many-arguments: choose(self, position) => choose(position)
# wrong not-seeded: self._random.choice => random.choice
# wrong call-without-parentheses: position.moves() => position.moves
# wrong an-index: choice(position.moves()) => randrange(len(position.moves()))
# wrong wrong-value|other-function: choice(position.moves()) => randint(1, 7)
# wrong returns-a-position: return self._random.choice(position.moves()) => return position.play(self._random.choice(position.moves()))
# wrong returns-all-moves: return self._random.choice(position.moves()) => return position.moves()
# wrong print-to-return: return self._random.choice(position.moves()) => print(self._random.choice(position.moves()))
# wrong leaves-moves-out: (position.moves()) => (position.moves()[:-1] or position.moves())
# wrong no-chance: return self._random.choice(position.moves()) => return position.moves()[0]
# wrong without-self: name = "random"\n => \n
# wrong no-method: def choose => def chose
# wrong starts-over: return self._random => return Random(1)
# wrong no-init: __init__ => _init_
# wrong return-missing: return self => self

# %% right: by index
class RandomPlayer:
    def __init__(self, seed=None):
        self.name = "somebody"
        self.chance = random.Random(seed)

    def choose(self, position):
        moves = position.moves()
        return moves[self.chance.randrange(len(moves))]
# wrong leaves-moves-out: randrange(len(moves)) => randrange(len(moves) - 1)
# wrong index-out-of-range: randrange(len(moves)) => randint(0, len(moves))
# wrong uneven: randrange(len(moves)) => randint(0, 2 * len(moves) - 2) // 2
# wrong uneven: self.chance.randrange(len(moves)) => int(self.chance.random() ** 2 * len(moves))
# wrong uneven: self.chance.randrange(len(moves)) => round(self.chance.random() * (len(moves) - 1))
# wrong not-seeded: self.chance.randrange => random.randrange

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
# wrong result-dropped|uses-none|statement-removed: self.chance.shuffle(moves)\n => moves = self.chance.shuffle(moves)\n

# %% wrong: shared-generator, seeds the program's
class RandomPlayer:
    name = "global"

    def __init__(self, seed=None):
        random.seed(seed)

    def choose(self, position):
        return random.choice(position.moves())

# %% wrong: shared-generator, of the class
class RandomPlayer:
    name = "shared"
    chance = random.Random()

    def __init__(self, seed=None):
        self.chance.seed(seed)

    def choose(self, position):
        return self.chance.choice(position.moves())

# %% wrong: without-self
class RandomPlayer:
    name = "lost"

    def __init__(self, seed=None):
        chance = random.Random(seed)

    def choose(self, position):
        return chance.choice(position.moves())

# %% wrong: starts-over
class RandomPlayer:
    name = "again"

    def __init__(self, seed=None):
        self.seed = seed

    def choose(self, position):
        return random.Random(self.seed).choice(position.moves())

# %% wrong: ours
from c4lab.players import RandomPlayer

# %% wrong: not-a-class
def RandomPlayer(seed):
    return random.Random(seed)
