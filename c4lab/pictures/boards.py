"""The picture of each game. A new game adds a module beside this one, and a line here."""

from collections.abc import Callable, Collection, Mapping
from html import escape
from typing import Any, NamedTuple

from c4lab.games import ConnectFour, Position, Sim, TicTacToe
from c4lab.games.position import Wrapped
from c4lab.pictures import connect_four, sim, tictactoe
from c4lab.pictures.theme import Spot, img, svg


class Picture(NamedTuple):
    """How one game is drawn: its board, the preview of a move, and the spots for moves."""

    draw: Callable[..., str]
    mark: Callable[[Any, int], str]
    spots: Callable[[Any], list[Spot]]


PICTURES: dict[type, Picture] = {
    TicTacToe: Picture(tictactoe.draw, tictactoe.mark, tictactoe.spots),
    Sim: Picture(sim.draw, sim.mark, sim.spots),
    ConnectFour: Picture(connect_four.draw, connect_four.mark, connect_four.spots),
}


def draw(
    position: Position,
    lit: Collection[int | tuple[int, int]] = (),
    signs: Mapping[tuple[int, int], str] | None = None,
) -> str:
    """Returns `position` as SVG, with the moves in `lit` highlighted.

    In Connect Four `lit` may also hold cells, as (column, row), and `signs` the sign for each
    cell, "+" or "×". The last move and the line that ended the game are marked. A game without
    a picture of its own is shown as its diagram.
    """
    return _picture(position).draw(position, lit, **({"signs": signs} if signs else {}))


def card(position: Position) -> str:
    """The picture of `position` as an <img> element; its alternative text is the diagram."""
    return img(draw(position), position.diagram())


def mark(position: Position, move: int) -> str:
    """The SVG markup that previews a legal `move` on top of the picture of `position`."""
    return _picture(position).mark(position, move)


def spots(position: Position) -> list[Spot]:
    """The spots of all moves of the game, also of moves that are not legal now."""
    return _picture(position).spots(position)


def _picture(position: Position) -> Picture:
    game = position.unwrapped if isinstance(position, Wrapped) else position
    for ancestor in type(game).__mro__:
        if ancestor in PICTURES:
            return PICTURES[ancestor]
    return Picture(_diagram, lambda position, move: "", lambda position: [])


def _diagram(position: Position, lit: Collection[Any]) -> str:
    lines = position.diagram().split("\n")
    text = "".join(
        f'<text x="16" y="{24 + 20 * row}" font-size="16" font-family="monospace" '
        f'xml:space="preserve">{escape(line)}</text>'
        for row, line in enumerate(lines)
    )
    width = 32 + 10 * max(map(len, lines))
    return svg(width, 16 + 20 * len(lines), text, f"Position {position}")
