"""The games of a league, before and after they are played, and how one is played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from itertools import combinations, islice
from random import Random
from typing import NamedTuple, Protocol
from zlib import crc32

from c4lab.capstone.guard import Forfeit
from c4lab.checks.judging.python_workers import open_workers
from c4lab.classroom.grading import sandbox
from c4lab.classroom.league.entrants import Entrant
from c4lab.classroom.league.house import house_player
from c4lab.classroom.league.seats import EngineSeat
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


class Seat(Protocol):
    """Somebody at a board."""

    def choose(self, position: ConnectFour, /) -> int:
        """The move. Raises Forfeit."""


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
            clock = seconds if one.engine or other.engine else 0.0
            yield Meeting(one.key, other.key, opening, clock)


def play_meeting(meeting: Meeting, one: Entrant, other: Entrant, seed: int) -> tuple[Ended, Ended]:
    """Plays the two games. Raises OSError if no process can be started."""
    chance = Random(crc32(repr((seed, meeting)).encode()))
    with ExitStack() as opened:
        workers = opened.enter_context(open_workers(sandbox.found()[0]))

        def seat(each: Entrant, seated: ExitStack) -> Seat:
            number = chance.randrange(1 << 32)
            if each.engine is None:
                return house_player(each, number)
            made = EngineSeat(each.engine, workers, meeting.seconds, number)
            seated.callback(made.end)
            return made

        def play(first: Entrant, second: Entrant) -> Ended:
            with ExitStack() as seated:
                return play_game(seat(first, seated), seat(second, seated), meeting.opening)

        return play(one, other), play(other, one)


def play_game(first: Seat, second: Seat, opening: str) -> Ended:
    """The game from an opening, which has an even number of moves."""
    position, seats = ConnectFour.parse(opening), {+1: first, -1: second}
    while (result := position.result()) is None:
        try:
            move = seats[position.player].choose(position)
        except Forfeit as why:
            turn = len(position.history) + 1
            return Ended(str(position), -position.player, f"{why}, at move {turn}")
        position = position.play(move)
    return Ended(str(position), result, "")
