"""The cost of a tuned bot's games: compiled and in plain Python, on one worker and on more.

All ways play the same games in turns, and the median of the turns counts. Before that, all have to
find the same results.
"""

from collections.abc import Sequence
from itertools import islice
from random import Random
from statistics import median
from time import perf_counter
from typing import NamedTuple

from c4lab.tuning import Bot, random_openings
from c4lab.tuning.games import Pairing, Played, pairs, play

ONE, OTHER = (3, 100, 1, 8, 29), (3, 100, 5, 2, 4)


class Cost(NamedTuple):
    """The games a second, and how many times as many these are as those of the first way."""

    way: str
    games: int
    games_a_second: float
    faster: float


def engines(games: int = 4, depth: int = 4, repeats: int = 3) -> list[Cost]:
    """The costs of the same games in plain Python and compiled, with one process."""
    same = pairings(games, depth)
    return _compared({"plain Python": (same, 1, True), "compiled": (same, 1, False)}, repeats)


def workers(
    numbers: Sequence[int] = (1, 2), games: int = 200, depth: int = 7, repeats: int = 3
) -> list[Cost]:
    """The costs of the same games, compiled, with each of these numbers of processes."""
    same = pairings(games, depth)
    ways = {f"{n} worker{'s' * (n > 1)}": (same, n, False) for n in numbers}
    return _compared(ways, repeats)


def pairings(games: int, depth: int) -> list[Pairing]:
    """`games` games of two bots (one more if that is odd), from random openings."""
    openings = list(islice(random_openings(Random("bench tuning"), 4), (games + 1) // 2))
    return pairs(Bot(ONE, depth), Bot(OTHER, depth), openings)


def _compared(ways: dict[str, tuple[list[Pairing], int, bool]], repeats: int) -> list[Cost]:
    """The costs. Raises ArithmeticError if a game ends in another way than with the first way."""
    played: dict[str, list[Played]] = {}
    for name, (games, jobs, plain) in ways.items():  # this also compiles, and starts the workers
        played[name] = play(games, jobs, plain)
        if played[name] != next(iter(played.values())):
            raise ArithmeticError(f"{name!r} plays other games than {next(iter(ways))!r}.")
    rounds = [{name: _seconds(*way) for name, way in ways.items()} for _ in range(repeats)]
    speeds = {
        name: len(played[name]) / median(seconds[name] for seconds in rounds) for name in ways
    }
    first = next(iter(speeds.values()))
    return [Cost(name, len(played[name]), speed, speed / first) for name, speed in speeds.items()]


def _seconds(games: list[Pairing], jobs: int, plain: bool) -> float:
    start = perf_counter()
    play(games, jobs, plain)
    return perf_counter() - start
