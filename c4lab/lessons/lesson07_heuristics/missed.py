"""The mistakes of looking at other windows than the 69, for any exercise about windows."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations
from types import FunctionType

from c4lab.checks.writing import Mistake
from c4lab.games.grid import DIRECTIONS, Cell, windows
from c4lab.lessons.shared.positions.windows import CELLS, UPWARDS, WINDOWS, direction

KINDS = ("in a row", "in a column", "on a rising diagonal", "on a falling diagonal")
TOP_ROW = (
    "In place of the windows in a column, those of the top row count, seven times: which list "
    "holds the column?"
)
FROM_ZERO = (
    "Column 7 and the top row are never looked at, but cells outside the board are: "
    "`position.at((column, row))` counts both from 1."
)
OFF = (
    "Windows that go over the edge of the board count too: `position.at` gives 0 for a cell "
    "outside the board, as for an empty cell."
)
TURNED = (
    "These are the windows of a board that is 6 wide and 7 high. This one is 7 wide and 6 high: in "
    "`windows(7, 6)` the width comes first."
)
SHORT: dict[str, Callable[[Sequence[Cell]], bool]] = {
    "Windows that end in column 7 are missing: where does the last one begin?": lambda window: (
        max(column for column, _ in window) < 7
    ),
    "Windows that end in the top row are missing: where does the last one begin?": lambda window: (
        max(row for _, row in window) < 6
    ),
    "Windows with a cell in column 1 are missing: columns count from 1.": lambda window: (
        min(column for column, _ in window) > 1
    ),
    "Windows with a cell in the bottom row are missing: rows count from 1.": lambda window: (
        min(row for _, row in window) > 1
    ),
}
WRAPS = "A window that leaves the board at one edge comes in again at the other."


def some_directions() -> Iterator[tuple[Cell, ...]]:
    """One, two, three, then all of the four directions."""
    return (each for n in (1, 2, 3, 4) for each in combinations(DIRECTIONS, n))


@cache
def other_windows(solution: FunctionType) -> tuple[Mistake, ...]:
    """The mistakes of an exercise whose solution calls `windows`, if it gets other windows."""
    return tuple(
        Mistake(
            reason,
            sentence,
            FunctionType(solution.__code__, {**solution.__globals__, "windows": lambda *_, w=w: w}),
        )
        for reason, sentence, w in _other_windows()
    )


def _other_windows() -> Iterator[tuple[str, str, Sequence[Sequence[Cell]]]]:
    for missing in some_directions():
        kinds = " or ".join(KINDS[DIRECTIONS.index(each)] for each in missing)
        seen = [each for each in WINDOWS if direction(each) not in missing]
        yield "forgets-a-direction", f"No window {kinds} is ever counted.", seen
    top = [tuple((column + i, 6) for i in range(4)) for column in (1, 2, 3)]
    others = [window for window in WINDOWS if direction(window) != UPWARDS]
    yield "rows-for-columns", TOP_ROW, [*others, *top * 7]
    shifted = [tuple((column - 1, row - 1) for column, row in window) for window in WINDOWS]
    yield "cells-from-zero", FROM_ZERO, shifted
    yield "board-turned", TURNED, windows(6, 7)
    for steps in some_directions():
        for sentence, inside in SHORT.items():
            seen = [each for each in WINDOWS if direction(each) not in steps or inside(each)]
            if len(seen) < len(WINDOWS):
                yield "last-window-missing", sentence, seen
    for steps in some_directions():
        starts = [(step, x, y) for step in steps for x, y in CELLS]
        lines = [tuple((x + i * dx, y + i * dy) for i in range(4)) for (dx, dy), x, y in starts]
        yield "off-the-board", OFF, [*WINDOWS, *(each for each in lines if each[3] not in CELLS)]
    in_one_list = [
        tuple(CELLS[start + i * step] for i in range(4))
        for step in (1, 7, 8, 6)
        for start in range(42 - 3 * step)
    ]
    yield "wraps-round-the-edge", WRAPS, in_one_list
