"""Simulated annealing: change a weight, keep a better bot, and now and then a worse one.

Scott Kirkpatrick, Daniel Gelatt and Mario Vecchi, "Optimization by Simulated Annealing", 1983. An
article on a first program for Connect Four suggests it for its weights. It does not say how to
change a weight, who the opponent is and how the temperature falls: that was decided here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from math import exp
from random import Random
from statistics import fmean

from c4lab.tuning.bots import Bot
from c4lab.tuning.games import GamesFile, play_pairs, random_openings
from c4lab.tuning.population import mutated

WARM, COLD = 0.2, 0.01  # at the start and the end: about the points a game that a step may lose


@dataclass(frozen=True)
class Step:
    """A step of the walk: the bot that was `tried` against the `current` one.

    `score` is its points a game against the current one; `taken` says whether it replaces it.
    """

    number: int
    current: Bot
    tried: Bot
    score: float
    temperature: float
    taken: bool

    @property
    def now(self) -> Bot:
        """The bot with which the next step begins."""
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
        temperature = temperature_at(number, steps)
        tried = mutated(current, random)
        starts = list(islice(random_openings(random), openings))
        score = fmean(play_pairs(tried, current, starts, jobs=jobs, file=file))
        step = Step(number, current, tried, score, temperature, accepts(score, temperature, random))
        yield step
        current = step.now


def temperature_at(number: int, steps: int) -> float:
    """The temperature of step `number`, 1 to `steps`: it falls by the same factor at each step."""
    share = (number - 1) / max(1, steps - 1)
    factor: float = (COLD / WARM) ** share
    return WARM * factor


def accepts(score: float, temperature: float, random: Random) -> bool:
    """Whether a bot with this score against the current one replaces it.

    With half of the points or more, always; else with a chance that falls with the temperature.
    """
    return score >= 1 / 2 or random.random() < exp((score - 1 / 2) / temperature)
