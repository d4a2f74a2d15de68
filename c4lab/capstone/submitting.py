"""Handing in: an engine goes through the gates one by one, and each is told as it ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from html import escape
from random import Random, SystemRandom
from typing import Any, NamedTuple

from c4lab.capstone.engine import Engine, engine_of
from c4lab.capstone.gates.legal_moves import legal
from c4lab.capstone.gates.lower_cost import speed
from c4lab.capstone.gates.match_results import matches, results
from c4lab.capstone.gates.passage import POINTS, Passage
from c4lab.capstone.gates.right_values import values
from c4lab.capstone.gates.wins_in_one import at_once
from c4lab.capstone.grounds import ground
from c4lab.capstone.guard import Guard
from c4lab.games import ConnectFour
from c4lab.players import MatchResult


class Size(NamedTuple):
    """How much is asked: games of the first gate, positions of the next three, and the seconds of a
    move in the matches."""

    games: int
    at_once: int
    solved: int
    measured: int
    seconds: float


FULL = Size(games=4, at_once=40, solved=24, measured=8, seconds=0.2)
QUICK = Size(games=2, at_once=16, solved=10, measured=4, seconds=0.05)
TO_SOLVE = 3.0
"""Seconds that a move may take where its value is asked for."""


@dataclass(frozen=True)
class Submission:
    """How an engine did: its gates, and the matches of the last gate by opponent. With the same
    `seed`, an engine that does not depend on the clock is asked the same again."""

    engine: Engine
    game: type[Any]
    seed: int
    passages: tuple[Passage, ...]
    matches: dict[str, MatchResult]

    @property
    def points(self) -> int:
        return sum(passage.points for passage in self.passages)

    @property
    def out_of(self) -> int:
        return POINTS * len(self.passages)

    @property
    def passed(self) -> bool:
        """Whether it passed every gate."""
        return all(passage.passed for passage in self.passages)

    @property
    def heading(self) -> str:
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
    """Leads `engine` through the gates of `game`, and calls `show` with each as it ends.

    `engine` is a function `choose(position, seconds) -> move`; see `engine_of` for what else it may
    be. Without a `seed` the positions are new each time. `quick` asks less of each, and leaves out
    slow opponents. Nothing that an engine does stops this but a loop inside Python's own C code.

    Raises ValueError for what is no engine, no game or no seed.
    """
    where = ground(game)
    guard = Guard(engine_of(engine, name))
    if seed is None:
        seed = SystemRandom().randrange(1_000_000)
    if type(seed) is not int:
        raise ValueError(f"seed={seed!r:.80}: give a whole number, or leave it out.")
    size = QUICK if quick else FULL
    played: dict[str, MatchResult] = {}

    def passages() -> Iterator[Passage]:
        # Each gate has chances of its own: none depends on how far an engine came before.
        yield legal(guard, where, Random(f"legal {seed}"), size.games, size.seconds)
        yield at_once(guard, where, Random(f"at once {seed}"), size.at_once, size.seconds)
        yield values(guard, where, Random(f"values {seed}"), size.solved, TO_SOLVE)
        yield speed(guard, where, Random(f"speed {seed}"), size.measured)
        found = list(matches(guard, where, seed, size.seconds, quick))
        played.update((rival.name, result) for rival, result in found)
        yield results(guard, found)

    passed = []
    for passage in passages():
        passed.append(passage)
        if show:
            show(passage)
    return Submission(guard.engine, game, seed, tuple(passed), played)
