"""A better genetic search: parents cross, the schedule is fair, and one good day is not enough.

Four things differ from the report's search in `c4lab.tuning.population`:

- *A fair schedule.* Each bot plays each other one from the same openings with both colours, where
  the report draws opponents by lot.
- *Games add up.* Survivors play on with the others, and what counts is the rating by all games so
  far (`c4lab.tuning.ratings`), not the points of the last five. A bot that was lucky once is found
  out, and one that is good is measured better and better.
- *Crossing.* A child has each weight from one of two parents, by lot. John Holland, "Adaptation in
  Natural and Artificial Systems", 1975; weight by weight: Gilbert Syswerda, "Uniform Crossover in
  Genetic Algorithms", 1989.
- *Changes in proportion.* One weight of a child is halved, doubled, or something between: 5 more
  is much for a weight of 3, and nothing for one of 100.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random

from c4lab.tuning.bots import DEPTH, Bot, Weights
from c4lab.tuning.games import play, random_openings
from c4lab.tuning.games_file import GamesFile
from c4lab.tuning.pairings import Played
from c4lab.tuning.population import LARGEST, Generation, any_weights, five
from c4lab.tuning.ratings import Rating, rate
from c4lab.tuning.tournaments import round_robin_pairings

BOTS, OPENINGS, GENERATIONS = 12, 1, 6  # 12 * 11 games an opening: 792 in all
FACTORS = (1 / 2, 2 / 3, 3 / 2, 2)
MOST_OPENINGS = 300  # of 343 that are three plies long


@dataclass(frozen=True)
class RatedGeneration(Generation):
    """A generation with the ratings of its bots by all games so far, best first; `points` are those
    of all these games, `games` those of this generation."""

    ratings: tuple[Rating, ...]

    @property
    def best(self) -> Bot:
        """The one that is good for sure: whose interval has the highest lower end."""
        return max(self.ratings, key=lambda each: each.low).bot


def breed(
    seed: int,
    bots: int = BOTS,
    openings: int = OPENINGS,
    generations: int = GENERATIONS,
    depth: int = DEPTH,
    jobs: int = 1,
    file: GamesFile | None = None,
) -> Iterator[RatedGeneration]:
    """The generations, each as soon as it has been played; the same for the same `seed`. A third of
    the bots survive. For `jobs` and `file` see `c4lab.tuning.games.play`.

    A generation has `bots * (bots - 1) * openings` games. Raises ValueError for fewer than six
    bots, and for more openings in all than are different.
    """
    if bots < 6 or openings < 1 or generations < 1 or openings * generations > MOST_OPENINGS:
        raise ValueError(
            f"{bots} bots, {openings} openings, {generations} generations: there have to be six "
            "bots, so that two can be parents, and at least an opening and a generation, with no "
            f"more than {MOST_OPENINGS} openings in all."
        )
    random = Random(f"crossing {seed}")
    fresh = _unseen(random)
    tried: set[Bot] = set()
    population = list(islice(_starts(depth, tried, random), bots))
    played: list[Played] = []
    for number in range(1, generations + 1):
        games = play(
            round_robin_pairings(population, list(islice(fresh, openings))), jobs, file=file
        )
        played += games
        here = set(population)
        ratings = tuple(each for each in rate(played) if each.bot in here)
        yield RatedGeneration(
            number,
            tuple(each.bot for each in ratings),
            tuple(each.points for each in ratings),
            tuple(games),
            ratings,
        )
        parents = [each.bot for each in ratings[: bots // 3]]
        children = _born(parents, tried, random)
        population = parents + list(islice(children, bots - len(parents)))


def child(one: Bot, other: Bot, random: Random) -> Bot:
    """Each weight from one of two parents; one of them changed by a factor, and by 1 at least."""
    weights = list(crossed(one.weights, other.weights, random))
    place = random.randrange(len(weights))
    factor = random.choice(FACTORS)
    changed = round(weights[place] * factor)
    if changed == weights[place]:
        changed += 1 if factor > 1 else -1
    weights[place] = min(max(1, changed), 10 * LARGEST)
    return Bot(five(weights), one.depth)


def crossed(one: Weights, other: Weights, random: Random) -> Weights:
    """Each weight from one of the two, by lot."""
    return five([random.choice(pair) for pair in zip(one, other, strict=True)])


def _starts(depth: int, tried: set[Bot], random: Random) -> Iterator[Bot]:
    """Bots with any weights, without end; none is one of those `tried`, which they join."""
    while True:
        yield from _new(Bot(any_weights(random), depth), tried)


def _born(parents: Sequence[Bot], tried: set[Bot], random: Random) -> Iterator[Bot]:
    """Children of two parents by lot, without end; none is one of those `tried`, as above."""
    while True:
        one, other = random.sample(parents, 2)
        yield from _new(child(one, other, random), tried)


def _new(bot: Bot, tried: set[Bot]) -> Iterator[Bot]:
    """The bot, if it is new: a game between equal ones would say nothing."""
    if bot not in tried:
        tried.add(bot)
        yield bot


def _unseen(random: Random) -> Iterator[str]:
    """Random openings, none of them twice: the same games again would say nothing new."""
    seen: set[str] = set()
    for opening in random_openings(random):
        if opening not in seen:
            seen.add(opening)
            yield opening
