"""Ways to look at too few or too many windows, whatever one looks for on them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from c4lab.checks.exercise import Mistake
from c4lab.games.grid import DIRECTIONS, Cell
from c4lab.lessons.lesson06_connect_four.boards import HEIGHT, WIDTH
from c4lab.lessons.lesson06_connect_four.lines import (
    ACROSS,
    CELLS,
    FALLING,
    RISING,
    UPWARDS,
    WINDOWS,
    WORDS,
    WRAPPING,
    direction,
    some_directions,
    without_edge,
)

Windows = Sequence[Sequence[Cell]]
KINDS = {
    ACROSS: "in a row",
    UPWARDS: "in a column",
    RISING: "on a diagonal that rises to the right",
    FALLING: "on a diagonal that falls to the right",
}


def wrong_windows(make: Callable[[Windows], Callable[..., Any]]) -> Iterator[Mistake]:
    """The mistakes of an answer that is right but for the windows it looks at. `make(windows)`
    gives the answer that looks at those."""
    for reason, sentence, windows in (
        *_some(),
        (
            "rows-for-columns",
            "Where the columns are looked at, the cells of a row are counted: the windows in a "
            "column need the list that holds the column.",
            _top_row_for_columns(),
        ),
        *_one_only(),
        *_edges(),
        (
            "cells-from-zero",
            "Column 7 and the top row are never looked at, and cells beside the board are: "
            "`position.at((column, row))` counts both from 1.",
            [[(column - 1, row - 1) for column, row in window] for window in WINDOWS],
        ),
        *(("off-the-board", OFF, _off_the_board(steps)) for steps in STEPS),
        *(("wraps-round-the-edge", WRAPS, windows) for windows in WRAPPING),
    ):
        yield Mistake(reason, sentence, make(windows))


OFF = (
    "Windows that stick out over the edge of the board count too: `position.at` gives 0 for a cell "
    "outside, as for an empty one. Ask whether all four cells are on the board."
)
WRAPS = (
    "A window that leaves the board at one edge comes in again at another: in Python index -1 is "
    "the last one, and in one long list the end of a row lies beside the beginning of the next."
)
STEPS: tuple[Sequence[Cell], ...] = (
    DIRECTIONS,
    (ACROSS, UPWARDS, RISING, (-1, 1)),
    (RISING, FALLING),
    (RISING, (-1, 1)),
    *((step,) for step in (*DIRECTIONS, (-1, 1))),
)


def _some() -> Iterator[tuple[str, str, Windows]]:
    for missing, windows in some_directions():
        reason = f"forgets-{WORDS[missing[0]]}" if len(missing) == 1 else "forgets-directions"
        kinds = " or ".join(KINDS[each] for each in missing)
        sentence = f"No window {kinds} is ever looked at."
        if missing == (RISING, FALLING):
            sentence = (
                "No diagonal is ever looked at. There are two kinds: one rises to the right, one "
                "falls."
            )
        yield reason, sentence, windows


def _one_only() -> Iterator[tuple[str, str, Windows]]:
    """A return that stands too deep: after one window, or after one row or column of them."""
    sentence = (
        "It answers after the first few windows that it looks at: `return` belongs behind all the "
        "loops, at the left margin of the function."
    )
    firsts: list[Windows] = [[window] for window in WINDOWS]
    for way in DIRECTIONS[:2]:
        for edge in (1, HEIGHT, WIDTH):
            axis = 1 if way == ACROSS else 0
            of_one = [w for w in WINDOWS if direction(w) == way and w[0][axis] == edge]
            firsts.append(of_one)
    for windows in firsts:
        if windows:
            yield "looks-at-one-window", sentence, windows


def _edges() -> Iterator[tuple[str, str, Windows]]:
    for axis, edge, reason, sentence in (
        (
            0,
            WIDTH,
            "misses-the-last-column",
            "Windows that reach column 7 are left out. One in a row can begin in columns 1 to 4: "
            "`range(4)`, or `range(1, 5)` if you count from 1.",
        ),
        (
            1,
            HEIGHT,
            "misses-the-top-row",
            "Windows that reach the top row are left out. One in a column can begin in rows 1 to "
            "3: `range(3)`, or `range(1, 4)` if you count from 1.",
        ),
    ):
        for windows in without_edge(edge, axis):
            yield reason, sentence, windows


def _off_the_board(steps: Sequence[Cell]) -> Windows:
    """All windows, and in these directions also those that begin on the board and leave it."""
    begun = [
        [(column + i * dx, row + i * dy) for i in range(4)]
        for dx, dy in steps
        for column, row in CELLS
    ]
    return [*WINDOWS, *(line for line in begun if not set(line) <= set(CELLS))]


def _top_row_for_columns() -> Windows:
    """For each of the seven columns three windows of the last row that was looked at."""
    others = [window for window in WINDOWS if direction(window) != UPWARDS]
    top = [[(column + i, HEIGHT) for i in range(4)] for column in (1, 2, 3)]
    return [*others, *top * WIDTH]
