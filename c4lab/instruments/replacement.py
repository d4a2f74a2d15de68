"""A table for measurements of a solver: one chooses its rule of replacement and its hash.

Dennis Breuker, Jos Uiterwijk and Jaap van den Herik, "Replacement Schemes for Transposition
Tables", 1994, compare such rules.
"""

from collections.abc import Callable

from c4lab.instruments.spread import ODD

Slot = Callable[[int, int], int]
"""(key, number of slots) -> slot."""
Entry = tuple[int, int, int, int]
"""(key, lower bound, upper bound, work): the work is the nodes that it took to find the bounds."""
Rule = Callable[[Entry, list[Entry]], list[Entry]]
"""(new entry, other entries of its slot) -> the entries that stay."""


def remainder(key: int, size: int) -> int:
    """The slot is the remainder of the key."""
    return key % size


def mixed_slot(key: int, size: int) -> int:
    """The slot is made from upper bits of a product, as in `spread.mixed_slots`, for one key."""
    return (key * ODD % 2**64 >> 32) * size >> 32


def newest(new: Entry, others: list[Entry]) -> list[Entry]:
    """The new entry stays."""
    return [new]


def oldest(new: Entry, others: list[Entry]) -> list[Entry]:
    """The old entries stay; the new one stays only in an empty slot."""
    return others or [new]


def most_work(new: Entry, others: list[Entry]) -> list[Entry]:
    """The entry with the most work stays."""
    return [max([new, *others], key=_work)]


def _work(entry: Entry) -> int:
    return entry[3]


class Kept:
    """A table with room for `entries`, `ways` of them in each slot; `rule` says which stay."""

    def __init__(self, entries: int, rule: Rule, ways: int = 1, slot: Slot = mixed_slot) -> None:
        self.size = entries // ways
        self.slots: dict[int, list[Entry]] = {}  # the slots in use
        self.rule, self.slot = rule, slot
        self.probes = self.hits = 0
        self.begun: dict[int, int] = {}  # by key: the probes when its search began

    def bounds(self, key: int, lower: int, upper: int) -> tuple[int, int]:
        """The stored bounds of `key`, or else `lower` and `upper`."""
        self.probes += 1
        self.begun[key] = self.probes
        for other, low, high, _ in self.slots.get(self.slot(key, self.size), ()):
            if other == key:
                self.hits += 1
                return low, high
        return lower, upper

    def store(self, key: int, lower: int, upper: int) -> None:
        """Stores the bounds of `key`. Their work is the probes since `bounds` was asked for it."""
        at = self.slot(key, self.size)
        new = key, lower, upper, self.probes - self.begun[key]
        others = [entry for entry in self.slots.get(at, ()) if entry[0] != key]
        self.slots[at] = self.rule(new, others)

    @property
    def used(self) -> int:
        """The number of entries in use."""
        return sum(map(len, self.slots.values()))
