"""The bots and matches that lesson 18 compares."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from random import Random
from statistics import mean, stdev
from typing import NamedTuple

from c4lab.data import OTHERS, tuned_results
from c4lab.lessons.lesson18_tuning.claim import drawn
from c4lab.players import interval
from c4lab.players.agents_of_others import WEIGHTS as REPORTS
from c4lab.tuning import Bot, Generation, Verdict, Walk, play_pairs
from c4lab.tuning.bots import Weights
from c4lab.tuning.games import Pairing, different_openings, pairs, play
from c4lab.tuning.population import as_weights

WEIGHTS = {
    "report": REPORTS,
    "Galli": OTHERS[0],
    "careless": OTHERS[2],
    **{
        row.how: as_weights(row.weights)
        for row in tuned_results()
        if row.question == "search" and row.seed in (0, 1)
    },
}
"""The bots of the lesson by name. Of each search it is the one that its first seed has found."""
T_OF_FOUR = 2.776
"""Student's t for five numbers: 2.5 % lie beyond it at each end."""


def always_first(one: Bot, other: Bot, openings: Sequence[str]) -> float:
    """The points of `one`, which moves first in each game."""
    return sum(game.points for game in play([Pairing(one, other, each) for each in openings]))


def three_ways(
    one: Bot, other: Bot, matches: Sequence[Sequence[str]]
) -> dict[str, tuple[float, float]]:
    """The mean and the standard deviation of the points of `one`, over matches from these openings.

    There are three kinds of matches: `one` always moves first, colours are drawn by lot, or games
    come in pairs, from the first half of the openings.
    """
    lot = Random(1)
    points = {
        "always first": [always_first(one, other, openings) for openings in matches],
        "colours by lot": [by_lot(one, other, openings, lot) for openings in matches],
        "in pairs": [sum(play_pairs(one, other, each[: len(each) // 2])) for each in matches],
    }
    return {way: (mean(each), stdev(each)) for way, each in points.items()}


def by_lot(one: Bot, other: Bot, openings: Sequence[str], random: Random) -> float:
    """The points of `one`, where `random` draws the colours for each opening."""
    first = [random.random() < 1 / 2 for _ in openings]
    colours = [(one, other) if is_first else (other, one) for is_first in first]
    games = play([Pairing(*each, opening) for each, opening in zip(colours, openings, strict=True)])
    return sum(
        game.points if is_first else 1 - game.points
        for game, is_first in zip(games, first, strict=True)
    )


def looked_often(matches: int, games: int, every: int) -> tuple[int, int]:
    """In how many matches between equal bots the interval leaves out one half.

    The first number counts the end of a match, the second any look; one looks after each `every`
    games. No game is drawn.
    """
    at_end = at_any_look = 0
    for number in range(matches):
        won = 0
        decided = []
        random = Random(f"look {number}")
        for game in range(1, games + 1):
            won += random.random() < 1 / 2
            if game % every == 0:
                decided.append(_leaves_out_half(won, game))
        at_end += decided[-1]
        at_any_look += any(decided)
    return at_end, at_any_look


def walks(walk: Walk, rate: float, matches: int = 1_000) -> tuple[float, int, int]:
    """The mean and the largest number of games of a match, and how many matches end with HIGH.

    The bot wins each game with the chance `rate`; no game is drawn.
    """
    games, high = [], 0
    for number in range(matches):
        walked = walk.of(_coin(rate, Random(f"{rate} {number}")))
        games.append(walked.games)
        high += walked.verdict is Verdict.HIGH
    return mean(games), max(games), high


def one_by_one(one: Bot, other: Bot, seed: int) -> Iterator[float]:
    """The points of `one` against `other`, each game played when it is asked for: each opening of
    four random moves twice, once with each colour, and none again."""
    openings = different_openings(Random(f"walk {seed}"), plies=4)
    for opening in islice(openings, 500):  # there are 1,120
        first, second = pairs(one, other, [opening])
        yield from (game.points for game in play([first]))
        yield from (1 - game.points for game in play([second]))


def ancestors(generations: Sequence[Generation]) -> list[Weights]:
    """The weights of the last generation's best bot and of its ancestors, the oldest first."""
    place, line = 0, []
    for generation in reversed(generations):
        line.append(generation.bots[place].weights)
        if generation.parents:
            place = generation.parents[place]
    return line[::-1]


def distance(one: Weights, other: Weights) -> int:
    """The sum of the five differences between two bots' weights."""
    return sum(abs(a - b) for a, b in zip(one, other, strict=True))


class Share(NamedTuple):
    """A share of the points, from 0 to 1, and its 95 % interval."""

    rate: float
    low: float
    high: float


def of_match(one: str, depth: int, other: str, further: int) -> Share:
    """The share of the points of bot `one` in 200 games, in pairs from 100 openings.

    `one` looks `depth` moves ahead, `other` `further`.
    """
    points = play_pairs(Bot(WEIGHTS[one], depth), Bot(WEIGHTS[other], further), drawn(1)[:100])
    return Share(mean(points), *interval(sum(points), len(points)))


def of_search(how: str, rival: str) -> Share:
    """The mean share of the bots that a search has found from SEEDS, each from 200 games.

    The interval is over the seeds: William Gosset, "The Probable Error of a Mean", 1908.
    """
    shares = [
        row.points / row.games
        for row in tuned_results()
        if (row.question, row.how, row.other) == ("search", how, WEIGHTS[rival])
    ]
    half = T_OF_FOUR * stdev(shares) / len(shares) ** 0.5
    return Share(mean(shares), mean(shares) - half, mean(shares) + half)


@cache
def _leaves_out_half(won: int, games: int) -> bool:
    low, high = interval(won, games)
    return low > 1 / 2 or high < 1 / 2


def _coin(rate: float, random: Random) -> Iterator[float]:
    while True:
        yield float(random.random() < rate)
