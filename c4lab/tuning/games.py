"""Games between bots: from random openings, each played with both colours, on all cores."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from c4lab.games import ConnectFour
from c4lab.games.bits import to_bits
from c4lab.tuning.bots import Bot
from c4lab.tuning.machine_code import READABLE, compiled

OPENING = 3  # random plies, where nothing else is said
BATCH = 8  # games that a worker plays at a time: starting it costs far less than these


@dataclass(frozen=True)
class Pairing:
    """A game to be played: `first` moves first from `opening`, a line of moves."""

    first: Bot
    second: Bot
    opening: str = ""


@dataclass(frozen=True)
class Played:
    """A game that was played: `result` is +1 if its first bot won, 0 for a draw, -1 if it lost."""

    pairing: Pairing
    result: int
    moves: int

    @property
    def points(self) -> float:
        """Of the first bot: 1, 1/2 or 0."""
        return (self.result + 1) / 2


def random_openings(random: Random, plies: int = OPENING) -> Iterator[str]:
    """Openings without end, drawn by `random`: `plies` legal moves after which nobody has won."""
    while True:
        position = ConnectFour()
        for _ in range(plies):
            if position.result() is None:
                position = position.play(random.choice(position.moves()))
        if position.result() is None:
            yield str(position)


def pairs(one: Bot, other: Bot, openings: Sequence[str]) -> list[Pairing]:
    """Two games from each opening: once `one` moves first, once `other`."""
    return [
        pairing
        for opening in openings
        for pairing in (Pairing(one, other, opening), Pairing(other, one, opening))
    ]


def play(pairings: Sequence[Pairing], jobs: int = 1, plain: bool = False) -> list[Played]:
    """The games, in the order of `pairings`, whatever the number of `jobs`.

    With several jobs, or -1 for as many as there are cores, joblib hands them out in batches; a
    Dask cluster takes them where `joblib.parallel_config(backend="dask")` says so. `plain` plays
    by the functions as they read: the same games, some hundred times as slowly.
    """
    from joblib import Parallel, delayed

    batches = [pairings[start : start + BATCH] for start in range(0, len(pairings), BATCH)]
    ended = Parallel(n_jobs=jobs)(delayed(_batch)(batch, plain) for batch in batches)
    results = (each for batch in ended for each in batch)
    return [Played(pairing, *each) for pairing, each in zip(pairings, results, strict=True)]


def play_pairs(one: Bot, other: Bot, openings: Sequence[str], jobs: int = 1) -> list[float]:
    """The points of `one` in each game of `pairs`, in their order."""
    games = play(pairs(one, other, openings), jobs)
    return [each.points if each.pairing.first is one else 1 - each.points for each in games]


def _batch(pairings: Sequence[Pairing], plain: bool) -> list[tuple[int, int]]:
    return [_game(pairing, plain) for pairing in pairings]


def _game(pairing: Pairing, plain: bool) -> tuple[int, int]:
    """The result for the first bot, and the moves with those of the opening."""
    engine: Any = READABLE if plain else compiled()
    mine, mask = to_bits(ConnectFour.parse(pairing.opening))
    one, other = pairing.first, pairing.second
    if len(pairing.opening) % 2:  # the second bot is to move
        result, moves = engine.finished(
            mine, mask, other.weights, other.depth, one.weights, one.depth
        )
        result = -result
    else:
        result, moves = engine.finished(
            mine, mask, one.weights, one.depth, other.weights, other.depth
        )
    return int(result), len(pairing.opening) + int(moves)
