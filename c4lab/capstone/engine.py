"""What an engine is: a function from a position and a number of seconds to a move."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from inspect import signature
from time import perf_counter
from typing import Any

from c4lab.games import Position
from c4lab.games.bits import COLUMN, landings, to_bits
from c4lab.solver.plain.assembled import Assembled, Parts, Unfinished

Choose = Callable[[Any, float], int]
WAY_OUT = "give a function choose(position, seconds) that returns a move"


@dataclass(frozen=True)
class Engine:
    """An engine with a name: `choose(position, seconds)` returns a move. `given` is the learner's
    function, player or parts from which it was made."""

    name: str
    choose: Choose
    given: Any


@dataclass
class Seated:
    """An engine as a player for matches and for a board's menu. It has `seconds` for each move."""

    name: str
    engine: Engine
    seconds: float

    def choose(self, position: Position) -> int:
        return self.engine.choose(position, self.seconds)


def engine_of(given: Any, name: str = "") -> Engine:
    """Makes an engine of a function, a player with a method `choose`, `Parts` of a solver, or the
    result of `my_parts()`. If `choose` takes no seconds, it gets only the position.

    Raises ValueError for anything else; the message says what to give.
    """
    if isinstance(given, Engine):
        return Engine(name or given.name, given.choose, given.given)
    parts = getattr(given, "parts", given)
    if isinstance(parts, Parts):
        return Engine(name or "your solver", by_parts(parts), given)
    choose = getattr(given, "choose", given)
    if isinstance(given, type) or not callable(choose):
        raise ValueError(f"{given!r:.80} is no engine: {WAY_OUT}.")
    known = str(getattr(given, "name", getattr(given, "__name__", "")))
    shown = name or ("your engine" if known in ("", "<lambda>") else known)
    takes = _count_arguments(choose)
    if takes == 2:
        return Engine(shown, choose, given)
    if takes == 1:
        return Engine(shown, lambda position, seconds: choose(position), given)
    raise ValueError(f"{shown} cannot be called with a position and its seconds: {WAY_OUT}.")


def _count_arguments(choose: Any) -> int:
    """2 if `choose` can be called with (position, seconds), 1 if with the position only, else 0."""
    try:
        parameters = signature(choose)
    except (TypeError, ValueError):
        return 2  # a function made in C, which raises TypeError itself
    for count in (2, 1):
        try:
            parameters.bind(*range(count))
        except TypeError:
            continue
        return count
    return 0


def by_parts(parts: Parts) -> Choose:
    """Makes an engine of the parts of a solver.

    It solves the position if half of its time is enough. If not, it plays a win, or the first of
    the `ordered` moves that do not lose at once. A solver can be stopped only by a limit of nodes:
    it gets 1,000, then twice as many, and so on. Its table keeps what it has found.
    """

    def choose(position: Any, seconds: float) -> int:
        end = perf_counter() + seconds / 4  # the last attempt takes as long as all before it
        solver, nodes = Assembled(parts, size=100_003), 1_000
        while True:
            solver.limit = solver.nodes + nodes
            try:
                scores = solver.scores(position)
            except Unfinished:
                if perf_counter() >= end:
                    return unsolved_move(position)
                nodes *= 2
            else:
                return max(scores, key=lambda move: (scores[move], -abs(move - 4)))

    def unsolved_move(position: Any) -> int:
        mine, mask = to_bits(position)
        wins = parts.winning_cells(mine, mask) & landings(mask)
        moves = parts.non_losing(mine, mask) or landings(mask)
        cell = wins or parts.ordered(mine, mask, moves)[0]
        return (cell.bit_length() - 1) // COLUMN + 1

    return choose
