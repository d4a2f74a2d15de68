"""07.2 The window score of one player."""

from __future__ import annotations

from functools import cache
from random import Random

from c4lab.checks.writing import (
    Answer,
    Case,
    GeneralSlip,
    Raised,
    compare,
    exercise,
    fewer_moves,
)
from c4lab.evaluation.examples import EXAMPLES
from c4lab.games import ConnectFour
from c4lab.lessons.lesson07_heuristics.scores import wrong_scores
from c4lab.lessons.shared.boards import parsed, reached

CENTRE = ("4", "14", "44", "444444", "1444444")
# Each shows one thing: a two in each direction, a three, one that is blocked, fours.
WINDOWS = ("172", "1212", "122", "766", "17273", "121212", "112233", "112223", "1212121")
WON = ("1122334", "11223355664", "1122335566774")
MISTAKES = tuple(wrong_scores())
SLIPS = (
    GeneralSlip(
        "looks-at-one-window",
        "It answers before it has looked at all windows: where does this `return` belong?",
        "moved-out",
        within="return $x",
    ),
)


def for_both(boards: list[ConnectFour]) -> list[Case]:
    return [(board, player) for board in boards for player in (+1, -1)]


def beside_the_centre(discs: int, random: Random) -> ConnectFour:
    """An unfinished position of a random game without a disc in column 4."""
    while True:
        position = ConnectFour()
        while len(position.history) < discs and position.moves():
            position = position.play(random.choice([m for m in position.moves() if m != 4]))
        if position.result() is None:
            return position


@cache
def without_centre() -> list[Case]:
    random = Random(7)
    drawn = [beside_the_centre(10 + 2 * i, random) for i in range(12)]
    return for_both([*parsed(*WINDOWS, "121212212121"), *drawn])


@cache
def everything() -> list[Case]:
    random = Random(7)
    boards = parsed(*(example.moves for example in EXAMPLES.values()), *WON)
    return for_both([*boards, *(reached(10 + i, random) for i in range(26))])


@exercise("07.2", slips=SLIPS, mistakes=MISTAKES)
def window_score(answer: Answer) -> None:
    windows_are_right = False
    with answer.part("windows"):
        check_scores(answer, without_centre())
        windows_are_right = True
    with answer.part("centre"):
        check_scores(answer, [*for_both(parsed(*CENTRE)), *everything() * windows_are_right])


def check_scores(answer: Answer, cases: list[Case]) -> None:
    try:
        compare(answer, cases, mistakes=MISTAKES, shrink=fewer_moves)
    except Raised as error:
        if "IndexError" in error.message and ".columns[" in error.message:
            error.message += (
                " A column in `position.columns` is as long as it has discs: empty cells are not "
                "in it. `position.at((column, row))` works for all cells."
            )
        raise
