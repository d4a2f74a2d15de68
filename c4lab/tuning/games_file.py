"""The games of a run in a CSV file, each a fact: who played whom from where always ends the same.

So the file is what a run goes on from after it was stopped or killed: it is run again from its
seed, and asks here before it plays.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator
from pathlib import Path

from c4lab.tuning.bots import Bot, Weights
from c4lab.tuning.pairings import Pairing, Played

HEADS = ("first", "first_depth", "second", "second_depth", "opening", "result", "moves")
Row = tuple[str, ...]


class GamesFile:
    """The file at `path`, which need not be there yet. Raises ValueError, with the line, if it
    holds anything but games; a last line that was cut short is taken out."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._known: dict[Row, tuple[int, int]] = {}
        if path.exists():
            self._read()
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._append([HEADS])

    def known(self, pairing: Pairing) -> Played | None:
        """The game if it was played before."""
        ended = self._known.get(_row(pairing))
        return None if ended is None else Played(pairing, *ended)

    def keep(self, games: Iterable[Played]) -> None:
        """Writes games down, and does not return before the system has them."""
        rows = []
        for game in games:
            row = _row(game.pairing)
            if row not in self._known:
                self._known[row] = game.result, game.moves
                rows.append((*row, str(game.result), str(game.moves)))
        self._append(rows)

    def __len__(self) -> int:
        return len(self._known)

    def _append(self, rows: Iterable[Row]) -> None:
        with self.path.open("a", encoding="ascii", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows(rows)

    def _read(self) -> None:
        data = self.path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if whole != data:
            with self.path.open("r+b") as file:
                file.truncate(len(whole))
        for number, row in enumerate(self._rows(whole), start=1):
            try:
                self._take(number, row)
            except (ValueError, TypeError):
                raise ValueError(
                    f"Line {number} of {self.path} is no game ({','.join(row):.60}): take it out, "
                    "and the game is played again, or name another folder."
                ) from None
        if not whole:
            self._append([HEADS])

    def _rows(self, data: bytes) -> Iterator[list[str]]:
        yield from csv.reader(data.decode("ascii", errors="replace").splitlines())

    def _take(self, number: int, row: list[str]) -> None:
        if number == 1:
            if tuple(row) != HEADS:
                raise ValueError
            return
        first, first_depth, second, second_depth, opening, result, moves = row
        pairing = Pairing(_bot(first, first_depth), _bot(second, second_depth), opening)
        if result not in ("1", "0", "-1"):
            raise ValueError
        self._known[_row(pairing)] = int(result), int(moves)


def _row(pairing: Pairing) -> Row:
    one, other = pairing.first, pairing.second
    return one.name, str(one.depth), other.name, str(other.depth), pairing.opening


def _bot(name: str, depth: str) -> Bot:
    centre, four, three, two, other_three = map(int, name.split("_"))
    weights: Weights = centre, four, three, two, other_three
    return Bot(weights, int(depth))
