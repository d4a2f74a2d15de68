"""Transposition tables: what a search found out about a position, for when it comes there again.

Richard Greenblatt, Donald Eastlake and Stephen Crocker, "The Greenblatt Chess Program", 1967.
"""

from collections.abc import Callable, Hashable
from enum import StrEnum
from typing import NamedTuple, Self

from c4lab.games import Position
from c4lab.search.symmetry import Symmetry, as_it_is


class Bound(StrEnum):
    """What a stored value says of the true one: the same, at least, at most."""

    EXACT = "exact"
    LOWER = "lower"
    UPPER = "upper"


class Entry(NamedTuple):
    """What is known of a position: its value for the side to move when one looks `depth` moves
    ahead, or a bound on it, and the move that reached it."""

    depth: int
    value: float
    bound: Bound
    move: int | None

    @classmethod
    def of(cls, depth: int, value: float, move: int | None, alpha: float, beta: float) -> Self:
        """The entry for what a fail-soft search with this window answered."""
        if value <= alpha:
            return cls(depth, value, Bound.UPPER, move)
        if value >= beta:
            return cls(depth, value, Bound.LOWER, move)
        return cls(depth, value, Bound.EXACT, move)

    def settles(self, alpha: float, beta: float) -> bool:
        """Whether a search with this window could not find out more."""
        if self.bound is Bound.LOWER:
            return self.value >= beta
        if self.bound is Bound.UPPER:
            return self.value <= alpha
        return True


Replace = Callable[[Entry, Entry], bool]
"""Whether the second entry, of another position, takes the slot of the first."""


def always(old: Entry, new: Entry) -> bool:
    """The newest entry stays."""
    return True


def deeper(old: Entry, new: Entry) -> bool:
    """The entry stays that took more work: the deeper one, of equals the newer."""
    return new.depth >= old.depth


class Table:
    """Entries by position: `slots` of them, without a limit if that is None, or none at all if 0.

    A position goes to the slot that `hashed` says of its key; `replace` decides which of two
    positions keeps a slot. Keys are compared in full, so that a bad hash costs time and never a
    wrong value. With a `symmetry`, positions that it makes equal share an entry.

    A table belongs to one game and one evaluation, which must depend on the position's key alone:
    values of another would be wrong.

    It counts its `probes`, how many of them were `hits`, how many hits were `cut_offs`, and how
    many entries were `overwritten` by one of another position.

    >>> from c4lab.games import ConnectFour
    >>> table = Table()
    >>> table.store(ConnectFour.parse("4453"), Entry(3, 0, Bound.EXACT, 5))
    >>> table.probe(ConnectFour.parse("4435")) is None
    True
    >>> table.probe(ConnectFour.parse("4354"))  # the same discs
    Entry(depth=3, value=0, bound=<Bound.EXACT: 'exact'>, move=5)
    """

    def __init__(
        self,
        slots: int | None = None,
        *,
        symmetry: Symmetry = as_it_is,
        hashed: Callable[[Hashable], int] = hash,
        replace: Replace = always,
    ) -> None:
        if slots is not None and (type(slots) is not int or slots < 0):
            raise ValueError(
                f"A table has a whole number of slots, 0 or more, or None for no limit, not "
                f"{slots!r}."
            )
        self.slots = slots
        self.symmetry = symmetry
        self.hashed = hashed
        self.replace = replace
        self.probes = self.hits = self.stores = self.overwritten = 0
        self._kept: dict[Hashable, tuple[Hashable, Entry]] = {}

    def probe(self, position: Position) -> Entry | None:
        """What is known of `position`, with the move as one plays it there."""
        if self.slots == 0:
            return None
        self.probes += 1
        key, renamed = self.symmetry(position)
        kept_key, entry = self._kept.get(self._slot(key), (None, None))
        if entry is None or kept_key != key:
            return None
        self.hits += 1
        if renamed is None:
            return entry
        same = (move for move in position.moves() if renamed(move) == entry.move)
        return entry._replace(move=next(same, None))

    def store(self, position: Position, entry: Entry) -> None:
        """Keep `entry` for `position`, unless its slot holds another that should stay."""
        if self.slots == 0:
            return
        self.stores += 1
        key, renamed = self.symmetry(position)
        slot = self._slot(key)
        if slot in self._kept:
            kept_key, kept = self._kept[slot]
            if kept_key != key:
                if not self.replace(kept, entry):
                    return
                self.overwritten += 1
        if renamed is not None and entry.move is not None:
            entry = entry._replace(move=renamed(entry.move))
        self._kept[slot] = key, entry

    @property
    def cut_offs(self) -> int:
        """How many probes have spared a search: where it is not spared, it ends with a `store`."""
        return self.probes - self.stores

    def __len__(self) -> int:
        """How many positions are in it."""
        return len(self._kept)

    def _slot(self, key: Hashable) -> Hashable:
        return key if self.slots is None else self.hashed(key) % self.slots
