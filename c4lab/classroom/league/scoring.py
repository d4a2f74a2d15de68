"""Who stands where: points of each against each, ratings with intervals, and games forfeited."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from c4lab.classroom.league.engines import Entrant
from c4lab.classroom.league.games import Ended, Meeting
from c4lab.tuning.ratings import Estimate, estimates

HEAD = ("place", "name", "rating", "low", "high", "points", "games", "forfeited")
Row = tuple[int, str, int, int, int, float, int, int]


class Game(NamedTuple):
    """A game between two entrants, by their places in the table: `first` moved first. The rest is
    as in Ended."""

    first: int
    second: int
    moves: str
    result: int
    why: str


@dataclass(frozen=True)
class Standings:
    """The entrants, the best first, with their ratings; all games; and the points and the number of
    games of each against each: points[2][0] are the third's against the first."""

    entrants: list[Entrant]
    ratings: list[Estimate]
    games: list[Game]
    points: list[list[float]]
    counts: list[list[int]]

    def forfeits(self, place: int) -> list[str]:
        """How an entrant lost games without a row of four, a text for each."""
        return [
            game.why
            for game in self.games
            if game.why and place == (game.second if game.result > 0 else game.first)
        ]


def standings(
    entrants: Sequence[Entrant],
    wanted: Sequence[Meeting],
    played: Mapping[Meeting, tuple[Ended, Ended]],
) -> Standings:
    """The table of these entrants after those of the wanted meetings that were played. Of equal
    ratings the earlier entrant comes first."""
    import numpy as np

    places = {entrant.key: place for place, entrant in enumerate(entrants)}
    points = np.zeros((len(entrants), len(entrants)))
    found = []
    for meeting in wanted:
        if meeting in played:
            there, back = played[meeting]
            found += [(meeting.one, meeting.other, there), (meeting.other, meeting.one, back)]
    for first, second, ended in found:
        points[places[first], places[second]] += (1 + ended.result) / 2
        points[places[second], places[first]] += (1 - ended.result) / 2
    ratings = estimates(points)
    order = sorted(range(len(entrants)), key=lambda place: -ratings[place].rating)
    rank = {entrants[place].key: number for number, place in enumerate(order)}
    points = points[np.ix_(order, order)]
    return Standings(
        [entrants[place] for place in order],
        [ratings[place] for place in order],
        [Game(rank[first], rank[second], *ended) for first, second, ended in found],
        points.tolist(),
        (points + points.T).astype(int).tolist(),
    )


def rows(table: Standings) -> Iterator[Row]:
    """A row for each entrant, the best first, as HEAD says."""
    for place, (entrant, rating) in enumerate(zip(table.entrants, table.ratings, strict=True)):
        points, games = sum(table.points[place]), sum(table.counts[place])
        forfeits = len(table.forfeits(place))
        yield (place + 1, entrant.name, round(rating.rating), round(rating.low),
               round(rating.high), points, games, forfeits)  # fmt: skip
