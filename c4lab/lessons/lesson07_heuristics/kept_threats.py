"""07.4 Threats, found and cleaned up."""

from collections import Counter
from functools import cache
from random import Random
from typing import Any

from c4lab.checks.writing import Answer, Case, Wrong, compare, exercise, fewer_moves, known, show
from c4lab.evaluation import threats
from c4lab.evaluation.examples import EXAMPLES
from c4lab.games import ConnectFour
from c4lab.games.connect_four import NAMES
from c4lab.lessons.lesson07_heuristics.missed import other_windows
from c4lab.lessons.shared.boards import parsed, reached

SMALL = ("17273", "17274", "121212", "1122334", "112234", "112233")
# A threat in row 1, and one of the other side's in row 6 of the same column.
TOP_AND_BOTTOM = ("3162272353217655123271331671", "223412751577753454442111335")
KNOWN = known(r"""
    no-clean-up: All threats are still there, also those directly above one of the other side's.
        if (column, row - 1) not in found[-player] =>
    occupied: The fourth cell is taken for a threat even if a disc lies on it. It has to be empty.
        == 3 and discs.count(0) == 1:\n                found[player].add(window[discs.index(0)]) =>
            == 3:\n                found[player] |= {c for c in window if position.at(c) != player}
        return { => for window in windows(7, 6):\n        for player in found:\n            rest =
            {c for c in window if position.at(c) != player}\n            found[player] |=
            rest if len(rest) == 1 else set()\n    return found\n    return {
    gaps-missed: Only threats at the end of three discs are found. A gap may lie between them.
        discs.count(0) == 1: => 0 in (discs[0], discs[3]):
    playable-only: Only cells where a disc could land now count. A threat counts wherever it is.
        return { => landing = set(map(position.landing, position.moves()))\n    for cells in
            found.values():\n        cells &= landing\n    return {
    side-to-move-only: Only the next moves of one side are tried. Look for the threats of both.
        return { => now = [position.landing(m) for m in position.moves()
            if position.play(m).winner]\n    return {position.player: set(now),
            -position.player: set()}\n    return {
    above-for-below: The wrong one is dropped: of two threats, one above the other, the lower stays.
        row - 1 => row + 1
    same-cell: A threat is dropped if the other side has one in that very cell, not in that below.
        row - 1 => row
    left-for-below: The cell to the left decides. In (column, row), which number is one less below?
        (column, row - 1) => (column - 1, row)
    any-below: A threat is dropped if the other side has one anywhere below it, not directly below.
        if (column, row - 1) not in found[-player] =>
            if all((column, r) not in found[-player] for r in range(1, row))
    shared-dropped: A cell that is a threat of both players is dropped. It counts for both.
        if (column, row - 1) not in => if not {(column, row - 1), (column, row)} &
    wraps-round-the-edge: A threat in row 1 is dropped for one in row 6: nothing is below row 1.
        row - 1 => (row - 2) % 6 + 1
    own-below: A threat is dropped if its own side has one directly below, not the other side.
        found[-player] => found[player]
    cleaned-in-place: Hold both players' threats against all that were found, dropped ones too.
        return { => found[1] = {(c, r) for c, r in found[1]
            if (c, r - 1) not in found[-1]}\n    return {
        return { => found[-1] = {(c, r) for c, r in found[-1]
            if (c, r - 1) not in found[1]}\n    return {
    one-side-only: Only one player's threats are cleaned up, and not the other's.
        if (column, row - 1) => if player < 0 or (column, row - 1)
        if (column, row - 1) => if player > 0 or (column, row - 1)
""")


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


@exercise("07.4", KNOWN)
def kept_threats(answer: Answer) -> None:
    with answer.part("threats", first=True):
        check_threats(answer, [(board,) for board in boards() if not meets(board)])
    with answer.part("dropping"):
        check_threats(answer, [(board,) for board in boards() if meets(board)])


def check_threats(answer: Answer, cases: list[Case]) -> None:
    possible = (*KNOWN, *other_windows(answer.solution))
    try:
        compare(answer, cases, known=possible, same=same, shrink=fewer_moves)
    except Wrong as wrong:
        if wrong.reason == "wrong-value" and wrong.case is not None:
            wrong.reason, wrong.message = odd(answer.ask(wrong.case)) or (wrong.reason, str(wrong))
        elif "changed size during iteration" in wrong.message:
            wrong.reason = "changed-while-in-use"
            wrong.message += " Make new sets: no loop can go through one that changes meanwhile."
        raise


def same(got: Any, expected: Any) -> bool:
    """Whether these are the same cells for the same players, each once, in any collection."""
    return bool(got.keys() == expected.keys()) and all(
        len(got[player]) == len(cells) and set(map(tuple, got[player])) == set(map(tuple, cells))
        for player, cells in expected.items()
    )


def odd(got: Any) -> tuple[str, str] | None:
    """What is odd about `got`, if it is no dict of cells for both players, each once."""
    if not isinstance(got, dict):
        return "returns-wrong-type", f"{show(got)} is no dict with the threats of both players."
    if set(got) != {+1, -1}:
        wanted = "they should be +1 for red and -1 for amber, even if there is no threat."
        return "wrong-keys", f"The dict has the keys {show(list(got))}: {wanted}"
    for player, cells in got.items():
        listed = isinstance(cells, (list, tuple, set, frozenset))
        if not listed or not all(isinstance(c, (tuple, list)) and len(c) == 2 for c in cells):
            wanted = "It should be a set of cells, each a column and a row: {(5, 2)} is e2."
            return "not-cells", f"For {NAMES[player]} there is {show(cells)}. {wanted}"
        if len(set(map(tuple, cells))) < len(cells):
            twice = f"A cell is there more than once among {NAMES[player]}'s: two windows that lack"
            return "counted-twice", f"{twice} the same cell are one threat. A set holds it once."
    return None
