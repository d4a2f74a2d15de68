"""The bots and matches that lesson 18 compares."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from random import Random
from statistics import mean, stdev

from c4lab.bench.tuned import OTHERS, REPORTS, START
from c4lab.data import tuned_results
from c4lab.instruments.timing import seconds_of
from c4lab.lessons.lesson18_tuning.claim import drawn
from c4lab.players import Interval, interval
from c4lab.tuning import Bot, Generation, Verdict, Walk, breed, evolve, play_pairs
from c4lab.tuning.bots import Weights
from c4lab.tuning.cooling import anneal
from c4lab.tuning.games import Pairing, Played, different_openings, pairs, play

RIVALS = OTHERS
"""Weights without the report's large last one."""
SEEDS = (1, 2, 3, 4, 5)


def points_in_words(points: Sequence[float]) -> str:
    """A match as text: its points, their share in percent, and the 95 % interval."""
    low, high = interval(sum(points), len(points))
    rate = sum(points) / len(points)
    return f"{sum(points):5g} of {len(points)}: {rate:3.0%}, from {low:.0%} to {high:.0%}"


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
        tuned_bots = []
        random = Random(f"look {number}")
        for game in range(1, games + 1):
            won += random.random() < 1 / 2
            if game % every == 0:
                tuned_bots.append(_leaves_out_half(won, game))
        at_end += tuned_bots[-1]
        at_any_look += any(tuned_bots)
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


def timed(depth: int, plain: bool, repeats: int = 3) -> tuple[list[Played], float]:
    """Four games in pairs, compiled or `plain`, and the milliseconds for one game.

    The shortest of several turns counts, because other work of the computer only makes it longer.
    """
    games = pairs(Bot(REPORTS, depth), Bot(RIVALS[0], depth), drawn(1)[:2])
    ended = play(games, plain=plain)
    shortest = min(seconds_of(lambda: play(games, plain=plain)) for _ in range(repeats))
    return ended, 1000 * shortest / len(games)


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


def tuned_bots(depth: int) -> dict[str, list[Bot]]:
    """The bots that each way of tuning ends with, one for each of SEEDS, after some 800 games.

    "not tuned" has bots from the genetic search's first generation.
    """
    return {
        "genetic": [[*evolve(seed, depth=depth)][-1].best for seed in SEEDS],
        "crossing": [[*breed(seed, depth=depth)][-1].best for seed in SEEDS],
        "annealing": [[*anneal(seed, Bot(START, depth))][-1].now for seed in SEEDS],
        "not tuned": [next(evolve(seed, depth=depth, generations=1)).bots[16] for seed in SEEDS],
    }


@cache
def kept_table() -> dict[tuple[str, Weights], Interval]:
    """Prints the results that `bench tuned` has kept, and returns intervals by search and rival.

    The results are the points of each bot in its four matches, and the rates over all seeds.
    """
    rivals = (REPORTS, *RIVALS)
    rows = [row for row in tuned_results() if row.question == "search"]
    print("points of 200 against", *rivals)
    for first in range(0, len(rows), len(rivals)):
        of_bot = rows[first : first + len(rivals)]
        points = "".join(f"{row.points:7g}" for row in of_bot)
        print(f"{of_bot[0].how:9} {of_bot[0].seed}{points}   {of_bot[0].weights}")
    print("all seeds together")
    sums = {}
    for how in dict.fromkeys(row.how for row in rows):
        for rival in rivals:
            mine = [row for row in rows if (row.how, row.other) == (how, rival)]
            scored, games = sum(row.points for row in mine), sum(row.games for row in mine)
            low, high = sums[how, rival] = interval(scored, games)
            print(f"{how:9} against {rival}: {scored / games:.0%}, from {low:.0%} to {high:.0%}")
    return sums


@cache
def _leaves_out_half(won: int, games: int) -> bool:
    low, high = interval(won, games)
    return low > 1 / 2 or high < 1 / 2


def _coin(rate: float, random: Random) -> Iterator[float]:
    while True:
        yield float(random.random() < rate)
