"""The five gates of 19.1, as calls of an answer that runs elsewhere."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter
from typing import Any

from c4lab.capstone import slow
from c4lab.capstone.gates.lower_cost import ENOUGH
from c4lab.capstone.gates.match_results import FEW, result_line
from c4lab.capstone.positions import ValuedPosition
from c4lab.checks.writing import Answer, Counterexample, Wrong, call_text, compare, show, uses
from c4lab.games import Position, Sim
from c4lab.lessons.lesson19_capstone.engine_cases import Questions
from c4lab.lessons.lesson19_capstone.engine_causes import (
    cause_of_cost,
    cause_of_lost_values,
    cause_of_missed_wins,
    cause_of_no_move,
    with_cause,
)
from c4lab.players import MatchResult, opponent, play_match

QUICK, LONGER, TO_SOLVE, IN_A_MATCH = 0.05, 0.4, 1.5, 0.03
"""Seconds for a move."""
GRACE = 0.6
"""Seconds that a move may come too late: computers are busy at times."""
LESS = (1 / 2, 1 / 4, 3 / 4)
"""Shares of that time in which an engine is asked once more."""
REPLIES = 5
"""Positions in which it is asked whether a reply loses."""
RANDOM = ("random", "Random", "choice", "shuffle", "sample", "randrange", "randint")
WAY = 0.0005
"""Seconds that a question and its reply take between the two processes."""
CLOCK = (
    "Look at the clock inside the search, before each position, and leave the search when less "
    "than a fifth of the time is left."
)


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


def is_legal(answer: Answer, asked: Questions) -> None:
    """Raises Wrong unless every move is legal and comes in time, with little time and with more."""
    start = asked.ground.game()
    with _explain_bad_replies(answer):
        compare(answer, [(start, QUICK)], _any_move, same=one_of)
    for seconds in (QUICK, LONGER):
        if (took := _took(answer, start, seconds)) > seconds + GRACE:
            raise Wrong(
                "too-late",
                f"At the start it took {took:.1f} seconds for a move, and had {seconds:g}. {CLOCK}",
            )
    with _explain_bad_replies(answer):
        compare(answer, [(each, QUICK) for each in asked.legal], _any_move, same=one_of)


def takes_wins(answer: Answer, asked: Questions) -> None:
    """Raises Wrong if the engine misses what the next move decides."""

    def cause_of(failed: Sequence[tuple[ValuedPosition, Any]]) -> tuple[str, str]:
        return cause_of_missed_wins(failed, asked.at_once)

    _refuse_worse_moves(answer, asked.at_once, QUICK, cause_of)


def finishes_passes(answer: Answer, asked: Questions) -> None:
    """Raises Wrong if the engine plays a move that loses at once, and in less time a better one:
    then it has seen that, and plays from a pass that was left in its middle.

    In less time, because more time may show an engine what it has not seen yet. One that draws
    random numbers gives other moves without a reason, and is not asked.
    """
    if answer.tree is None or any(uses(name)(answer.tree) for name in RANDOM):
        return
    cases = [(each.position, QUICK) for each in asked.blocks]
    for each, got in zip(asked.blocks, list(answer.outcomes(cases)), strict=True):
        best = set(each.best)
        if isinstance(got, Wrong) or one_of(got, best):
            continue
        sooner = [answer.ask((each.position, share * QUICK)) for share in LESS]
        if any(one_of(other, best) for other in sooner):
            call = call_text(answer.name, (each.position, QUICK))
            expected = " or ".join(map(str, sorted(best)))
            example = Counterexample(call, expected, show(got), each.position.diagram())
            raise Wrong("unfinished-pass", UNFINISHED, example)


def sees_replies(answer: Answer, asked: Questions) -> None:
    """Raises Wrong if a move lets the other side win at once, and another would not, with time for
    many times the boards of two moves ahead. In Sim no move wins at once."""
    if asked.ground.game is Sim:
        return
    best = {each.position.key: set(each.best) for each in asked.blocks}
    cases = [(each.position, LONGER) for each in asked.blocks[:REPLIES]]
    try:
        compare(answer, cases, lambda position, _: best[position.key], same=one_of)
    except Wrong as wrong:
        if wrong.reason == "wrong-value":
            wrong.reason, wrong.message = "loses-to-a-reply", LOSES_TO_A_REPLY
        raise


def keeps_values(answer: Answer, asked: Questions) -> None:
    """Raises Wrong if a move near the end of the game gives a win or a draw away."""

    def cause_of(failed: Sequence[tuple[ValuedPosition, Any]]) -> tuple[str, str]:
        late = _took(answer, failed[0][0].position, TO_SOLVE) > TO_SOLVE / 2
        return cause_of_lost_values(failed, asked.values, late, answer.tree)

    _refuse_worse_moves(answer, asked.values, TO_SOLVE, cause_of)


def costs_less(answer: Answer, asked: Questions) -> str:
    """How many times fewer boards than the slow engine the answer makes, as a sentence.

    Raises Wrong for more than half of the boards. For an engine with boards of its own, the time
    counts instead.
    """
    nodes = 0
    for each in asked.measured:
        try:
            move, log = answer.visited(each.position, TO_SOLVE, budget=asked.slow)
        except Wrong as wrong:
            if wrong.reason != "too-many-nodes":
                raise
            late = _took(answer, each.position, TO_SOLVE) > TO_SOLVE / 2
            raise with_cause(wrong, cause_of_cost(asked.slow + 1, asked.slow, late)) from None
        if not one_of(move, set(each.best)):
            raise Wrong("fast-and-wrong", f"In {each.position!r} it played {move}, which does not "
                        "keep the value. Speed counts only if the moves are right.")  # fmt: skip
        nodes += len(log)
    if nodes <= 2 * len(asked.measured) * asked.ground.game().left:  # it makes boards of its own
        theirs, own = _both_times(answer, asked)
        if own * ENOUGH > theirs:
            raise Wrong(
                "no-faster",
                f"It takes {own:.3f} seconds for {len(asked.timed)} positions, and the slow "
                f"engine {theirs:.3f}: half of that is enough.",
            )
        return f"{theirs / max(own, 0.001):.1f} times as fast as the slow engine."
    if nodes * ENOUGH > asked.slow:
        raise Wrong(*cause_of_cost(nodes, asked.slow, late=False))
    return f"{asked.slow / nodes:.1f} times fewer boards than the slow engine."


def beats_the_beginner(answer: Answer, asked: Questions) -> MatchResult:
    """A match against the beginner. Raises Wrong unless its interval lies above one half."""
    game = asked.ground.game

    def own(position: Position) -> Any:
        return answer.ask((position, IN_A_MATCH))

    match = play_match(
        own, opponent("beginner", game, asked.seed), games=FEW, game=game, seed=asked.seed,
        opening=asked.ground.opening,
    )  # fmt: skip
    if match.forfeits:
        raise Wrong(
            "loses-by-default", f"{match.forfeits[0]} A move has to come in every position."
        )
    low, _ = match.interval
    if low <= 1 / 2:
        result = result_line("beginner", match)
        raise Wrong("not-better", f"{result}. The interval begins at or below one "
                    "half, so it may be no better than chance: look further ahead.")  # fmt: skip
    return match


def _refuse_worse_moves(
    answer: Answer,
    asked: Sequence[ValuedPosition],
    seconds: float,
    cause_of: Callable[[Sequence[tuple[ValuedPosition, Any]]], tuple[str, str]],
) -> None:
    """Raises Wrong if a move is not one of the best; `cause_of` finds the cause of such moves."""
    best = {each.position.key: set(each.best) for each in asked}
    cases = [(each.position, seconds) for each in asked]
    try:
        compare(answer, cases, lambda position, _: best[position.key], same=one_of)
    except Wrong as wrong:
        if wrong.reason == "wrong-value":
            moves = zip(asked, answer.outcomes(cases), strict=True)
            failed = [(each, got) for each, got in moves if not one_of(got, set(each.best))]
            with_cause(wrong, cause_of(failed) if failed else None)
        raise


@contextmanager
def _explain_bad_replies(answer: Answer) -> Iterator[None]:
    """Context manager: gives a Wrong from inside a message about what is no move, or too late."""
    try:
        yield
    except Wrong as wrong:
        if wrong.reason == "still-running":
            wrong.reason = "ignores-the-clock"
            wrong.message = (
                f"It had {QUICK:g} seconds, and was still at work when the check's were over. "
                f"{CLOCK}"
            )
        elif wrong.status == "raised" and (name := own_exception(wrong, answer)):
            wrong.reason = "not-caught"
            wrong.message = (
                f"{name} left `choose` when the time was up. Put the call of the search into a "
                f"`try:`, with an `except {name}:` that ends the loop over the passes."
            )
        elif wrong.reason == "wrong-value" and isinstance(wrong.case, tuple):
            with_cause(wrong, cause_of_no_move(answer.ask(wrong.case), wrong.case[0]))
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


def one_of(got: Any, expected: set[int]) -> bool:
    """Whether `got` is a number, and one of these moves."""
    return type(got) is int and got in expected


def _any_move(position: Position, _: float) -> set[int]:
    return set(position.moves())


def _took(answer: Answer, position: Position, seconds: float) -> float:
    """The seconds for a move. After a try that is too late, those of a second one."""
    took = 0.0
    for _ in range(2):
        start = perf_counter()
        answer.ask((position, seconds))
        took = perf_counter() - start
        if took <= seconds + GRACE:
            break
    return took


def _both_times(answer: Answer, asked: Questions) -> tuple[float, float]:
    """The seconds of the slow engine and of the answer for the positions `timed`.

    The seconds between the two processes are taken away.
    """

    def total(engine: Callable[[Any], object]) -> float:
        start = perf_counter()
        for each in asked.timed:
            engine(each.position)
        return perf_counter() - start

    theirs = min(total(lambda position: slow(position, 60.0)) for _ in range(2))
    own = min(total(lambda position: answer.ask((position, TO_SOLVE))) for _ in range(2))
    return theirs, max(0.0, own - WAY * len(asked.timed))
