"""Looking for threats and dropping some of them by given rules: ours, and what goes wrong."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass

from c4lab.games import ConnectFour
from c4lab.games.grid import Cell
from c4lab.lessons.lesson06_connect_four.lines import WINDOWS

Found = dict[int, set[Cell]]
Clean = Callable[[Found], Found]
Drops = Callable[[Cell, Collection[Cell]], bool]
"""Whether a threat at the cell is dropped, given the other player's threats."""


def has_one_below(cell: Cell, others: Collection[Cell]) -> bool:
    column, row = cell
    return (column, row - 1) in others


def cleaned(found: Found, drops: Drops = has_one_below, sides: Sequence[int] = (+1, -1)) -> Found:
    """What is left of the threats of `sides`, all held against the threats as they were found."""
    return {
        player: {cell for cell in cells if player not in sides or not drops(cell, found[-player])}
        for player, cells in found.items()
    }


def cleaned_in_place(found: Found, first: int) -> Found:
    """One side after the other, the second against what is left of the first."""
    half = cleaned(found, sides=(first,))
    return cleaned(half, sides=(-first,))


@dataclass(frozen=True)
class Threats:
    """An answer: which windows are looked at, what is a threat there, which of them are kept."""

    windows: Sequence[Sequence[Cell]] = WINDOWS
    clean: Clean = cleaned
    lacking: Callable[[ConnectFour, Sequence[Cell], int], Iterator[Cell]] | None = None

    def __call__(self, position: ConnectFour) -> Found:
        lacking = self.lacking or the_empty_cell
        found: Found = {
            player: {cell for window in self.windows for cell in lacking(position, window, player)}
            for player in (+1, -1)
        }
        return self.clean(found)


def the_empty_cell(position: ConnectFour, window: Sequence[Cell], player: int) -> Iterator[Cell]:
    """The cell that `player` lacks on `window`, if it is one and it is empty."""
    return (cell for cell in the_other_cell(position, window, player) if not position.at(cell))


def the_other_cell(position: ConnectFour, window: Sequence[Cell], player: int) -> Iterator[Cell]:
    """The fourth cell beside three of `player`, whatever lies on it."""
    others = [cell for cell in window if position.at(cell) != player]
    return iter(others if len(others) == 1 else ())
