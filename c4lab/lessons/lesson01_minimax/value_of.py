"""01.5 Minimax."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from c4lab.checks.writing import Answer, Mistake, Slip, compare, exercise, returns_inside_a_loop
from c4lab.games import TicTacToe
from c4lab.lessons.lesson01_minimax.slips import ONE_START, SLIPS
from c4lab.lessons.shared.squares import late
from c4lab.search import minimax

Choose = Callable[[Any], float]
START = TicTacToe.parse("519")


def nodes_from(position: TicTacToe) -> int:
    return 1 + sum(nodes_from(position.play(move)) for move in position.moves())


def largest_first(position: TicTacToe, choose: Choose = max, other: Choose = min) -> float:
    """Takes the largest value here, whoever is to move, the smallest of the next values."""
    result = position.result()
    if result is not None:
        return result
    return choose(largest_first(position.play(each), other, choose) for each in position.moves())


SAID = {
    "starts-with-max": "Your function takes the largest value first, whoever is to move.",
    "swapped": "MAX and MIN are swapped: X (player +1) wants the largest value, O the smallest.",
    "always-max": "Your function takes the largest value for both players. O wants the smallest.",
    "always-min": "Your function takes the smallest value for both players. X wants the largest.",
    "side-to-move": "Where O is to move the sign is turned round: +1 is X's win, whoever moves.",
    "starts-at-zero": "A position in which every move loses looks like a draw. Does the best value "
    "start at 0, or does your function look one move ahead only?",
    "first-move-only": "Only the first legal move is ever looked at. What becomes of the others?",
    "last-move-only": "Only the last legal move counts: what becomes of the values before it?",
    "averages": "Your function takes the average. Each player chooses one of the moves.",
}
LIST = "values = [value_of(position.play(move)) for move in position.moves()]"
BEST = "max(values) if position.player == +1 else min(values)"
IDEAS: dict[str, Callable[..., float] | str] = {
    "starts-with-max": largest_first,
    "swapped": "== +1 => == -1",
    "always-max": f"{BEST} => max(values)",
    "always-min": f"{BEST} => min(values)",
    "side-to-move": lambda position: position.player * minimax(position).value,
    "starts-at-zero": "(values) => (0, *values)",
    "first-move-only": f"{BEST} => values[0]",
    "last-move-only": f"{BEST} => values[-1]",
    "averages": f"{BEST} => sum(values) / len(values)",
}
MISTAKES = (
    Mistake(
        "first-move-only",
        "Only the first legal move is ever looked at: a `return` inside the loop ends the function "
        "there.",
        f"{LIST} => for move in position.moves():\n        return value_of(position.play(move))",
        seen=returns_inside_a_loop,
    ),
    *(Mistake(reason, SAID[reason], idea) for reason, idea in IDEAS.items()),
)
ZERO = "If every move loses, a best value that starts at 0 stays there. Which value is worse?"
TWICE = "Your function is called twice for the same move. Give the value a name and use it again."
VIEW = "The result is +1 where X has won, whoever is to move: leave the player out."
EITHER = "$best = -inf if $p.player == 1 else inf"
OWN = [
    *SLIPS,
    Slip("starts-at-zero", ZERO, EITHER, "$best = 0"),
    Slip("starts-at-zero", ZERO, "$best = -inf", "$best = 0"),
    Slip("starts-at-zero", ZERO, "$best = inf", "$best = 0"),
    Slip("one-start-for-both", ONE_START.format("-inf"), EITHER, "$best = -inf"),
    Slip("one-start-for-both", ONE_START.format("inf"), EITHER, "$best = inf"),
    Slip("side-to-move", VIEW, "return $r", "return $r * $p.player"),
    Slip("side-to-move", VIEW, "return $r", "return $p.player * $r"),
    Slip("calls-twice", TWICE, "max($b, $v)", "max($b, $f($x))"),
    Slip("calls-twice", TWICE, "min($b, $v)", "min($b, $f($x))"),
    Slip("calls-twice", TWICE, "$b = max($b, $f($x))", "if $f($x) > $b: $b = $f($x)"),
    Slip("calls-twice", TWICE, "$b = min($b, $f($x))", "if $f($x) < $b: $b = $f($x)"),
]


@exercise("01.5", (*OWN, *MISTAKES))
def value_of(answer: Answer) -> str:
    with answer.part("values", first=True):
        cases = [(TicTacToe.parse(moves),) for moves in ("14253", "123465798", "12345")]
        compare(answer, [*cases, *late(6, every=70), *late(4, every=120)], mistakes=MISTAKES)
    cost = ""
    with answer.part("nodes"):
        ours = nodes_from(START)
        _, log = answer.visited(START, budget=2 * ours - 1)
        cost = f"After 5-1-9 your function looked at {len(log):,} positions and ours at {ours:,}."
        if len(log) == 1:
            cost = "Your function plays no moves on the position, so its nodes were not counted."
    return cost
