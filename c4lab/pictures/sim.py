"""Sim as a picture: a hexagon with numbered points, red edges solid and amber edges dashed."""

from collections.abc import Collection
from math import atan2, cos, degrees, hypot, pi, sin

from c4lab.games.sim import EDGES, POINTS, Sim
from c4lab.pictures.theme import FILL, PLAYER_EDGE, PLAYER_FILL, Spot, svg

WIDTH, HEIGHT = 384, 344
RADIUS = 160  # of the hexagon
DISC = 16  # radius of a numbered point
AT = {
    point: (
        WIDTH / 2 + RADIUS * cos(pi * (point - 3) / 3),
        HEIGHT / 2 + RADIUS * sin(pi * (point - 3) / 3),
    )
    for point in POINTS
}  # clockwise from the top left
LONG = (14, 25, 36)  # the diagonals through the centre


def draw(position: Sim, lit: Collection[int] = ()) -> str:
    """Returns the board as SVG: the last move or closed triangle is marked, `lit` edges glow."""
    triangle = position.winning_line()
    free = [edge for edge in EDGES if edge not in position.history]
    body = [_line(edge, FILL["line"], 1.5) for edge in free]
    body += [_line(edge, FILL["good"], 18, ' stroke-opacity="0.5"') for edge in lit]
    if triangle:
        body.append(_area(triangle, PLAYER_FILL[position.loser]))
    elif position.history:
        colour = PLAYER_FILL[-position.player]
        body.append(_line(position.history[-1], colour, 22, ' stroke-opacity="0.28"'))
    for edge in position.history:
        faded = bool(triangle) and edge not in triangle
        coloured = _coloured(edge, +1 if edge in position.red else -1, 8 if edge in triangle else 5)
        body.append(f'<g opacity="0.5">{coloured}</g>' if faded else coloured)
    body += [_point(point) for point in POINTS]
    state = position.diagram().replace("\n", "; ").replace(": -", ": none")
    return svg(WIDTH, HEIGHT, "".join(body), f"Sim board. {state}")


def mark(position: Sim, move: int) -> str:
    """The markup that `move` would add to the picture."""
    return _coloured(move, position.player, 5)


def spots(position: Sim) -> list[Spot]:
    """A spot for each of the fifteen edges, free or taken.

    The long diagonals come first, so they lie below the others: where a long diagonal crosses the
    middle of a shorter edge, a click selects the shorter edge.
    """
    found = []
    for edge in (*LONG, *(edge for edge in EDGES if edge not in LONG)):
        taken = "red" if edge in position.red else "amber" if edge in position.amber else ""
        label = f"edge {edge}, {taken or 'free'}"
        found.append(Spot(edge, label, _capsule(edge), *_middle(edge)))
    return found


def _ends(edge: int) -> tuple[float, float, float, float]:
    start, end = divmod(edge, 10)
    return (*AT[start], *AT[end])


def _middle(edge: int) -> tuple[float, float]:
    x1, y1, x2, y2 = _ends(edge)
    # The long diagonals share their midpoint, so each has its spot nearer to its first point.
    along = 0.375 if edge in LONG else 0.5
    return x1 + along * (x2 - x1), y1 + along * (y2 - y1)


def _path(edge: int, short: float = 0) -> str:
    x1, y1, x2, y2 = _ends(edge)
    cut = short / hypot(x2 - x1, y2 - y1)
    dx, dy = cut * (x2 - x1), cut * (y2 - y1)
    return f"M{x1 + dx:.1f} {y1 + dy:.1f}L{x2 - dx:.1f} {y2 - dy:.1f}"


def _capsule(edge: int) -> str:
    x1, y1, x2, y2 = _ends(edge)
    turn = degrees(atan2(y2 - y1, x2 - x1))
    # It keeps 36 units away from both points: five edges meet there, and spots would overlap.
    length = hypot(x2 - x1, y2 - y1) - 2 * 36
    return (
        f'<rect x="{x1 + 36:.1f}" y="{y1 - 12:.1f}" width="{length:.1f}" height="24" rx="12" '
        f'transform="rotate({turn:.1f} {x1:.1f} {y1:.1f})"/>'
    )


def _line(edge: int, colour: str, width: float, style: str = "") -> str:
    return f'<path d="{_path(edge)}" stroke="{colour}" stroke-width="{width:g}"{style}/>'


def _coloured(edge: int, player: int, width: float) -> str:
    if player == +1:
        return _line(edge, PLAYER_FILL[player], width)
    # Dashes mark amber without colour; a darker edge makes them visible on a white page.
    short, dash = DISC + 8, 1.5 * width + 5
    x1, y1, x2, y2 = _ends(edge)
    length = hypot(x2 - x1, y2 - y1) - 2 * short
    number = round((length + width + 8) / (dash + width + 8))
    gap = (length - number * dash) / (number - 1)  # so that there is a dash at each end
    dashes = (
        f'<path d="{_path(edge, short)}" stroke-linecap="round" '
        f'stroke-dasharray="{dash:g} {gap:.2f}"'
    )
    return "".join(
        f'{dashes} stroke="{colour}" stroke-width="{wide:g}"/>'
        for colour, wide in ((PLAYER_EDGE[player], width + 3), (PLAYER_FILL[player], width))
    )


def _area(triangle: Collection[int], colour: str) -> str:
    corners = sorted({int(digit) for edge in triangle for digit in str(edge)})
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in (AT[corner] for corner in corners))
    return f'<polygon points="{points}" fill="{colour}" fill-opacity="0.28"/>'


def _point(point: int) -> str:
    x, y = AT[point]
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{DISC}" fill="{FILL["paper"]}" '
        f'stroke="{FILL["ink"]}" stroke-width="2"/>'
        f'<text x="{x:.1f}" y="{y + 5:.1f}" text-anchor="middle" font-size="14" '
        f'font-weight="600">{point}</text>'
    )
