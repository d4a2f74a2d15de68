"""05.2 The bug hunt: a second name where a copy is needed."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from random import Random

from c4lab.checks.writing import Answer, Wrong, call_text, compare, exercise, known, uses
from c4lab.lessons.shared.boards import reached

Board = list[list[int]]
SMALL: tuple[Board, ...] = (
    [[], [], [], [], [], [], []],
    [[1, 1, 1], [], [], [], [], [], []],
    [[], [], [], [], [], [], [-1, -1, -1]],
    [[1], [1], [1], [], [], [], []],
    [[], [-1], [-1], [-1], [], [], []],
    [[], [], [], [], [1], [1], [1]],
    [[1, -1, 1, 1, 1], [], [], [], [], [], []],
    [[], [], [], [-1, 1, -1, 1, 1, 1], [-1, -1], [], []],
    [[1, 1, 1], [], [], [], [-1, -1, -1], [], [1, 1, 1]],
)


@cache
def cases() -> list[tuple[Board, int]]:
    """A board and a player, few discs first."""
    random = Random(5)
    large = [list(map(list, reached(discs, random).columns)) for discs in (9, 16, 24, 28, 32, 35)]
    return [(board, player) for board in (*SMALL, *large) for player in (+1, -1)]


def fewer_discs(board: Board, player: int) -> Iterator[tuple[Board, int]]:
    """The board without the topmost disc of a column."""
    for column in range(7):
        if board[column]:
            yield [*board[:column], board[column][:-1], *board[column + 1 :]], player


KNOWN = known(r"""
    one-copy-for-all: The board that was given stays as it is, but on your copy are still the discs
        of columns that were tried before: make a new copy for each column.
        for column in range(7):\n        temp_board = [discs.copy() for discs in board] =>
            temp_board = [discs.copy() for discs in board]\n    for column in range(7):
    counts-from-0: The columns are called 1 to 7, as in the function that was handed out.
        column + 1 => column
    last-column: Where several columns win, the answer is the leftmost.
        range(7) => range(6, -1, -1)
    ignores-full-columns: A column with six discs is full: nothing can be dropped there.
        < 6 => < 99
    not-none: Where no column wins, the answer is None.
        return None => return 0
""")
LEFT_BEHIND = "{} leaves a disc too many on the board: take it back before each `return`, too."
STILL_SHARED = (
    "{} changes the board that it was given. Your copy is a new list with the same seven columns: "
    "copy each of them too."
)
OUTER_COPY = r"board\.copy\(\)|board\[:\]|\b(copy|list)\(board\)|\[(\w+) for \2 in board\]"


@exercise("05.2", KNOWN)
def winning_column(answer: Answer) -> None:
    try:
        compare(answer, cases(), shrink=fewer_discs)
    except Wrong as wrong:
        if wrong.reason == "mutates" and wrong.case is not None and answer.tree is not None:
            text = call_text(answer.name, wrong.case)
            if uses("pop")(answer.tree):
                wrong.reason, wrong.message = "disc-left-behind", LEFT_BEHIND.format(text)
            elif re.search(OUTER_COPY, ast.unparse(answer.tree)):
                wrong.reason, wrong.message = "still-shared", STILL_SHARED.format(text)
        elif wrong.reason == "returns-none" and wrong.counterexample:  # None may be right here
            wrong.reason, wrong.message = "wrong-value", wrong.counterexample.sentence
        raise
