"""A table for measurements of a solver: one chooses its rule of replacement and its hash.

Dennis Breuker, Jos Uiterwijk and Jaap van den Herik, "Replacement Schemes for Transposition
Tables", 1994, compare such rules.
"""

from collections.abc import Callable

Slot = Callable[[int, int], int]
"""(key, number of slots) -> slot."""
Entry = tuple[int, int, int, int]
"""(key, lower bound, upper bound, work): the work is the nodes that it took to find the bounds."""
Rule = Callable[[Entry, list[Entry]], list[Entry]]
"""(new entry, other entries of its slot) -> the entries that stay."""


def remainder(key: int, size: int) -> int:
    """The slot is the remainder of the key."""
    return key % size


class Kept:
    """A table with room for `entries`, `ways` of them in each slot; `rule` says which stay."""

    def __init__(self, entries: int, rule: Rule, ways: int, slot: Slot) -> None:
        self.size = entries // ways
        self.slots: dict[int, list[Entry]] = {}  # the slots in use
        self.rule, self.slot = rule, slot
        self.probes = 0
        self.begun: dict[int, int] = {}  # by key: the probes when its search began

    def bounds(self, key: int, lower: int, upper: int) -> tuple[int, int]:
        """The stored bounds of `key`, or else `lower` and `upper`."""
        self.probes += 1
        self.begun[key] = self.probes
        for other, low, high, _ in self.slots.get(self.slot(key, self.size), ()):
            if other == key:
                return low, high
        return lower, upper

    def store(self, key: int, lower: int, upper: int) -> None:
        """Stores the bounds of `key`. Their work is the probes since `bounds` was asked for it."""
        at = self.slot(key, self.size)
        new = key, lower, upper, self.probes - self.begun[key]
        others = [entry for entry in self.slots.get(at, ()) if entry[0] != key]
        self.slots[at] = self.rule(new, others)
