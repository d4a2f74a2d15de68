"""A table whose rule of replacement can be chosen, for a solver to be measured with.

Dennis Breuker, Jos Uiterwijk and Jaap van den Herik, "Replacement Schemes for Transposition
Tables", 1994, compare such rules.
"""

from collections.abc import Callable

from c4lab.instruments.spread import ODD

Slot = Callable[[int, int], int]
"""From a key and a size to a slot."""
Worked = tuple[int, int, int, int]
"""A key, its lower and its upper bound, and the nodes that it took to find them out."""
Rule = Callable[[Worked, list[Worked]], list[Worked]]
"""From a new entry and the others in its slot to those that stay."""


def remainder(key: int, size: int) -> int:
    """The slot as what is left over."""
    return key % size


def mixed(key: int, size: int) -> int:
    """The slot as a part of the table, by the upper bits of a product: `spread.mixed` for one."""
    return (key * ODD % 2**64 >> 32) * size >> 32


def newest(new: Worked, others: list[Worked]) -> list[Worked]:
    return [new]


def oldest(new: Worked, others: list[Worked]) -> list[Worked]:
    return others or [new]


def most_work(new: Worked, others: list[Worked]) -> list[Worked]:
    return [max([new, *others], key=_work)]


def work_and_newest(new: Worked, others: list[Worked]) -> list[Worked]:
    """Two: the one with the most work, and the newest of the rest."""
    first = max([new, *others], key=_work)
    rest = [entry for entry in (new, *others) if entry is not first]
    return [first, *rest[:1]]


def _work(entry: Worked) -> int:
    return entry[3]


class Kept:
    """A number of entries, `ways` of them to a slot; `rule` says which stay."""

    def __init__(self, entries: int, rule: Rule, ways: int = 1, slot: Slot = mixed) -> None:
        self.size = entries // ways
        self.slots: dict[int, list[Worked]] = {}  # those in use
        self.rule, self.slot = rule, slot
        self.probes = self.hits = 0
        self.begun: dict[int, int] = {}  # the probes so far when the search came to a key

    def bounds(self, key: int, lower: int, upper: int) -> tuple[int, int]:
        """What is known of this key, or else the bounds that are given."""
        self.probes += 1
        self.begun[key] = self.probes
        for other, low, high, _ in self.slots.get(self.slot(key, self.size), ()):
            if other == key:
                self.hits += 1
                return low, high
        return lower, upper

    def store(self, key: int, lower: int, upper: int) -> None:
        """Keep these bounds, with the probes since this key was asked for as their work."""
        at = self.slot(key, self.size)
        new = key, lower, upper, self.probes - self.begun[key]
        others = [entry for entry in self.slots.get(at, ()) if entry[0] != key]
        self.slots[at] = self.rule(new, others)

    @property
    def used(self) -> int:
        """How many entries are in use."""
        return sum(map(len, self.slots.values()))
