"""The opening book: the scores of positions that would take long to solve.

`python -m c4lab book` makes it. A position and its mirror image share an entry. Beside the score
an entry may have columns: of those that keep the score, the nearest to the centre, so one or two.
A search would choose the same, so a game goes the same way with a book and without.
"""

import os
import warnings
from array import array
from bisect import bisect_left
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple, Self

from c4lab.games.bits import WIDTH
from c4lab.solver.book_file import BookError, Entries, pack, unpack
from c4lab.solver.keys import canonical, key_of, most_discs

__all__ = ["STANDARD", "Book", "BookError", "Entry", "flipped", "standard_book"]

STANDARD = Path(str(files("c4lab.data") / "book.bin"))


class Entry(NamedTuple):
    """What is known of a position: its score, and where known its columns.

    The score is in the view of the side to move. In `columns` bit 0 stands for column 1, bit 6
    for column 7; it is 0 where only the score is known.
    """

    score: int
    columns: int = 0


class Book:
    """Entries by key, for boards of which no mirror image has a smaller key.

    `plies` says how far the book is complete: it has every position with that many discs or
    fewer, those aside that need no search because the game is over or the next disc wins. It is
    -1 where even the empty board is missing.

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
        if mask.bit_count() > self._most_discs:
            return None
        place = self._find(canonical(key_of(mine, mask)))
        return None if place is None else self._scores[place]

    def best(self, mine: int, mask: int) -> tuple[int, int] | None:
        """The score, and the column that keeps it: of several the nearest to the centre, left
        before right. None if the book does not say."""
        key = key_of(mine, mask)
        place = self._find(canonical(key))
        if place is None or not self._columns[place]:
            return None
        columns = self._columns[place]
        if key != canonical(key):
            columns = flipped(columns)
        return self._scores[place], (columns & -columns).bit_length()

    @cached_property
    def _most_discs(self) -> int:
        """A fuller board is not in the book, which can be told without looking for it."""
        return most_discs(self._keys)

    def _find(self, key: int) -> int | None:
        place = bisect_left(self._keys, key)
        return place if place < len(self._keys) and self._keys[place] == key else None

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Self:
        """The book in a file.

        Raises BookError, one sentence with the file, what is wrong with it and what to do.
        """
        try:
            entries = unpack(Path(path).read_bytes())
        except (OSError, BookError) as error:
            reason = error.strerror if isinstance(error, OSError) else error
            raise BookError(
                f"The opening book {os.fspath(path)} cannot be used ({reason}); "
                "`python -m c4lab book` makes a new one."
            ) from None
        return cls._of(entries)

    @classmethod
    def _of(cls, entries: Entries) -> Self:
        book = cls({}, entries.plies)
        book._keys, book._scores, book._columns = entries[1:]
        return book

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes the file; whoever reads it meanwhile finds the old one or the new, whole."""
        beside = Path(f"{os.fspath(path)}.new")
        beside.write_bytes(pack(self.plies, self._keys, self._scores, self._columns))
        beside.replace(path)


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
        warnings.warn(f"{error} Solving goes on without it, slower.", stacklevel=2)
        return None
