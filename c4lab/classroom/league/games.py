"""The games of a league: which there are, how one is played, several at a time, and what is kept.

Whatever is played is a line of JSON in one file before the next game counts.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, suppress
from itertools import combinations, islice
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from zlib import crc32

from c4lab.checks.judging.workers import open_workers
from c4lab.checks.working.serving import die_with_parent
from c4lab.classroom.grading import sandbox
from c4lab.classroom.grading.journal import NO_LINE, JsonLines
from c4lab.classroom.league.engines import Entrant, our_player
from c4lab.classroom.league.seats import EngineSeat, Forfeit
from c4lab.games import ConnectFour
from c4lab.tuning.games import different_openings

OPENING = 4  # random moves at the start of a game


class Meeting(NamedTuple):
    """Two games of two entrants, by their keys, from one opening: first `one` moves first, then
    `other`. An engine has `seconds` for a move; 0 where none of them is an engine."""

    one: str
    other: str
    opening: str
    seconds: float


class Ended(NamedTuple):
    """A game that is over: all its `moves`, its `result` for the player who moved first, +1, 0 or
    -1, and how the loser lost it without a row of four, "" if nobody did."""

    moves: str
    result: int
    why: str


Seat = Callable[[ConnectFour], int]
"""Chooses a move for somebody at a board. Raises Forfeit."""


def meetings(
    entrants: Sequence[Entrant], rounds: int, seconds: float, seed: int
) -> Iterator[Meeting]:
    """All meetings, opening by opening: so at any moment all have played about as many games.

    The same `seed` gives the same openings; more `rounds` only add some. Who else plays changes
    nothing about the meetings of two.
    """
    known = sorted(entrants, key=lambda each: each.key)
    for opening in islice(different_openings(Random(f"league {seed}"), OPENING), rounds):
        for one, other in combinations(known, 2):
            clock = seconds if one.request or other.request else 0.0
            yield Meeting(one.key, other.key, opening, clock)


def play_meeting(meeting: Meeting, one: Entrant, other: Entrant, seed: int) -> tuple[Ended, Ended]:
    """Plays the two games. Raises OSError if no process can be started."""
    chance = Random(crc32(repr((seed, meeting)).encode()))
    with open_workers(sandbox.found()[0]) as workers:

        def seat(each: Entrant, seated: ExitStack) -> Seat:
            number = chance.randrange(1 << 32)
            if not each.request:
                return our_player(each, number).choose
            made = EngineSeat(each, workers, meeting.seconds, number)
            seated.callback(made.end)
            return made.choose

        def play(first: Entrant, second: Entrant) -> Ended:
            with ExitStack() as seated:
                return play_game(seat(first, seated), seat(second, seated), meeting.opening)

        return play(one, other), play(other, one)


def play_game(first: Seat, second: Seat, opening: str) -> Ended:
    """The game from an opening, which has an even number of moves."""
    position, seats = ConnectFour.parse(opening), {+1: first, -1: second}
    while (result := position.result()) is None:
        try:
            move = seats[position.player](position)
        except Forfeit as why:
            turn = len(position.history) + 1
            return Ended(str(position), -position.player, f"{why}, at move {turn}")
        position = position.play(move)
    return Ended(str(position), result, "")


class LeagueRecord(JsonLines):
    """The file at `path`, which is made if it does not exist. A line that broke off or that is no
    game is no line: what stood there is played again. Raises CannotKeep."""

    def __init__(self, path: Path) -> None:
        self.games: dict[Meeting, tuple[Ended, Ended]] = {}
        super().__init__(path)
        for line in self.before:
            with suppress(*NO_LINE):
                self._take(line)

    def add_games(self, meeting: Meeting, games: tuple[Ended, Ended]) -> None:
        """Keeps the two games of a meeting. Raises CannotKeep."""
        self.keep({"meeting": meeting, "games": games})
        self.games[meeting] = games

    def _take(self, line: dict[str, Any]) -> None:
        one, other, opening, seconds = line["meeting"]
        first, second = (_ended(*each) for each in line["games"])
        self.games[Meeting(one, other, opening, float(seconds))] = first, second


def _ended(moves: Any, result: Any, why: Any) -> Ended:
    """A game. Raises ValueError for what is none."""
    found = ConnectFour.parse(moves).result()
    over = found == result and not why
    forfeited = found is None and isinstance(why, str) and why and result in (1, -1)
    if not (over or forfeited):
        raise ValueError
    return Ended(str(moves), int(result), str(why))


def play_all(
    wanted: Iterable[Meeting],
    entrants: Mapping[str, Entrant],
    record: LeagueRecord,
    seed: int,
    jobs: int,
    told: Callable[[], object],
) -> None:
    """Plays the meetings that are wanted and not in the record yet, and calls `told` after each.

    The entrants are there by their keys. joblib runs the `jobs`; with -1 there is one for each
    core. Each meeting is in the record before the next counts. Raises CannotKeep, and OSError if no
    process can be started.
    """
    from joblib import Parallel, delayed

    missing = [meeting for meeting in wanted if meeting not in record.games]
    ended = Parallel(n_jobs=jobs, return_as="generator_unordered", batch_size=1)(
        delayed(_played)(each, entrants[each.one], entrants[each.other], seed, os.getpid())
        for each in missing
    )
    with closing(ended):
        for meeting, games in ended:
            record.add_games(meeting, games)
            told()


def _played(
    meeting: Meeting, one: Entrant, other: Entrant, seed: int, starter: int
) -> tuple[Meeting, tuple[Ended, Ended]]:
    """The meeting and its games; in a process that ends when the one that started it is gone."""
    if os.getppid() == starter:
        die_with_parent()
    return meeting, play_meeting(meeting, one, other, seed)
