"""What the gates say of an engine that fails at a gate: the cause, and what one can do about it."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from math import comb
from typing import Any

from c4lab.capstone.positions import ValuedPosition
from c4lab.checks.writing import Wrong, uses
from c4lab.checks.writing.python_text import is_position
from c4lab.games import Position

CHANCE = 0.05  # the largest chance at which "only one side fails" is not called a coincidence
SAY_NOTHING = {"moves", "left", "player", "choice", "random", "randrange", "randint", "shuffle"}
"""Attributes by which an engine learns nothing of a position but its moves."""
BUILT_IN = {"len", "max", "min", "range", "sorted", "abs", "list"}
ONE_MORE = (
    "One more step is asked, which the lesson does not have. Three that are enough: try the best "
    "move of the pass before first; leave out moves that lose at once, without making their "
    "boards; look two moves further with each pass, not one."
)
Failures = Sequence[tuple[ValuedPosition, Any]]
"""Questions that were answered wrong, and the moves that were given."""


def cause_of_no_move(got: Any, position: Position) -> tuple[str, str] | None:
    """The reason and the sentence for a reply that is no legal move; None if none fits."""
    if isinstance(got, tuple) and len(got) == 2:
        return "gives-a-pair", (
            "It returns a value and a move together. Return only the move: `value, move = ...`, "
            "then `return move`."
        )
    if isinstance(got, (list, tuple, set)):
        return "gives-many", "It returns several moves. A player has to choose one of them."
    if is_position(got):
        return "gives-a-position", "It returns the position after the move. Return the move itself."
    if isinstance(got, float):
        return "gives-a-value", "It returns a decimal number, such as a value. Return the move."
    if not isinstance(got, int):
        return None
    if got == 0 and 0 not in position.moves():
        return "gives-zero", (
            "It returns 0, which is no move: moves count from 1. Is it a value, or a place in the "
            "list of moves?"
        )
    if got < 0:
        return "gives-a-value", "It returns a number below 0, such as a value. Return the move."
    return "illegal-move", (
        f"{got} is not possible here. Take a move from `position.moves()` of this position, "
        "not of an earlier one, and not a fixed number."
    )


def cause_of_missed_wins(
    failed: Failures, asked: Sequence[ValuedPosition], tree: ast.Module | None
) -> tuple[str, str]:
    """The reason and the sentence for an engine that misses a win or a loss of the next move."""
    wins = any(max(each.worth.values()) > 0 for each, _ in failed)
    if tree is not None and _asks_for_moves_alone(tree):
        return "looks-at-no-board", (
            "The next move decides here, and your engine cannot see that: of the position it asks "
            "for the moves alone. Play each of them, and ask the position after it for its "
            "`result()`."
        )
    if side := _one_side(failed, asked):
        return "one-side-only", (
            f"It fails only as the {side} player. A result of +1 is the first player's win: for "
            "the other side turn the sign, or look for the smallest value."
        )
    if wins and len(failed) > len(asked) / 2:
        return "blind-to-wins", (
            "A move wins at once here, but it plays another, and it does so in most of the "
            "positions. In whose view is the value of a finished game? And in negamax, does the "
            "sign turn once with each move back?"
        )
    if wins:
        return "misses-a-win", (
            "A move wins at once here, but it plays another. If several moves win in the end, take "
            "the soonest: the search that looks least far ahead and wins finds it."
        )
    return "loses-at-once", (
        "This move loses at once, and another does not. Look one move ahead to the end, before you "
        "look at the clock."
    )


def _asks_for_moves_alone(tree: ast.Module) -> bool:
    """Whether the code can know no more of a position: it has no attribute but these, and calls no
    other function, which might look at the position."""
    nodes = list(ast.walk(tree))
    attributes = {node.attr for node in nodes if isinstance(node, ast.Attribute)}
    calls = {getattr(node.func, "id", "") for node in nodes if isinstance(node, ast.Call)}
    return attributes <= SAY_NOTHING and calls - {""} <= SAY_NOTHING | BUILT_IN


def cause_of_lost_values(
    failed: Failures, asked: Sequence[ValuedPosition], late: bool, tree: ast.Module | None
) -> tuple[str, str]:
    """The reason and the sentence for an engine that loses a win or a draw near the end."""
    each, _ = failed[0]
    count = f"{len(asked) - len(failed)} of {len(asked)} moves kept the value."
    if late:
        return "too-slow", (
            f"{count} It used up its time before everything was searched: skip what cannot change "
            "the value (alpha-beta), and try good moves first."
        )
    if side := _one_side(failed, asked):
        return "one-side-only", (
            f"{count} It fails only as the {side} player: somewhere the two sides are treated "
            "differently, or a sign is not turned."
        )
    if tree is not None and not uses("left")(tree):
        return "stops-too-soon", (
            f"{count} It stops before its time is up, and has not seen the end: "
            f"{each.position.left} moves may follow here. Look further ahead while there is time, "
            "up to `position.left` moves."
        )
    return "wrong-value-kept", (
        f"{count} It had time left. Compare the value of your search with that of minimax at this "
        "position and the ones after it: look at signs, at the window, and at what a table keeps."
    )


def cause_of_cost(nodes: int, lessons: int, late: bool) -> tuple[str, str]:
    """The reason and the sentence for an engine that does not make fewer boards than the lesson's,
    which makes `lessons`."""
    if late:
        return "never-finished", (
            "Near the end of the game a search can see everything, but yours goes on until its "
            "time is up. End with the pass that looks `position.left` moves ahead, or with a "
            "sure win."
        )
    if nodes == lessons:
        return "the-lessons-cost", (
            f"It makes {nodes:,} boards, exactly as many as the lesson's engine: this is what the "
            f"steps of the lesson cost. {ONE_MORE}"
        )
    if nodes < lessons:
        return "hardly-fewer", (
            f"It makes {nodes:,} boards, and the lesson's engine {lessons:,}: that is fewer, and "
            f"one in twenty fewer is asked. {ONE_MORE}"
        )
    return "no-fewer-nodes", (
        f"It makes more boards than the {lessons:,} of the lesson's engine. Has it all of the "
        "lesson's steps: cuts (02), an order (08), a table (10)? Then one more step is asked, of "
        "your own."
    )


def _one_side(failed: Failures, asked: Sequence[ValuedPosition]) -> str:
    """The only side, "first" or "second", as which the engine fails; "" if that may be chance."""
    sides = {each.position.player for each, _ in failed}
    if len(sides) != 1:
        return ""
    (side,) = sides
    own = sum(each.position.player == side for each in asked)
    # How likely so many failures, drawn from all positions, are of one side: Fisher's exact test.
    if comb(own, len(failed)) > CHANCE * comb(len(asked), len(failed)):
        return ""
    return "first" if side == +1 else "second"


def with_cause(wrong: Wrong, cause: tuple[str, str] | None) -> Wrong:
    """`wrong` with this reason and sentence, if there is a cause."""
    if cause:
        wrong.reason, wrong.message = cause
    return wrong
