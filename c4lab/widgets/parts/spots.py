"""Boards on the page: the spots of a picture, where arrows lead, and a line of moves to change."""

from collections.abc import Collection, Sequence
from math import hypot
from typing import Any

import traitlets as t

from c4lab.games import ConnectFour, IllegalMove, Position
from c4lab.pictures import Spot, mark, spots
from c4lab.widgets.base import Widget

ARROWS = {"ArrowUp": (0, -1), "ArrowDown": (0, 1), "ArrowLeft": (-1, 0), "ArrowRight": (1, 0)}


def places(position: Position, free: Collection[int]) -> list[dict[str, Any]]:
    """The move, label and shape of each spot; if the move is among `free`, `ghost` is its mark."""
    return [
        {
            "move": spot.move,
            "label": spot.label,
            "shape": spot.shape,
            "ghost": mark(position, spot.move) if spot.move in free else "",
        }
        for spot in spots(position)
    ]


def compass(position: Position) -> dict[str, dict[str, int]]:
    """For each move and each arrow key: the move of the nearest spot in that direction.

    Arrows that lead off the board are left out. Every spot can be reached from every other one.
    """
    around = spots(position)
    return {
        str(here.move): {
            arrow: min(ahead)[1] for arrow in ARROWS if (ahead := _ahead(here, arrow, around))
        }
        for here in around
    }


def _ahead(here: Spot, arrow: str, around: Sequence[Spot]) -> list[tuple[float, int]]:
    """The spots in the direction of `arrow`, each as (distance from `here`, move)."""
    dx, dy = ARROWS[arrow]
    ahead = []
    for there in around:
        x, y = there.x - here.x, there.y - here.y
        along, across = x * dx + y * dy, abs(x * dy - y * dx)
        if along > 1 and across < 1.5 * along:
            ahead.append((round(hypot(x, y), 3), there.move))
    return ahead


class Moves(Widget):
    """A board of Connect Four on which discs are dropped and taken back, and moves typed.

    It begins with the position `start`; `_show` shows `position` after each change.
    """

    compass = t.Dict().tag(sync=True)
    svg = t.Unicode().tag(sync=True)
    spots = t.List(t.Dict()).tag(sync=True)
    moves = t.Unicode().tag(sync=True)
    wrong = t.Bool(False).tag(sync=True)  # whether the moves that were typed are no position
    status = t.Unicode().tag(sync=True)

    def __init__(self, start: ConnectFour, **state: Any) -> None:
        self._start = start
        self._line = _line_to(start)
        super().__init__(compass=compass(start), **state)
        self._show()
        self.on_msg(self._hear)

    @property
    def position(self) -> ConnectFour:
        """The position on the board."""
        return self._line[-1]

    def play(self, move: int) -> None:
        """Drop a disc. Raises IllegalMove, with the reason."""
        self._go([*self._line, self.position.play(move)])

    def undo(self) -> None:
        """Take the last disc back, also one of those that led to the first position.

        Raises IllegalMove if there is none.
        """
        if len(self._line) == 1:
            raise IllegalMove("There is nothing to take back.")
        self._go(self._line[:-1])

    def restart(self) -> None:
        """Go back to the first position."""
        self._go(_line_to(self._start))

    def go(self, moves: str) -> None:
        """Go to the position after `moves`. Raises IllegalMove, with the reason."""
        self._go(_line_to(type(self._start).parse(moves)))

    def _go(self, line: list[ConnectFour]) -> None:
        self._line = line
        self._show()

    def _show(self) -> None:
        """Shows the position on the board."""
        raise NotImplementedError

    def _hear(self, _: Any, message: dict[str, Any], buffers: Any) -> None:
        """Does what a person asks for. If it is impossible, the status line says why."""
        self.wrong = False
        try:
            self._do(message)
        except ValueError as error:  # an illegal move, or a bad weight
            self.status = str(error)

    def _do(self, message: dict[str, Any]) -> None:
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


def _line_to(position: ConnectFour) -> list[ConnectFour]:
    """The positions of its game from the empty board to `position`, which is the last one.

    It stands alone if its history does not lead to it: it was made without its moves.
    """
    line = [type(position)()]
    for move in position.history:
        line.append(line[-1].play(move))
    return [*line[:-1], position] if line[-1].key == position.key else [position]
