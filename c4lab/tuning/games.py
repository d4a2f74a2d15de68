"""Games between bots: from random openings, each played with both colours, on all cores."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from c4lab.games import ConnectFour
from c4lab.games.bits import to_bits
from c4lab.tuning.bots import Bot
from c4lab.tuning.machine_code import READABLE, compiled
from c4lab.tuning.pairings import Pairing, Played
from c4lab.tuning.record import Record

OPENING = 3  # random plies, where nothing else is said
BATCH = 8  # games that a worker plays at a time: starting it costs far less than these


def random_openings(random: Random, plies: int = OPENING) -> Iterator[str]:
    """Openings without end, drawn by `random`: `plies` legal moves after which nobody has won."""
    while True:
        position = ConnectFour()
        for _ in range(plies):
            if position.result() is None:
                position = position.play(random.choice(position.moves()))
        if position.result() is None:
            yield str(position)


def different_openings(random: Random, plies: int = OPENING) -> Iterator[str]:
    """The same, leaving out those that lead to a position that was there before: bots that never
    vary would play the same game again. Ask for fewer than there are: 1,120 after four moves."""
    seen = set()
    for opening in random_openings(random, plies):
        key = ConnectFour.parse(opening).key
        if key not in seen:
            seen.add(key)
            yield opening


def pairs(one: Bot, other: Bot, openings: Sequence[str]) -> list[Pairing]:
    """Two games from each opening: once `one` moves first, once `other`."""
    return [
        pairing
        for opening in openings
        for pairing in (Pairing(one, other, opening), Pairing(other, one, opening))
    ]


def play(
    pairings: Sequence[Pairing],
    jobs: int = 1,
    plain: bool = False,
    file: Record | None = None,
) -> list[Played]:
    """The games, in the order of `pairings`, whatever the number of `jobs`.

    With several jobs, or -1 for as many as there are cores, joblib hands them out in batches. On a
    Dask cluster it is one line in a notebook, after `client = distributed.Client(ADDRESS)`, and
    `jobs=-1`:

        joblib.parallel_config(backend="dask")

    A worker of it that is lost costs its batch, which another one plays again. `plain` plays
    by the functions as they read: the same games, some hundred times as slowly. Games that `file`
    knows are not played again, and those of a batch are in it as soon as the batch is done.
    """
    from joblib import Parallel, delayed

    known = {pairing: file.known(pairing) for pairing in pairings} if file is not None else {}
    asked = [pairing for pairing in dict.fromkeys(pairings) if not known.get(pairing)]
    batches = [asked[start : start + BATCH] for start in range(0, len(asked), BATCH)]
    ended = Parallel(n_jobs=jobs, return_as="generator")(
        delayed(_batch)(batch, plain) for batch in batches
    )
    found: dict[Pairing, Played] = {pairing: game for pairing, game in known.items() if game}
    for batch, results in zip(batches, ended, strict=True):
        games = [Played(pairing, *each) for pairing, each in zip(batch, results, strict=True)]
        found |= zip(batch, games, strict=True)
        if file is not None:
            file.keep(games)
    # Of equal bots each gets games of its own: only one of two equal games was played.
    return [replace(found[pairing], pairing=pairing) for pairing in pairings]


def play_pairs(one: Bot, other: Bot, openings: Sequence[str], **how: Any) -> list[float]:
    """The points of `one` in each game of `pairs`, in their order, played as `play(..., **how)`."""
    games = play(pairs(one, other, openings), **how)
    return [
        game.points if number % 2 == 0 else 1 - game.points for number, game in enumerate(games)
    ]


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
