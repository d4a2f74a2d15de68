"""In how many orders the moves lead to one position, and how a table profits, ply by ply."""

from typing import Any

import traitlets as t

from c4lab.evaluation import Squares
from c4lab.games import ConnectFour, IllegalMove, Position
from c4lab.instruments.meter import TableByPly
from c4lab.instruments.orders import Orders, orders_to
from c4lab.pictures import draw, spots
from c4lab.pictures.hits import Hits, hits_by_ply
from c4lab.pictures.theme import FONT, img
from c4lab.search import centre_first, deepening, left_to_right, with_memory
from c4lab.widgets.base import Widget, script, style
from c4lab.widgets.compass import neighbours
from c4lab.widgets.game_line import line_to, undone
from c4lab.widgets.game_words import wording
from c4lab.widgets.picture_spots import places

MOST = 16  # moves: the orders of more would take too long to count
DEPTHS = ["2", "3", "4", "5", "6"]
SEARCHES = {"one pass": with_memory, "pass after pass": deepening}


class Transpositions(Widget):
    """Pick moves on a board: see in how many orders they lead to its position, and how often a
    search from that position meets a position that its table knows.

    `position` is a game's class or a position of it, of at most 16 moves. `depth`, "2" to "6", is
    how far the search looks, and `passes` how: "one pass", or "pass after pass" for iterative
    deepening. Raises ValueError for what is no position, has no picture or too many moves.
    """

    _esm = script("transpositions")
    _css = style("board", "transpositions")

    game = t.Unicode().tag(sync=True)
    compass = t.Dict().tag(sync=True)
    svg = t.Unicode().tag(sync=True)
    spots = t.List(t.Dict()).tag(sync=True)
    orders = t.List(t.Unicode()).tag(sync=True)
    more = t.Unicode().tag(sync=True)
    chart = t.Unicode().tag(sync=True)
    status = t.Unicode().tag(sync=True)
    depths = t.List(t.Unicode(), DEPTHS).tag(sync=True)
    depth = t.Enum(DEPTHS, "4").tag(sync=True)
    searches = t.List(t.Unicode(), list(SEARCHES)).tag(sync=True)
    passes = t.Enum(list(SEARCHES), "one pass").tag(sync=True)

    def __init__(self, position: Position | type[Position] = ConnectFour) -> None:
        start: Any = position() if isinstance(position, type) else position
        if not isinstance(start, Position) or not spots(start):
            raise ValueError(
                f"{position!r:.80} is no position with a picture: give one, such as "
                "ConnectFour.parse('1234')."
            )
        if len(start.history) > MOST:
            raise ValueError(
                f"{start!r:.80} has {len(start.history)} moves: give a position with at most "
                f"{MOST}."
            )
        self._start = start
        self._line = line_to(start)
        pointed_at = spots(start)
        super().__init__(
            game=wording(start).title,
            compass={str(move): arrows for move, arrows in neighbours(pointed_at).items()},
        )
        self._show()
        self.observe(lambda change: self._show(), ["depth", "passes"])
        self.on_msg(self._hear)

    @property
    def position(self) -> Position:
        """The position on the board."""
        return self._line[-1]

    def play(self, move: int) -> None:
        """Make `move`. Raises IllegalMove, with the reason, also for more than 16 moves."""
        if len(self.position.history) >= MOST:
            raise IllegalMove(f"{MOST} moves are enough to count: undo some, or begin again.")
        self._line.append(self.position.play(move))
        self._show()

    def undo(self) -> None:
        """Take the last move back, also one of those that led to the first position."""
        self._line = undone(self._line)
        self._show()

    def restart(self) -> None:
        """Go back to the first position."""
        self._line = line_to(self._start)
        self._show()

    def picture(self) -> str:
        return draw(self.position)

    def words(self) -> str:
        return f"{self.position.diagram()}\n{self.status}"

    def static_html(self) -> str:
        return (
            f"{img(self.picture(), self.position.diagram())}{img(self.chart, self.status)}"
            f'<p style="font-family:{FONT};font-size:14px;margin:8px 0">{self.status}</p>'
        )

    def _hear(self, _: Any, message: dict[str, Any], buffers: Any) -> None:
        match message:
            case {"do": "play", "move": int(move)}:
                try:
                    self.play(move)
                except IllegalMove as error:
                    self.status = str(error)
            case {"do": "undo"}:
                self.undo()
            case {"do": "restart"}:
                self.restart()

    def _show(self) -> None:
        position = self.position
        orders = orders_to(position)
        plies = self._hits()
        with self.hold_sync():
            self.svg = draw(position)
            self.spots = places(position, position.moves())
            self.orders = [" ".join(map(str, order)) for order in orders.some if order]
            left = orders.number - len(orders.some)
            self.more = f"and {left:,} more" if left else ""
            self.chart = hits_by_ply(plies)
            self.status = f"{_sentence_on_orders(orders)} {self._sentence_on_search(plies)}"

    def _hits(self) -> list[Hits]:
        """For each ply, how often a search from here looked into its table and found something."""
        columns = isinstance(self.position, ConnectFour)
        table = TableByPly()
        SEARCHES[self.passes](
            self.position,
            int(self.depth),
            Squares() if columns else None,
            order=centre_first if columns else left_to_right,
            table=table,
        )
        return [
            Hits(ply, each.probes, each.hits, each.cut_offs)
            for ply, each in sorted(table.plies.items())
        ]

    def _sentence_on_search(self, plies: list[Hits]) -> str:
        if not plies:
            return "The game is over, and there is nothing to search."
        probes, hits, cut_offs = (sum(ply[k] for ply in plies) for k in (1, 2, 3))
        return (
            f"A search of {self.depth} moves, {self.passes}, looks up {probes:,} positions: "
            f"{hits:,} are known, and {cut_offs:,} of these need no search."
        )


def _sentence_on_orders(orders: Orders) -> str:
    if not any(orders.some):
        return "Make some moves."
    if orders.number == 1:
        return "One order of moves leads here."
    return f"{orders.number:,} orders of moves lead here."
