"""What 17.3 asks of a null window, and which bounds are right answers."""

from dataclasses import dataclass
from typing import Any

from c4lab.checks.writing import Script
from c4lab.games import ConnectFour
from c4lab.games.bits import to_bits
from c4lab.solver.plain import Table
from c4lab.solver.plain.search import exact

LATE = {
    "56553155566263741134624621221317332447": (0, -1),
    "21226162713723772556335516677511564": (1, 2),
    "162436737361475133137742566647245": (-1, 0, -5),
    "417411574676561443117762243637623": (3, 2, 4),
    "32363212151161154453255344766365": (0, 1, -3, 3),
    "55727317645576665634161471125144": (-2, -3, 0),
    "35312342611437675111544553357772": (0, -1, 2),
    "5322157633254133617116635176225": (-2, -3, 0),
    "653124721166332722267111743776": (-3, -2, 1),
}
"""Positions in which nobody wins at once, and what is asked about them."""
HELP = "from c4lab.instruments.questions import"


def board(text: str) -> tuple[int, int]:
    return to_bits(ConnectFour.parse(text))


def alone(text: str, question: int) -> Script:
    """A question, asked with a table that keeps nothing."""
    mine, mask = board(text)
    call = f"null_window({mine}, {mask}, {question}, Forgetful())"
    return Script(f"{HELP} Forgetful\n{call}", ConnectFour.parse(text))


def script(text: str, *questions: int) -> Script:
    """The questions, one after the other, with one table."""
    position = ConnectFour.parse(text)
    mine, mask = to_bits(position)
    asks = "[null_window({}, {}, alpha, table) for alpha in {}]"
    return Script(f"table = plain.Table(1009)\n{asks.format(mine, mask, questions)}", position)


def looking(text: str, *questions: int) -> Script:
    """How many positions are looked at on the way, and how."""
    call = f"observe_search(null_window, {board(text)}, {questions})"
    return Script(f"{HELP} observe_search\n{call}", ConnectFour.parse(text))


def storing(text: str, question: int) -> Script:
    """What the table is asked and told."""
    call = f"observe_table(null_window, {board(text)}, {question})"
    return Script(f"{HELP} observe_table\n{call}", ConnectFour.parse(text))


@dataclass(frozen=True)
class Bound:
    """Any number that answers the question and is true of the score."""

    low: int
    high: int

    def __repr__(self) -> str:
        if self.low == self.high:
            return str(self.low)
        return f"a number from {self.low} to {self.high}"


def bound(mine: int, mask: int, alpha: int, table: object) -> Bound:
    score = exact(mine, mask, Table(10_007))
    return Bound(alpha + 1, score) if score > alpha else Bound(score, alpha)


def same(got: Any, expected: Any) -> bool:
    if isinstance(expected, list):
        return len(got) == len(expected) and all(map(same, got, expected))
    if isinstance(expected, Bound):
        return type(got) is int and expected.low <= got <= expected.high
    return bool(got == expected)


ONE = [alone(text, alpha) for text, questions in LATE.items() for alpha in questions]
SEVERAL = [
    script("32363212151161154453255344766365", 2, 0, 1),
    script("35312342611437675111544553357772", -3, 2, -1, 0),
    script("55727317645576665634161471125144", 1, -4, -2, -3),
    script("653124721166332722267111743776", 2, -4, -2, -3),
    script("653124721166332722267111743776", -5, -4, -3, -2, -1, 0),
    script("67536372411327153172312376552", -3, -2, -4, -1, -3, -2),
    script("571551155113337514726276477234", -1, 0, -2, 1, -1, 0),
]
COUNTS = [
    looking("362366263321116254361377412147", 1, 2),
    looking("6324626147173444562435616", 2, 3),
    looking("643351627755645425773643632116", -2, -1),
]
STORED = [
    (storing("32363212151161154453255344766365", 0), 0),
    (storing("32363212151161154453255344766365", 1), 1),
    (storing("55727317645576665634161471125144", -3), -3),
    (storing("55727317645576665634161471125144", -2), -2),
]
