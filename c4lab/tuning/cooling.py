"""Simulated annealing for weights: change one, keep what is better, and what is worse now and then.

Scott Kirkpatrick, Daniel Gelatt and Mario Vecchi, "Optimization by Simulated Annealing", 1983. An
article on a first program for Connect Four imagines it for its weights; what is left open there was
chosen here: the change, the opponent, and how the temperature falls.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from math import exp
from random import Random

from c4lab.tuning.bots import Bot
from c4lab.tuning.games import play_pairs, random_openings
from c4lab.tuning.games_file import GamesFile
from c4lab.tuning.population import mutated

WARM, COLD = 0.2, 0.01  # points a game that a step down may cost, about, at the start and the end


@dataclass(frozen=True)
class Step:
    """A step of the walk: the bot that was `tried` against the `current` one, its score in their
    games (points a game), the temperature, and whether it took the other's place."""

    number: int
    current: Bot
    tried: Bot
    score: float
    temperature: float
    taken: bool

    @property
    def now(self) -> Bot:
        """The bot that the next step begins with."""
        return self.tried if self.taken else self.current


def anneal(
    seed: int,
    start: Bot,
    steps: int = 20,
    openings: int = 20,
    jobs: int = 1,
    file: GamesFile | None = None,
) -> Iterator[Step]:
    """The steps, each as soon as its games are played; the same for the same `seed`.

    Each changed bot plays the current one from `openings` random openings with both colours. For
    `jobs` and `file` see `c4lab.tuning.games.play`.

    Raises ValueError for fewer than one step or opening.
    """
    if steps < 1 or openings < 1:
        raise ValueError(f"{steps} steps, {openings} openings: give 1 or more of each.")
    random = Random(f"annealing {seed}")
    current = start
    for number in range(1, steps + 1):
        temperature = cooled(number, steps)
        tried = mutated(current, random)
        drawn = list(islice(random_openings(random), openings))
        points = play_pairs(tried, current, drawn, jobs=jobs, file=file)
        score = mean(points)
        step = Step(number, current, tried, score, temperature, accepts(score, temperature, random))
        yield step
        current = step.now


def cooled(number: int, steps: int) -> float:
    """The temperature of step `number` of 1 to `steps`: it falls by the same factor each time."""
    share = (number - 1) / max(1, steps - 1)
    factor: float = (COLD / WARM) ** share
    return WARM * factor


def accepts(score: float, temperature: float, random: Random) -> bool:
    """Whether a bot with this score against the current one takes its place: for sure from half of
    the points on, and below that with a chance that falls with the temperature."""
    return score >= 1 / 2 or random.random() < exp((score - 1 / 2) / temperature)


def mean(points: Sequence[float]) -> float:
    return sum(points) / len(points)
