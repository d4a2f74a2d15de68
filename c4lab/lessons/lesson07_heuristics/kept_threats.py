"""07.4 Threats, found and cleaned up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from functools import cache
from random import Random
from typing import Any

from c4lab.checks.writing import Answer, Case, Wrong, compare, exercise, fewer_moves, show
from c4lab.evaluation import threats
from c4lab.evaluation.examples import EXAMPLES
from c4lab.games import ConnectFour
from c4lab.games.connect_four import NAMES
from c4lab.lessons.lesson07_heuristics.threats import wrong_threats
from c4lab.lessons.shared.boards import parsed, reached

SMALL = ("17273", "17274", "121212", "1122334", "112234", "112233")
# A threat in row 1, and one of the other side's in row 6 of the same column.
TOP_AND_BOTTOM = ("3162272353217655123271331671", "223412751577753454442111335")
MISTAKES = tuple(wrong_threats())


@cache
def boards() -> list[ConnectFour]:
    random = Random(4)
    drawn = [reached(14 + i % 20, random) for i in range(90)]
    telling = [board for board in drawn if any(threats(board).values())]
    lessons = parsed(*(example.moves for example in EXAMPLES.values()))
    return [*parsed(*SMALL), *lessons, *parsed(*TOP_AND_BOTTOM), *telling]


def meets(board: ConnectFour) -> bool:
    """Whether two threats lie in one column, so that one may drop the other."""
    columns = Counter(cell[0] for cells in threats(board).values() for cell in cells)
    return max(columns.values(), default=0) > 1


@exercise("07.4", mistakes=MISTAKES)
def kept_threats(answer: Answer) -> None:
    with answer.part("threats", first=True):
        check_threats(answer, [(board,) for board in boards() if not meets(board)])
    with answer.part("dropping"):
        check_threats(answer, [(board,) for board in boards() if meets(board)])


def check_threats(answer: Answer, cases: list[Case]) -> None:
    try:
        compare(answer, cases, same=same, mistakes=MISTAKES, shrink=fewer_moves)
    except Wrong as wrong:
        if wrong.reason == "wrong-value" and wrong.case is not None:
            _name_the_shape(wrong, answer.ask(wrong.case))
        elif "changed size during iteration" in wrong.message:
            wrong.reason = "changed-while-in-use"
            wrong.message += (
                " A loop cannot go through a set that changes meanwhile: make new sets of what is "
                "kept."
            )
        raise


def same(got: Any, expected: Any) -> bool:
    """Whether these are the same cells for the same players, each once, in any collection."""
    return bool(got.keys() == expected.keys()) and all(
        len(got[player]) == len(cells) and set(map(tuple, got[player])) == set(map(tuple, cells))
        for player, cells in expected.items()
    )


def _name_the_shape(wrong: Wrong, got: Any) -> None:
    """Says what is odd about `got`, if it is no dict of cells for both players, each once."""
    if not isinstance(got, dict):
        wrong.reason = "returns-wrong-type"
        wrong.message = f"{show(got)} is no dict with the threats of both players."
        return
    if set(got) != {+1, -1}:
        wrong.reason = "wrong-keys"
        wrong.message = (
            f"The dict has the keys {show(list(got))}: they should be +1 for red and -1 for amber, "
            "both of them, even if there is no threat."
        )
        return
    for player, cells in got.items():
        if not isinstance(cells, (list, tuple, set, frozenset)) or not all(map(_is_cell, cells)):
            wrong.reason = "not-cells"
            wrong.message = (
                f"For {NAMES[player]} there is {show(cells)}. It should be a set of cells, each a "
                "column and a row: {(5, 2)} is e2."
            )
        elif len(set(map(tuple, cells))) < len(cells):
            wrong.reason = "counted-twice"
            wrong.message = (
                f"A cell is there more than once among {NAMES[player]}'s: two windows that lack "
                "the same cell are one threat. A set holds everything once."
            )


def _is_cell(cell: object) -> bool:
    return isinstance(cell, Collection) and not isinstance(cell, str) and len(cell) == 2
