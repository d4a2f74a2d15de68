"""The ratings as a picture: a line for each interval, and a dot for the rating."""

from __future__ import annotations

from html import escape

from c4lab.classroom.league.scoring import Standings
from c4lab.pictures.theme import FILL, svg

WIDE, ROW, TOP, EDGE = 640, 40, 8, 10
LONGEST_NAME = 50  # characters


def interval_chart(found: Standings) -> str:
    """The ratings of all entrants with their intervals, the best on top, as SVG."""
    low = min(each.low for each in found.ratings)
    span = max(each.high for each in found.ratings) - low or 1.0
    height = 2 * TOP + ROW * len(found.entrants)

    def x(rating: float) -> float:
        return EDGE + (WIDE - 2 * EDGE) * (rating - low) / span

    body = [
        f'<line x1="{x(0):.0f}" y1="0" x2="{x(0):.0f}" y2="{height}" stroke="{FILL["soft"]}" '
        'stroke-dasharray="4 4"/>'
    ]
    said = []
    for place, (entrant, rating) in enumerate(zip(found.entrants, found.ratings, strict=True)):
        y = TOP + ROW * place
        name = entrant.name[:LONGEST_NAME]
        numbers = f"{rating.rating:.0f} ({rating.low:.0f} to {rating.high:.0f})"
        said.append(f"{name} {numbers}")
        body.append(
            f'<text x="{EDGE}" y="{y + 14}" font-size="14">{place + 1} {escape(name)}: {numbers}'
            f'</text><line x1="{x(rating.low):.0f}" y1="{y + 26}" x2="{x(rating.high):.0f}" '
            f'y2="{y + 26}" stroke="{FILL["board"]}" stroke-width="4"/>'
            f'<circle cx="{x(rating.rating):.0f}" cy="{y + 26}" r="6" fill="{FILL["board"]}"/>'
        )
    return svg(WIDE, height, "".join(body), f"Ratings with 95 % intervals: {'; '.join(said)}")
