"""05.2 The bug hunt: a second name where a copy is needed."""

from collections.abc import Iterator
from functools import cache
from random import Random

from c4lab.checks.writing import Answer, Wrong, compare, contains, exercise, known, uses
from c4lab.lessons.lesson05_objects import fresh_cases
from c4lab.lessons.shared.code.loops import explain_loops
from c4lab.lessons.shared.code.seen import only_prints
from c4lab.lessons.shared.code.told_by_code import Idea, told_by_code
from c4lab.lessons.shared.positions.boards import random_position

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
    """Pairs of a board and a player, few discs first."""
    random = Random(5)
    large = [
        list(map(list, random_position(discs, random).columns)) for discs in (9, 16, 24, 28, 32, 35)
    ]
    return [(board, player) for board in (*SMALL, *large) for player in (+1, -1)]


def fewer_discs(board: Board, player: int) -> Iterator[tuple[Board, int]]:
    """The board without the topmost disc of a column."""
    for column in range(7):
        if board[column]:
            yield [*board[:column], board[column][:-1], *board[column + 1 :]], player


KNOWN = known(
    r"""
    prints-the-column: Your function prints the column, and returns None. `print` shows a value,
            `return` gives it back.
        return column + 1 => print(column + 1)
        seen: only_prints
    one-copy-for-all: The board that was given stays as it is, but your copy still has the discs of
            the columns that were tried before: make a new copy for each column.
        for column in range(7):\n        temp_board = [discs.copy() for discs in board] =>
            temp_board = [discs.copy() for discs in board]\n    for column in range(7):
    counts-from-0: The columns are called 1 to 7, as in the function that you were given.
        column + 1 => column
    never-tries-column-1: Column 1 is never tried: in a list the first item has the index 0.
        range(7) => range(1, 7)
    never-tries-column-7: Column 7 is never tried: `range` stops one before its end.
        range(7) => range(6)
    neither-1-nor-7: Columns 1 and 7 are never tried: where does your range begin, and where does it
            end?
        range(7) => range(1, 6)
    counts-from-0: The columns are called 1 to 7, and column 1, the first of the list, is never
            tried.
        range(7) => range(1, 7) && column + 1 => column
    one-too-many: The answer is one too large: is 1 added twice?
        column + 1 => column + 2
    looks-at-one-column: It looks at the first column that has room, and at no other. `return None`
            has to wait until all columns have been tried.
        column + 1\n    return None => column + 1\n            return None\n    return None
        column + 1\n    return None => column + 1\n        return None\n    return None
    stops-at-a-full-column: It stops at the first full column: go on with the next one.
        column + 1\n    return None => column + 1\n        else:\n            break\n    return None
    other-player: It finds the column where the other player wins. The disc that is dropped and the
            four that is looked for are `player`'s.
        append(player) => append(-player) && (temp_board, player) => (temp_board, -player)
    no-win-found: It never sees the win that the new disc makes. Is it `player`'s disc, and is the
            board with that disc the one that `connects_four` is asked about?
        (temp_board, player) => (board, player)
    for-one-player: The answer is right for one of the players only: `player` may be +1 or -1.
        append(player) => append(1) && (temp_board, player) => (temp_board, 1)
        append(player) => append(-1) && (temp_board, player) => (temp_board, -1)
        append(player) => append(1)
        append(player) => append(-1)
    lies-at-the-bottom: The new disc has to lie on top of its column, which is the end of the list.
        append(player) => insert(0, player)
    last-column: Where several columns win, the answer is the leftmost.
        range(7) => range(6, -1, -1)
    ignores-full-columns: A column with six discs is full: nothing can be dropped there.
        < 6 => < 99
    not-none: Where no column wins, the answer is None.
        return None => return 0
    """,
    only_prints=only_prints,
)
IDEAS: tuple[Idea, ...] = (
    (
        "mutates",
        uses("remove"),
        "takes-the-lowest",
        "`remove` takes the lowest disc of that colour out of the column, and not the disc on top. "
        "`pop` takes the last one.",
    ),
    (
        "mutates",
        uses("pop"),
        "disc-left-behind",
        "A disc too many is left on the board: take it back after each try, also before you return "
        "a column.",
    ),
    (
        "mutates",
        contains(
            *("board.copy()", "board[:]", "copy(board)", "$m.copy(board)", "list(board)"),
            "[$c for $c in board]",
        ),
        "still-shared",
        "Your copy is a new list with the same seven columns: copy each of them too.",
    ),
)


@exercise("05.2", KNOWN)
def winning_column(answer: Answer) -> None:
    try:
        with explain_loops(answer), told_by_code(answer, *IDEAS):
            fresh = fresh_cases.winning_column()
            compare(answer, cases(), shrink=fewer_discs, fresh=fresh)
    except Wrong as wrong:
        if wrong.reason == "returns-none" and wrong.counterexample:
            # None is right for other boards: it is a wrong value like any other.
            wrong.reason, wrong.message = "wrong-value", wrong.counterexample.sentence
        raise
