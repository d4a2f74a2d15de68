"""Submitting an engine: it goes through the gates one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from html import escape
from random import Random, SystemRandom
from typing import Any, NamedTuple

from c4lab.capstone.engine import Engine, engine_of
from c4lab.capstone.gates.legal_moves import judge_legal_moves
from c4lab.capstone.gates.lower_cost import judge_lower_cost
from c4lab.capstone.gates.match_results import judge_results, play_matches
from c4lab.capstone.gates.passage import POINTS, Passage
from c4lab.capstone.gates.right_values import judge_right_values
from c4lab.capstone.gates.wins_in_one import judge_wins_in_one
from c4lab.capstone.grounds import ground
from c4lab.capstone.guard import Guard
from c4lab.capstone.seal import NotPermitted, Seal
from c4lab.checks.judging.attempt import refuse_finished_work
from c4lab.checks.judging.packing import pack
from c4lab.checks.writing.registry import find
from c4lab.checks.writing.result import Wrong
from c4lab.games import ConnectFour
from c4lab.players import MatchResult
from c4lab.solver.plain.assembled import Parts


class Size(NamedTuple):
    """How much the gates ask: the games of the first gate, the positions of the next three, and the
    `seconds` for a move."""

    games: int
    at_once: int
    solved: int
    measured: int
    seconds: float


FULL = Size(games=4, at_once=40, solved=24, measured=8, seconds=0.2)
QUICK = Size(games=2, at_once=16, solved=10, measured=4, seconds=0.05)
TO_SOLVE = 3.0
"""Seconds for a move at the gate of right values."""
GRADED = "19.1"
"""The exercise whose check asks the same gates: what it refuses, `submit` refuses."""
SEAL = Seal()


@dataclass(frozen=True)
class Submission:
    """The result of an engine: its passage of each gate, and the last gate's matches by opponent.
    The same `seed` gives the same positions again."""

    engine: Engine
    game: type[Any]
    seed: int
    passages: tuple[Passage, ...]
    matches: dict[str, MatchResult]

    @property
    def points(self) -> int:
        """The points of all gates together."""
        return sum(passage.points for passage in self.passages)

    @property
    def out_of(self) -> int:
        """The points of an engine that passes every gate."""
        return POINTS * len(self.passages)

    @property
    def passed(self) -> bool:
        """Whether it passed every gate."""
        return all(passage.passed for passage in self.passages)

    @property
    def heading(self) -> str:
        """The engine, the game, the points and the seed, in a line."""
        title = f"{self.engine.name} at {self.game.__name__}"
        return f"{title}: {self.points} of {self.out_of} points (seed {self.seed})"

    def __str__(self) -> str:
        return "\n".join([self.heading, *map(str, self.passages)])

    __repr__ = __str__

    def _repr_html_(self) -> str:
        body = "".join(passage._repr_html_() for passage in self.passages)
        return f"<div><strong>{escape(self.heading)}</strong>{body}</div>"


def submit(
    engine: Any,
    name: str = "",
    game: Any = ConnectFour,
    seed: int | None = None,
    quick: bool = False,
    show: Callable[[Passage], object] | None = print,
) -> Submission:
    """Tests `engine` at the gates of `game`, and calls `show` with each passage as it is known.

    `engine` is a function `choose(position, seconds) -> move`, or what else `engine_of` accepts.
    Without a `seed` the positions are new each time. `quick` asks less at each gate, and leaves out
    slow opponents. Whatever an engine does, this ends; only a loop inside Python's own C code can
    prevent it.

    Raises ValueError if `engine`, `game` or `seed` is none, and NotPermitted for an engine that
    uses c4lab's searches, looks at the variables of other code, or replaces a method of c4lab.
    """
    where = ground(game)
    SEAL.refuse_changes()
    guard = Guard(engine_of(engine, name))
    _refuse_finished_work(guard.engine)
    if seed is None:
        seed = SystemRandom().randrange(1_000_000)
    if type(seed) is not int:
        raise ValueError(f"seed={seed!r:.80}: give a whole number, or leave it out.")
    size = QUICK if quick else FULL
    played: dict[str, MatchResult] = {}

    def passages() -> Iterator[Passage]:
        # Each gate has its own random numbers, whatever happened at the gates before.
        random = Random(f"legal {seed}")
        yield judge_legal_moves(guard, where, random, size.games, size.seconds)
        random = Random(f"at once {seed}")
        yield judge_wins_in_one(guard, where, random, size.at_once, size.seconds)
        random = Random(f"values {seed}")
        yield judge_right_values(guard, where, random, size.solved, TO_SOLVE)
        yield judge_lower_cost(guard, where, Random(f"speed {seed}"), size.measured)
        found = list(play_matches(guard, where, seed, size.seconds, quick))
        played.update((rival.name, result) for rival, result in found)
        yield judge_results(guard, found)

    passed = []
    try:
        for passage in passages():
            SEAL.refuse_changes()
            passed.append(passage)
            if show:
                show(passage)
    finally:
        SEAL.refuse_changes()
    return Submission(guard.engine, game, seed, tuple(passed), played)


def _refuse_finished_work(engine: Engine) -> None:
    """Raises NotPermitted for an engine that the graded check refuses before it plays.

    A solver's `Parts` are let through: whoever has none of their own plays with c4lab's by design.
    """
    graded = find(GRADED)
    if isinstance(getattr(engine.given, "parts", engine.given), Parts) or graded is None:
        return
    try:
        refuse_finished_work(graded, pack(engine.given))
    except Wrong as wrong:
        raise NotPermitted(wrong.message) from None
