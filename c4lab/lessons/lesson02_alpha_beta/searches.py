"""The checks of a search with a window, in 02.3 and 02.4: its values, then its nodes."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import cycle
from math import inf
from typing import Any

from c4lab.checks.writing import Answer, Mistake, compare, equal, known
from c4lab.games import TicTacToe
from c4lab.lessons.lesson02_alpha_beta.ideas import IDEAS, Value
from c4lab.lessons.shared.outcomes import NumberRange, allowed_answers
from c4lab.lessons.shared.pruning import named_by_counts, refuse_needless
from c4lab.lessons.shared.window_code import named_by_code
from c4lab.search import alphabeta as search
from c4lab.search import value_of

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


def for_the_mover(position: TicTacToe, alpha: float = -inf, beta: float = inf) -> float:
    return position.player * true_value(position)


def with_bounds(value: Value) -> Callable[..., NumberRange]:
    """As `bounds`, for this `value`, which is wrong."""
    return lambda position, alpha=-inf, beta=inf: allowed_answers(value(position), alpha, beta)


def stops_at_a_rise(
    position: TicTacToe, alpha: float = -inf, beta: float = inf
) -> tuple[float, int | None]:
    """Value and move by a search that stops as soon as X raises alpha or O lowers beta."""
    result = position.result()
    if result is not None:
        return result, None
    best, chosen = -position.player * inf, None
    for move in position.moves():
        value, _ = stops_at_a_rise(position.play(move), alpha, beta)
        if position.player * value > position.player * best:
            best, chosen = value, move
        if position.player == +1:
            alpha = max(alpha, best)
        else:
            beta = min(beta, best)
        if best == (alpha if position.player == +1 else beta):
            break
    return best, chosen


TOO_EARLY = (
    "The loop stops too early: as soon as a move raises alpha or lowers beta, and the first move "
    "nearly always does. It may stop only when alpha has reached beta."
)
WRONG_VALUES = (
    Mistake("cuts-too-early", TOO_EARLY, lambda *case: stops_at_a_rise(*case)[0]),
    *(Mistake(reason, sentence, with_bounds(value)) for reason, (sentence, value) in IDEAS.items()),
)
IN_THE_VIEW_OF_X = known(
    """
    side-to-move: Where O is to move, the value has the wrong sign: it is X's value here, whoever is
            to move.
        => for_the_mover
    """,
    for_the_mover=for_the_mover,
)


def with_windows(answer: Answer, positions: Sequence[tuple[TicTacToe]]) -> list[tuple[Any, ...]]:
    """Each position twice, with windows in turn: none, an open one, narrow ones. None if the answer
    takes no window."""
    windows = cycle([(), (-inf, inf), *NARROW] if answer.takes(3) else [()])
    return [(*case, *next(windows)) for case in positions for _ in range(2)]


def check_values(
    answer: Answer, positions: Sequence[tuple[TicTacToe]], drawn: Sequence[tuple[TicTacToe]]
) -> None:
    """Raises Wrong unless the values are right, with the window left out and with narrow ones, also
    for the positions that were `drawn` for this run."""
    fresh = with_windows(answer, drawn)
    compare(answer, with_windows(answer, positions), bounds, same=value_fits, fresh=fresh)


def check_nodes(answer: Answer) -> str:
    """A sentence with the number of nodes that the answer looks at. Raises Wrong if they are too
    many."""
    window = (-inf, inf) if answer.takes(3) else ()
    cases = [(position, *window) for position in SMALL]
    with named_by_counts(answer, cases), named_by_code(answer):
        nodes = [refuse_needless(answer, position, *window) for position in SMALL]
    return f"From nine positions together it looked at {sum(nodes):,} nodes: none too many."
