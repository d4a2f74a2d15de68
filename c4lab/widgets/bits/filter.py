"""Which columns of a position stay after each filter, and why: on the board and in a table."""

from html import escape
from typing import Any

import traitlets as t

from c4lab.games import ConnectFour, IllegalMove
from c4lab.games.connect_four import NAMES
from c4lab.games.grid import cell_name
from c4lab.pictures import spots
from c4lab.pictures.amounts import draw_filtered
from c4lab.pictures.theme import FONT, img
from c4lab.widgets.base import Widget, script, style
from c4lab.widgets.bits.filtering import STEPS, Filtered
from c4lab.widgets.parts.compass import neighbours
from c4lab.widgets.parts.game_line import line_to, undone
from c4lab.widgets.parts.picture_spots import places

ORDER = len(STEPS) - 1
HEADS = ("column", "lands on", "verdict", "winning cells after it", "turn")


class Filter(Widget):
    """Steps a position through the filters that a search applies to its moves.

    `position` is one of Connect Four on 7 by 6 cells, or the moves that lead there. `step` goes
    from 0, all open columns, through own wins, blocks and landings below a threat, to 4, the
    order of what is left. Raises ValueError for anything else, and says why.
    """

    _esm = script("filter")
    _css = style("spots", "filter")

    step = t.Int(0).tag(sync=True)
    steps = t.List(t.Unicode(), list(STEPS)).tag(sync=True)
    heads = t.List(t.Unicode(), list(HEADS)).tag(sync=True)
    compass = t.Dict().tag(sync=True)
    svg = t.Unicode().tag(sync=True)
    spots = t.List(t.Dict()).tag(sync=True)
    moves = t.Unicode().tag(sync=True)
    wrong = t.Bool(False).tag(sync=True)  # whether the moves that were typed are no position
    rows = t.List(t.Dict()).tag(sync=True)
    status = t.Unicode().tag(sync=True)

    def __init__(self, position: ConnectFour | str | type[ConnectFour] = "", step: int = 0) -> None:
        start: Any = position() if isinstance(position, type) else position
        if isinstance(start, str):
            start = ConnectFour.parse(start)
        size = [getattr(start, name, None) for name in ("width", "height", "connect")]
        if size != [7, 6, 4]:
            raise ValueError(
                f"{position!r:.80} is no position on 7 by 6 cells: give one such as "
                "ConnectFour.parse('4455'), or its moves, '4455'."
            )
        self._start: ConnectFour = start
        self._line: list[ConnectFour] = line_to(self._start)
        super().__init__(
            step=step,
            compass={str(move): arrows for move, arrows in neighbours(spots(start)).items()},
        )
        self._show()
        self.observe(lambda change: self._show(), ["step"])
        self.on_msg(self._hear)

    @t.validate("step")
    def _keep_step_in_range(self, proposal: Any) -> int:
        return max(0, min(int(proposal["value"]), ORDER))

    @property
    def position(self) -> ConnectFour:
        """The position on the board."""
        return self._line[-1]

    @property
    def filtered(self) -> Filtered:
        """The results of all filters for the position on the board."""
        return Filtered(self.position)

    def play(self, move: int) -> None:
        """Drop a disc. Raises IllegalMove, with the reason."""
        self._line.append(self.position.play(move))
        self._show()

    def undo(self) -> None:
        """Take the last disc back, also one of those that led to the first position."""
        self._line = undone(self._line)
        self._show()

    def restart(self) -> None:
        """Go back to the first position."""
        self._line = line_to(self._start)
        self._show()

    def go(self, moves: str) -> None:
        """Go to the position after `moves`. Raises IllegalMove, with the reason."""
        self._line = line_to(ConnectFour.parse(moves))
        self._show()

    def picture(self) -> str:
        result, step = self.filtered, self.step
        out = [move for move, (at, _) in result.out.items() if 0 < at <= step]
        stays = result.stays[step]
        return draw_filtered(self.position, result.own, result.theirs, stays, out, step == ORDER)

    def words(self) -> str:
        lines = [
            "  ".join(filter(None, (f"column {row['move']}", row["lands"], row["verdict"],
                                    row["worth"], row["turn"])))
            for row in self.rows
        ]  # fmt: skip
        return "\n".join([self.position.diagram(), self.status, *lines])

    def static_html(self) -> str:
        lines = "<br>".join(map(escape, self.words().split("\n")[self.position.height :]))
        return (
            f"{img(self.picture(), self.position.diagram())}"
            f'<p style="font-family:{FONT};font-size:14px;line-height:1.4;margin:8px 0">{lines}</p>'
        )

    def _hear(self, _: Any, message: dict[str, Any], buffers: Any) -> None:
        """Does what a person asks for. If it is impossible, the status line says why."""
        self.wrong = False
        try:
            match message:
                case {"do": "play", "move": int(move)}:
                    self.play(move)
                case {"do": "undo"}:
                    self.undo()
                case {"do": "restart"}:
                    self.restart()
                case {"do": "type", "moves": str(moves)}:
                    self.wrong = True
                    self.go(moves)
                    self.wrong = False
        except IllegalMove as error:
            self.status = str(error)

    def _show(self) -> None:
        position, result, step = self.position, self.filtered, self.step
        with self.hold_sync():
            self.svg = self.picture()
            self.spots = places(position, position.moves())
            self.moves = str(position)
            self.rows = [self._row(result, move) for move in range(1, position.width + 1)]
            mover = f"{NAMES[position.player].capitalize()} to move. "
            shown = "" if position.result() is not None else mover
            self.status = f"{shown}{result.sentences[step]}"

    def _row(self, result: Filtered, move: int) -> dict[str, Any]:
        open_column = move in self.position.moves()
        ranked = self.step == ORDER and move in result.after
        return {
            "move": move,
            "lands": cell_name(self.position.landing(move)) if open_column else "",
            "verdict": result.verdict(move, self.step),
            "worth": result.worth(move) if ranked else "",
            "turn": f"{result.stays[ORDER].index(move) + 1}." if ranked else "",
            "stays": move in result.stays[self.step],
        }
