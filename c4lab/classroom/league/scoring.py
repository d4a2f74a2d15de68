"""Who stands where: points of each against each, ratings with intervals, and games forfeited."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from c4lab.classroom.league.engines import Entrant
from c4lab.classroom.league.games import Ended, Meeting
from c4lab.tuning.ratings import Estimate, estimates

HEAD = ("place", "name", "rating", "low", "high", "points", "games", "forfeited")
Row = tuple[int, str, int, int, int, float, int, int]


@dataclass(frozen=True)
class Game:
    """A game between two entrants, by their places in the table: `first` moved first."""

    first: int
    second: int
    ended: Ended

    @property
    def forfeited_by(self) -> int | None:
        """The place of who lost it without a row of four; None if nobody did."""
        if not self.ended.why:
            return None
        return self.second if self.ended.result > 0 else self.first


@dataclass(frozen=True)
class Standings:
    """The entrants, the best first, with their ratings; all games; and `scores`, the points and the
    number of games of each against each: scores[2][0] is the third's against the first."""

    entrants: tuple[Entrant, ...]
    ratings: tuple[Estimate, ...]
    games: tuple[Game, ...]
    scores: tuple[tuple[tuple[float, int], ...], ...]

    def total(self, place: int) -> tuple[float, int]:
        """The points of an entrant, and the number of games."""
        points, games = zip(*self.scores[place], strict=True)
        return sum(points), sum(games)

    def forfeits(self, place: int) -> list[str]:
        """How an entrant lost games without a row of four, a text for each."""
        return [game.ended.why for game in self.games if game.forfeited_by == place]


def standings(
    entrants: Sequence[Entrant],
    wanted: Sequence[Meeting],
    played: Mapping[Meeting, tuple[Ended, Ended]],
) -> Standings:
    """The table of these entrants after those of the wanted meetings that were played. Of equal
    ratings the earlier entrant comes first."""
    import numpy as np

    places = {entrant.key: place for place, entrant in enumerate(entrants)}
    games = []
    for meeting in wanted:
        if meeting in played:
            one, other = places[meeting.one], places[meeting.other]
            for pair, ended in zip(((one, other), (other, one)), played[meeting], strict=True):
                games.append(Game(*pair, ended))
    points = np.zeros((len(entrants), len(entrants)))
    for game in games:
        points[game.first, game.second] += (1 + game.ended.result) / 2
        points[game.second, game.first] += (1 - game.ended.result) / 2
    ratings = estimates(points)
    order = sorted(range(len(entrants)), key=lambda place: -ratings[place].rating)
    rank = {place: number for number, place in enumerate(order)}
    counts = points + points.T
    return Standings(
        tuple(entrants[place] for place in order),
        tuple(ratings[place] for place in order),
        tuple(Game(rank[game.first], rank[game.second], game.ended) for game in games),
        tuple(
            tuple((float(points[one, other]), round(float(counts[one, other]))) for other in order)
            for one in order
        ),
    )


def rows(table: Standings) -> Iterator[Row]:
    """A row for each entrant, the best first, as HEAD says."""
    for place, (entrant, rating) in enumerate(zip(table.entrants, table.ratings, strict=True)):
        points, games = table.total(place)
        forfeits = len(table.forfeits(place))
        yield (place + 1, entrant.name, round(rating.rating), round(rating.low),
               round(rating.high), points, games, forfeits)  # fmt: skip
