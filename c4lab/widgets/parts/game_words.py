"""The words for each game. A new game adds a line to `WORDING`."""

from collections.abc import Callable
from typing import Any, NamedTuple

from c4lab.games import ConnectFour, Position, Sim, TicTacToe
from c4lab.games.connect_four import NAMES
from c4lab.games.grid import cell_name
from c4lab.games.sim import COLOURS
from c4lab.games.tictactoe import SYMBOLS
from c4lab.pictures.connect_four import winning_runs

NUMBERS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven"}


class Wording(NamedTuple):
    """The game's name, its two sides, how a game ended, and what can be typed."""

    title: str
    sides: dict[int, str]
    ending: Callable[[Any], str]
    keys: str


def _line(position: TicTacToe) -> str:
    return "-".join(map(str, position.winning_line()))


def _triangle(position: Sim) -> str:
    corners = sorted({digit for edge in position.winning_line() for digit in str(edge)})
    return f"{COLOURS[position.loser]} closed the triangle {'-'.join(corners)}"


def _runs(position: ConnectFour) -> str:
    return " and ".join(
        f"{NUMBERS.get(len(run), len(run))} from {cell_name(run[0])} to {cell_name(run[-1])}"
        for run in winning_runs(position)
    )


WORDING: dict[type, Wording] = {
    TicTacToe: Wording("Tic-tac-toe", SYMBOLS, _line, "the number of a square"),
    Sim: Wording("Sim", NAMES, _triangle, "the two points of an edge"),
    ConnectFour: Wording("Connect Four", NAMES, _runs, "the number of a column"),
}
PLAIN = Wording(
    "Board", {+1: "the first player", -1: "the second player"}, lambda _: "", "the number of a move"
)


def wording(position: Position) -> Wording:
    """The words for the game of `position`; PLAIN for a game that is not in WORDING."""
    for ancestor in type(position).__mro__:
        if ancestor in WORDING:
            return WORDING[ancestor]
    return PLAIN
