"""The points of a match, game by game, each known or played when it is asked for."""

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

    `points` is a list of them, an iterator, or two bots. These play as they are asked for: from
    openings of four random moves, no position twice, each once with each colour, all drawn by
    `seed`.
    Raises ValueError for anything else.
    """

    def __init__(self, points: Any, seed: int) -> None:
        self.seed = seed
        self._points = points
        self._known: list[float] = []
        self._more: Iterator[Any] = iter(())
        if _are_two_bots(points):
            one, other = points
            self._more = games(one, other, seed)
        elif isinstance(points, (list, tuple)):
            self._known = [_checked(each, ValueError) for each in points]
        elif isinstance(points, Iterator):
            self._more = points
        else:
            raise ValueError(f"{WANTED}, not {points!r:.60}.")
        if self.listed and not self._known:
            raise ValueError(f"{WANTED}: this list has no game.")

    def __getitem__(self, number: int) -> float | None:
        """The points of a game, 0 being the first; None if the match is shorter. The games have to
        be asked for in their order. Raises Refused for what are no points."""
        if number == len(self._known):
            self._known += [_checked(each, Refused) for each in islice(self._more, 1)]
        return self._known[number] if number < len(self._known) else None

    @property
    def points(self) -> list[float]:
        """Those that are known, in their order."""
        return self._known[:]

    @property
    def listed(self) -> bool:
        """Whether all of them were given beforehand."""
        return isinstance(self._points, (list, tuple)) and not _are_two_bots(self._points)

    def again(self, seed: int) -> "MatchPoints":
        """Another match by this seed: the bots play new games; known ones get another order."""
        if _are_two_bots(self._points):
            return MatchPoints(self._points, seed)
        other = MatchPoints(self._points, seed)
        other._known = self._known[:]
        Random(f"walk {seed}").shuffle(other._known)
        return other


def games(one: Bot, other: Bot, seed: int) -> Iterator[float]:
    """The points of `one`, game by game."""
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


def _checked(points: Any, error: type[Exception]) -> float:
    if isinstance(points, Real) and points in (0, 1 / 2, 1):
        return float(points)
    raise error(f"{WANTED}: {points!r:.40} is none of these.")
