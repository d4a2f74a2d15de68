"""Which columns of a position stay after each filter, and why: on the board and in a table."""

from html import escape
from typing import Any

import traitlets as t

from c4lab.games import ConnectFour
from c4lab.games.connect_four import NAMES
from c4lab.games.grid import cell_name
from c4lab.pictures.marked_boards import draw_filtered
from c4lab.pictures.theme import FONT, img
from c4lab.players.reviewing import is_standard
from c4lab.widgets.base import script, style
from c4lab.widgets.bits.filtering import STEPS, Filtered
from c4lab.widgets.parts.spots import Moves, places

ORDER = len(STEPS) - 1
HEADS = ("column", "lands on", "verdict", "winning cells after it", "turn")


class Filter(Moves):
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
    rows = t.List(t.Dict()).tag(sync=True)

    def __init__(self, position: ConnectFour | str = "", step: int = 0) -> None:
        start = ConnectFour.parse(position) if isinstance(position, str) else position
        if not is_standard(start):
            raise ValueError(
                f"{position!r:.80} is no position on 7 by 6 cells: give one such as "
                "ConnectFour.parse('4455'), or its moves, '4455'."
            )
        super().__init__(start, step=step)
        self.observe(lambda change: self._show(), ["step"])

    @t.validate("step")
    def _keep_step_in_range(self, proposal: Any) -> int:
        return max(0, min(int(proposal["value"]), ORDER))

    @property
    def filtered(self) -> Filtered:
        """The results of all filters for the position on the board."""
        return Filtered(self.position)

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
