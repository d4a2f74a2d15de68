"""What goes wrong when threats are looked for and cleaned up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from c4lab.checks.exercise import Mistake
from c4lab.games import ConnectFour
from c4lab.games.connect_four import NAMES
from c4lab.games.grid import Cell
from c4lab.lessons.lesson07_heuristics.finding import (
    Clean,
    Drops,
    Found,
    Threats,
    cleaned,
    cleaned_in_place,
    has_one_below,
    the_other_cell,
)
from c4lab.lessons.lesson07_heuristics.window_sets import wrong_windows


def wrong_threats() -> Iterator[Mistake]:
    yield from _wrong_clean_up()
    yield from _wrong_cells()
    yield from wrong_windows(Threats)
    yield from wrong_windows(lambda windows: Threats(windows, clean=dict))


def _wrong_clean_up() -> Iterator[Mistake]:
    yield Mistake(
        "no-clean-up",
        "All threats are still there. Drop those that lie directly above a threat of the other "
        "side.",
        Threats(clean=dict),
    )
    for first in (+1, -1):
        yield Mistake(
            "cleaned-in-place",
            f"{NAMES[first].capitalize()}'s threats are dropped first, and {NAMES[-first]}'s are "
            "then held against what is left. Hold both against the threats as they were found: "
            "make new sets, and change none that is still looked into.",
            Threats(clean=lambda found, first=first: cleaned_in_place(found, first)),  # type: ignore[misc]
        )
        yield Mistake(
            "one-side-only",
            f"Only {NAMES[first]}'s threats are cleaned up. {NAMES[-first].capitalize()}'s have to "
            "be, too.",
            Threats(clean=lambda found, first=first: cleaned(found, sides=(first,))),  # type: ignore[misc]
        )
    for reason, sentence, drops in (
        (
            "above-for-below",
            "The wrong one is dropped. Of two threats, one directly above the other, the upper "
            "one is worth nothing: for a threat (column, row) ask for (column, row - 1).",
            lambda cell, others: (cell[0], cell[1] + 1) in others,
        ),
        (
            "drops-both",
            "Of two threats, one directly above the other, both are dropped. The lower one stays.",
            lambda cell, others: has_one_below(cell, others) or (cell[0], cell[1] + 1) in others,
        ),
        (
            "any-above",
            "A threat is dropped if the other side has one anywhere below it in the column. Only "
            "the cell directly below counts.",
            lambda cell, others: any((cell[0], row) in others for row in range(1, cell[1])),
        ),
        (
            "shared-dropped",
            "A cell that is a threat of both players is dropped. It counts for both; what drops a "
            "threat is one of the other side's in the cell below.",
            lambda cell, others: cell in others or has_one_below(cell, others),
        ),
        (
            "same-cell",
            "A threat is dropped if the other side has one in that very cell. Ask for the cell "
            "below: (column, row - 1).",
            lambda cell, others: cell in others,
        ),
        (
            "left-for-below",
            "The cell to the left is asked for. A cell is (column, row), so the one below is "
            "(column, row - 1).",
            lambda cell, others: (cell[0] - 1, cell[1]) in others,
        ),
    ):
        yield Mistake(reason, sentence, Threats(clean=_clean_by(drops)))
    yield Mistake(
        "own-below",
        "A threat is dropped if its own side has one directly below. It is the other side's that "
        "makes it worthless.",
        Threats(
            clean=lambda found: {
                player: {cell for cell in cells if not has_one_below(cell, cells)}
                for player, cells in found.items()
            }
        ),
    )


def _clean_by(drops: Drops) -> Clean:
    return lambda found: cleaned(found, drops)


def _wrong_cells() -> Iterator[Mistake]:
    ours = Threats()

    def playable(position: ConnectFour) -> Iterable[Cell]:
        return map(position.landing, position.moves())

    yield Mistake(
        "playable-only",
        "Only cells where a disc could land now are found. A threat counts wherever it is: the "
        "cells below it fill up later.",
        lambda position: cleaned(
            {
                player: cells & set(playable(position))
                for player, cells in Threats(clean=dict)(position).items()
            }
        ),
    )
    yield Mistake(
        "playable-only",
        "Only cells where a disc could land now are kept. A threat counts wherever it is: the "
        "cells below it fill up later.",
        lambda position: {
            player: cells & set(playable(position)) for player, cells in ours(position).items()
        },
    )
    for landing in (True, False):
        yield Mistake(
            "side-to-move-only",
            "Only the next moves of whoever is to move are tried. Look for the threats of both "
            "players, and for those on cells where nobody can play yet."
            if landing
            else "Only the side to move has threats. Look for those of both.",
            lambda position, landing=landing: {
                player: cells & set(playable(position)) if landing else cells
                for player, cells in _of_the_side_to_move(position).items()
            },
        )
    for clean in (cleaned, dict):
        yield Mistake(
            "occupied",
            "The fourth cell is taken for a threat even if a disc of the other side lies on it. "
            "It has to be empty: `position.at(cell) == 0`.",
            Threats(clean=clean, lacking=the_other_cell),
        )
        yield Mistake(
            "gaps-missed",
            "Only threats at the end of three discs in a row are found. The empty cell may also "
            "lie between them.",
            Threats(clean=clean, lacking=_at_an_end),
        )
    yield Mistake(
        "colours-swapped",
        "Red's threats stand under -1 and amber's under +1: a threat belongs to the player whose "
        "three discs lie there.",
        lambda position: {player: ours(position)[-player] for player in (+1, -1)},
    )
    yield Mistake(
        "row-before-column",
        "Column and row have changed places: a cell is (column, row), both from 1, so e2 is "
        "(5, 2).",
        lambda position: {
            player: {(row, column) for column, row in cells}
            for player, cells in ours(position).items()
        },
    )
    yield Mistake(
        "counts-from-zero",
        "Columns and rows are counted from 0. Here both count from 1: e2 is (5, 2).",
        lambda position: {
            player: {(column - 1, row - 1) for column, row in cells}
            for player, cells in ours(position).items()
        },
    )


def _of_the_side_to_move(position: ConnectFour) -> Found:
    found = Threats(clean=dict)(position)
    return {
        player: cells if player == position.player else set() for player, cells in found.items()
    }


def _at_an_end(position: ConnectFour, window: Sequence[Cell], player: int) -> Iterator[Cell]:
    for cell in the_other_cell(position, window, player):
        if not position.at(cell) and cell in (window[0], window[-1]):
            yield cell
