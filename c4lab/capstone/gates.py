"""The five gates for an engine: each is a function that raises Wrong, or says in a line how it was
passed. The engine runs elsewhere, in a worker."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter
from typing import Any

from c4lab.capstone.causes import (
    cause_of_cost,
    cause_of_lost_values,
    cause_of_missed_wins,
    cause_of_no_move,
    with_cause,
)
from c4lab.capstone.lesson_engine import choose as lessons_choose
from c4lab.capstone.positions import ValuedPosition
from c4lab.capstone.trial import CLOCK, Trial, one_of, wins_matches
from c4lab.checks.writing import Answer, Counterexample, Wrong, call_text, compare, show, uses
from c4lab.games import Position, Sim

LESS = (1 / 2, 1 / 4, 3 / 4)
"""Shares of its time in which an engine is asked once more."""
FEWER = 0.95
"""At most this share of the boards of the lesson's engine. One step more is enough: over 30 seeds,
the best move of the pass before first brings at most 0.90 in Connect Four, 0.91 in Sim and 0.72 in
tic-tac-toe, and passes two moves apart 0.66, 0.74 and 0.74."""
FASTER = 1.5
"""An engine with boards of its own: so many times as fast as the lesson's."""
RANDOM = ("random", "Random", "choice", "shuffle", "sample", "randrange", "randint")
WAY = 0.0005
"""Seconds that a question and its reply take between the two processes."""
LOSES_TO_A_REPLY = (
    "After this move the other side wins at once, and another move prevents it. Two moves ahead "
    "are a few dozen boards: does your engine look so far? If it does, it has seen that and lost "
    "it again: a pass that the clock ends must not change the move."
)
UNFINISHED = (
    "This move loses, and in less time yours finds a better one: its first passes have seen "
    "that. But a later pass was left in its middle, and your engine played the best of the moves "
    "that were looked at until then. Throw it away, and play the move of the last full pass."
)


def is_legal(trial: Trial) -> str:
    """Every move is legal and comes in time, with little time and with more."""
    size, start = trial.size, trial.asked.ground.game()
    with _explain_bad_replies(trial):
        compare(trial.answer, [trial.case(start, size.little)], _any_move, same=one_of)
    for seconds in (size.little, size.more):
        trial.refuse_late(start, seconds)
    cases = [trial.case(each, size.little) for each in trial.asked.legal]
    with _explain_bad_replies(trial):
        compare(trial.answer, cases, _any_move, same=one_of)
    return f"The moves in all {len(cases) + 1} positions were legal."


def takes_wins(trial: Trial) -> str:
    """The engine misses nothing that the next move decides, and forgets nothing of it."""
    at_once = trial.asked.at_once

    def cause_of(failed: Sequence[tuple[ValuedPosition, Any]]) -> tuple[str, str]:
        return cause_of_missed_wins(failed, at_once, trial.answer.tree)

    _refuse_worse_moves(trial, at_once, trial.size.little, cause_of)
    _refuse_unfinished_passes(trial)
    return f"The next move decided in {len(at_once)} positions, and it saw that in all of them."


def _refuse_unfinished_passes(trial: Trial) -> None:
    """Raises Wrong if the engine plays a move that loses at once, and in less time a better one:
    then it has seen that, and plays from a pass that was left in its middle.

    In less time, because more time may show an engine what it has not seen yet. One that draws
    random numbers gives other moves without a reason, and is not asked.
    """
    answer, seconds = trial.answer, trial.size.little
    if answer.tree is None or any(uses(name)(answer.tree) for name in RANDOM):
        return
    cases = [trial.case(each.position, seconds) for each in trial.asked.blocks]
    for each, got in zip(trial.asked.blocks, list(answer.outcomes(cases)), strict=True):
        best = set(each.best)
        if isinstance(got, Wrong) or one_of(got, best):
            continue
        sooner = [trial.move(each.position, share * seconds) for share in LESS]
        if any(one_of(other, best) for other in sooner):
            case = trial.case(each.position, seconds)
            expected = " or ".join(map(str, sorted(best)))
            example = Counterexample(
                call_text(answer.name, case), expected, show(got), each.position.diagram()
            )
            raise Wrong("unfinished-pass", UNFINISHED, example)


def keeps_values(trial: Trial) -> str:
    """No move near the end of the game gives a win or a draw away, and no move anywhere lets the
    other side win at once if there is a better one."""
    values, seconds = trial.asked.values, trial.size.to_solve

    def cause_of(failed: Sequence[tuple[ValuedPosition, Any]]) -> tuple[str, str]:
        _, took = trial.took(failed[0][0].position, seconds)
        return cause_of_lost_values(failed, values, took > seconds / 2, trial.answer.tree)

    _refuse_worse_moves(trial, values, seconds, cause_of)
    _refuse_lost_replies(trial)
    return f"It kept the value in all {len(values)} positions."


def _refuse_lost_replies(trial: Trial) -> None:
    """Raises Wrong if a move lets the other side win at once, and another would not."""
    if trial.asked.ground.game is Sim:  # no move wins there
        return
    blocks = trial.asked.blocks
    best = {each.position.key: set(each.best) for each in blocks}
    cases = [trial.case(each.position, trial.size.more) for each in blocks[: trial.size.replies]]
    try:
        compare(trial.answer, cases, lambda position, *_: best[position.key], same=one_of)
    except Wrong as wrong:
        if wrong.reason == "wrong-value":
            wrong.reason, wrong.message = "loses-to-a-reply", LOSES_TO_A_REPLY
        raise


