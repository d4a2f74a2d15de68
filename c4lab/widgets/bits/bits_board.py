"""A board as two numbers: click cells, write expressions, and step through the win test."""

from html import escape
from typing import Any

import traitlets as t

from c4lab.games import ConnectFour
from c4lab.games.connect_four import NAMES, SYMBOLS
from c4lab.games.grid import Cell, cell_name
from c4lab.pictures.marked_boards import CELL, corner, draw_bits, size
from c4lab.pictures.theme import FONT, img
from c4lab.widgets.base import Widget, script, style
from c4lab.widgets.bits.bit_expression import evaluate
from c4lab.widgets.bits.shift_steps import LAST, Layout, LitNumber, win_test_step

SIDES = ["mine", "theirs"]
MOST = 64  # bits, the spare row included


class Small(ConnectFour):
    """Five columns of four cells, whose numbers are short enough to read."""

    width, height = 5, 4


class Bits(Widget):
    """Click cells of a board, and read the two numbers that stand for it: mask and mine.

    `board` is a position of Connect Four or of a smaller game, or the class of one. `expression`
    is evaluated with mask, mine and the other names, and the bits of its value are lit.
    `step`, from 0 to 16, steps through the win test on the discs of one side, `stones`: "mine"
    (of the side to move) or "theirs". `spare` says whether each column has a spare bit on top.
    Raises ValueError for any other `board`, and for a board of more than 64 bits.

    >>> bits = Bits(ConnectFour.parse("4455"))
    >>> bits.mask, bits.mine
    (811597824, 270532608)
    """

    _esm = script("bits_board")
    _css = style("cell_buttons", "bits_board")
    svg = t.Unicode().tag(sync=True)
    cells = t.List(t.Dict()).tag(sync=True)
    numbers = t.List(t.Dict()).tag(sync=True)
    expression = t.Unicode().tag(sync=True)
    names = t.Unicode().tag(sync=True)
    trouble = t.Unicode().tag(sync=True)
    status = t.Unicode().tag(sync=True)
    step = t.Int(0).tag(sync=True)
    last = t.Int(LAST).tag(sync=True)
    sides = t.List(t.Unicode(), SIDES).tag(sync=True)
    stones = t.Enum(SIDES, "mine").tag(sync=True)
    spare = t.Bool(True).tag(sync=True)

    def __init__(
        self, board: ConnectFour | type[ConnectFour] = Small, expression: str = ""
    ) -> None:
        start = board() if isinstance(board, type) and issubclass(board, ConnectFour) else board
        if not isinstance(start, ConnectFour) or start.width * (start.height + 1) > MOST:
            raise ValueError(
                f"{board!r:.80} does not fit: give a position of Connect Four whose board has at "
                f"most {MOST} bits, a spare one for each column included."
            )
        self._start = start
        self._discs: dict[Cell, int] = {}
        self._player = +1
        self._lit = ""  # which bits are lit: none, those of the "expression" or of the "test"
        super().__init__()
        self.restart()
        if expression:
            self.light(expression)
        self.observe(self._changed, ["spare", "stones", "step"])
        self.on_msg(self._hear)

    @property
    def mask(self) -> int:
        """A bit for each disc."""
        return self._bits.number(self._discs)

    @property
    def mine(self) -> int:
        """A bit for each disc of the side to move."""
        own = (cell for cell, player in self._discs.items() if player == self._player)
        return self._bits.number(own)

    @t.validate("step")
    def _keep_step_in_range(self, proposal: Any) -> int:
        return max(0, min(int(proposal["value"]), LAST))

    def toggle(self, cell: Cell) -> None:
        """Change a cell: from empty to red, from red to amber, from amber to empty."""
        after = {None: +1, +1: -1, -1: None}[self._discs.pop(cell, None)]
        if after:
            self._discs[cell] = after
        bit = self._bits.bit(cell)
        change = f"{NAMES[after].capitalize()} has a disc on" if after else "No disc lies on"
        self._show(f"{change} {cell_name(cell)}. It is bit {bit}, worth {1 << bit:,}.")

    def clear(self) -> None:
        """Take all discs away."""
        self._discs, self._lit = {}, ""
        self._show("The board is empty, and both numbers are 0.")

    def restart(self) -> None:
        """Go back to the first board."""
        self._player, self._lit = self._start.player, ""
        self._discs = {
            (column, row): player
            for column, discs in enumerate(self._start.columns, 1)
            for row, player in enumerate(discs, 1)
        }
        self._show(f"{NAMES[self._player].capitalize()} is to move. Choose a cell.")

    def other_side(self) -> None:
        """Give the move to the other side: mine becomes mine ^ mask."""
        self._player = -self._player
        self._show(
            f"{NAMES[self._player].capitalize()} is to move. The new mine is mine ^ mask, and "
            "mask does not change."
        )

    def light(self, expression: str) -> None:
        """Light the bits of the value of `expression`. Raises ValueError, with a sentence."""
        evaluate(expression, self._names())
        self.expression, self._lit = expression.strip(), "expression"
        self._show()

    def picture(self) -> str:
        bits, shown = self._bits, self._lit_number()
        lit = [bit for bit in range(bits.size) if shown and shown.number >> bit & 1]
        title = f"A board of {bits.width} by {bits.height} cells, each with the number of its bit"
        return draw_bits(bits.width, bits.rows, self.spare, self._discs, lit, title)

    def words(self) -> str:
        lines = (f"{row['name']} = {row['binary']} = {row['decimal']}" for row in self.numbers)
        return "\n".join((*self._diagram(), *lines, self.status))

    def static_html(self) -> str:
        rows = "".join(
            f"<div>{escape(row['name'])} = {row['decimal']} = {row['hex']}<br>"
            f'<span style="font-family:monospace">{row["binary"]}</span></div>'
            for row in self.numbers
        )
        return (
            f'{img(self.picture(), self.words())}<div style="font-family:{FONT};font-size:14px;'
            f'line-height:1.5;margin:8px 0">{rows}<p>{escape(self.status)}</p></div>'
        )

    @property
    def _bits(self) -> Layout:
        return Layout(self._start.width, self._start.height, self.spare)

    def _names(self) -> dict[str, int]:
        mask, mine = self.mask, self.mine
        return {
            **{"mask": mask, "mine": mine, "theirs": mine ^ mask},
            **{"BOTTOM": self._bits.bottom, "CELLS": self._bits.cells},
        }

    def _lit_number(self) -> LitNumber | None:
        """The number whose bits are lit, or None. Raises ValueError if the expression fails."""
        if self._lit == "test":
            return win_test_step(self.step, self._names()[self.stones], self._bits)
        if self._lit == "expression":
            number = evaluate(self.expression, self._names())
            return LitNumber(number, self.expression, self._bits.sentence_about(number))
        return None

    def _diagram(self) -> list[str]:
        at = {cell: SYMBOLS[player] for cell, player in self._discs.items()}
        columns = range(1, self._bits.width + 1)
        rows = range(self._bits.height, 0, -1)
        return [" ".join(at.get((column, row), ".") for column in columns) for row in rows]

    def _changed(self, change: Any) -> None:
        if change["name"] == "step":
            self._lit = "test"
        rows = self._bits.rows
        spare = "one of them spare" if self.spare else "none of them spare"
        layout = f"A column has {rows} bits, {spare}: the next cell to the right is {rows} on."
        self._show(layout if change["name"] == "spare" else "")

    def _hear(self, _: Any, message: dict[str, Any], buffers: Any) -> None:
        match message:
            case {"do": "toggle", "cell": [int(column), int(row)]}:
                if (column, row) in self._cells():
                    self.toggle((column, row))
            case {"do": "light", "text": str(text)}:
                try:
                    self.light(text)
                except ValueError as error:
                    self.trouble = str(error)
            case {"do": "clear"}:
                self.clear()
            case {"do": "restart"}:
                self.restart()
            case {"do": "other"}:
                self.other_side()

    def _show(self, status: str = "") -> None:
        """Redraws the board, and shows `status` and a sentence about the lit bits."""
        self.trouble = ""
        try:
            lit = self._lit_number()
        except ValueError as error:  # with the new board, the expression shifts too far
            self._lit, lit, self.trouble = "", None, str(error)
        numbers = [("mask", self.mask), ("mine", self.mine)]
        numbers += [(lit.name, lit.number)] if lit else []
        with self.hold_sync():
            self.svg = self.picture()
            self.cells = [self._button(cell) for cell in self._cells()]
            self.numbers = [self._number_row(name, number) for name, number in numbers]
            self.names = ", ".join(self._names())
            self.status = " ".join(filter(None, (status, lit and lit.sentence)))

    def _cells(self) -> list[Cell]:
        """All cells that a disc can lie on, the top row first."""
        rows = range(self._bits.height, 0, -1)
        return [(column, row) for row in rows for column in range(1, self._bits.width + 1)]

    def _button(self, cell: Cell) -> dict[str, Any]:
        """A cell's button: its box, in hundredths of the picture, and its label."""
        x, y = corner(cell, self._bits.rows)
        wide, high = size(self._bits.width, self._bits.rows)
        player = self._discs.get(cell)
        state = NAMES[player] if player else "empty"
        return {
            "cell": list(cell),
            "label": f"{cell_name(cell)}, bit {self._bits.bit(cell)}, {state}",
            "box": [100 * x / wide, 100 * y / high, 100 * CELL / wide, 100 * CELL / high],
        }

    def _number_row(self, name: str, number: int) -> dict[str, str]:
        binary = self._bits.in_binary(number)
        return {"name": name, "binary": binary, "hex": hex(number), "decimal": f"{number:,}"}
