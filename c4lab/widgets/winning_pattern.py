"""Click a cell of a Connect Four board, and see which patterns make it a winning cell."""

from typing import Any

import traitlets as t

from c4lab.games import ConnectFour
from c4lab.games.bits import to_bits
from c4lab.games.connect_four import NAMES
from c4lab.games.grid import Cell, cell_name
from c4lab.pictures.connect_four import CELL, SIDE, Rack, draw
from c4lab.pictures.theme import FONT, img
from c4lab.widgets.base import Widget, script, style
from c4lab.widgets.thirteen_patterns import Pattern, catching

ALL = [(column, row) for row in range(6, 0, -1) for column in range(1, 8)]  # the top row first
CELLS = {cell_name(cell): cell for cell in ALL}


class WinningPatterns(Widget):
    """Click a cell: the discs of the patterns that make it a winning cell are lit, and named.

    `position` is one of Connect Four on 7 by 6 cells, or the moves that lead there; `cell` is the
    name of the cell that is chosen first, or "". Raises ValueError for anything else.

    >>> print(WinningPatterns("1213141", "b4").status)
    No pattern catches b4, neither with red's discs nor with amber's.
    """

    _esm = script("winning_pattern")
    _css = style("cell_buttons", "winning_pattern")

    svg = t.Unicode().tag(sync=True)
    cells = t.List(t.Dict()).tag(sync=True)
    status = t.Unicode().tag(sync=True)

    def __init__(
        self, position: ConnectFour | str | type[ConnectFour] = "", cell: str = ""
    ) -> None:
        start: Any = position() if isinstance(position, type) else position
        if isinstance(start, str):
            start = ConnectFour.parse(start)
        if [getattr(start, name, None) for name in ("width", "height", "connect")] != [7, 6, 4]:
            raise ValueError(
                f"{position!r:.80} is no position on 7 by 6 cells: give one such as "
                "ConnectFour.parse('4455'), or its moves, '4455'."
            )
        if cell != "" and (not isinstance(cell, str) or cell not in CELLS):
            raise ValueError(f"{cell!r:.80} is no cell: give one from 'a1' to 'g6'.")
        self._position: ConnectFour = start
        self._chosen: Cell | None = CELLS.get(cell)
        super().__init__()
        self._show()
        self.on_msg(self._hear)

    def choose(self, cell: Cell) -> None:
        """Show what catches this cell, (column, row)."""
        self._chosen = cell
        self._show()

    def picture(self) -> str:
        if self._chosen is None:
            return draw(self._position, named=True)
        lit = {disc for _, _, three in self._caught() for disc in three} | {self._chosen}
        wins = self._caught() and not self._position.at(self._chosen)
        signs = {self._chosen: "+"} if wins else None
        return draw(self._position, sorted(lit), signs, named=True)

    def words(self) -> str:
        return f"{self._position.diagram()}\n{self.status}"

    def static_html(self) -> str:
        return (
            f"{img(self.picture(), self._position.diagram())}"
            f'<p style="font-family:{FONT};font-size:14px;margin:8px 0">{self.status}</p>'
        )

    def _hear(self, _: Any, message: dict[str, Any], buffers: Any) -> None:
        match message:
            case {"do": "choose", "cell": [int(column), int(row)]} if (column, row) in ALL:
                self.choose((column, row))

    def _show(self) -> None:
        with self.hold_sync():
            self.svg = self.picture()
            self.status = self._sentence()
            self.cells = [self._button(cell) for cell in ALL]

    def _caught(self) -> list[tuple[int, Pattern, list[Cell]]]:
        """The player, the pattern and its discs, for each that catches the chosen cell."""
        mine, mask = to_bits(self._position)
        mover = self._position.player
        return [
            (player, pattern, three)
            for player, discs in ((mover, mine), (-mover, mine ^ mask))
            for pattern, three in (catching(discs, self._chosen) if self._chosen else [])
        ]

    def _sentence(self) -> str:
        if self._chosen is None:
            return "Choose a cell."
        name, caught = cell_name(self._chosen), self._caught()
        if not caught:
            return f"No pattern catches {name}, neither with red's discs nor with amber's."
        listed = "; ".join(
            f"{NAMES[player]}'s {pattern.name} ({' '.join(map(cell_name, three))})"
            for player, pattern, three in caught
        )
        if self._position.at(self._chosen):
            return f"On {name} lies a disc, so nobody wins there. What catches it: {listed}."
        owners = " and ".join(dict.fromkeys(NAMES[player] for player, *_ in caught))
        return f"{name} is a winning cell of {owners}. What catches it: {listed}."

    def _button(self, cell: Cell) -> dict[str, Any]:
        """A cell's button: its box, in hundredths of the picture, and its label."""
        rack = Rack(7, 6)
        (x, y), (wide, high) = rack.centre(cell), rack.size
        wide += SIDE
        player = self._position.at(cell)
        return {
            "cell": list(cell),
            "label": f"{cell_name(cell)}, {NAMES[player] if player else 'empty'}",
            "box": [
                100 * (SIDE + x - CELL / 2) / wide,
                100 * (y - CELL / 2) / high,
                100 * CELL / wide,
                100 * CELL / high,
            ],
            "pressed": cell == self._chosen,
        }
