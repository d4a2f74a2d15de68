"""A chart of ratings: a dot for the rating of each bot, and a bar for its interval."""

from collections.abc import Mapping, Sequence

from c4lab.pictures.growth import Scale
from c4lab.pictures.theme import FILL, svg
from c4lab.tuning.bots import Bot
from c4lab.tuning.ratings import Rating
from c4lab.widgets.chart_parts import label

WIDTH, LEFT, RIGHT = 480.0, 160.0, 456.0
TOP, ROW = 34.0, 30.0
LETTERS = 18  # of the longest name that fits


def ratings_chart(
    ratings: Sequence[Rating], names: Mapping[Bot, str], span: float, title: str
) -> str:
    """An SVG of `ratings`, in their order, on a scale from -span to +span.

    It shows only the `names` if there are no ratings yet. The dot is the rating, the bar its
    interval.
    """
    x = Scale(-span, span, LEFT, RIGHT, False)
    bots = [each.bot for each in ratings] or list(names)
    bottom = TOP + len(bots) * ROW
    body = []
    for tick in (-span, -span / 2, 0, span / 2, span) if ratings else (0,):
        ink = FILL["soft" if tick == 0 else "line"]
        body.append(f'<path d="M{x(tick):.1f} {TOP - 6:g}V{bottom:g}" stroke="{ink}"/>')
        body.append(label(x(tick), 18, f"{tick:+g}" if tick else "0", "middle"))
    for place, bot in enumerate(bots):
        y = TOP + (place + 0.5) * ROW
        name = names[bot] if len(names[bot]) <= LETTERS else names[bot][: LETTERS - 1] + "…"
        body.append(label(LEFT - 24, y + 5, name, "end"))
        if ratings:
            body += _interval(ratings[place], x, y)
    return svg(WIDTH, bottom + 10, "".join(body), title)


def _interval(rating: Rating, x: Scale, y: float) -> list[str]:
    low, high = x(rating.low), x(rating.high)
    return [
        f'<rect x="{low:.1f}" y="{y - 5:.1f}" width="{high - low:.1f}" height="10" rx="3" '
        f'fill="{FILL["board"]}"/>',
        f'<circle cx="{x(rating.rating):.1f}" cy="{y:.1f}" r="7" fill="{FILL["paper"]}" '
        f'stroke="{FILL["ink"]}" stroke-width="2"/>',
    ]
