"""A chart of a sequential test: its walk, game by game, between two borders."""

from collections.abc import Sequence

from c4lab.pictures.growth import Scale
from c4lab.pictures.theme import FILL, svg
from c4lab.tuning import Walk
from c4lab.widgets.chart_parts import label

WIDTH, HEIGHT = 480.0, 300.0
LEFT, RIGHT, TOP, BOTTOM = 52.0, 464.0, 16.0, 240.0
SHORTEST = 20  # games on the axis
POINTS = 400  # at most that many points of the line are drawn


def walk_chart(places: Sequence[float], walk: Walk, title: str) -> str:
    """An SVG of the walk: `places[n]` is its place after n games.

    A vertical line marks the length of a fixed match that is as sure, if it lies on the axis.
    """
    games = len(places) - 1
    low, high = walk.borders
    x = Scale(0, _round_up(games), LEFT, RIGHT, False)
    y = Scale(min(1.6 * low, *places), max(1.6 * high, *places), BOTTOM, TOP, False)
    body = []
    for at, place in (("high", high), ("start", 0.0), ("low", low)):
        dashes = "" if at == "start" else ' stroke-dasharray="8 4" stroke-width="2"'
        ink = FILL["line" if at == "start" else "ink"]
        body.append(f'<path d="M{LEFT:g} {y(place):.1f}H{RIGHT:g}" stroke="{ink}"{dashes}/>')
        body.append(label(LEFT - 8, y(place) + 5, f"{place:+.1f}" if place else "0", "end"))
    body.append(label(LEFT + 6, y(high) - 6, f"at least as good as {walk.high:g}", "start"))
    body.append(label(LEFT + 6, y(low) + 18, f"no better than {walk.low:g}", "start"))
    for tick in x.ticks():
        body.append(f'<path d="M{x(tick):.1f} {BOTTOM:g}v6" stroke="{FILL["soft"]}"/>')
        body.append(label(x(tick), BOTTOM + 22, f"{tick:,.0f}", "middle"))
    body.append(label((LEFT + RIGHT) / 2, HEIGHT - 10, "games", "middle"))
    if walk.fixed_games <= x.high:
        body += _mark_of_fixed_match(x(walk.fixed_games))
    step = -(-len(places) // POINTS)
    drawn = [*range(0, games, step), games]
    path = "L".join(f"{x(game):.1f} {y(places[game]):.1f}" for game in drawn)
    body.append(f'<path d="M{path}" fill="none" stroke="{FILL["board"]}" stroke-width="2.5"/>')
    last = f'cx="{x(games):.1f}" cy="{y(places[-1]):.1f}"'
    body.append(f'<circle {last} r="5" fill="{FILL["board"]}"/>')
    return svg(WIDTH, HEIGHT, "".join(body), title)


def _round_up(games: int) -> int:
    """The next of 20, 50, 100, 200, ... that is larger than `games`."""
    most = SHORTEST
    while most <= games:
        most = most * 5 // 2 if str(most).startswith("2") else most * 2
    return most


def _mark_of_fixed_match(x: float) -> list[str]:
    anchor = "end" if x > (LEFT + RIGHT) / 2 else "start"
    aside = -6 if anchor == "end" else 6
    return [
        f'<path d="M{x:.1f} {TOP:g}V{BOTTOM:g}" stroke="{FILL["soft"]}" stroke-dasharray="2 3"/>',
        label(x + aside, TOP + 12, "fixed match", anchor),
    ]
