"""The table of a league as rows of plain values, for a screen and for a spreadsheet."""

from __future__ import annotations

from collections.abc import Iterator

from c4lab.classroom.league.scoring import Standings

HEAD = ("place", "name", "rating", "low", "high", "points", "games", "forfeited")
Row = tuple[int, str, int, int, int, float, int, int]


def rows(table: Standings) -> Iterator[Row]:
    """A row for each entrant, the best first, as HEAD says."""
    for place, (entrant, rating) in enumerate(zip(table.entrants, table.ratings, strict=True)):
        points, games = table.total(place)
        forfeits = len(table.forfeits(place))
        yield (place + 1, entrant.name, round(rating.rating), round(rating.low),
               round(rating.high), points, games, forfeits)  # fmt: skip
