"""Games between bots: from random openings, each played with both colours, on all cores."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from c4lab.games import ConnectFour
from c4lab.games.bits import to_bits
from c4lab.tuning.bots import Bot
from c4lab.tuning.compiled_engine import Game, ReadableEngine, bot_engine
from c4lab.tuning.pairings import Pairing, Played
from c4lab.tuning.record import Record
from c4lab.work.libraries import is_here

OPENING = 3  # random plies unless the caller gives another number
BATCH = 8  # games that a worker gets at a time: much longer than starting it


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
    """As `random_openings`, but each leads to another position: from the same position, bots that
    never vary play the same game. There are 1,120 after four moves; more are never found."""
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
    """Plays the games; returns them in the order of `pairings`, with any number of `jobs`.

    joblib gives the jobs batches of games; -1 is a job for each core. To play on a Dask cluster,
    use `jobs=-1` after `client = distributed.Client(ADDRESS)` and this line:

        joblib.parallel_config(backend="dask")

    If a worker is lost, another one plays its batch again. `plain` plays in plain Python: the same
    games, some hundred times as slowly. Games that `file` knows are not played again; the games of
    a batch are written to it as soon as the batch is done.
    """
    known = {pairing: file.known(pairing) for pairing in pairings} if file is not None else {}
    asked = [pairing for pairing in dict.fromkeys(pairings) if not known.get(pairing)]
    batches = [asked[start : start + BATCH] for start in range(0, len(asked), BATCH)]
    ended = _ended(batches, jobs, plain)
    played: dict[Pairing, Played] = {pairing: game for pairing, game in known.items() if game}
    for batch, results in zip(batches, ended, strict=True):
        games = [Played(pairing, *each) for pairing, each in zip(batch, results, strict=True)]
        played |= zip(batch, games, strict=True)
        if file is not None:
            file.keep(games)
    # Equal pairings were played once; each gets a game with bots of its own.
    return [replace(played[pairing], pairing=pairing) for pairing in pairings]


def play_pairs(one: Bot, other: Bot, openings: Sequence[str], **how: Any) -> list[float]:
    """The points of `one` in each game of `pairs`, in order; `how` are options of `play`."""
    games = play(pairs(one, other, openings), **how)
    return [
        game.points if number % 2 == 0 else 1 - game.points for number, game in enumerate(games)
    ]


def _ended(
    batches: Sequence[Sequence[Pairing]], jobs: int, plain: bool
) -> Iterator[list[tuple[int, int]]]:
    """What came of the games of each batch, one batch after the other.

    Without joblib, as in a browser tab, there is one job.
    """
    if not is_here("joblib"):
        return (_batch(batch, plain) for batch in batches)
    from joblib import Parallel, delayed

    ended: Iterator[list[tuple[int, int]]] = Parallel(n_jobs=jobs, return_as="generator")(
        delayed(_batch)(batch, plain) for batch in batches
    )
    return ended


def _batch(pairings: Sequence[Pairing], plain: bool) -> list[tuple[int, int]]:
    """(result for the first bot, number of moves with those of the opening), for each game."""
    engine = ReadableEngine() if plain else bot_engine()
    played = engine.play([_game(pairing) for pairing in pairings])
    return [
        (-result if len(pairing.opening) % 2 else result, len(pairing.opening) + moves)
        for pairing, (result, moves) in zip(pairings, played, strict=True)
    ]


def _game(pairing: Pairing) -> Game:
    mine, mask = to_bits(ConnectFour.parse(pairing.opening))
    one, other = pairing.first, pairing.second
    if len(pairing.opening) % 2:  # the second bot is to move
        one, other = other, one
    return mine, mask, one.weights, one.depth, other.weights, other.depth
