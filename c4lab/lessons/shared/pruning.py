"""Whether a search with a window looks at more positions than alpha-beta in the same order."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import lru_cache
from itertools import pairwise
from math import inf
from typing import Any

from c4lab.checks.writing import Answer, Mistake, Wrong, call_text
from c4lab.games import IllegalMove, Position
from c4lab.instruments import Meter
from c4lab.lessons.shared.proof import refuse_unproved
from c4lab.search import alphabeta as search
from c4lab.search import leaf

Evaluate = Callable[[Any], float]
MOST = 20_000
"""Positions that an answer may look at."""
PEEKING = 1.8  # a search that plays moves to sort them may look at so many times the positions


def refuse_needless(
    answer: Answer,
    position: Position,
    *args: Any,
    depth: int | None = None,
    evaluate: Evaluate | None = None,
    budget: int = MOST,
) -> int:
    """How many positions `answer` looked at.

    Raises Wrong if alpha-beta with the moves in the same order needs fewer, or if these positions
    do not prove the value (see `refuse_unproved`). An answer that plays moves to sort them may look
    at PEEKING times as many as alpha-beta from left to right. One copy of `position` is free.
    """
    call = call_text(answer.name, (position, *args))

    def refuse(log: Sequence[str]) -> None:
        log = _without_a_copy(log)
        refuse_unproved(call, position, log, depth, evaluate)
        needed = needed_of(position, log, depth, evaluate)
        if len(log) <= len(needed):
            return
        text = (
            f"{call} looks at {len(log):,} positions, where "
            f"alpha-beta in the same order looks at {len(needed):,}."
        )
        spare = next(each for each in log if log.count(each) > 1 or each not in needed)
        shown = f"{type(position).__name__}.parse({spare!r})"
        if log.count(spare) > 1:
            raise Wrong("plays-twice", f"{text} It comes to {shown} more than once.")
        if len(log) == len(set(log)) == _nodes_of_minimax(position, depth):
            raise Wrong("nothing-cut-off", f"{text} Nothing was cut off: these are all there are.")
        raise Wrong("too-many-nodes", f"{text} One that it could leave out is {shown}.")

    try:
        _, log = answer.visited(position, *args, budget=budget)
        refuse(log)
    except Wrong as wrong:
        wrong.case = (position, *args)
        raise
    return len(log)


@contextmanager
def named_by_counts(answer: Answer, cases: Sequence[tuple[Any, ...]]) -> Iterator[None]:
    """Context manager: gives a Wrong for too many positions from inside the reason and the sentence
    of the first mistake that gives the answer's value in each of these cases, and looks at as many
    positions."""
    try:
        yield
    except Wrong as wrong:
        if wrong.reason in ("too-many-nodes", "nothing-cut-off", "not-settled"):
            with suppress(Wrong):  # a search that takes far too long
                theirs = [answer.visited(*case, budget=MOST) for case in cases]
                mistake = next(_counting(answer, cases, theirs), None)
                if mistake:
                    wrong.reason = mistake.reason
                    wrong.message = f"{mistake.sentence} {wrong.message}"
                    wrong.changed = mistake.change
        raise


def _counting(
    answer: Answer, cases: Sequence[tuple[Any, ...]], theirs: Sequence[tuple[Any, list[str]]]
) -> Iterator[Mistake]:
    """The mistakes that do as the answer in these cases, of which `theirs` has value and log."""
    for mistake in answer.exercise.mistakes:
        if not mistake.is_true_of(answer.tree):
            continue
        function = answer.exercise.mistaken(mistake)
        for (position, *args), (value, log) in zip(cases, theirs, strict=True):
            meter = Meter(budget=len(log))
            try:
                got = function(meter.watch(position), *args)
            except Exception:  # also BudgetExceeded
                break
            if meter.nodes != len(log) or _without_move(got) != _without_move(value):
                break
        else:
            yield mistake


def _without_move(value: Any) -> Any:
    """The value alone, also of a search that gives its move too."""
    return value[0] if isinstance(value, tuple) else value


def needed_of(
    position: Position, log: Sequence[str], depth: int | None, evaluate: Evaluate | None
) -> Sequence[str]:
    """The positions in `log` that alpha-beta needs if it tries moves in the order of `log`.

    The whole `log` for a search that plays moves to sort them, as long as it is at most PEEKING
    times what alpha-beta needs from left to right. Positions that were not made by playing moves
    are never needed.
    """
    known = {log[0]: position}
    text_of = {position.history: log[0]}
    children: dict[str, list[str]] = {log[0]: []}
    for text in dict.fromkeys(log[1:]):
        here = _position(type(position), text)
        above = None if here is None else text_of.get(here.history[:-1])
        if here is not None and above is not None and here.history != position.history:
            known[text], text_of[here.history], children[text] = here, text, []
            children[above].append(text)
    needed: list[str] = []

    def visit(here: Position) -> Sequence[Position]:
        needed.append(str(here))
        return [known[text] for text in children[str(here)]]

    _value(position, depth, evaluate, visit)
    if _peeks(log, children):
        plain: list[Position] = []

        def visit_all(here: Position) -> Sequence[Position]:
            plain.append(here)
            return [here.play(move) for move in here.moves()]

        _value(position, depth, evaluate, visit_all)
        if len(log) <= PEEKING * len(plain):
            return log
    return needed


def _without_a_copy(log: Sequence[str]) -> Sequence[str]:
    """`log` without the first copy of the position that it starts from."""
    copy = log.index(log[0], 1) if log.count(log[0]) > 1 else len(log)
    return [*log[:copy], *log[copy + 1 :]]


@lru_cache(maxsize=30_000)
def _position(game: type[Position], text: str) -> Position | None:
    try:
        return game.parse(text)
    except IllegalMove:  # a board that no game leads to
        return None


def _nodes_of_minimax(position: Position, depth: int | None) -> int:
    if depth == 0:
        return 1
    below = None if depth is None else depth - 1
    return 1 + sum(_nodes_of_minimax(position.play(move), below) for move in position.moves())


def _value(
    position: Position,
    depth: int | None,
    evaluate: Evaluate | None,
    visit: Callable[[Position], Sequence[Position]],
    alpha: float = -inf,
    beta: float = inf,
) -> float:
    """The value of `position` by alpha-beta, in the view of the player to move.

    `visit(position)` gives the positions after its moves that the answer looked at. If there are
    none, the answer had the value in a memory, and `search` finds it here.
    """
    after = visit(position)
    if depth == 0 or position.result() is not None:
        return position.player * leaf(position, evaluate)
    if not after:
        return position.player * search(position, depth, evaluate).value
    best = -inf
    for child in after:
        below = None if depth is None else depth - 1
        best = max(best, -_value(child, below, evaluate, visit, -beta, -alpha))
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best


def _peeks(log: Sequence[str], children: dict[str, list[str]]) -> bool:
    """Whether the search played moves to sort them.

    Then positions come twice, or a sibling comes before the children of an earlier one.
    """
    if len(set(log)) < len(log):
        return True
    when = {text: number for number, text in enumerate(log)}
    return any(
        children[text] and when[children[text][0]] > when[later]
        for siblings in children.values()
        for text, later in pairwise(siblings)
    )
