"""A Connect Four board after a filter: columns that stay, columns that are out, and why."""

from collections.abc import Collection, Sequence

from c4lab.games import ConnectFour
from c4lab.games.grid import Cell, cell_name
from c4lab.pictures.connect_four import draw
from c4lab.pictures.rack import HEAD, HOLE, WHITE, Rack
from c4lab.pictures.theme import FILL, PLAYER_EDGE, PLAYER_FILL


def draw_filtered(
    position: ConnectFour,
    own: Collection[Cell],
    theirs: Collection[Cell],
    stays: Sequence[int],
    out: Collection[int],
    ranked: bool = False,
) -> str:
    """Returns the board as SVG.

    A column in `stays` has an outline and an arrow; if `ranked`, its place in the order instead of
    the arrow. A column in `out` has a cross. `own` are the empty cells where the side to move would
    make four, `theirs` those of the other side: they show "+" and "!", in the colour of the side.
    """
    rack = Rack(position.width, position.height)
    lit = () if ranked else stays
    body = [_outlined(rack, column) for column in stays if ranked]
    for place, column in enumerate(stays if ranked else (), start=1):
        body.append(_above(rack, column, str(place), "ink"))
    body += [_above(rack, column, "✕", "soft") for column in out]
    for cell in sorted({*own, *theirs}):
        sides = [(position.player, "+")] * (cell in own) + [(-position.player, "!")] * (
            cell in theirs
        )
        body += _signs(rack, cell, sides)
    sentences = [
        f"winning cells of the side to move: {_names_of(own)}",
        f"of the other side: {_names_of(theirs)}",
        f"columns that stay: {' '.join(map(str, stays)) or 'none'}",
    ]
    picture = draw(position, lit)
    head, title_end, rest = picture.removesuffix("</svg>").partition('" font-family')
    title = "; ".join([head, *sentences])
    return f"{title}{title_end}{rest}{''.join(body)}</svg>"


def _outlined(rack: Rack, column: int) -> str:
    """The outline of a column that stays, without its arrow."""
    outline = rack.outline(column)
    return outline[outline.index("/>") + 2 :]


def _above(rack: Rack, column: int, text: str, colour: str) -> str:
    x, _ = rack.centre((column, 1))
    return (
        f'<text x="{x:g}" y="{HEAD - 6}" text-anchor="middle" font-size="16" font-weight="600" '
        f'fill="{FILL[colour]}">{text}</text>'
    )


def _signs(rack: Rack, cell: Cell, sides: list[tuple[int, str]]) -> list[str]:
    """The signs of one empty cell: two side by side if both sides would make four there."""
    x, y = rack.centre(cell)
    found = []
    for number, (player, sign) in enumerate(sides):
        at = x + (number - (len(sides) - 1) / 2) * 20
        radius = 9 if len(sides) > 1 else HOLE - 6
        found.append(
            f'<circle cx="{at:g}" cy="{y:g}" r="{radius}" fill="{FILL["paper"]}" '
            f'stroke="{PLAYER_FILL[player]}" stroke-width="4"/>'
            f'<circle cx="{at:g}" cy="{y:g}" r="{radius + 2}" fill="none" '
            f'stroke="{PLAYER_EDGE[player] if player < 0 else WHITE}" stroke-width="1"/>'
            f'<text x="{at:g}" y="{y + 6:g}" text-anchor="middle" font-size="17" '
            f'font-weight="700" fill="{FILL["ink"]}">{sign}</text>'
        )
    return found


def _names_of(cells: Collection[Cell]) -> str:
    return " ".join(map(cell_name, sorted(cells))) or "none"
