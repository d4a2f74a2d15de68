"""Connect Four boards with rings around some cells, for a cell of a notebook."""

from collections.abc import Collection, Iterable
from html import escape

from c4lab.games import ConnectFour
from c4lab.games.grid import Cell, cell_name
from c4lab.pictures.connect_four import draw
from c4lab.pictures.theme import FONT, img


def ringed(position: ConnectFour, lit: Collection[int | Cell] = ()) -> str:
    """The board as an <img> element, with the columns and cells in `lit` marked.

    If cells are, the board has the letters and numbers that name them. The alternative text is
    the diagram, and the names of what is marked.
    """
    cells = ", ".join(cell_name(each) for each in lit if isinstance(each, tuple))
    columns = ", ".join(str(each) for each in lit if isinstance(each, int))
    words = [position.diagram()]
    words += [f"with a ring: {cells}"] if cells else []
    words += [f"with an arrow above: {columns}"] if columns else []
    return img(draw(position, lit, named=bool(cells)), "\n".join(words))


def in_a_row(boards: Iterable[tuple[str, ConnectFour, Collection[int | Cell]]]) -> str:
    """Boards side by side, as HTML: each has a caption, a position, and what is marked on it."""
    figures = "".join(
        '<figure style="flex:0 1 220px;margin:0">'
        f"{ringed(position, lit)}<figcaption>{escape(caption)}</figcaption></figure>"
        for caption, position, lit in boards
    )
    look = f"display:flex;flex-wrap:wrap;gap:16px;font-family:{FONT};font-size:14px"
    return f'<div style="{look}">{figures}</div>'
