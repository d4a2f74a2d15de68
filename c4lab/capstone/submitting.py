"""Submitting an engine: it goes through the gates one by one, in a worker as for `check`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from html import escape
from os import PathLike
from random import SystemRandom
from typing import Any

from c4lab.capstone.engine import CHOOSE, game_of
from c4lab.capstone.gates import GATES
from c4lab.capstone.positions import LARGE, SMALL, Questions
from c4lab.capstone.trial import Trial
from c4lab.checks.judging.asking import AnswerToCheck
from c4lab.checks.judging.attempt import (
    allowed_names,
    handed_out_modules,
    refuse_finished_work,
)
from c4lab.checks.judging.client import AnswerClient, CannotRebuild
from c4lab.checks.judging.packed_file import pack_file
from c4lab.checks.judging.verdicts import told_once
from c4lab.checks.judging.workers import open_workers
from c4lab.checks.writing.exercises import Exercise
from c4lab.checks.writing.registry import find
from c4lab.checks.writing.result import Result, Wrong
from c4lab.players import MatchResult
from c4lab.work.written_file import BadFile, WrittenFile

POINTS = 2
"""The points of each gate."""
PATIENCE = 1_000
"""All moves together may take so many times the usual time: nearly an hour."""
LONGEST = 10.0
"""Seconds that an engine may take for a single move before it is stopped."""
EXERCISE = "19.1"
"""The exercise whose check asks at the same gates: what an engine may use is the same, too."""
FIRST = "The first gate has to be passed before this one."


@dataclass(frozen=True)
class Submission:
    """The result of an engine in a file with this `code`: what each gate says, and the last gate's
    matches by opponent. The same `seed` gives the same positions again."""

    name: str
    game: type[Any]
    seed: int
    passages: tuple[Result, ...]
    matches: dict[str, MatchResult]
    code: str

    @property
    def points(self) -> int:
        """The points of all gates together."""
        return sum(passage.points for passage in self.passages)

    @property
    def out_of(self) -> int:
        """The points of an engine that passes every gate."""
        return POINTS * len(self.passages)

    @property
    def heading(self) -> str:
        """The engine, the game, the points and the seed, in a line."""
        title = f"{self.name} at {self.game.__name__}"
        return f"{title}: {self.points} of {self.out_of} points (seed {self.seed})"

    def __str__(self) -> str:
        return "\n".join([self.heading, *map(str, self.passages)])

    __repr__ = __str__

    def _repr_html_(self) -> str:
        body = "".join(passage._repr_html_() for passage in self.passages)
        return f"<div><strong>{escape(self.heading)}</strong>{body}</div>"


def submit(
    path: str | PathLike[str],
    name: str = "",
    seed: int | None = None,
    quick: bool = False,
    show: Callable[[Result], object] | None = print,
) -> Submission:
    """Tests the engine in the file `path` at the gates, and calls `show` with each passage as it is
    known.

    The game is that in the type of `position` in `def choose(position: ...)`. Without a `seed` the
    positions are new each time. `quick` asks as much as the check of the exercise does; without it,
    there are more positions, and opponents that look ahead.

    Raises BadFile, a ValueError, for a file that is no engine, or one that uses c4lab's searches or
    looks at the variables of other code; ValueError for a `seed` that is none.
    """
    if seed is None:
        seed = SystemRandom().randrange(1_000_000)
    if type(seed) is not int:
        raise ValueError(f"seed={seed!r:.80}: give a whole number, or leave it out.")
    file, exercise = WrittenFile.read(path), find(EXERCISE)
    assert isinstance(exercise, Exercise)
    packed, game = pack_file(file, CHOOSE), game_of(file.tree)
    shown, passages = name or file.name.removesuffix(".py"), []
    with open_workers() as workers:
        allowed, modules = allowed_names(exercise), handed_out_modules(exercise)
        client = AnswerClient(workers, packed, allowed, modules, PATIENCE, LONGEST)
        asked = Questions(game, seed, SMALL if quick else LARGE)
        trial = Trial(AnswerToCheck(client, exercise), asked, shown)
        try:
            refuse_finished_work(exercise, packed)
            for passage in _passages(trial):
                passages.append(passage)
                if show:
                    show(passage)
        except CannotRebuild as why:
            raise BadFile(why.wrong.message) from None
        except Wrong as wrong:
            raise BadFile(wrong.message) from None
        finally:
            client.end()
    return Submission(shown, game, seed, tuple(passages), trial.matches, file.text)


def _passages(trial: Trial) -> Iterator[Result]:
    goes_on = True
    for number, (name, gate) in enumerate(GATES.items()):
        if not goes_on:
            yield Result("", name, "not attempted", 0, POINTS, FIRST)
            continue
        try:
            yield Result("", name, "right", POINTS, POINTS, gate(trial))
        except Wrong as wrong:
            goes_on = number > 0
            yield Result(
                "", name, wrong.status, 0, POINTS, told_once(wrong), wrong.reason,
                wrong.counterexample,
            )  # fmt: skip
