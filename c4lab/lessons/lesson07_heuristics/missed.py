"""Ways to look at other windows than the 69, whatever one looks for on them."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from types import FunctionType

from c4lab.checks.writing import Mistake
from c4lab.games.grid import DIRECTIONS, Cell
from c4lab.lessons.shared.windows import CELLS, UPWARDS, WINDOWS, direction

KINDS = ("in a row", "in a column", "on a rising diagonal", "on a falling diagonal")
TOP_ROW = (
    "In place of the windows in a column, those of the top row count, seven times over: which list "
    "holds the column?"
)
FROM_ZERO = (
    "Column 7 and the top row are never looked at, and cells beside the board are: "
    "`position.at((column, row))` counts both from 1."
)
OFF = (
    "Windows that stick out over the edge of the board count too: `position.at` gives 0 for a cell "
    "outside, as for an empty one."
)
WRAPS = "A window that leaves the board at one edge comes in again at the other."


@cache
def other_windows(solution: FunctionType) -> tuple[Mistake, ...]:
    """The solution of an exercise, made to look at other windows."""
    return tuple(
        Mistake(
            reason,
            sentence,
            FunctionType(solution.__code__, {**solution.__globals__, "windows": lambda *_, w=w: w}),
        )
        for reason, sentence, w in _windows()
    )


def _windows() -> Iterator[tuple[str, str, Sequence[Sequence[Cell]]]]:
    for missing in (each for n in (1, 2, 3) for each in combinations(range(4), n)):
        kinds = " or ".join(KINDS[each] for each in missing)
        seen = [each for each in WINDOWS if DIRECTIONS.index(direction(each)) not in missing]
        yield "forgets-a-direction", f"No window {kinds} is ever counted.", seen
    top = [tuple((column + i, 6) for i in range(4)) for column in (1, 2, 3)]
    others = [window for window in WINDOWS if direction(window) != UPWARDS]
    yield "rows-for-columns", TOP_ROW, [*others, *top * 7]
    shifted = [tuple((column - 1, row - 1) for column, row in window) for window in WINDOWS]
    yield "cells-from-zero", FROM_ZERO, shifted
    for steps in (DIRECTIONS, DIRECTIONS[2:]):
        starts = [(step, x, y) for step in steps for x, y in CELLS]
        lines = [tuple((x + i * dx, y + i * dy) for i in range(4)) for (dx, dy), x, y in starts]
        yield "off-the-board", OFF, [*WINDOWS, *(each for each in lines if each[3] not in CELLS)]
    in_one_list = [
        tuple(CELLS[start + i * step] for i in range(4))
        for step in (1, 7, 8, 6)
        for start in range(42 - 3 * step)
    ]
    yield "wraps-round-the-edge", WRAPS, in_one_list
