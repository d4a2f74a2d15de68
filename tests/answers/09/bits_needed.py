# %% right: solution
# wrong one-for-all: bits = 1\n    while True:\n        hashed = Zobrist(bits).of => bits = 1\n    hashed = Zobrist(bits).of\n    while True:
# wrong same-board-twice: {position.key: position for position in positions} => dict(enumerate(positions))

# %% right: positions in a set
from itertools import count


def bits_needed(positions):
    different = set(positions)
    for bits in count(1):
        keys = Zobrist(bits)
        if len(set(map(keys.of, different))) == len(different):
            return bits
# wrong raises: count(1) => count(0)

# %% right: pair by pair
from itertools import combinations


def bits_needed(positions):
    different = list({p.key: p for p in positions}.values())
    bits = 1
    while any(Zobrist(bits).of(a) == Zobrist(bits).of(b) for a, b in combinations(different, 2)):
        bits += 1
    return bits

# %% right: a new Zobrist for each pair
from itertools import combinations


def bits_needed(positions):
    bits = 1
    while any(
        Zobrist(bits).of(one) == Zobrist(bits).of(two) and one.key != two.key
        for one, two in combinations(positions, 2)
    ):
        bits += 1
    return bits

# %% wrong: stops-too-soon
def bits_needed(positions):
    boards = {position.key: position for position in positions}
    for bits in range(1, 11):
        if len({Zobrist(bits).of(position) for position in boards.values()}) == len(boards):
            return bits
