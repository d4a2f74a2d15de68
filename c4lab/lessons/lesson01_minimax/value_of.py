"""01.5 Minimax."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from operator import itemgetter
from statistics import mean
from typing import Any

from c4lab.checks.writing import Answer, Mistake, Slip, compare, exercise, returns_inside_a_loop
from c4lab.games import TicTacToe
from c4lab.lessons.lesson01_minimax.count_games import nodes_from
from c4lab.lessons.lesson01_minimax.slips import SLIPS
from c4lab.lessons.shared.squares import late

Choose = Callable[[Any], float]
START = TicTacToe.parse("519")


def value(position: TicTacToe, x: Choose = max, o: Choose = min) -> float:
    """Minimax where X takes `x` of the values and O takes `o`."""
    result = position.result()
    if result is not None:
        return result
    values = [value(position.play(move), x, o) for move in position.moves()]
    return x(values) if position.player == +1 else o(values)


def first_move_only(position: TicTacToe) -> float:
    while position.result() is None:
        position = position.play(position.moves()[0])
    return position.result() or 0


FIRST_MOVE = "Only the first legal move is ever looked at"
MISTAKES = (
    Mistake(
        "swapped",
        "MAX and MIN are swapped: X (player +1) wants the largest value, O the smallest.",
        partial(value, x=min, o=max),
    ),
    Mistake(
        "always-max",
        "Your function takes the largest value for both players. O wants the smallest.",
        partial(value, x=max, o=max),
    ),
    Mistake(
        "always-min",
        "Your function takes the smallest value for both players. X wants the largest.",
        partial(value, x=min, o=min),
    ),
    Mistake(
        "starts-with-max",
        "Your function takes the largest value first, whoever is to move.",
        lambda here: value(here) if here.player == +1 else value(here, min, max),
    ),
    Mistake(
        "side-to-move",
        "Where O is to move the sign is turned round: +1 is X's win, whoever moves.",
        lambda position: position.player * value(position),
    ),
    Mistake(
        "starts-at-zero",
        "A position in which every move loses looks like a draw. Does the best value start at 0, "
        "or does your function look one move ahead only?",
        partial(value, x=lambda values: max(0, *values), o=lambda values: min(0, *values)),
    ),
    Mistake(
        "first-move-only",
        f"{FIRST_MOVE}: a `return` inside the loop ends the function there.",
        first_move_only,
        seen=returns_inside_a_loop,
    ),
    Mistake("first-move-only", f"{FIRST_MOVE}. What becomes of the others?", first_move_only),
    Mistake(
        "last-move-only",
        "Only the last legal move counts: what becomes of the values before it?",
        partial(value, x=itemgetter(-1), o=itemgetter(-1)),
    ),
    Mistake(
        "averages",
        "Your function takes the average. Each player chooses one of the moves.",
        partial(value, x=mean, o=mean),
    ),
)
ZERO = "If every move loses, a best value that starts at 0 stays there. Which value is worse?"
ONE_START = "{} is worse than anything for one player, and better than anything for the other."
TWICE = "Your function is called twice for the same move. Give the value a name and use it again."
VIEW = "The result is +1 where X has won, whoever is to move: leave the player out."
BOTH = "$best = -inf if $p.player == 1 else inf"
OWN = (
    *SLIPS,
    Slip("starts-at-zero", ZERO, right=BOTH, wrong="$best = 0"),
    Slip("starts-at-zero", ZERO, right="$best = -inf", wrong="$best = 0"),
    Slip("starts-at-zero", ZERO, right="$best = inf", wrong="$best = 0"),
    Slip("one-start-for-both", ONE_START.format("-inf"), right=BOTH, wrong="$best = -inf"),
    Slip("one-start-for-both", ONE_START.format("inf"), right=BOTH, wrong="$best = inf"),
    Slip("side-to-move", VIEW, right="return $r", wrong="return $r * $p.player"),
    Slip("side-to-move", VIEW, right="return $r", wrong="return $p.player * $r"),
    Slip("calls-twice", TWICE, right="max($b, $v)", wrong="max($b, $f($x))"),
    Slip("calls-twice", TWICE, right="min($b, $v)", wrong="min($b, $f($x))"),
    *(
        Slip("calls-twice", TWICE, right=f"$b = {choose}($b, $f($x))", wrong=wrong)
        for choose, wrong in (
            ("max", "if $f($x) > $b: $b = $f($x)"),
            ("min", "if $f($x) < $b: $b = $f($x)"),
        )
    ),
)


@exercise("01.5", slips=OWN, mistakes=MISTAKES)
def value_of(answer: Answer) -> str:
    with answer.part("values", first=True):
        cases = [(TicTacToe.parse(moves),) for moves in ("14253", "123465798", "12345")]
        compare(answer, [*cases, *late(6, every=70), *late(4, every=120)], mistakes=MISTAKES)
    cost = ""
    with answer.part("nodes"):
        cost = check_nodes(answer)
    return cost


def check_nodes(answer: Answer) -> str:
    """What the search looked at, in a sentence. Raises Wrong for more than twice the tree."""
    ours = nodes_from(START)
    _, log = answer.visited(START, budget=2 * ours - 1)
    if len(log) == 1:
        return "Your function plays no moves on the position, so its nodes were not counted."
    return f"After 5-1-9 your function looked at {len(log):,} positions and ours at {ours:,}."
