"""The games of a run in a CSV file: the same bots always play the same game from an opening.

So a run that was stopped or killed can go on: it starts again from its seed, and asks this file
before it plays a game.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable
from pathlib import Path

from c4lab.tuning.bots import Bot, Weights
from c4lab.tuning.pairings import Pairing, Played

HEADS = ("first", "first_depth", "second", "second_depth", "opening", "result", "moves")
Row = tuple[str, ...]


class GamesFile:
    """The file at `path`, which is made if it does not exist.

    Removes an incomplete last line. Raises ValueError, with the line, for a line that is no game.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._known: dict[Row, tuple[int, int]] = {}
        if path.exists():
            self._load()
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._append([HEADS])

    def known(self, pairing: Pairing) -> Played | None:
        """The game, or None if it was not played before."""
        ended = self._known.get(_row(pairing))
        return None if ended is None else Played(pairing, *ended)

    def keep(self, games: Iterable[Played]) -> None:
        """Adds games to the file, and returns when the system has them."""
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

    def _load(self) -> None:
        data = self.path.read_bytes()
        complete = data[: data.rfind(b"\n") + 1]
        if complete != data:
            with self.path.open("r+b") as file:
                file.truncate(len(complete))
        lines = complete.decode("ascii", errors="replace").splitlines()
        for number, row in enumerate(csv.reader(lines), start=1):
            try:
                self._load_row(number, row)
            except (ValueError, TypeError):
                raise ValueError(
                    f"Line {number} of {self.path} is no game ({','.join(row):.60}): remove it, "
                    "and the game is played again, or use another folder."
                ) from None
        if not complete:
            self._append([HEADS])

    def _load_row(self, number: int, row: list[str]) -> None:
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
