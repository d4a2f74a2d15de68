"""What is asked of a search with a window: its values, then its nodes."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import cycle
from math import inf
from typing import Any

from c4lab.checks.writing import Answer, Mistake, compare, equal, known
from c4lab.games import TicTacToe
from c4lab.lessons.lesson02_alpha_beta.ideas import IDEAS, Value
from c4lab.lessons.shared.outcomes import NumberRange, allowed_answers
from c4lab.lessons.shared.pruning import refuse_needless
from c4lab.search import alphabeta as search
from c4lab.search import value_of

NARROW = [(-1, 0), (0, 1), (-1, 1)]  # whole numbers, as values are
# Small ones, on which each slip of alpha-beta costs a node, and two larger.
TEXTS = ("79524", "86715", "51934", "15243", "1524", "1937", "5193", "519", "24")
SMALL = [TicTacToe.parse(text) for text in TEXTS]


@cache
def true_value(position: TicTacToe) -> float:
    return search(position).value


def bounds(position: TicTacToe, alpha: float = -inf, beta: float = inf) -> NumberRange:
    return allowed_answers(true_value(position), alpha, beta)


def within(got: Any, expected: Any) -> bool:
    """Whether `got` is in bounds, or equal to another number. Of a value with its move, the value
    counts."""
    value = value_of(got)
    if isinstance(expected, NumberRange):
        return value in expected
    return equal(expected, got)


def side_to_move(position: TicTacToe, alpha: float = -inf, beta: float = inf) -> float:
    return position.player * true_value(position)


def with_bounds(value: Value) -> Callable[..., NumberRange]:
    """The same as bounds, for a window."""
    return lambda position, alpha=-inf, beta=inf: allowed_answers(value(position), alpha, beta)


def stops_at_a_rise(
    position: TicTacToe, alpha: float = -inf, beta: float = inf
) -> tuple[float, int | None]:
    """What a search finds that compares the best with alpha for X, and with beta for O."""
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
    side-to-move: Where O is to move the sign is turned: the value is X's here, whoever moves.
        => side_to_move
    """,
    side_to_move=side_to_move,
)


def with_windows(answer: Answer, positions: Sequence[tuple[TicTacToe]]) -> list[tuple[Any, ...]]:
    """Each position twice, with the window left out or with one of several."""
    windows = cycle([(), (-inf, inf), *NARROW] if answer.takes(3) else [()])
    return [(*case, *next(windows)) for case in positions for _ in range(2)]


def check_values(answer: Answer, positions: Sequence[tuple[TicTacToe]]) -> None:
    """Raises Wrong unless the values are right, with the window left out and with narrow ones."""
    compare(answer, with_windows(answer, positions), bounds, same=within)


def check_nodes(answer: Answer) -> str:
    """What the search looked at, in a sentence. Raises Wrong if it was too much."""
    window = (-inf, inf) if answer.takes(3) else ()
    nodes = [refuse_needless(answer, position, *window) for position in SMALL]
    return f"From nine positions together it looked at {sum(nodes):,} nodes: none too many."
