"""The opening book: the scores of positions that would take long to solve, and their file.

`python -m tools book` makes it. A position and its mirror image share an entry. An entry has
a score and may have columns: those nearest to the centre that keep the score, one or two. A search
chooses among the same columns, so a game is the same with a book and without one.

The file has a head and the packed entries. The head has a magic word, the format's version, the ply
to which the book is complete, the numbers of entries and of packed bytes, and a checksum of
everything. The entries are the keys in ascending order, each as its distance from the one before,
then a score byte for each, then a byte of columns for each. The lowest bytes of all distances come
first, then the next bytes, and so on: similar bytes are neighbours, so zlib packs nine bytes into
two or three.
"""

from __future__ import annotations

import os
import struct
import sys
import warnings
import zlib
from array import array
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import accumulate, pairwise
from pathlib import Path
from typing import NamedTuple, Self

from c4lab.games.bits import WIDTH
from c4lab.solver.plain.table import canonical, key_of
from c4lab.work.whole_files import write_whole

STANDARD = Path(str(files("c4lab.data") / "book.bin"))
MAGIC = b"c4book\r\n"  # a line end that careless copying would change
VERSION = 1
HEAD = struct.Struct("<8sBbIII")  # magic, version, plies, entries, packed bytes, checksum
KEY_BYTES = 7  # a key has 49 bits


class BookError(ValueError):
    """A file is no opening book, or is damaged; the message says how to get another."""


class Entries(NamedTuple):
    """What a book holds: for each key, in ascending order, a score and a byte of columns."""

    plies: int
    keys: array[int]
    scores: array[int]
    columns: bytes


def pack(plies: int, keys: Sequence[int], scores: Sequence[int], columns: bytes) -> bytes:
    """The bytes of a book file; the same entries always give the same bytes."""
    steps = _little_endian(array("Q", (after - before for before, after in pairwise([0, *keys]))))
    planes = [steps[byte::8] for byte in range(KEY_BYTES)]
    packed = zlib.compress(b"".join([*planes, array("b", scores).tobytes(), columns]), 9)
    head = (MAGIC, VERSION, plies, len(keys), len(packed))
    return HEAD.pack(*head, _checksum(head, packed)) + packed


def unpack(data: bytes) -> Entries:
    """The entries in the bytes of a book file. Raises BookError: the fault in a few words."""
    if not MAGIC.startswith(data[: len(MAGIC)]):
        raise BookError("it is not an opening book")
    if len(data) < HEAD.size:
        raise BookError(f"it is cut short, after {len(data):,} bytes")
    _, version, plies, count, length, checksum = HEAD.unpack_from(data)
    if version > VERSION:
        raise BookError(f"a newer c4lab made it (format {version}, and this one reads {VERSION})")
    packed = data[HEAD.size :]
    if len(packed) < length:
        expected = HEAD.size + length
        raise BookError(f"it is cut short, after {len(data):,} bytes of {expected:,}")
    if checksum != _checksum((MAGIC, version, plies, count, length), packed):
        raise BookError("it is damaged: its checksum does not match")
    planes = zlib.decompress(packed)
    steps = bytearray(8 * count)
    for byte in range(KEY_BYTES):
        steps[byte::8] = planes[byte * count : (byte + 1) * count]
    keys = array("Q", accumulate(array("Q", _little_endian(array("Q", bytes(steps))))))
    scores = array("b", planes[KEY_BYTES * count : (KEY_BYTES + 1) * count])
    return Entries(plies, keys, scores, planes[(KEY_BYTES + 1) * count :])


def _little_endian(numbers: array[int]) -> bytes:
    """The numbers' bytes, the lowest first, on any machine."""
    if sys.byteorder == "big":
        numbers = numbers[:]
        numbers.byteswap()
    return numbers.tobytes()


def _checksum(head: tuple[bytes, int, int, int, int], packed: bytes) -> int:
    return zlib.crc32(packed, zlib.crc32(HEAD.pack(*head, 0)))


class Entry(NamedTuple):
    """A position's score, in the view of the side to move, and the columns that keep it.

    In `columns` bit 0 stands for column 1, bit 6 for column 7; 0: only the score is known.
    """

    score: int
    columns: int = 0


class Book:
    """Entries by canonical key: a board and its mirror image share one.

    The book has every position of up to `plies` discs, except those that need no search because
    the game is over or the next disc wins. -1: even the empty board is missing.

    >>> book = Book({key_of(0, 0): Entry(1, columns=0b0001000)}, plies=0)
    >>> book.get(0, 0), book.best(0, 0), book.get(0, 1)
    (1, (1, 4), None)
    """

    def __init__(self, entries: Mapping[int, Entry], plies: int = -1) -> None:
        keys = sorted(entries)
        if any(key != canonical(key) for key in keys):
            raise ValueError("A book's keys must be canonical: the smaller of a board's two keys.")
        self.plies = plies
        self._keys = array("Q", keys)
        self._scores = array("b", (entries[key].score for key in keys))
        self._columns = bytes(entries[key].columns for key in keys)

    def __len__(self) -> int:
        return len(self._keys)

    def items(self) -> Iterator[tuple[int, Entry]]:
        """Each key with its entry, in ascending order."""
        return zip(self._keys, map(Entry, self._scores, self._columns), strict=True)

    def get(self, mine: int, mask: int) -> int | None:
        """The score in the view of the side to move; None if the book does not have it."""
        place = self._find(canonical(key_of(mine, mask)))
        return None if place is None else self._scores[place]

    def best(self, mine: int, mask: int) -> tuple[int, int] | None:
        """(score, column): the column nearest to the centre that keeps the score, left before
        right. None if the book does not have it."""
        key = key_of(mine, mask)
        place = self._find(canonical(key))
        if place is None or not self._columns[place]:
            return None
        columns = self._columns[place]
        if key != canonical(key):
            columns = flipped(columns)
        return self._scores[place], (columns & -columns).bit_length()

    def _find(self, key: int) -> int | None:
        place = bisect_left(self._keys, key)
        return place if place < len(self._keys) and self._keys[place] == key else None

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Self:
        """The book in a file. Raises BookError: the file, the fault, and what to do."""
        try:
            entries = unpack(Path(path).read_bytes())
        except (OSError, BookError) as error:
            reason = error.strerror if isinstance(error, OSError) else error
            raise BookError(
                f"The opening book {os.fspath(path)} cannot be used ({reason}); "
                "`python -m tools book` makes a new one."
            ) from None
        return cls._from_entries(entries)

    @classmethod
    def _from_entries(cls, entries: Entries) -> Self:
        book = cls({}, entries.plies)
        book._keys, book._scores, book._columns = entries[1:]
        return book

    def save(self, path: str | os.PathLike[str]) -> None:
        """Replaces the file in one step: a reader finds the old book or the new one, complete."""
        write_whole(Path(path), pack(self.plies, self._keys, self._scores, self._columns))


def flipped(columns: int) -> int:
    """The columns of the mirror image.

    >>> f"{flipped(0b0000110):07b}"
    '0110000'
    """
    return int(f"{columns:0{WIDTH}b}"[::-1], 2)


@cache
def standard_book() -> Book | None:
    """The book that comes with the package, read once; None, with a warning, if it is damaged."""
    try:
        return Book.load(STANDARD)
    except BookError as error:
        warnings.warn(f"{error} The solver works without it, more slowly.", stacklevel=2)
        return None
