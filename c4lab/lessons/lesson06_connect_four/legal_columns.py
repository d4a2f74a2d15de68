"""06.3 Where the next disc may go."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

from c4lab.checks.writing import Answer, Mistake, compare, exercise, uses
from c4lab.games import ConnectFour
from c4lab.lessons.lesson06_connect_four.rows import (
    Board,
    Rows,
    board_of,
    fewer_discs,
    has_line,
    shown,
)
from c4lab.lessons.shared.boards import parsed, random_games
from c4lab.lessons.shared.windows import WIDTH

DRAWN = "441365675334466335442232661515577771217122"
OVER = "Here somebody has four in a row, so the game is over and no column is legal."


def open_columns(rows: Rows) -> list[int]:
    return [column for column in range(1, WIDTH + 1) if not rows[-1][column - 1]]


def unless_won(*players: int) -> Callable[[Rows], list[int]]:
    """The open columns, or none if one of `players` has four in a row."""

    def legal(rows: Rows) -> list[int]:
        return [] if any(has_line(rows, player) for player in players) else open_columns(rows)

    return legal


legal = unless_won(+1, -1)
MISTAKES = (
    Mistake(
        "plays-on",
        f"{OVER} Your function asks `connects_four`: is 06.2 right, and is each of the two players "
        "asked about, with `or` between the two calls?",
        open_columns,
        seen=uses("connects_four"),
    ),
    Mistake("plays-on", f"{OVER} Return an empty list.", open_columns),
    *(
        Mistake(
            "asks-for-one-player",
            f"A four of {one}'s ends the game, but one of {other}'s does not: ask for both.",
            unless_won(player),
        )
        for one, other, player in (("red", "amber", +1), ("amber", "red", -1))
    ),
    Mistake(
        "counts-columns-from-0",
        "Columns have the numbers 1 to 7, and yours are those of a list, 0 to 6.",
        lambda rows: [column - 1 for column in legal(rows)],
    ),
    Mistake(
        "counts-columns-from-0",
        "Columns have the numbers 1 to 7, and yours are those of a list, 0 to 6. And once somebody "
        "has four in a row no column is legal.",
        lambda rows: [column - 1 for column in open_columns(rows)],
    ),
    *(
        Mistake(
            "asks-the-bottom-row",
            "Only empty columns are in your list: the bottom row, `board[0]`, is asked. A column "
            "is full when its cell in the top row, `board[5]`, is taken.",
            function,
        )
        for function in (
            lambda rows: open_columns(rows[:1]),
            lambda rows: legal(rows) and open_columns(rows[:1]),
        )
    ),
    Mistake(
        "full-columns-too",
        "Full columns are in your list as well.",
        lambda rows: [] if has_line(rows, +1) or has_line(rows, -1) else list(range(1, WIDTH + 1)),
    ),
    Mistake(
        "all-columns",
        "All seven columns are always in your list: leave out those that are full.",
        lambda rows: list(range(1, WIDTH + 1)),
    ),
)


@cache
def cases() -> list[tuple[Board]]:
    """Boards of games, those over among them, few discs first."""
    positions = [ConnectFour(), *parsed("4", "444444", "4444441", "1122334", "21316171", DRAWN)]
    for game in random_games(6, Random(3)):
        positions += [*game[9::16], game[-1]]
    boards = [board_of(position.columns) for position in positions]
    return [(board,) for board in sorted(boards, key=lambda board: board.discs)]


@exercise("06.3", mistakes=MISTAKES)
def legal_columns(answer: Answer) -> None:
    compare(answer, cases(), legal, mistakes=MISTAKES, show=shown, shrink=fewer_discs)
