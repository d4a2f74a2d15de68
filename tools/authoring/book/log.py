"""The log of solved positions: a file that only grows, with lines `moves score columns`.

A line is written as soon as its position is solved. If the program is killed, only the positions
that it was solving are lost. The order of the lines does not matter, so logs may be joined.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from c4lab.solver.book import Entry
from c4lab.solver.compiled.control import LARGEST
from tools.authoring.book.boards import board_after

NOTHING = "-"  # stands for no moves, or for columns that were not asked for


@dataclass(frozen=True)
class SolvedPosition:
    """A position, its score in the view of the side to move, and its best columns as digits.

    `columns` is "" if only the score was asked for.
    """

    moves: str
    score: int
    columns: str = ""

    @property
    def entry(self) -> Entry:
        """The book's entry for this board, not for its mirror image."""
        return Entry(self.score, sum(1 << int(column) - 1 for column in self.columns))

    def __str__(self) -> str:
        return f"{self.moves or NOTHING} {self.score} {self.columns or NOTHING}"

    @classmethod
    def parse(cls, line: str) -> SolvedPosition:
        """The position of a line that `str` made. Raises ValueError for another line."""
        moves, score, columns = ("" if part == NOTHING else part for part in line.split())
        board_after(moves)
        if not set(columns) <= set("1234567") or abs(int(score)) > LARGEST:
            raise ValueError(f"{line!r} holds no score and columns.")
        return cls(moves, int(score), columns)


class Log:
    """The log at `path`. The file and its folder are made when the first line is added."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> Iterator[SolvedPosition]:
        """The solved positions of all lines. Removes an incomplete last line from the file.

        Raises ValueError with the number of the first line that is not of the right form.
        """
        if not self.path.exists():
            return
        text = self.path.read_bytes()
        complete = text[: text.rfind(b"\n") + 1]
        if complete != text:
            with self.path.open("r+b") as file:
                file.truncate(len(complete))
        for number, line in enumerate(complete.decode(errors="replace").splitlines(), start=1):
            try:
                yield SolvedPosition.parse(line)
            except ValueError:
                raise ValueError(
                    f"Line {number} of {self.path} is {line!r:.60}, not `moves score columns`: "
                    "take it out, and the position is solved again."
                ) from None

    def append(self, position: SolvedPosition) -> None:
        """Adds a line, and closes the file before it returns."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="ascii", newline="\n") as file:
            file.write(f"{position}\n")
