"""07.5 The bug hunt: a search to which every win is the same, and a draw a lost game."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from typing import Any

from c4lab.checks.writing import Answer, Case, Script, Slip, Wrong, compare, exercise
from c4lab.games import ConnectFour
from c4lab.lessons.shared.boards import parsed

WON = "4151617"
WITH_THE_LAST_DISC = "457544325371553132746712736675232662164114"
DRAWN = "731636517415264145633517747455643671322222"
NEARLY_DRAWN = ("4575443253715531327467127366752326621641", 3)
# Positions and depths: somebody can win or lose sooner or later, up to 8 moves ahead.
CASES = (
    ("415161", 3),
    ("2445727733523132332152", 4),
    ("3314344443662417763371", 4),
    ("4474471211127772152266726461366", 6),
    ("4267672675221715112551265635146", 8),
    ("7521164167276773417114622622645333", 8),
    ("65111422734424454557531236356217712633", 6),
    ("532463123456566525662252731371744717", 6),
)
OTHER_DEPTH = Script(
    "position = ConnectFour.parse('473727')\nvalue(position, 0) == 0 < value(position, 3)",
    ConnectFour.parse("473727"),
)


@cache
def ours(moves: str, depth: int) -> int:
    """The value for the side to move: 0, or 100 and the moves that are left when someone wins."""
    position = ConnectFour.parse(moves)
    if position.result() is not None:
        return -(100 + position.left) if position.winner else 0
    if depth == 0:
        return 0
    return max(-ours(f"{moves}{move}", depth - 1) for move in position.moves())


SLIPS = (
    Slip(
        "win-worth-nothing",
        "A game that is won with the last disc has no cell left, and is then worth 0.",
        right="-(100 + $p.left)",
        wrong="-$p.left",
    ),
    Slip(
        "draw-not-zero",
        "A full board has no moves either, and a draw is not lost.",
        right="if $p.result() == 0: return 0\nif not $p.moves(): return $w",
        wrong="if not $p.moves(): return $w",
    ),
    Slip(
        "later-wins-preferred",
        "This number grows with the moves that were made. Which one shrinks?",
        right="$p.left",
        wrong="len($p.history)",
    ),
)


@exercise("07.5", slips=SLIPS)
def value(answer: Answer) -> None:
    draws = [(position, 0) for position in parsed(DRAWN, WON, WITH_THE_LAST_DISC)]
    with answer.part("draw"):
        refuse_others(answer, [*draws, (ConnectFour.parse(NEARLY_DRAWN[0]), NEARLY_DRAWN[1])])
    with answer.part("order of wins and losses"):
        searched = [(ConnectFour.parse(moves), depth) for moves, depth in CASES]
        quiet = [(position, 1 + number) for number, position in enumerate(parsed("", "4", "44"))]
        orders = [case for position, depth in searched for case in in_order(position, depth)]
        refuse_others(answer, [*quiet, *searched, *orders, OTHER_DEPTH])


def refuse_others(answer: Answer, cases: Sequence[Case]) -> None:
    try:
        compare(answer, cases, reference, same=same)
    except Wrong as wrong:
        if wrong.reason == "wrong-value" and wrong.case is not None:
            wrong.reason, wrong.message = said_of(wrong.case)
            if wrong.reason == "win-unseen" and answer.tree and _asks_not_result(answer.tree):
                wrong.message += " `not` is also true of None, the result of a game that goes on."
        raise


def reference(position: ConnectFour, depth: int) -> int:
    return Ours(ours(str(position), depth))


class Ours(int):
    """A value of which only the sign has to be the same: shown as such."""

    def __repr__(self) -> str:
        return "less than 0" if self < 0 else "more than 0" if self else "0"


def same(got: Any, right: Any) -> bool:
    return sign(got) == sign(right) if isinstance(right, Ours) else bool(got == right)


def sign(number: float) -> int:
    return (number > 0) - (number < 0)


def in_order(position: ConnectFour, depth: int) -> Iterator[Script]:
    """Two moves each, as lines that say which is better, or that they are as good."""
    worth = {move: -ours(f"{position}{move}", depth - 1) for move in position.moves()}
    for one, other in pairwise(sorted(worth, key=lambda move: -worth[move])):
        first, second = (f"-value(position.play({move}), {depth - 1})" for move in (one, other))
        sign = ">" if worth[one] > worth[other] else "=="
        text = f"position = ConnectFour.parse({str(position)!r})\n{first} {sign} {second}"
        ends = " and ".join(_end(position, move, worth[move]) for move in (one, other))
        PAIRS[text] = ends, worth[one], worth[other]
        yield Script(text, position)


PAIRS: dict[str, tuple[str, int, int]] = {}
"""Of two moves what happens after them, in words, and what they are worth."""


def _end(position: ConnectFour, move: int, worth: int) -> str:
    count = position.left - (abs(worth) - 100)
    moves = f"{count} move{'s' * (count != 1)}"
    way = f"wins in {moves}" if worth > 0 else f"loses in {moves}" if worth else "does neither"
    return f"column {move} {way}"


def said_of(case: Case) -> tuple[str, str]:
    """The reason and the sentence for a case that came out wrong."""
    if case == OTHER_DEPTH:
        return (
            "depth-forgotten",
            "A search of depth 0 came first, and then one of depth 3 should see the win. Does it "
            "use a number that is kept from the first?",
        )
    if isinstance(case, Script):
        ends, one, other = PAIRS[case.text]
        reason, sentence = _out_of_order(one, other)
        return reason, f"Here {ends}. {sentence}"
    position, depth = case
    if position.result() == 0:
        return "draw-not-zero", "The board is full and nobody has won: this is a draw, so 0."
    if position.result() is not None:
        return (
            "win-worth-nothing" if not position.left else "wrong-view",
            "This game is won, and whoever is to move has lost it: the value has to be below 0"
            + (", with the last disc too." if not position.left else "."),
        )
    moves = f"{depth} move{'s' * (depth != 1)}"
    if ours(str(position), depth):
        wanted = f"{Ours(ours(str(position), depth))} for the side to move"
        return "win-unseen", f"Somebody can force a win within {moves}: {wanted}."
    return "unknown-not-zero", f"Nobody can force a win within {moves}: 0."


def _asks_not_result(tree: ast.Module) -> bool:
    return any(
        isinstance(node, ast.UnaryOp)
        and isinstance(node.op, ast.Not)
        and ast.unparse(node.operand).endswith(".result()")
        for node in ast.walk(tree)
    )


def _out_of_order(one: int, other: int) -> tuple[str, str]:
    if one == other:
        return "equal-distance", "So both should be worth the same."
    if other > 0:
        return "wins-out-of-order", "The sooner win should be worth more than the later one."
    if one < 0:
        return "losses-out-of-order", "The later loss should cost less than the sooner one."
    return "wrong-order", "A win should be worth more than 0, and a loss less."
