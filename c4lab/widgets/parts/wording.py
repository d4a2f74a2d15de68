"""Words and numbers for people: what each game is called, and numbers as one types and reads them.

A new game adds a line to `WORDING`.
"""

import re
from collections.abc import Callable
from math import nan
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


LARGEST = 10**9
POWER = re.compile(r"(\d{1,4})(?:\s*(?:\^|\*\*)\s*(\d{1,3}))?(?:\s*([+-])\s*(\d{1,9}))?")
WANTED = "a whole number from 1 to 1,000,000,000, such as 1000003 or 2^20"


def parse_number(text: Any) -> float:
    """The number that a text shows, also with −, with thousands set apart, or with a decimal comma;
    nan if it shows none.

    >>> parse_number("−2,5"), parse_number("549,946"), parse_number("inf"), parse_number("1,2,3")
    (-2.5, 549946.0, inf, nan)
    """
    plain = _joined(str(text)).replace(",", ".").replace("−", "-")
    try:
        return float(plain)
    except ValueError:
        return nan


def _joined(text: str) -> str:
    """The text without what sets thousands apart."""
    return re.sub(r"(?<=\d)[,_ ](?=\d{3}(?!\d))", "", text.strip())


def parse_count(text: Any, what: str) -> int:
    """The value of a whole number, or of a text such as "2^17 - 1". `what` names what it counts.

    Raises ValueError, with a sentence, if that is no number from 1 to 1,000,000,000.

    >>> parse_count("1,000,003", "slots"), parse_count("2^17 - 1", "slots"), parse_count(7, "slots")
    (1000003, 131071, 7)
    """
    plain = _joined(str(text))
    power = POWER.fullmatch(plain)
    if plain.isdecimal() and len(plain) <= 10:
        count = int(plain)
    elif power:
        count = int(power[1]) ** int(power[2] or 1)
        count += int(f"{power[3]}{power[4]}") if power[4] else 0
    else:
        count = 0
    if isinstance(text, bool) or not 1 <= count <= LARGEST:
        raise ValueError(f"The number of {what} is {WANTED}, not {str(text)!r:.30}.")
    return count


def signed(value: float) -> str:
    """A number with its sign, and with a real minus sign.

    >>> signed(12), signed(-3.25), signed(0)
    ('+12', '−3.25', '0')
    """
    return f"{value:+g}".replace("-", "−") if value else "0"
