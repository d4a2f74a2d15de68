"""05.2 The bug hunt: a second name where a copy is needed."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Any

from c4lab.checks.writing import Answer, Mistake, Wrong, call_text, compare, exercise, uses
from c4lab.games import ConnectFour

Board = list[list[int]]
Find = Callable[[Board, int], int | None]
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


def connects_four(board: Board, player: int) -> bool:
    """As in the exercise."""
    own = {(c, r) for c in range(7) for r, disc in enumerate(board[c]) if disc == player}
    ways = [(1, 0), (0, 1), (1, 1), (1, -1)]
    return any(
        all((c + i * dx, r + i * dy) in own for i in range(4)) for c, r in own for dx, dy in ways
    )


def winning(board: Board, player: int, full: int = 6) -> list[int]:
    """The columns, from 1, in which `player` wins at once."""
    found = []
    for column in range(7):
        after = deepcopy(board)
        after[column].append(player)
        if len(board[column]) < full and connects_four(after, player):
            found.append(column + 1)
    return found


def one_copy(board: Board, player: int) -> int | None:
    after = deepcopy(board)
    for column in range(7):
        if len(after[column]) < 6:
            after[column].append(player)
            if connects_four(after, player):
                return column + 1
    return None


def pick(choose: Callable[[list[int]], Any], full: int = 6) -> Callable[[Board, int], Any]:
    """What `choose` makes of the columns that win; None if none does."""
    return lambda board, player: choose(found) if (found := winning(board, player, full)) else None


def cases() -> list[tuple[Board, int]]:
    """A board and a player, few discs first."""
    random = Random(5)
    boards = [*SMALL]
    for discs in (9, 16, 24, 28, 32, 35):
        position = ConnectFour()
        while len(position.history) < discs or position.result() is not None:
            over = position.result() is not None
            position = ConnectFour() if over else position.play(random.choice(position.moves()))
        boards.append([list(column) for column in position.columns])
    return [(board, player) for board in boards for player in (+1, -1)]


def fewer_discs(board: Board, player: int) -> Iterator[tuple[Board, int]]:
    """The board without the topmost disc of a column."""
    for column in range(7):
        if board[column]:
            yield [*board[:column], board[column][:-1], *board[column + 1 :]], player


MISTAKES = (
    Mistake(
        "one-copy-for-all",
        "The board that was given stays as it is, but on your copy are still the discs of columns "
        "that were tried before: make a new copy for each column.",
        one_copy,
    ),
    Mistake(
        "counts-from-0",
        "The columns are called 1 to 7, as in the function that was handed out.",
        pick(lambda found: found[0] - 1),
    ),
    Mistake(
        "last-column",
        "Where several columns win, the answer is the leftmost.",
        pick(lambda found: found[-1]),
    ),
    Mistake(
        "ignores-full-columns",
        "A column with six discs is full: nothing can be dropped there.",
        pick(lambda found: found[0], full=99),
    ),
    Mistake(
        "not-none",
        "Where no column wins, the answer is None.",
        lambda board, player: pick(lambda found: found[0])(board, player) or 0,
    ),
)
LEFT_BEHIND = (
    "{} leaves a disc too many on the board: take it back on every way out, also before the "
    "`return` that has found a win."
)
STILL_SHARED = (
    "{} changes the board that it was given. Your copy is a new list with the same seven columns, "
    "so what is appended to a column is on both boards: copy each column too."
)
OUTER_COPY = r"board\.copy\(\)|board\[:\]|\b(copy|list)\(board\)|\[(\w+) for \2 in board\]"


@exercise("05.2", mistakes=MISTAKES)
def winning_column(answer: Answer) -> None:
    try:
        compare(answer, cases(), mistakes=MISTAKES, shrink=fewer_discs)
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
