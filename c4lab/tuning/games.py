"""Games between bots: paired, played with both colours on all cores, and kept.

The same bots always play the same game from an opening. So a run that was stopped or killed can go
on: it starts again from its seed, and asks the file of games before it plays one.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, replace
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

from c4lab.games import ConnectFour
from c4lab.games.bits import to_bits
from c4lab.tuning.bots import Bot, Game, Weights, bot_engine
from c4lab.work.arguments import jobs
from c4lab.work.importing import is_here

OPENING = 3  # random plies unless the caller gives another number
BATCH = 8  # games that a worker gets at a time: much longer than starting it
HEADS = ("first", "first_depth", "second", "second_depth", "opening", "result", "moves")
Row = tuple[str, ...]


@dataclass(frozen=True)
class Pairing:
    """A game to be played: `first` moves first from `opening`, a line of moves."""

    first: Bot
    second: Bot
    opening: str = ""


@dataclass(frozen=True)
class Played:
    """A game that was played: `result` is +1 if its first bot won, 0 for a draw, -1 if it lost.

    `moves` is the number of moves, with those of the opening.
    """

    pairing: Pairing
    result: int
    moves: int

    @property
    def points(self) -> float:
        """The points of the first bot: 1, 1/2 or 0."""
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


def play(pairings: Sequence[Pairing], jobs: int = 1, file: GamesFile | None = None) -> list[Played]:
    """Plays the games; returns them in the order of `pairings`, with any number of `jobs`.

    joblib gives the jobs batches of games; -1 is a job for each core. To play on a Dask cluster,
    use `jobs=-1` after `client = distributed.Client(ADDRESS)` and this line:

        joblib.parallel_config(backend="dask")

    If a worker is lost, another one plays its batch again. Games that `file` knows are not played
    again; the games of a batch are written to it as soon as the batch is done.
    """
    known = {pairing: file.known(pairing) for pairing in pairings} if file is not None else {}
    asked = [pairing for pairing in dict.fromkeys(pairings) if not known.get(pairing)]
    batches = [asked[start : start + BATCH] for start in range(0, len(asked), BATCH)]
    ended = _ended(batches, jobs)
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


def _ended(batches: Sequence[Sequence[Pairing]], jobs: int) -> Iterator[list[tuple[int, int]]]:
    """What came of the games of each batch, one batch after the other.

    Without joblib, as in a browser tab, there is one job.
    """
    if not is_here("joblib"):
        return map(_batch, batches)
    from joblib import Parallel, delayed

    ended: Iterator[list[tuple[int, int]]] = Parallel(n_jobs=jobs, return_as="generator")(
        delayed(_batch)(batch) for batch in batches
    )
    return ended


def _batch(pairings: Sequence[Pairing]) -> list[tuple[int, int]]:
    """(result for the first bot, number of moves with those of the opening), for each game."""
    played = bot_engine().play([_game(pairing) for pairing in pairings])
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


def round_robin(bots: Sequence[Bot], openings: Sequence[str], **how: Any) -> list[Played]:
    """Each bot plays each other bot from every opening with both colours; `how` is for `play`.

    Raises ValueError for fewer than two bots, for equal bots and for no opening.
    """
    if len(bots) < 2 or len({*bots}) < len(bots) or not openings:
        raise ValueError(
            f"{len(bots)} bots, {len({*bots})} of them different, and {len(openings)} openings: "
            "give two or more bots, each once, and at least one opening."
        )
    return play(round_robin_pairings(bots, openings), **how)


def round_robin_pairings(bots: Sequence[Bot], openings: Sequence[str]) -> list[Pairing]:
    """The games of a round robin, opening by opening: so at any moment all bots have played about
    the same number of games."""
    return [
        each
        for opening in openings
        for one, other in combinations(bots, 2)
        for each in pairs(one, other, [opening])
    ]


class GamesFile:
    """The file at `path`, which is made if it does not exist.

    Removes an incomplete last line. Raises ValueError, with the line, for a line that is no game.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._known: dict[Row, tuple[int, int]] = {}
        if path.exists():
            self._load()
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._append([HEADS])

    def known(self, pairing: Pairing) -> Played | None:
        """The game, or None if it was not played before."""
        ended = self._known.get(_row(pairing))
        return None if ended is None else Played(pairing, *ended)

    def keep(self, games: Iterable[Played]) -> None:
        """Adds games to the file, and returns when the system has them."""
        rows = []
        for game in games:
            row = _row(game.pairing)
            if row not in self._known:
                self._known[row] = game.result, game.moves
                rows.append((*row, str(game.result), str(game.moves)))
        self._append(rows)

    def __len__(self) -> int:
        return len(self._known)

    def _append(self, rows: Iterable[Row]) -> None:
        with self.path.open("a", encoding="ascii", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows(rows)

    def _load(self) -> None:
        data = self.path.read_bytes()
        complete = data[: data.rfind(b"\n") + 1]
        if complete != data:
            with self.path.open("r+b") as file:
                file.truncate(len(complete))
        lines = complete.decode("ascii", errors="replace").splitlines()
        for number, row in enumerate(csv.reader(lines), start=1):
            try:
                self._load_row(number, row)
            except (ValueError, TypeError):
                raise ValueError(
                    f"Line {number} of {self.path} is no game ({','.join(row):.60}): remove it, "
                    "and the game is played again, or use another folder."
                ) from None
        if not complete:
            self._append([HEADS])

    def _load_row(self, number: int, row: list[str]) -> None:
        if number == 1:
            if tuple(row) != HEADS:
                raise ValueError
            return
        first, first_depth, second, second_depth, opening, result, moves = row
        pairing = Pairing(_bot(first, first_depth), _bot(second, second_depth), opening)
        if result not in ("1", "0", "-1"):
            raise ValueError
        self._known[_row(pairing)] = int(result), int(moves)


def _row(pairing: Pairing) -> Row:
    one, other = pairing.first, pairing.second
    return one.name, str(one.depth), other.name, str(other.depth), pairing.opening


def _bot(name: str, depth: str) -> Bot:
    centre, four, three, two, other_three = map(int, name.split("_"))
    weights: Weights = centre, four, three, two, other_three
    return Bot(weights, int(depth))


def cluster(address: str | None) -> AbstractContextManager[None]:
    """Context manager: joblib plays on the cluster, if there is an address.

    Raises ValueError if Dask is not installed, OSError if there is no cluster.
    """
    if address is None:
        return nullcontext()
    try:
        from distributed import Client
    except ImportError:
        raise ValueError("Dask is not installed here: pip install distributed.") from None
    return _playing_on(Client(address, timeout="10s"))


@contextmanager
def _playing_on(client: Any) -> Iterator[None]:
    from joblib import parallel_config

    with client, parallel_config(backend="dask"):
        yield


def count_of_jobs(text: str) -> int:
    """The number of processes in an argument of the command line; -1 is one a core."""
    return -1 if text == "-1" else jobs(text)
