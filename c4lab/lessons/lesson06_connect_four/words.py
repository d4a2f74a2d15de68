"""Boards that a learner's function gives, in words: forty-two numbers are not to be read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from c4lab.checks.compare import answer_to
from c4lab.checks.show import show_call
from c4lab.checks.values import plain, refuse_rubbish
from c4lab.games.connect_four import NAMES
from c4lab.games.grid import cell_name
from c4lab.lessons.lesson06_connect_four.boards import HEIGHT, WIDTH, Board

Rows = Sequence[Sequence[int]]
Drop = Callable[[Any, int, int], Any]


class Words(str):
    """What a function gave, in words: shown without quotation marks."""

    __repr__ = str.__str__


def in_words(board: Rows, got: Any) -> Words:
    """What `got`, which should be a new board, is when one comes from `board`."""
    got = plain(got)
    if got is None:
        return Words("None")
    rows = [plain(row) for row in got] if isinstance(got, (list, tuple)) else []
    if len(rows) != HEIGHT or not all(
        isinstance(row, (list, tuple)) and len(row) == WIDTH for row in rows
    ):
        return Words("something that is no list of six rows of seven numbers")
    changed = [
        (column + 1, row + 1, rows[row][column])
        for row in range(HEIGHT)
        for column in range(WIDTH)
        if rows[row][column] != board[row][column]
    ]
    if not changed:
        return Words("a board with no new disc")
    if len(changed) > 2:
        return Words(f"a board that differs in {len(changed)} cells")
    return Words(
        "a board with "
        + " and ".join(
            f"{NAMES.get(value, repr(value))} on {cell_name((column, row))}"
            for column, row, value in changed
        )
    )


def told(function: Drop, expect: Drop | None = None) -> Callable[[Board, int, int], Words]:
    """`function`, with what it gives in words. `expect` is what it should do, if it is a learner's:
    then what it gives is looked at with care."""

    def drop(board: Board, column: int, player: int) -> Words:
        case = (board, column, player)
        if expect is None:
            return in_words(board, function(*case))
        got = answer_to(function, case)
        refuse_rubbish(expect(*case), got, lambda: show_call(function, case))
        return in_words(board, got)

    return drop
