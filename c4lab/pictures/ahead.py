"""Additions to the picture of a Connect Four board: numbered future moves, and scores."""

from collections.abc import Mapping, Sequence

from c4lab.games import ConnectFour
from c4lab.games.bits import HEIGHT, WIDTH
from c4lab.pictures.rack import CELL, PAD, Rack, disc
from c4lab.pictures.theme import FILL, svg

ROW = 40
"""The height of the row of scores."""


def with_markup(picture: str, markup: str) -> str:
    """The SVG `picture` with `markup` on top of it."""
    return f"{picture.removesuffix('</svg>')}{markup}</svg>"


def moves_ahead(position: ConnectFour, columns: Sequence[int]) -> str:
    """Returns markup: the discs of the moves in `columns`, played one after another from `position`
    on, faint and numbered from 1."""
    rack, drawn = Rack(position.width, position.height), []
    for number, column in enumerate(columns, start=1):
        x, y = rack.centre(position.landing(column))
        drawn.append(
            f'<g opacity="0.45">{disc(x, y, position.player)}</g>'
            f'<text x="{x:g}" y="{y + 6:g}" text-anchor="middle" font-size="17" font-weight="700" '
            f'fill="{FILL["ink"]}" stroke="{FILL["paper"]}" stroke-width="4" '
            f'paint-order="stroke">{number}</text>'
        )
        position = position.play(column)
    return "".join(drawn)


def with_scores(picture: str, scores: Mapping[int, str]) -> str:
    """The picture of a standard board, with the text `scores[column]` above each such column."""
    width, height = Rack(WIDTH, HEIGHT).size
    texts = "".join(
        f'<text x="{PAD + (column - 0.5) * CELL:g}" y="26" text-anchor="middle" font-size="17" '
        f'font-weight="600">{text}</text>'
        for column, text in scores.items()
    )
    title = ", ".join(f"column {column}: {text}" for column, text in scores.items())
    lower = picture.replace("<svg ", f'<svg y="{ROW}" ', 1)
    return svg(width, height + ROW, texts + lower, f"Scores: {title}")
