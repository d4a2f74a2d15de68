"""Genetic search for weights, as a report describes it: play, keep the better half, change clones.

The report (a students' final report of a course in engineering optimization) lets 32 bots play 5
games each against random others, 7 moves deep. A win is 1 point, a draw 1/2. The better half stays
and is cloned, and one weight of each clone is changed by 1, 2 or 5, up or down. After John Holland,
"Adaptation in Natural and Artificial Systems", 1975, without its crossing over.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from c4lab.evaluation import Features
from c4lab.tuning.bots import DEPTH, Bot, Weights
from c4lab.tuning.games import GamesFile, Pairing, Played, play

BOTS, GAMES, GENERATIONS = 32, 5, 5
STEPS = (-5, -2, -1, +1, +2, +5)
LARGEST = 100  # the largest weight at the start


@dataclass(frozen=True)
class Generation:
    """The bots of a generation, the best first, with their points, and the games they played.

    `parents` has for each bot its place in the generation before, 0 for the best; for a clone,
    the place of its parent. It is empty in the first generation.
    """

    number: int
    bots: tuple[Bot, ...]
    points: tuple[float, ...]
    games: tuple[Played, ...]
    parents: tuple[int, ...] = field(default=(), kw_only=True)

    @property
    def best(self) -> Bot:
        """The bot with the most points."""
        return self.bots[0]


def evolve(
    seed: int,
    bots: int = BOTS,
    games: int = GAMES,
    generations: int = GENERATIONS,
    depth: int = DEPTH,
    jobs: int = 1,
    file: GamesFile | None = None,
) -> Iterator[Generation]:
    """Plays the generations, and yields each at its end; the same for the same `seed`.

    For `jobs` and `file` see `c4lab.tuning.games.play`. Raises ValueError for a population that
    cannot be halved, and for fewer than one game or generation.
    """
    if bots < 2 or bots % 2 or games < 1 or generations < 1:
        raise ValueError(
            f"{bots} bots, {games} games, {generations} generations: give an even number "
            "of bots, from 2 on, and one game and one generation or more."
        )
    random = Random(f"genetic {seed}")
    population = [Bot(random_weights(random), depth) for _ in range(bots)]
    parents: list[int] = []
    for number in range(1, generations + 1):
        played = play(_random_pairings(population, games, random), jobs, file=file)
        generation = _ranked(number, population, played, parents)
        yield generation
        survivors = list(generation.bots[: bots // 2])
        population = survivors + [mutated(bot, random) for bot in survivors]
        parents = [*range(bots // 2)] * 2


def mutated(bot: Bot, random: Random) -> Bot:
    """A clone with one weight changed by one of STEPS; a weight stays positive."""
    weights = list(bot.weights)
    place = random.randrange(len(weights))
    weights[place] = max(1, weights[place] + random.choice(STEPS))
    return Bot(as_weights(weights), bot.depth)


def random_weights(random: Random) -> Weights:
    return as_weights([random.randint(1, LARGEST) for _ in Features._fields])


def as_weights(weights: Sequence[int]) -> Weights:
    centre, four, three, two, other_three = weights
    return centre, four, three, two, other_three


def _random_pairings(population: Sequence[Bot], games: int, random: Random) -> list[Pairing]:
    """The games of each bot in turn, against random others; who moves first is random, too."""
    pairings = []
    for place, bot in enumerate(population):
        for _ in range(games):
            other = population[(place + random.randrange(1, len(population))) % len(population)]
            first, second = (bot, other) if random.random() < 1 / 2 else (other, bot)
            pairings.append(Pairing(first, second))
    return pairings


def _ranked(
    number: int, population: Sequence[Bot], played: Sequence[Played], parents: Sequence[int]
) -> Generation:
    """The generation, sorted by the points of each bot in its own games, the best first.

    Of bots with equal points the earlier one comes first.
    """
    games = len(played) // len(population)
    points = []
    for place, bot in enumerate(population):
        own = played[place * games : (place + 1) * games]
        points.append(
            sum(each.points if each.pairing.first is bot else 1 - each.points for each in own)
        )
    order = sorted(range(len(population)), key=lambda place: -points[place])
    return Generation(
        number,
        tuple(population[place] for place in order),
        tuple(points[place] for place in order),
        tuple(played),
        parents=tuple(parents[place] for place in order) if parents else (),
    )
