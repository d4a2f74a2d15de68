"""What has been solved, a line each, in a file that only grows: `moves score columns`.

A line is written out as soon as it is known, so whenever the maker is killed, at most the
positions that were being solved are lost. Lines are facts: files may be joined in any order.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from c4lab.authoring.book.boards import after
from c4lab.solver.book import Entry
from c4lab.solver.control import LARGEST

NOTHING = "-"  # in place of no moves, or of columns that were not asked for


@dataclass(frozen=True)
class Found:
    """A position's score, and its best columns as digits, or "" where only the score was wanted."""

    moves: str
    score: int
    columns: str = ""

    @property
    def entry(self) -> Entry:
        """As a book has it, for the board as it stands and not for its mirror image."""
        return Entry(self.score, sum(1 << int(column) - 1 for column in self.columns))

    def __str__(self) -> str:
        return f"{self.moves or NOTHING} {self.score} {self.columns or NOTHING}"

    @classmethod
    def parse(cls, line: str) -> Found:
        """The other way. Raises ValueError if the line is not of that form."""
        moves, score, columns = ("" if part == NOTHING else part for part in line.split())
        after(moves)
        if not set(columns) <= set("1234567") or abs(int(score)) > LARGEST:
            raise ValueError(f"{line!r} holds no score and columns.")
        return cls(moves, int(score), columns)


class Log:
    """The file at `path`; it and its folder need not be there yet."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> Iterator[Found]:
        """All lines. One that was cut short as the maker was killed is taken out of the file.

        Raises ValueError with the number of the first line that is not understood.
        """
        if not self.path.exists():
            return
        text = self.path.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        if whole != text:
            with self.path.open("r+b") as file:
                file.truncate(len(whole))
        for number, line in enumerate(whole.decode(errors="replace").splitlines(), start=1):
            try:
                yield Found.parse(line)
            except ValueError:
                raise ValueError(
                    f"Line {number} of {self.path} is {line!r:.60}, not `moves score columns`: "
                    "take it out, and the position is solved again."
                ) from None

    def append(self, found: Found) -> None:
        """Adds a line, and does not return before the system has it."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="ascii", newline="\n") as file:
            file.write(f"{found}\n")
