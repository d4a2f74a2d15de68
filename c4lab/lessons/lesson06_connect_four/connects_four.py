"""06.2 Who has four in a row."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from c4lab.checks.exercise import Mistake, compare, exercise
from c4lab.games.grid import Cell
from c4lab.lessons.lesson06_connect_four.boards import (
    HEIGHT,
    WIDTH,
    has_line,
    position_of,
)
from c4lab.lessons.lesson06_connect_four.line_cases import line_cases
from c4lab.lessons.lesson06_connect_four.lines import (
    ACROSS,
    FALLING,
    RISING,
    UPWARDS,
    WINDOWS,
    WORDS,
    WRAPPING,
    Line,
    in_the_ranges_of_diagonals,
    some_directions,
    threes,
    with_gaps,
    without_edge,
)

Rows = Sequence[Sequence[int]]
Finder = Callable[[Rows, int], bool]
KINDS = {
    "across": "across",
    "upwards": "upwards",
    "rising": "on a diagonal that rises to the right",
    "falling": "on a diagonal that falls to the right",
}


def finds(lines: Sequence[Line]) -> Finder:
    return lambda board, player: has_line(board, player, lines)


def any_colour(board: Rows, player: int) -> bool:
    return has_line(board, +1, WINDOWS) or has_line(board, -1, WINDOWS)


def four_discs(board: Rows, player: int) -> bool:
    return any(all(board[row - 1][column - 1] for column, row in window) for window in WINDOWS)


def four_equal_cells(board: Rows, player: int) -> bool:
    return any_colour(board, player) or has_line(board, 0, WINDOWS)


def _missing(directions: tuple[Cell, ...]) -> tuple[str, str]:
    """The reason and the sentence for an answer that never looks in these directions."""
    words = [WORDS[each] for each in directions]
    if directions == (RISING, FALLING):
        return (
            "forgets-the-diagonals",
            "No diagonal is ever found. There are two kinds: one rises to the right, one falls.",
        )
    kinds = ", nor ".join(KINDS[word] for word in words)
    reason = f"forgets-{words[0]}" if len(words) == 1 else "forgets-directions"
    return reason, f"No four is ever found {kinds}; the rest is right."


def _mistakes() -> Iterator[Mistake]:
    for directions, lines in some_directions():
        yield Mistake(*_missing(directions), finds(lines))
    for axis, edge, reason, sentence in (
        (
            0,
            WIDTH,
            "misses-the-last-column",
            "A four that reaches column 7 is missed. One across can begin in columns 1 to 4, and "
            "so `range(4)` is needed, not `range(3)`.",
        ),
        (
            1,
            HEIGHT,
            "misses-the-top-row",
            "A four that reaches the top row is missed. One upwards can begin in rows 1 to 3, and "
            "so `range(3)` is needed, not `range(2)`.",
        ),
    ):
        for lines in without_edge(edge, axis):
            yield Mistake(reason, sentence, finds(lines))
    high = "A four across is missed above row 3: across, begin in all six rows."
    right = "A four upwards is missed right of column 4: upwards, begin in all seven columns."
    for sentence, short in (
        (f"{high} {right}", (ACROSS, UPWARDS)),
        (high, (ACROSS,)),
        (right, (UPWARDS,)),
    ):
        found = finds(in_the_ranges_of_diagonals(*short))
        yield Mistake("ranges-of-the-diagonals", sentence, found)
    for lines in WRAPPING:
        yield Mistake(
            "wraps-round-the-edge",
            "A line that leaves the board at one edge comes in again at another: in Python index "
            "-1 is the last one, and in one long list the end of a row lies beside the beginning "
            "of the next. Ask for each cell whether it is on the board.",
            finds(lines),
        )
    for reason, sentence, function in (
        (
            "gaps-count",
            "Four discs in one line are not enough: there must be no gap between them.",
            finds(with_gaps()),
        ),
        *(("three-is-enough", "Three in a row are taken for four.", finds(t)) for t in threes()),
        (
            "any-colour",
            "A four of the other player's counts too: compare the discs with `player`.",
            any_colour,
        ),
        (
            "colours-mixed",
            "Four discs in a row are found, whatever their colours: all have to be `player`'s.",
            four_discs,
        ),
        (
            "empty-cells-count",
            "Four empty cells are equal too, and are taken for four in a row: compare with "
            "`player`.",
            four_equal_cells,
        ),
        (
            "other-player's",
            "It answers for the other player.",
            lambda board, player: has_line(board, -player, WINDOWS),
        ),
        (
            "bottom-row-only",
            "Only fours in the bottom row are found.",
            finds([window for window in WINDOWS if all(row == 1 for _, row in window)]),
        ),
        (
            "looks-at-one-window",
            "It answers after the first four cells that it looks at: `return False` belongs "
            "behind all the loops.",
            finds(WINDOWS[:1]),
        ),
        ("never", "It never finds anything.", lambda board, player: False),
    ):
        yield Mistake(reason, sentence, function)


@exercise("06.2")
def connects_four(answer: Callable[[Any, int], Any]) -> None:
    compare(
        answer,
        finds(WINDOWS),
        line_cases(),
        show=lambda board, player: position_of(board),
        mistakes=tuple(_mistakes()),
    )