def costs_less(trial: Trial) -> str:
    """The engine makes fewer boards than the lesson's engine, which is known to all: that takes a
    step of one's own. For an engine with boards of its own, the time counts instead."""
    asked, seconds, nodes = trial.asked, trial.size.to_solve, 0
    lessons = asked.lessons
    for each in asked.measured:
        case = trial.case(each.position, seconds)
        try:
            move, log = trial.answer.visited(*case, budget=lessons)
        except Wrong as wrong:
            if wrong.reason != "too-many-nodes":
                raise
            late = any(trial.took(each.position, seconds)[1] > seconds / 2 for each in asked.near)
            cause = cause_of_cost(lessons + 1, lessons, late)
            raise with_cause(wrong, cause) from None
        if not one_of(move, set(each.best)):
            raise Wrong("fast-and-wrong", f"In {each.position!r} it played {move}, which does not "
                        "keep the value. Speed counts only if the moves are right.")  # fmt: skip
        nodes += len(log)
    if nodes <= 2 * len(asked.measured) * asked.ground.game().left:  # it makes boards of its own
        theirs, own = _both_times(trial)
        if own * FASTER > theirs:
            raise Wrong(
                "no-faster",
                f"It takes {own:.3f} seconds for {len(asked.timed)} positions, and the lesson's "
                f"engine {theirs:.3f}: be {FASTER:g} times as fast. Boards of your own are a step "
                "that pays if each of them is cheaper: see lesson 14.",
            )
        return f"{theirs / max(own, 0.001):.1f} times as fast as the lesson's engine."
    if nodes > FEWER * lessons:
        raise Wrong(*cause_of_cost(nodes, lessons, late=False))
    return f"{nodes:,} boards, where the lesson's engine makes {lessons:,}."


GATES: dict[str, Callable[[Trial], str]] = {
    "legal moves in time": is_legal,
    "wins in one": takes_wins,
    "right values": keeps_values,
    "cost": costs_less,
    "match": wins_matches,
}
"""The gates by their names, in order. The first one has to be passed before the others."""


def _refuse_worse_moves(
    trial: Trial,
    asked: Sequence[ValuedPosition],
    seconds: float,
    cause_of: Callable[[Sequence[tuple[ValuedPosition, Any]]], tuple[str, str]],
) -> None:
    """Raises Wrong if a move is not one of the best; `cause_of` finds the cause of such moves.

    All are asked again then, and only moves that are bad again count: computers are busy at times.
    """
    best = {each.position.key: set(each.best) for each in asked}
    cases = [trial.case(each.position, seconds) for each in asked]
    try:
        compare(trial.answer, cases, lambda position, *_: best[position.key], same=one_of)
    except Wrong as wrong:
        if wrong.reason == "wrong-value":
            moves = zip(asked, trial.answer.outcomes(cases), strict=True)
            failed = [(each, got) for each, got in moves if not one_of(got, set(each.best))]
            if not failed:
                return
            with_cause(wrong, cause_of(failed))
        raise


@contextmanager
def _explain_bad_replies(trial: Trial) -> Iterator[None]:
    """Context manager: gives a Wrong from inside a message about what is no move, or too late."""
    try:
        yield
    except Wrong as wrong:
        if wrong.reason == "still-running":
            wrong.reason = "ignores-the-clock"
            wrong.message = (
                f"It had {trial.size.little:g} seconds, and was still at work when the check's "
                f"were over. {CLOCK}"
            )
        elif wrong.status == "raised" and (name := own_exception(wrong, trial.answer)):
            wrong.reason = "not-caught"
            wrong.message = (
                f"{name} left `choose` when the time was up. Put the call of the search into a "
                f"`try:`, with an `except {name}:` that ends the loop over the passes."
            )
        elif wrong.reason == "wrong-value" and isinstance(wrong.case, tuple):
            got = trial.answer.ask(wrong.case)
            with_cause(wrong, cause_of_no_move(got, wrong.case[0]))
        raise


def own_exception(wrong: Wrong, answer: Answer) -> str:
    """The name of an exception that the answer raises itself and does not catch; "" if none."""
    raised = (
        node.exc
        for node in ast.walk(answer.tree or ast.Module([], []))
        if isinstance(node, ast.Raise)
    )
    names = (getattr(getattr(each, "func", each), "id", "") for each in raised)
    return next((name for name in names if name and f"raised {name} " in wrong.message), "")


def _any_move(position: Position, *_: float) -> set[int]:
    return set(position.moves())


def _both_times(trial: Trial) -> tuple[float, float]:
    """The seconds of the lesson's engine and of the answer for the positions `timed`.

    The seconds between the two processes are taken away.
    """

    def total(engine: Callable[[Any], object]) -> float:
        start = perf_counter()
        for each in trial.asked.timed:
            engine(each.position)
        return perf_counter() - start

    theirs = min(total(lambda position: lessons_choose(position, 60.0)) for _ in range(3))
    own = min(total(lambda position: trial.move(position, trial.size.to_solve)) for _ in range(3))
    return theirs, max(0.0, own - WAY * len(trial.asked.timed))
