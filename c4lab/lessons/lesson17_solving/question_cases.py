"""The questions that 17.3 asks a null window, and the bounds that are right answers."""

from dataclasses import dataclass
from typing import Any

from c4lab.checks.writing import Script
from c4lab.games import ConnectFour
from c4lab.games.bits import to_bits
from c4lab.solver.plain import Table
from c4lab.solver.plain.search import exact

LATE = {
    "56553155566263741134624621221317332447": (0, -1, -2),
    "21226162713723772556335516677511564": (1, 2),
    "162436737361475133137742566647245": (-1, 0, -5),
    "417411574676561443117762243637623": (3, 2, 4),
    "32363212151161154453255344766365": (0, 1, -3, 3),
    "55727317645576665634161471125144": (-2, -3, 0),
    "35312342611437675111544553357772": (0, -1, 2),
    "5322157633254133617116635176225": (-2, -3, 0),
    "653124721166332722267111743776": (-3, -2, 1),
}
"""Positions in which nobody wins at once, and the numbers that questions are asked about."""
HELP = "from c4lab.instruments.questions import"


def board(text: str) -> tuple[int, int]:
    return to_bits(ConnectFour.parse(text))


def without_memory(text: str, question: int) -> Script:
    """The code that asks one question, with a table that keeps nothing."""
    mine, mask = board(text)
    call = f"null_window({mine}, {mask}, {question}, Forgetful())"
    return Script(f"{HELP} Forgetful\n{call}", ConnectFour.parse(text))


def with_one_table(text: str, *questions: int) -> Script:
    """The code that asks these questions one after the other, with one table."""
    position = ConnectFour.parse(text)
    mine, mask = to_bits(position)
    asks = "[null_window({}, {}, alpha, table) for alpha in {}]"
    return Script(f"table = plain.Table(1009)\n{asks.format(mine, mask, questions)}", position)


def observed(by: str, text: str, asked: object) -> Script:
    """The code by which `observe_search`, `observe_calls` or `observe_table` watches a question
    about a board, or several."""
    return Script(
        f"{HELP} {by}\n{by}(null_window, {board(text)}, {asked})", ConnectFour.parse(text)
    )


@dataclass(frozen=True)
class Bound:
    """Any bound from `low` to `high`: it answers the question, and is true of the score."""

    low: int
    high: int

    def __repr__(self) -> str:
        if self.low == self.high:
            return str(self.low)
        return f"a number from {self.low} to {self.high}"


def true_bounds(mine: int, mask: int, alpha: int, table: object) -> Bound:
    """The right answers to "is the score more than alpha?"."""
    score = exact(mine, mask, Table(10_007))
    return Bound(alpha + 1, score) if score > alpha else Bound(score, alpha)


def is_true_bound(got: Any, expected: Any) -> bool:
    """Whether `got` is an expected bound, or a list of them."""
    if isinstance(expected, list):
        return len(got) == len(expected) and all(map(is_true_bound, got, expected))
    if isinstance(expected, Bound):
        return type(got) is int and expected.low <= got <= expected.high
    return bool(got == expected)


ONE = [without_memory(text, alpha) for text, questions in LATE.items() for alpha in questions]
SEVERAL = [
    with_one_table("32363212151161154453255344766365", 2, 0, 1),
    with_one_table("35312342611437675111544553357772", -3, 2, -1, 0),
    with_one_table("55727317645576665634161471125144", 1, -4, -2, -3),
    with_one_table("653124721166332722267111743776", 2, -4, -2, -3),
    with_one_table("653124721166332722267111743776", -5, -4, -3, -2, -1, 0),
    with_one_table("67536372411327153172312376552", -3, -2, -4, -1, -3, -2),
    with_one_table("571551155113337514726276477234", -1, 0, -2, 1, -1, 0),
]
CALLS = ("362366263321116254361377412147", 2)
"""A position, and a question that the limits do not answer: no two of the numbers beside it and
beside its negative are equal."""
QUESTIONS = 2
"""The questions that each of COUNTS asks; the limits before the first move answer none of them."""
COUNTS = [
    observed("observe_search", "362366263321116254361377412147", (1, 2)),
    observed("observe_search", "6324626147173444562435616", (2, 3)),
    observed("observe_search", "643351627755645425773643632116", (-2, -1)),
]
STORED = [
    (observed("observe_table", "32363212151161154453255344766365", 0), 0),
    (observed("observe_table", "32363212151161154453255344766365", 1), 1),
    (observed("observe_table", "55727317645576665634161471125144", -3), -3),
    (observed("observe_table", "55727317645576665634161471125144", -2), -2),
]
