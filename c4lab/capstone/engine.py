"""What an engine is: a function from a position and the seconds that it has to a move."""

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
    """An engine with a name: `choose(position, seconds)` gives a move. `given` is what it was made
    of: the learner's function, player or parts."""

    name: str
    choose: Choose
    given: Any


@dataclass
class Seated:
    """An engine as a player, for matches and for a board's menu: `seconds` for each move."""

    name: str
    engine: Engine
    seconds: float

    def choose(self, position: Position) -> int:
        return self.engine.choose(position, self.seconds)


def engine_of(given: Any, name: str = "") -> Engine:
    """`given` as an engine: a function, a player with a method `choose`, `Parts` of a solver, or
    what `my_parts()` gives. One that takes no seconds is called without.

    Raises ValueError, with the way out, for anything else.
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
    takes = _takes(choose)
    if takes == 2:
        return Engine(shown, choose, given)
    if takes == 1:
        return Engine(shown, lambda position, seconds: choose(position), given)
    raise ValueError(f"{shown} cannot be called with a position and its seconds: {WAY_OUT}.")


def _takes(choose: Any) -> int:
    """How many of (position, seconds) it can be called with; 0 if neither fits."""
    try:
        found = signature(choose)
    except (TypeError, ValueError):
        return 2  # made in C: it will say
    for count in (2, 1):
        try:
            found.bind(*range(count))
        except TypeError:
            continue
        return count
    return 0


def by_parts(parts: Parts) -> Choose:
    """An engine made of the parts of a solver.

    It solves the position if it can in half of its time. Else it plays the first of its `ordered`
    moves that do not lose at once. The solver can be stopped only by a number of nodes: it gets a
    thousand, then twice as many, and so on, and its table remembers what it has found.
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
                    return liked(position)
                nodes *= 2
            else:
                return max(scores, key=lambda move: (scores[move], -abs(move - 4)))

    def liked(position: Any) -> int:
        mine, mask = to_bits(position)
        wins = parts.winning_cells(mine, mask) & landings(mask)
        moves = parts.non_losing(mine, mask) or landings(mask)
        cell = wins or parts.ordered(mine, mask, moves)[0]
        return (cell.bit_length() - 1) // COLUMN + 1

    return choose
