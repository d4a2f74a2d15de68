"""07.4 Threats, found and cleaned up."""

import ast
from collections import Counter
from functools import cache
from random import Random
from typing import Any

from c4lab.checks.writing import (
    Answer,
    Wrong,
    compare,
    exercise,
    fewer_moves,
    has,
    known,
    show,
)
from c4lab.evaluation import threats
from c4lab.evaluation.opinions import EXAMPLES
from c4lab.games import ConnectFour
from c4lab.games.connect_four import NAMES
from c4lab.lessons.lesson07_heuristics import fresh_cases
from c4lab.lessons.lesson07_heuristics.missed import other_windows
from c4lab.lessons.shared.code.told_by_code import told_by_code
from c4lab.lessons.shared.positions.boards import parsed, random_position

SMALL = ("17273", "17274", "121212", "1122334", "112234", "112233")
COLLECTIONS = (list, tuple, set, frozenset)
has_a_loop = has(ast.For, ast.While, ast.comprehension)
TOLD = (
    (
        "wrong-value", lambda tree: not has_a_loop(tree), "examples-only",
        "There is no loop in your code: at best it knows the boards of the examples. It has to "
        "look at all 69 windows, on any board.",
    ),
    (
        "changed size during iteration", None, "changed-while-in-use",
        "Make new sets: a set must not change while a loop goes through it.",
    ),
)  # fmt: skip
# Boards with a threat in row 1, and one of the other side's in row 6 of the same column.
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
    row-first: A cell is `(column, row)`, the column first. Yours has the row first.
        return { => found = {p: {(r, c) for c, r in cells if (c, r - 1) not in found[-p]}
            for p, cells in found.items()}\n    return found\n    return {
        return { => found = {p: {(r, c) for c, r in cells} for p, cells in
            found.items()}\n    return found\n    return {
        return { => found = {p: {(r, c) for c, r in cells} for p, cells in
            found.items()}\n    return {
    counts-from-0: Yours count columns and rows from 0. In a cell they count from 1: a1 is `(1, 1)`.
        return { => found = {p: {(c - 1, r - 1) for c, r in cells if (c, r - 1) not in found[-p]}
            for p, cells in found.items()}\n    return found\n    return {
    players-exchanged: Red's threats stand under amber's number, and amber's under red's: red is +1.
        player: {(column => -player: {(column
    all-to-one: All threats stand under the side to move, whoever's discs they are made of: a threat
        belongs to the player who has the three discs.
        found[player].add => found[position.player].add
    all-to-one: All threats stand under the side that is not to move. A threat belongs to the player
        who has the three discs.
        found[player].add => found[-position.player].add
    all-to-both: Each threat stands under both players. It belongs to the one who has the three
        discs.
        found[player].add(window[discs.index(0)]) =>
            for p in (+1, -1):\n                    found[p].add(window[discs.index(0)])
    one-player: Only the threats of the side to move are found. Find those of both players.
        in (+1, -1): => in (position.player,):
    one-player: Only the threats of the side that is not to move are found. Find those of both
        players.
        in (+1, -1): => in (-position.player,):
    one-player: Only red's threats are found. Amber has some as well.
        in (+1, -1): => in (+1,):
    one-player: Only amber's threats are found. Red has some as well.
        in (+1, -1): => in (-1,):
    good-rows-only: Only threats in rows that are good for their owner stay, odd rows for red and
            even rows for amber. Here a threat counts in every row.
        if (column, row - 1) not in found[-player] =>
            if (column, row - 1) not in found[-player] and row % 2 == (player > 0)
        if (column, row - 1) not in found[-player] => if row % 2 == (player > 0)
        if (column, row - 1) not in found[-player] =>
            if (column, row - 1) not in found[-player] and row % 2 == (player < 0)
    nothing-when-over: When the game is over, no threats come out. The threats on the board still
            count then.
        found = {+1: set(), -1: set()} => found = {+1: set(), -1: set()}\n    if position.result()
            is not None:\n        return found
    nothing-found: No threat comes out, although there are some: when is a window one, and which
        threats are kept?
        return { => found = {+1: set(), -1: set()}\n    return {
    twos-too: Windows with two discs and two empty cells are taken for threats. A threat lacks one
        cell.
        == 3 and discs.count(0) == 1 => >= 2 and discs.count(-player) == 0
        discs.count(player) == 3 and discs.count(0) == 1 => discs.count(player) == 2
            and discs.count(0) == 2
    all-empty-cells: All cells of the window are taken. The threat is the empty cell.
        found[player].add(window[discs.index(0)]) => found[player] |= set(window)
    own-discs: Cells with discs on them are taken. The threat is the empty cell of the window.
        found[player].add(window[discs.index(0)]) => found[player] |= {c for c in window
            if position.at(c)}
        found[player].add(window[discs.index(0)]) => found[player].add(window[discs.index(player)])
        found[player].add(window[discs.index(0)]) => found[player].add(window[0])
        found[player].add(window[discs.index(0)]) => found[player].add(window[-1])
    side-to-move-only: Only the next moves of one side are tried. Look for the threats of both.
        return { => now = [position.landing(m) for m in position.moves()
            if position.play(m).winner]\n    return {position.player: set(now),
            -position.player: set()}\n    return {
    above-for-below: The wrong threat is dropped: of two threats, one above the other, the lower one
            stays.
        row - 1 => row + 1
    same-cell: Yours drops a threat if the other side has one in that very cell. The cell below
        counts.
        row - 1 => row
    two-below: In your code the cell two rows below decides. Which one lies directly below?
        row - 1 => row - 2
    left-for-below: In your code the cell to the left decides. In `(column, row)`, which of the two
            numbers is one less for the cell below?
        (column, row - 1) => (column - 1, row)
    both-dropped: Of two threats, one above the other, both are dropped. The lower one stays.
        (column, row - 1) not in => not {(column, row - 1), (column, row + 1)} &
    anybody-below: Yours drops a threat if either side has one directly below. Only one of the other
            side's counts.
        found[-player] => found[1] | found[-1]
    disc-below: Yours drops a threat if a disc of the other side's lies directly below. What counts
            is a threat of theirs below, which is an empty cell.
        (column, row - 1) not in found[-player] => position.at((column, row - 1)) != -player
    nothing-below: Yours drops a threat if the cell below it is empty. Only a threat of the other
        side's in that cell drops it.
        (column, row - 1) not in found[-player] => row == 1 or position.at((column, row - 1))
    dropped-ones-stay: The threats that are to be dropped stay, and the others are dropped.
        not in found[-player] => in found[-player] or row == 1
    any-below: Yours drops a threat if the other side has one anywhere below it. Only the cell
        directly below counts.
        if (column, row - 1) not in found[-player] =>
            if all((column, r) not in found[-player] for r in range(1, row))
        if (column, row - 1) not in found[-player] =>
            if all(c != column for c, r in found[-player])
    shared-dropped: Yours drops a cell that is a threat of both players. It counts for both.
        if (column, row - 1) not in => if not {(column, row - 1), (column, row)} &
    wraps-round-the-edge: Yours drops a threat in row 1 because of one in row 6: there is nothing
            below row 1.
        row - 1 => (row - 2) % 6 + 1
    own-below: Yours drops a threat if its own side has one directly below. Only one of the other
            side's counts.
        found[-player] => found[player]
    cleaned-in-place: Compare both players' threats with all threats that were found, also with
            those that are dropped.
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
    drawn = [random_position(14 + i % 20, random) for i in range(90)]
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
        check_threats(answer, meeting=False)
    with answer.part("dropping"):
        check_threats(answer, meeting=True)


def check_threats(answer: Answer, meeting: bool) -> None:
    """Raises Wrong unless the threats are right on all boards where two lie in one column, or where
    none do."""
    cases, fresh = (
        [(board,) for board in every if meets(board) is meeting]
        for every in (boards(), fresh_cases.kept_threats())
    )
    possible = (*KNOWN, *other_windows(answer.solution))
    with told_by_code(answer, *TOLD):
        try:
            compare(
                *(answer, cases),
                known=possible,
                same=same,
                shrink=fewer_moves,
                fresh=fresh,
                cells=lambda given, position: {c for cells in given.values() for c in cells},
            )
        except Wrong as wrong:
            if wrong.status == "wrong" and wrong.counterexample and wrong.case is not None:
                named = wrong_kind(answer.ask(wrong.case))
                wrong.reason, wrong.message = named or (wrong.reason, wrong.message)
            raise


def same(got: Any, expected: Any) -> bool:
    """Whether these are the same cells for the same players, each once, in any collection."""
    return bool(got.keys() == expected.keys()) and all(
        isinstance(got[player], COLLECTIONS)
        and len(got[player]) == len(cells)
        and set(map(tuple, got[player])) == set(map(tuple, cells))
        for player, cells in expected.items()
    )


def wrong_kind(got: Any) -> tuple[str, str] | None:
    """The reason and the sentence if `got` is no dict of cells for both players, each once."""
    if got is None:
        return "returns-none", "It returned None: is there a path on which it reaches no return?"
    if not isinstance(got, dict):
        return "returns-wrong-type", f"{show(got)} is no dict with the threats of both players."
    if set(got) != {+1, -1}:
        wanted = "they should be +1 for red and -1 for amber, even if there is no threat."
        return "wrong-keys", f"The dict has the keys {show(list(got))}: {wanted}"
    for player, cells in got.items():
        if cells == {} and isinstance(cells, dict):
            wanted = "`{}` is an empty dict. An empty set is written `set()`."
            return "dict-for-set", f"For {NAMES[player]} there is {show(cells)}. {wanted}"
        listed = isinstance(cells, COLLECTIONS)
        if not listed or not all(isinstance(c, (tuple, list)) and len(c) == 2 for c in cells):
            wanted = "It should be a set of cells, each a column and a row: {(5, 2)} is e2."
            return "not-cells", f"For {NAMES[player]} there is {show(cells)}. {wanted}"
        if len(set(map(tuple, cells))) < len(cells):
            twice = (
                f"A cell of {NAMES[player]}'s is there more than once: two windows that lack the"
            )
            return "counted-twice", f"{twice} same cell are one threat. A set holds it once."
    return None
