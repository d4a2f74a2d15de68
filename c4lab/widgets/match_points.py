"""The points of a match, game by game: given beforehand, or played on demand."""

from collections.abc import Iterator
from itertools import islice, product
from numbers import Real
from random import Random
from typing import Any

from c4lab.games import ConnectFour
from c4lab.tuning import Bot
from c4lab.tuning.games import pairs, play
from c4lab.widgets.task import Refused

WANTED = "Give a list or an iterator with 1, 1/2 or 0 points for each game, or two bots"
PLIES = 4  # of an opening: they lead to 1,120 positions


class MatchPoints:
    """The points of the first player in one game after another.

    `points` is a list of points, an iterator, or two bots. The bots play each game when it is
    asked for. They begin with openings of four random moves, drawn by `seed`, and play each
    opening twice, once with each colour. No two openings lead to the same position. Raises
    ValueError for anything else.
    """

    def __init__(self, points: Any, seed: int) -> None:
        self.seed = seed
        self._points = points
        self._known: list[float] = []
        self._rest: Iterator[Any] = iter(())
        if _are_two_bots(points):
            one, other = points
            self._rest = games(one, other, seed)
        elif isinstance(points, (list, tuple)):
            self._known = [_as_points(each, ValueError) for each in points]
        elif isinstance(points, Iterator):
            self._rest = points
        else:
            raise ValueError(f"{WANTED}, not {points!r:.60}.")
        if self.listed and not self._known:
            raise ValueError(f"{WANTED}: this list has no game.")

    def __getitem__(self, number: int) -> float | None:
        """The points of a game, counted from 0; None if the match is shorter.

        Ask for the games in their order. Raises Refused for a value that is no points.
        """
        if number == len(self._known):
            self._known += [_as_points(each, Refused) for each in islice(self._rest, 1)]
        return self._known[number] if number < len(self._known) else None

    @property
    def points(self) -> list[float]:
        """The points known so far, in the order of the games."""
        return self._known[:]

    @property
    def listed(self) -> bool:
        """Whether all points were given beforehand, in a list."""
        return isinstance(self._points, (list, tuple)) and not _are_two_bots(self._points)

    def with_seed(self, seed: int) -> "MatchPoints":
        """The match for another seed: bots play new games, known points get another order."""
        other = MatchPoints(self._points, seed)
        if _are_two_bots(self._points):
            return other
        other._known = self._known[:]
        Random(f"walk {seed}").shuffle(other._known)
        return other


def games(one: Bot, other: Bot, seed: int) -> Iterator[float]:
    """The points of `one` against `other`, game by game."""
    openings = ["".join(moves) for moves in product("1234567", repeat=PLIES)]
    Random(f"walk {seed}").shuffle(openings)
    for opening in {ConnectFour.parse(each).key: each for each in openings}.values():
        first, second = pairs(one, other, [opening])
        yield from (game.points for game in play([first]))
        yield from (1 - game.points for game in play([second]))


def _are_two_bots(points: Any) -> bool:
    return (
        isinstance(points, (list, tuple))
        and len(points) == 2
        and all(isinstance(each, Bot) for each in points)
    )


def _as_points(points: Any, error: type[Exception]) -> float:
    if isinstance(points, Real) and points in (0, 1 / 2, 1):
        return float(points)
    raise error(f"{WANTED}: {points!r:.40} is none of these.")
