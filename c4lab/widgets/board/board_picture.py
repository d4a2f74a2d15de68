"""Draws a board: the position, a mistake under review, and the best play from there."""

from collections.abc import Sequence
from typing import cast

from c4lab.games import ConnectFour, Position
from c4lab.pictures import draw, mark
from c4lab.pictures.connect_four import moves_ahead, with_markup
from c4lab.players import Turn


def draw_board(position: Position, mistake: Turn | None, line: Sequence[int]) -> str:
    """An SVG of `position`, with the moves of `line` numbered.

    A `mistake` made in this position is drawn faintly, and the cells of the better moves get rings.
    """
    picture = draw(position)
    if mistake is not None:
        better = [cast(ConnectFour, position).landing(column) for column in mistake.better]
        picture = with_markup(draw(position, better), mark(position, mistake.column))
    return with_markup(picture, moves_ahead(cast(ConnectFour, position), line)) if line else picture
