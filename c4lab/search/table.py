"""Transposition tables: a search stores what it found, and looks it up at the same position.

Richard Greenblatt, Donald Eastlake and Stephen Crocker, "The Greenblatt Chess Program", 1967.
"""

from collections import Counter
from collections.abc import Callable, Hashable
from enum import StrEnum
from functools import cache
from random import Random
from typing import NamedTuple, Self

from c4lab.games import Position

Symmetry = Callable[[Position], tuple[Hashable, Callable[[int], int] | None]]
"""(key, rename): symmetric positions share the key; rename maps a move to the move of the position
that represents them all. None instead of rename: the position represents itself."""


def no_symmetry(position: Position) -> tuple[Hashable, None]:
    """The position's own key: every position represents itself."""
    return position.key, None


def mirrored(position: Position) -> tuple[Hashable, Callable[[int], int] | None]:
    """A Symmetry of Connect Four: a board and its mirror image share a key.

    >>> from c4lab.games import ConnectFour
    >>> mirrored(ConnectFour.parse("12"))[0] == mirrored(ConnectFour.parse("76"))[0]
    True
    """
    columns = position.columns  # type: ignore[attr-defined]
    image = columns[::-1]
    if columns <= image:
        return columns, None
    return image, lambda column: len(columns) + 1 - column


class Bound(StrEnum):
    """What a stored value says about the true one: it is equal, at least this, or at most this."""

    EXACT = "exact"
    LOWER = "lower"
    UPPER = "upper"


class Entry(NamedTuple):
    """The result of a search `depth` moves ahead: the value for the side to move, or a bound on it,
    and the move that reached it."""

    depth: int
    value: float
    bound: Bound
    move: int | None

    @classmethod
    def of(cls, depth: int, value: float, move: int | None, alpha: float, beta: float) -> Self:
        """The entry for the answer `value`, `move` of a fail-soft search with this window."""
        if value <= alpha:
            return cls(depth, value, Bound.UPPER, move)
        if value >= beta:
            return cls(depth, value, Bound.LOWER, move)
        return cls(depth, value, Bound.EXACT, move)

    def settles(self, alpha: float, beta: float) -> bool:
        """Whether the entry answers a search with this window, which then need not run."""
        if self.bound is Bound.LOWER:
            return self.value >= beta
        if self.bound is Bound.UPPER:
            return self.value <= alpha
        return True


Replace = Callable[[Entry, Entry], bool]
"""Called with the old entry of a slot and a new one of another position: True keeps the new one."""


def always(old: Entry, new: Entry) -> bool:
    """The new entry replaces the old one."""
    return True


def deeper(old: Entry, new: Entry) -> bool:
    """The new entry replaces the old one unless the old one was searched deeper."""
    return new.depth >= old.depth


class Table:
    """Stores an Entry for each position, in `slots` slots; None means no limit, 0 stores nothing.

    `hashed` maps the key of a position to a number, and so to a slot; `replace` decides which of
    two positions keeps a slot. The table compares the full keys, so a bad hash costs time but never
    gives a wrong value. Positions that a `symmetry` makes equal share an entry.

    Use one table for one game and one evaluation: the values of another would be wrong. The
    evaluation must depend on the position's key alone.

    The table counts its `probes`, the `hits` among them, the hits that were `cut_offs`, and the
    entries that were `overwritten` by those of other positions. Raises ValueError if `slots` is not
    a whole number from 0 on, or None.

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
        symmetry: Symmetry = no_symmetry,
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
        self._entries: dict[Hashable, tuple[Hashable, Entry]] = {}  # slot: (key, entry)

    def probe(self, position: Position) -> Entry | None:
        """The entry of `position`, with a move of this position; None if there is no entry."""
        if self.slots == 0:
            return None
        self.probes += 1
        key, rename = self.symmetry(position)
        stored_key, entry = self._entries.get(self._slot(key), (None, None))
        if entry is None or stored_key != key:
            return None
        self.hits += 1
        if rename is None:
            return entry
        same = (move for move in position.moves() if rename(move) == entry.move)
        return entry._replace(move=next(same, None))

    def store(self, position: Position, entry: Entry) -> None:
        """Stores `entry` for `position`, unless `replace` keeps the old entry of its slot."""
        if self.slots == 0:
            return
        self.stores += 1
        key, rename = self.symmetry(position)
        slot = self._slot(key)
        stored_key, old = self._entries.get(slot, (key, entry))
        if stored_key != key:
            if not self.replace(old, entry):
                return
            self.overwritten += 1
        if rename is not None and entry.move is not None:
            entry = entry._replace(move=rename(entry.move))
        self._entries[slot] = key, entry

    @property
    def cut_offs(self) -> int:
        """The number of probes that saved a search: a search that runs after its probe stores."""
        return self.probes - self.stores

    def __len__(self) -> int:
        """The number of positions in the table."""
        return len(self._entries)

    def _slot(self, key: Hashable) -> Hashable:
        return key if self.slots is None else self.hashed(key) % self.slots


class Zobrist:
    """Hashes positions to numbers of `bits` bits; another `seed` gives other numbers.

    Each piece on each cell has a random number; the hash of a position is their XOR (Albert
    Zobrist, "A New Hashing Method with Application for Game Playing", 1970).

    A cell has the same numbers on boards of every size. The game must be one in which each move
    puts a piece on the board for good: Connect Four, tic-tac-toe, Sim. Raises ValueError if `bits`
    is less than 1.

    >>> from c4lab.games import ConnectFour
    >>> zobrist, start = Zobrist(), ConnectFour.parse("44")
    >>> zobrist.after(zobrist.of(start), start, 5) == zobrist.of(start.play(5))
    True
    """

    def __init__(self, bits: int = 64, seed: int = 1) -> None:
        if bits < 1:
            raise ValueError(f"A hash has 1 bit or more, not {bits!r}.")
        self.bits = bits
        self.seed = seed
        self.number = cache(self._number)

    def of(self, position: Position) -> int:
        """The hash of `position`, computed from all its moves."""
        value = 0
        pieces: Counter[int] = Counter()
        for ply, move in enumerate(position.history):
            pieces[move] += 1
            cell = (move, pieces[move]) if hasattr(position, "landing") else move
            value ^= self.number(cell, -1 if ply % 2 else +1)
        return value

    def after(self, value: int, position: Position, move: int) -> int:
        """The hash after `move` in `position`, whose hash is `value`: one XOR on any board.
        The same XOR on the result gives `value` again."""
        landing = getattr(position, "landing", None)
        return value ^ self.number(landing(move) if landing else move, position.player)

    def _number(self, cell: Hashable, player: int) -> int:
        return Random(f"{self.seed} {cell} {player}").getrandbits(self.bits)
