"""What the checks of this lesson ask besides when a class is graded."""

from random import Random
from typing import Any

from c4lab.checks.writing import when_graded

Entry = tuple[int, int, int]
Place = tuple[list[Any], int, int]


@when_graded
def key_of(random: Random) -> list[int]:
    """Seeds for boards."""
    return [random.randrange(1 << 32)]


def _slot(random: Random, size: int) -> list[Entry]:
    """Entries with different keys, and with ages and work of which some are equal."""
    keys = random.sample(range(20, 99), size)
    return [(key, random.randint(1, 4), 10 * random.randint(1, 9)) for key in keys]


@when_graded
def place(random: Random) -> list[Place]:
    """Slots with the key in them, with an empty place, or with both."""
    found: list[Place] = []
    for size in (2, 3, 3, 4, 4, 5):
        slot: list[Any] = list(_slot(random, size))
        empty, own = random.sample(range(size), 2)
        for without in ((empty,), (empty, own), (own,)):
            left = [None if index in without else entry for index, entry in enumerate(slot)]
            found.append((left, random.choice((slot[own][0], 7)), 4))
    return [*found[::2], ([*_slot(random, 3), (7, 2, 30)], 7, 4)]


@when_graded
def goes(random: Random) -> list[Place]:
    """Full slots without the key, in which one entry has to go."""
    found: list[Place] = []
    for size in (2, 2, 3, 3, 4, 4, 5, 5):
        slot = _slot(random, size)
        rank = sorted((entry[1] == 4, entry[2]) for entry in slot)
        if rank[0] != rank[1]:
            found.append((slot, 7, 4))
    return found


@when_graded
def stored(random: Random) -> list[tuple[int, list[Entry]]]:
    """Sizes of tables, each with entries that have slots of their own."""
    found = []
    for size in (7, 11, 64, 101):
        slots = random.sample(range(size), 3)
        entries = []
        for slot in slots:
            lower = random.randint(-21, 20)
            key = slot + size * random.randint(1, 2**40)
            entries.append((key, lower, random.randint(lower, 21)))
        found.append((size, entries))
    return found


@when_graded
def values(random: Random) -> list[tuple[int, int, int, list[int]]]:
    """Sizes, each with a key, its value, and other keys of the same slot."""
    found = []
    for size in random.sample([*range(5, 8), *range(9, 64)], 5):
        parts = random.sample(range(256), 4)
        slot = random.randrange(size)
        key, *others = (slot + size * part for part in parts)
        found.append((size, key, random.choice((-1, 0, 1)), others))
    return found
