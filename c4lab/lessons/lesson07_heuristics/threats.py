"""Threats found and dropped with a wrong idea."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any

from c4lab.checks.writing import Mistake
from c4lab.games import ConnectFour
from c4lab.games.connect_four import NAMES
from c4lab.games.grid import Cell
from c4lab.lessons.lesson07_heuristics.missed import WINDOWS, Windows, other_windows

Found = dict[int, set[Cell]]
Drops = Callable[[Cell, Collection[Cell]], bool]
"""Whether a threat is dropped, given those of the other side."""
BOTH = (+1, -1)


def found(
    position: ConnectFour, windows: Windows = WINDOWS, occupied: bool = False, gaps: bool = True
) -> Found:
    """The fourth cells of windows with three discs of a player's."""
    threats: Found = {+1: set(), -1: set()}
    for window in windows:
        for player in BOTH:
            others = [cell for cell in window if position.at(cell) != player]
            empty = len(others) == 1 and (occupied or not position.at(others[0]))
            if empty and (gaps or others[0] in (window[0], window[-1])):
                threats[player].add(others[0])
    return threats


def one_below(cell: Cell, others: Collection[Cell]) -> bool:
    return (cell[0], cell[1] - 1) in others


def cleaned(threats: Found, drops: Drops = one_below, sides: Sequence[int] = BOTH) -> Found:
    """What is left of the threats of `sides`, all held against the threats as they were found."""
    return {
        player: {cell for cell in cells if player not in sides or not drops(cell, threats[-player])}
        for player, cells in threats.items()
    }


def playable(position: ConnectFour, threats: Found, sides: Sequence[int] = BOTH) -> Found:
    landing = set(map(position.landing, position.moves()))
    return {player: threats[player] & landing if player in sides else set() for player in BOTH}


NOT_YET = "Only cells where a disc could land now count. A threat counts wherever it is."
OCCUPIED = "The fourth cell is taken for a threat even if a disc lies on it. It has to be empty."
AT_AN_END = "Only threats at the end of three discs are found. The gap may also lie between them."
# With p for the position.
IDEAS: tuple[tuple[str, str, Callable[[ConnectFour], Found]], ...] = (
    (
        "no-clean-up",
        "All threats are still there, also those directly above one of the other side's.",
        found,
    ),
    ("occupied", OCCUPIED, lambda p: cleaned(found(p, occupied=True))),
    ("occupied", OCCUPIED, lambda p: found(p, occupied=True)),
    ("gaps-missed", AT_AN_END, lambda p: cleaned(found(p, gaps=False))),
    ("gaps-missed", AT_AN_END, lambda p: found(p, gaps=False)),
    ("playable-only", NOT_YET, lambda p: cleaned(playable(p, found(p)))),
    ("playable-only", NOT_YET, lambda p: playable(p, cleaned(found(p)))),
    (
        "side-to-move-only",
        "Only the next moves of whoever is to move are tried. Look for the threats of both.",
        lambda p: playable(p, found(p), [p.player]),
    ),
)
DROPS: tuple[tuple[str, str, Drops], ...] = (
    (
        "above-for-below",
        "The wrong one is dropped: of two threats, one directly above the other, the lower stays.",
        lambda cell, others: (cell[0], cell[1] + 1) in others,
    ),
    (
        "same-cell",
        "A threat is dropped if the other side has one in that very cell, not in the one below.",
        lambda cell, others: cell in others,
    ),
    (
        "left-for-below",
        "The cell to the left decides what is dropped. In (column, row), which is one less below?",
        lambda cell, others: (cell[0] - 1, cell[1]) in others,
    ),
    (
        "any-below",
        "A threat is dropped if the other side has one anywhere below it, not directly below.",
        lambda cell, others: any((cell[0], row) in others for row in range(1, cell[1])),
    ),
    (
        "shared-dropped",
        "A cell that is a threat of both players is dropped. It counts for both.",
        lambda cell, others: cell in others or one_below(cell, others),
    ),
    (
        "wraps-round-the-edge",
        "A threat in row 1 is dropped if the other side has one in row 6: nothing is below row 1.",
        lambda cell, others: (cell[0], (cell[1] - 2) % 6 + 1) in others,
    ),
)


def wrong_threats() -> Iterator[Mistake]:
    for reason, sentence, idea in IDEAS:
        yield Mistake(reason, sentence, idea)
    for reason, sentence, drops in DROPS:
        yield Mistake(reason, sentence, lambda p, drops=drops: cleaned(found(p), drops))
    yield Mistake(
        "own-below",
        "A threat is dropped if its own side has one directly below, not the other side.",
        lambda p: {n: {c for c in of if not one_below(c, of)} for n, of in found(p).items()},
    )
    for first in BOTH:
        yield Mistake(
            "cleaned-in-place",
            f"{NAMES[first].capitalize()}'s threats are dropped first, and {NAMES[-first]}'s are "
            "then held against what is left. Hold both against the threats as they were found.",
            lambda p, one=first: cleaned(cleaned(found(p), sides=[one]), sides=[-one]),
        )
        yield Mistake(
            "one-side-only",
            f"Only {NAMES[first]}'s threats are cleaned up, and not {NAMES[-first]}'s.",
            lambda p, one=first: cleaned(found(p), sides=[one]),
        )
    for reason, sentence, windows in other_windows():
        for clean in (cleaned, dict):
            yield Mistake(reason, sentence, _looking(clean, windows))


def _looking(clean: Any, windows: Windows) -> Callable[[ConnectFour], Found]:
    return lambda position: clean(found(position, windows))
