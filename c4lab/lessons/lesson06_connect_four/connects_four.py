"""06.2 Who has four in a row."""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations, cycle
from random import Random

from c4lab.checks.writing import (
    Answer,
    Mistake,
    Wrong,
    compare,
    exercise,
    returns_inside_a_loop,
    uses,
)
from c4lab.games.grid import DIRECTIONS, Cell, lines
from c4lab.lessons.lesson06_connect_four.rows import (
    Board,
    Rows,
    board_of,
    board_with,
    fewer_discs,
    has_line,
    shown,
)
from c4lab.lessons.shared.windows import (
    ACROSS,
    FALLING,
    HEIGHT,
    RISING,
    UPWARDS,
    WIDTH,
    WINDOWS,
    Line,
    windows_in,
    wrapped,
)

Case = tuple[Board, int]
PARTS = {
    "across": ACROSS,
    "upwards": UPWARDS,
    "rising diagonals": RISING,
    "falling diagonals": FALLING,
}
FORGETS = {
    ACROSS: ("forgets-across", "No four is ever found across."),
    UPWARDS: ("forgets-upwards", "No four is ever found upwards."),
    RISING: ("forgets-rising", "No four is ever found on a diagonal that rises to the right."),
    FALLING: ("forgets-falling", "No four is ever found on a diagonal that falls to the right."),
}
RANGES = {
    ACROSS: "A four across is missed above row 3: across, begin in all six rows.",
    UPWARDS: "A four upwards is missed right of column 4: upwards, begin in all seven columns.",
}


def never_compares_with_player(tree: ast.Module) -> bool:
    compared = [node for node in ast.walk(tree) if isinstance(node, ast.Compare)]
    return bool(compared) and not any(
        uses("player")(ast.Module([ast.Expr(each)], [])) for each in compared
    )


def of_any_colour(rows: Rows) -> bool:
    return has_line([[abs(disc) for disc in row] for row in rows], 1)


COLOURS = "Four discs in a row are found, whatever their colours: all have to be `player`'s."
MISTAKES = (
    Mistake(
        "empty-cells-count",
        "Four empty cells are equal too, and are taken for four in a row: compare with `player`.",
        lambda rows, player: any(has_line(rows, each) for each in (0, +1, -1)),
        seen=never_compares_with_player,
    ),
    Mistake(
        "looks-at-one-window",
        "The function answers after the first cells that it looks at: `return False` belongs "
        "behind all the loops.",
        lambda rows, player: has_line(rows, player, WINDOWS[:1]),
        seen=returns_inside_a_loop,
    ),
    Mistake("colours-mixed", COLOURS, lambda rows, player: of_any_colour(rows)),
    Mistake(
        "three-is-enough",
        "Three in a row are taken for four.",
        lambda rows, player: has_line(
            rows, player, [w[i : i + 3] for w in WINDOWS for i in (0, 1)]
        ),
    ),
)


def mistakes(step: Cell) -> list[Mistake]:
    """Those of an answer that misses fours in this direction."""
    found = [*MISTAKES, Mistake(*FORGETS[step], lambda rows, player: False)]
    begun = [window for window in WINDOWS if window[0][0] <= 4 and window[0][1] <= 3]
    if step in RANGES:
        found.append(
            Mistake(
                "ranges-of-the-diagonals",
                RANGES[step],
                lambda rows, player: has_line(rows, player, begun),
            )
        )
    return found


@cache
def spread() -> list[Line]:
    """Any four cells of a straight line."""
    return [four for line in lines(WIDTH, HEIGHT) for four in combinations(line, 4)]


# What looks like four in a row: the reason and the sentence for an answer that takes it for one.
ALIKE: dict[tuple[str, str], Callable[[Rows, int], bool]] = {
    ("any-colour", "A four of the other player's counts too: which discs are `player`'s?"): (
        lambda rows, player: has_line(rows, -player)
    ),
    (
        "wraps-round-the-edge",
        "Discs at two edges of the board count as one line, as if it left the board at one edge "
        "and came in again at another. In Python index -1 is the last one; in one long list the "
        "end of a row lies beside the beginning of the next; and a run that is counted ends at the "
        "edge. Is each of the four cells on the board?",
    ): lambda rows, player: has_line(rows, player, [w for s in DIRECTIONS for w in wrapped(s)]),
    (
        "gaps-count",
        "Four discs in one line are not enough: there must be no gap between them.",
    ): lambda rows, player: has_line(rows, player, spread()),
    ("colours-mixed", COLOURS): lambda rows, player: of_any_colour(rows),
}


@cache
def fours(step: Cell) -> list[Case]:
    """An empty board, windows in a direction filled by one player or the other, those in the
    corners too, and shorter and longer runs."""
    random = Random(2)
    four = windows_in(step)
    ends = [{min(each), max(each)} for each in zip(*(window[0] for window in four), strict=True)]
    chosen = [w for i, w in enumerate(four) if i % 4 == 0 or set(w[0]) <= ends[0] | ends[1]]
    runs = [four[0][:1], *(w[:3] for w in four[::8]), *chosen, *windows_in(step, 5)[::8]]
    runs += windows_in(step, 6)[:1]
    boards = [
        (board_with(dict.fromkeys(run, player), random), player)
        for run, player in zip(runs, cycle((+1, -1)))
    ]
    empty = board_of([()] * WIDTH)
    return [(empty, +1), (empty, -1), *sorted(boards, key=discs)]


@cache
def near_misses(step: Cell) -> list[Case]:
    """Boards that only look as if there were four in a row in a direction."""
    random = Random(3)
    four, wrapping = windows_in(step), wrapped(step)
    runs = [*wrapping[:3], *random.sample(wrapping[3:], 6)]
    runs += [(*run[:gap], *run[gap + 1 :]) for gap, run in enumerate(windows_in(step, 5)[:3], 1)]
    mixed = [{**dict.fromkeys(w, +1), w[i % 4]: -1} for i, w in enumerate(four[::6])]
    boards = [board_with(each, random) for each in (*mixed, *(dict.fromkeys(r, +1) for r in runs))]
    others = [(board, -player) for board, player in fours(step)[8::5]]
    return sorted([*((board, +1) for board in boards), *others], key=discs)


def discs(case: Case) -> int:
    return case[0].discs


def refuse_near_misses(answer: Answer, cases: Sequence[Case]) -> None:
    """Raises Wrong if `answer` finds four in a row in one of `cases`, where there is none."""
    try:
        compare(answer, cases, has_line, show=shown, shrink=fewer_discs)
    except Wrong as wrong:
        if wrong.reason == "wrong-value":
            found = [case for case, got in zip(cases, answer.outcomes(cases), strict=True) if got]
            for (reason, sentence), is_alike in ALIKE.items():
                if all(is_alike(board.rows, player) for board, player in found):
                    wrong.reason, wrong.message = reason, sentence
                    break
        raise


@exercise("06.2", mistakes=MISTAKES)
def connects_four(answer: Answer) -> None:
    for part, step in PARTS.items():
        with answer.part(part):
            compare(answer, fours(step), mistakes=mistakes(step), show=shown, shrink=fewer_discs)
            refuse_near_misses(answer, near_misses(step))
