"""Threats found and dropped with a wrong idea."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial

from c4lab.checks.writing import Mistake
from c4lab.games import ConnectFour
from c4lab.games.connect_four import NAMES
from c4lab.games.grid import Cell
from c4lab.lessons.lesson07_heuristics.missed import WINDOWS, Windows, other_windows

Found = dict[int, set[Cell]]
Drops = Callable[[Cell, Collection[Cell]], bool]
"""Whether a threat is dropped, given those of the other side."""
Answer = Callable[[ConnectFour], Found]
BOTH = (+1, -1)


def the_fourth(position: ConnectFour, window: Sequence[Cell], player: int) -> Iterator[Cell]:
    """The fourth cell beside three of the player's discs, whatever lies on it."""
    others = [cell for cell in window if position.at(cell) != player]
    return iter(others if len(others) == 1 else ())


def the_empty_one(position: ConnectFour, window: Sequence[Cell], player: int) -> Iterator[Cell]:
    return (cell for cell in the_fourth(position, window, player) if not position.at(cell))


def at_an_end(position: ConnectFour, window: Sequence[Cell], player: int) -> Iterator[Cell]:
    cells = the_empty_one(position, window, player)
    return (cell for cell in cells if cell in (window[0], window[-1]))


def found(position: ConnectFour, windows: Windows = WINDOWS, look: object = None) -> Found:
    lacking = look if callable(look) else the_empty_one
    return {
        player: {cell for window in windows for cell in lacking(position, window, player)}
        for player in BOTH
    }


def one_below(cell: Cell, others: Collection[Cell]) -> bool:
    return (cell[0], cell[1] - 1) in others


def cleaned(threats: Found, drops: Drops = one_below, sides: Sequence[int] = BOTH) -> Found:
    """What is left of the threats of `sides`, all held against the threats as they were found."""
    return {
        player: {cell for cell in cells if player not in sides or not drops(cell, threats[-player])}
        for player, cells in threats.items()
    }


def kept(position: ConnectFour) -> Found:
    return cleaned(found(position))


def playable(position: ConnectFour, threats: Found) -> Found:
    landing = set(map(position.landing, position.moves()))
    return {player: cells & landing for player, cells in threats.items()}


def wrong_threats() -> Iterator[Mistake]:
    yield Mistake(
        "no-clean-up",
        "All threats are still there. Drop those that lie directly above a threat of the other "
        "side.",
        found,
    )
    for first in BOTH:
        yield Mistake(
            "cleaned-in-place",
            f"{NAMES[first].capitalize()}'s threats are dropped first, and {NAMES[-first]}'s are "
            "then held against what is left. Hold both against the threats as they were found.",
            _in_place(first),
        )
        yield Mistake(
            "one-side-only",
            f"Only {NAMES[first]}'s threats are cleaned up. {NAMES[-first].capitalize()}'s have to "
            "be, too.",
            _dropping(one_below, (first,)),
        )
    for drops, reason, sentence in DROPS:
        yield Mistake(reason, sentence, _dropping(drops))
    yield Mistake(
        "own-below",
        "A threat is dropped if its own side has one directly below. It is the other side's that "
        "makes it worthless.",
        lambda position: {
            player: {cell for cell in cells if not one_below(cell, cells)}
            for player, cells in found(position).items()
        },
    )
    for look, reason, sentence in LOOKS:
        for clean in (cleaned, dict):
            yield Mistake(reason, sentence, _looking(clean, look))
    for answer, reason, sentence in OTHERS:
        yield Mistake(reason, sentence, answer)
    for reason, sentence, windows in other_windows():
        for clean in (cleaned, dict):
            yield Mistake(reason, sentence, _looking(clean, the_empty_one, windows))


def _dropping(drops: Drops, sides: Sequence[int] = BOTH) -> Answer:
    return lambda position: cleaned(found(position), drops, sides)


def _in_place(first: int) -> Answer:
    def kept_threats(position: ConnectFour) -> Found:
        half = cleaned(found(position), sides=(first,))
        return cleaned(half, sides=(-first,))

    return kept_threats


def _looking(clean: Callable[[Found], Found], look: object, windows: Windows = WINDOWS) -> Answer:
    return lambda position: clean(found(position, windows, look))


