"""Window scores by given rules: ours, and what goes wrong in them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from c4lab.games import ConnectFour
from c4lab.games.grid import Cell
from c4lab.lessons.lesson06_connect_four.lines import WINDOWS

Score = Callable[[ConnectFour, int], float]
Discs = tuple[int, int]
"""How many discs of the player's lie on a window, and how many of the other's."""

WORTH: dict[Discs, int] = {(4, 0): 100, (3, 0): 5, (2, 0): 2, (0, 3): -4}
CENTRE = 3


def in_column(column: int, position: ConnectFour, player: int) -> int:
    """How many discs of the player's lie in `column`."""
    return position.columns[column - 1].count(player)


def three_for_each(position: ConnectFour, player: int) -> int:
    return CENTRE * in_column(4, position, player)


@dataclass(frozen=True)
class Scored:
    """A score: which windows are looked at, what each is worth, and what the centre is."""

    windows: Sequence[Sequence[Cell]] = WINDOWS
    worth: Mapping[Discs, int] = field(default_factory=lambda: WORTH)
    centre: Callable[[ConnectFour, int], int] = three_for_each

    def __call__(self, position: ConnectFour, player: int) -> float:
        total = self.centre(position, player)
        for window in self.windows:
            discs = [position.at(cell) for cell in window]
            total += self.worth.get((discs.count(player), discs.count(-player)), 0)
        return total
