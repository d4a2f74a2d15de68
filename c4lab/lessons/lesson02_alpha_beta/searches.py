"""The checks of a search with a window, in 02.3 and 02.4: its values, then its nodes. And wrong
values: those of searches with a wrong idea of MAX, of MIN or of the loop over moves."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import cycle
from math import inf
from operator import itemgetter
from typing import Any

from c4lab.checks.writing import Answer, equal
from c4lab.games import TicTacToe
from c4lab.lessons.shared.code.window_code import named_by_code
from c4lab.lessons.shared.outcomes import NumberRange, allowed_answers
from c4lab.lessons.shared.pruning import named_by_counts, refuse_needless
from c4lab.search import alphabeta as search
from c4lab.search import value_of

Value = Callable[[TicTacToe], float]
Choose = Callable[[Sequence[float]], float]
NARROW = [(-1, 0), (0, 1), (-1, 1)]  # windows with whole numbers as their ends, as values are
# Small positions in which each slip of alpha-beta costs a node, and two larger ones.
TEXTS = ("79524", "86715", "51934", "15243", "1524", "1937", "5193", "519", "24")
SMALL = [TicTacToe.parse(text) for text in TEXTS]


@cache
def true_value(position: TicTacToe) -> float:
    return search(position).value


def bounds(position: TicTacToe, alpha: float = -inf, beta: float = inf) -> NumberRange:
    """The values, for X, that a right search may give for a position and a window."""
    return allowed_answers(true_value(position), alpha, beta)


def value_fits(got: Any, expected: Any) -> bool:
    """Whether the value `got`, or the value of a pair with its move, is within the bounds
    `expected`, or equal to an `expected` number."""
    value = value_of(got)
    if isinstance(expected, NumberRange):
        return value in expected
    return equal(expected, got)


TOO_EARLY = (
    "The loop stops too early: as soon as a move raises alpha or lowers beta, and the first move "
    "nearly always does. It may stop only when alpha has reached beta."
)


def with_windows(answer: Answer, positions: Sequence[tuple[TicTacToe]]) -> list[tuple[Any, ...]]:
    """Each position twice, with windows in turn: none, an open one, narrow ones. None if the answer
    takes no window."""
    windows = cycle([(), (-inf, inf), *NARROW] if answer.takes(3) else [()])
    return [(*case, *next(windows)) for case in positions for _ in range(2)]


def check_nodes(answer: Answer) -> str:
    """A sentence with the number of nodes that the answer looks at. Raises Wrong if they are too
    many."""
    window = (-inf, inf) if answer.takes(3) else ()
    cases = [(position, *window) for position in SMALL]
    with named_by_counts(answer, cases), named_by_code(answer):
        nodes = [refuse_needless(answer, position, *window) for position in SMALL]
    return f"From nine positions together it looked at {sum(nodes):,} nodes: none too many."


def value_by(for_x: Choose, for_o: Choose) -> Value:
    """A function that gives a position's value, for X, if X and O choose so."""

    @cache
    def value(position: TicTacToe) -> float:
        result = position.result()
        if result is not None:
            return result
        values = [value(position.play(move)) for move in position.moves()]
        return (for_x if position.player == +1 else for_o)(values)

    return value


def one_ahead(position: TicTacToe) -> float:
    """X's value if nobody looks further than one move ahead: 0 if the game goes on."""
    if position.result() is not None:
        return position.result() or 0
    results = [position.play(move).result() or 0 for move in position.moves()]
    return max(results) if position.player == +1 else min(results)


IDEAS: dict[str, tuple[str, Value]] = {
    "first-move-only": (
        "Only the first move at each position counts: the loop ends at once, though a later move "
        "may be better. It may end early only when alpha has reached beta.",
        value_by(itemgetter(0), itemgetter(0)),
    ),
    "last-move-only": (
        "Only the last move counts, and the values before it are forgotten. Keep the best one.",
        value_by(itemgetter(-1), itemgetter(-1)),
    ),
    "swapped": (
        "MAX and MIN are swapped: X (player +1) wants the largest value, O the smallest.",
        value_by(min, max),
    ),
    "always-max": (
        "O takes the largest value here. O is MIN and wants the smallest.",
        value_by(max, max),
    ),
    "always-min": (
        "X takes the smallest value here. X is MAX and wants the largest.",
        value_by(min, min),
    ),
    "starts-at-zero": (
        "A position in which every move loses looks like a draw: does the best value start at 0?",
        value_by(lambda values: max(0, *values), lambda values: min(0, *values)),
    ),
    "one-move-ahead": (
        "Your search looks one move ahead and no further: call it again for each move.",
        one_ahead,
    ),
    "adds-up": (
        "The values after the moves are added up. Each player chooses one of the moves.",
        value_by(sum, sum),
    ),
}