def _renamed(rename: Callable[[int, int], Cell], position: ConnectFour) -> Found:
    return {player: {rename(*cell) for cell in cells} for player, cells in kept(position).items()}


DROPS: tuple[tuple[Drops, str, str], ...] = (
    (
        lambda cell, others: (cell[0], cell[1] + 1) in others,
        "above-for-below",
        "The wrong one is dropped. Of two threats, one directly above the other, the upper one is "
        "worth nothing.",
    ),
    (
        lambda cell, others: one_below(cell, others) or (cell[0], cell[1] + 1) in others,
        "drops-both",
        "Of two threats, one directly above the other, both are dropped. The lower one stays.",
    ),
    (
        lambda cell, others: any((cell[0], row) in others for row in range(1, cell[1])),
        "any-below",
        "A threat is dropped if the other side has one anywhere below it in the column. Only the "
        "cell directly below counts.",
    ),
    (
        lambda cell, others: cell in others or one_below(cell, others),
        "shared-dropped",
        "A cell that is a threat of both players is dropped. It counts for both; what drops a "
        "threat is one of the other side's in the cell below.",
    ),
    (
        lambda cell, others: cell in others,
        "same-cell",
        "A threat is dropped if the other side has one in that very cell. It is the cell below "
        "that counts.",
    ),
    (
        lambda cell, others: (cell[0] - 1, cell[1]) in others,
        "left-for-below",
        "The cell to the left decides what is dropped. A cell is (column, row): which of the two "
        "is one less in the cell below?",
    ),
    (
        lambda cell, others: (cell[0], (cell[1] - 2) % 6 + 1) in others,
        "wraps-round-the-edge",
        "A threat in row 1 is dropped if the other side has one in row 6: in Python index -1 is "
        "the last one. Nothing lies below row 1.",
    ),
)
LOOKS = (
    (
        the_fourth,
        "occupied",
        "The fourth cell is taken for a threat even if a disc of the other side lies on it. It has "
        "to be empty.",
    ),
    (
        at_an_end,
        "gaps-missed",
        "Only threats at the end of three discs in a row are found. The empty cell may also lie "
        "between them.",
    ),
)
NOT_YET = (
    "Only cells where a disc could land now count. A threat counts wherever it is: the cells below "
    "it fill up later."
)
OTHERS: tuple[tuple[Answer, str, str], ...] = (
    (lambda position: cleaned(playable(position, found(position))), "playable-only", NOT_YET),
    (lambda position: playable(position, kept(position)), "playable-only", NOT_YET),
    (
        lambda position: {
            player: cells if player == position.player else set()
            for player, cells in playable(position, found(position)).items()
        },
        "side-to-move-only",
        "Only the next moves of whoever is to move are tried. Look for the threats of both "
        "players, and for those on cells where nobody can play yet.",
    ),
    (
        lambda position: {player: found(position)[player * position.player] for player in BOTH},
        "side-to-move-first",
        "The threats of whoever is to move stand under +1. Red's belong there, whoever is to move.",
    ),
    (
        lambda position: {player: kept(position)[-player] for player in BOTH},
        "colours-swapped",
        "Red's threats stand under -1 and amber's under +1: a threat belongs to the player whose "
        "three discs lie there.",
    ),
    (
        lambda position: found(position) if position.result() is None else {+1: set(), -1: set()},
        "nothing-at-the-end",
        "Where the game is over, no threat is found. The three discs and the empty cell are there "
        "all the same.",
    ),
    (
        lambda position: kept(position) if position.result() is None else {+1: set(), -1: set()},
        "nothing-at-the-end",
        "Where the game is over, no threat is found. The three discs and the empty cell are there "
        "all the same.",
    ),
    (
        partial(_renamed, lambda column, row: (row, column)),
        "row-before-column",
        "Column and row have changed places: a cell is (column, row), both from 1, so e2 is "
        "(5, 2).",
    ),
    (
        partial(_renamed, lambda column, row: (column - 1, row - 1)),
        "counts-from-zero",
        "Columns and rows are counted from 0. Here both count from 1: e2 is (5, 2).",
    ),
)
