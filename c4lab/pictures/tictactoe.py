"""Tic-tac-toe as a picture: a red X, an amber O, numbers in the empty squares."""

from collections.abc import Collection

from c4lab.games.tictactoe import SYMBOLS, TicTacToe
from c4lab.pictures.theme import FILL, PLAYER_EDGE, PLAYER_FILL, Spot, svg

CELL = 96
SIDE = 3 * CELL
ARM = 24  # from the centre of a square to the tip of a mark
PLACES = (
    *("top left", "top middle", "top right"),
    *("middle left", "centre", "middle right"),
    *("bottom left", "bottom middle", "bottom right"),
)


def draw(position: TicTacToe, lit: Collection[int] = ()) -> str:
    """Returns the board as SVG: the last move or the winning line is marked, `lit` squares glow."""
    body = [_lit(square) for square in lit]
    line = position.winning_line()
    if line:
        body += [_tile(square, PLAYER_FILL[position.winner], 0.24) for square in line]
    elif position.history:
        body.append(_tile(position.history[-1], PLAYER_FILL[-position.player], 0.18))
    body.append(_grid())
    for square, cell in enumerate(position.cells, start=1):
        body.append(_mark(square, cell) if cell else _number(square))
    if line:
        body.append(_strike(line[0], line[-1]))
    rows = position.diagram().replace("\n", " / ")
    return svg(SIDE, SIDE, "".join(body), f"Tic-tac-toe board, row by row: {rows}")


def mark(position: TicTacToe, move: int) -> str:
    """The markup that `move` would add to the picture."""
    return _mark(move, position.player)


def spots(position: TicTacToe) -> list[Spot]:
    """A spot for each of the nine squares, free or taken."""
    found = []
    for square, cell in enumerate(position.cells, start=1):
        x, y = _centre(square)
        state = f"taken by {SYMBOLS[cell]}" if cell else "free"
        label = f"square {square}, {PLACES[square - 1]}, {state}"
        found.append(Spot(square, label, _rect(square), x, y))
    return found


def _centre(square: int) -> tuple[float, float]:
    row, column = divmod(square - 1, 3)
    return (column + 0.5) * CELL, (row + 0.5) * CELL


def _rect(square: int, style: str = "") -> str:
    x, y = _centre(square)
    inset = 6
    side = CELL - 2 * inset
    left, top = x - CELL / 2 + inset, y - CELL / 2 + inset
    return f'<rect x="{left:g}" y="{top:g}" width="{side}" height="{side}" rx="12"{style}/>'


def _tile(square: int, colour: str, opacity: float) -> str:
    return _rect(square, f' fill="{colour}" fill-opacity="{opacity}"')


def _lit(square: int) -> str:
    colour = FILL["good"]
    return _rect(square, f' fill="{colour}" fill-opacity="0.2" stroke="{colour}" stroke-width="3"')


def _grid() -> str:
    ends = 8, SIDE - 8
    path = "".join(f"M{at} {ends[0]}V{ends[1]}M{ends[0]} {at}H{ends[1]}" for at in (CELL, 2 * CELL))
    return f'<path d="{path}" stroke="{FILL["line"]}" stroke-width="3" stroke-linecap="round"/>'


def _number(square: int) -> str:
    x, y = _centre(square)
    return (
        f'<text x="{x - CELL / 2 + 15:g}" y="{y - CELL / 2 + 23:g}" text-anchor="middle" '
        f'font-size="12" fill="{FILL["soft"]}">{square}</text>'
    )


def _mark(square: int, player: int) -> str:
    x, y = _centre(square)
    if player == +1:
        left, right, top, bottom = x - ARM, x + ARM, y - ARM, y + ARM
        path = f"M{left:g} {top:g}L{right:g} {bottom:g}M{right:g} {top:g}L{left:g} {bottom:g}"
        element = f'<path d="{path}" stroke-linecap="round"'
    else:
        element = f'<circle cx="{x:g}" cy="{y:g}" r="{ARM + 2}" fill="none"'
    # A darker edge beneath: amber alone is too pale for a white page.
    return "".join(
        f'{element} stroke="{colour}" stroke-width="{width}"/>'
        for colour, width in ((PLAYER_EDGE[player], 14), (PLAYER_FILL[player], 11))
    )


def _strike(first: int, last: int) -> str:
    (x1, y1), (x2, y2) = _centre(first), _centre(last)
    reach = 0.17  # part of the length that goes beyond the centres of the end squares
    dx, dy = reach * (x2 - x1), reach * (y2 - y1)
    return (
        f'<path d="M{x1 - dx:g} {y1 - dy:g}L{x2 + dx:g} {y2 + dy:g}" '
        f'stroke="{FILL["ink"]}" stroke-width="4" stroke-linecap="round"/>'
    )
