"""A better genetic search: a fair schedule, ratings by all games, and children of two parents.

Four things differ from the report's search in `c4lab.tuning.population`:

- *A fair schedule.* Each bot plays each other one from the same openings with both colours, where
  the report draws opponents by lot.
- *Games add up.* Survivors play on with the others. The rating by all games so far
  (`c4lab.tuning.ratings`) counts, not the points of the last five. So one lucky generation is not
  enough, and a good bot is measured better and better.
- *Crossing.* A child has each weight from one of two parents, by lot. John Holland, "Adaptation in
  Natural and Artificial Systems", 1975; weight by weight: Gilbert Syswerda, "Uniform Crossover in
  Genetic Algorithms", 1989.
- *Changes in proportion.* One weight of a child is multiplied by 1/2, 2/3, 3/2 or 2: a change by
  5 is large for a weight of 3, and very small for a weight of 100.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random

from c4lab.tuning.bots import DEPTH, Bot, Weights
from c4lab.tuning.games import GamesFile, Played, play, random_openings, round_robin_pairings
from c4lab.tuning.population import LARGEST, Generation, as_weights, random_weights
from c4lab.tuning.ratings import Rating, rate

BOTS, OPENINGS, GENERATIONS = 12, 1, 6  # 12 * 11 games an opening: 792 in all
FACTORS = (1 / 2, 2 / 3, 3 / 2, 2)
MOST_OPENINGS = 300  # there are 343 openings of three plies


@dataclass(frozen=True)
class RatedGeneration(Generation):
    """A generation with the `ratings` of its bots by all games so far, best first.

    `points` are from all these games, `games` are those of this generation.
    """

    ratings: tuple[Rating, ...]

    @property
    def best(self) -> Bot:
        """The bot that is most surely good: its interval has the highest lower end."""
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
    """Plays the generations, and yields each at its end; the same for the same `seed`.

    A third of the bots survive. A generation has `bots * (bots - 1) * openings` games. For `jobs`
    and `file` see `c4lab.tuning.games.play`. Raises ValueError for fewer than six bots, and for
    more than MOST_OPENINGS openings in all.
    """
    if bots < 6 or openings < 1 or generations < 1 or openings * generations > MOST_OPENINGS:
        raise ValueError(
            f"{bots} bots, {openings} openings, {generations} generations: give six bots or more, "
            "so that two can be parents, one opening and one generation or more, and at most "
            f"{MOST_OPENINGS} openings in all."
        )
    random = Random(f"crossing {seed}")
    unplayed = _openings_once(random)
    tried: set[Bot] = set()
    population = list(islice(_random_bots(depth, tried, random), bots))
    played: list[Played] = []
    for number in range(1, generations + 1):
        games = play(
            round_robin_pairings(population, list(islice(unplayed, openings))), jobs, file=file
        )
        played += games
        alive = set(population)
        ratings = tuple(each for each in rate(played) if each.bot in alive)
        yield RatedGeneration(
            number,
            tuple(each.bot for each in ratings),
            tuple(each.points for each in ratings),
            tuple(games),
            ratings,
        )
        parents = [each.bot for each in ratings[: bots // 3]]
        children = _children(parents, tried, random)
        population = parents + list(islice(children, bots - len(parents)))


def child(one: Bot, other: Bot, random: Random) -> Bot:
    """A bot with each weight from one of two parents; one weight changed by one of FACTORS."""
    weights = list(crossed(one.weights, other.weights, random))
    place = random.randrange(len(weights))
    factor = random.choice(FACTORS)
    changed = round(weights[place] * factor)
    if changed == weights[place]:
        changed += 1 if factor > 1 else -1
    weights[place] = min(max(1, changed), 10 * LARGEST)
    return Bot(as_weights(weights), one.depth)


def crossed(one: Weights, other: Weights, random: Random) -> Weights:
    """Each weight from one of the two, at random."""
    return as_weights([random.choice(pair) for pair in zip(one, other, strict=True)])


def _random_bots(depth: int, tried: set[Bot], random: Random) -> Iterator[Bot]:
    """Bots with random weights, without end. None is in `tried`; each is added to it."""
    while True:
        yield from _if_untried(Bot(random_weights(random), depth), tried)


def _children(parents: Sequence[Bot], tried: set[Bot], random: Random) -> Iterator[Bot]:
    """Children of two random parents, without end. None is in `tried`; each is added to it."""
    while True:
        one, other = random.sample(parents, 2)
        yield from _if_untried(child(one, other, random), tried)


def _if_untried(bot: Bot, tried: set[Bot]) -> Iterator[Bot]:
    """The bot, if it is new: a game between equal bots would say nothing."""
    if bot not in tried:
        tried.add(bot)
        yield bot


def _openings_once(random: Random) -> Iterator[str]:
    """Random openings, none of them twice: the same games again would tell nothing new."""
    seen: set[str] = set()
    for opening in random_openings(random):
        if opening not in seen:
            seen.add(opening)
            yield opening
