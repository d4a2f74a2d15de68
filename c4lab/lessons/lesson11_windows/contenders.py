"""How lesson 11 asks questions about values."""

from collections.abc import Callable
from typing import Any

from c4lab.evaluation import Squares
from c4lab.games import Position
from c4lab.search import Choice, Table, WindowSearch, centre_first, null_window, with_memory

Ask = Callable[[int], float]
LIMIT = 300  # larger than any opinion of `squares`
squares = Squares()


def asking(position: Position, depth: int, table: Table | None = None) -> Ask:
    """A function that asks "is the value larger than a?", and returns the answer of the search.

    All its questions share one table.
    """
    shared = Table() if table is None else table

    def ask(a: int) -> float:
        options: dict[str, Any] = {"above": a, "order": centre_first, "table": shared}
        return null_window(position, depth, squares, **options).value

    return ask


def aloud(ask: Ask) -> Ask:
    """The function `ask`, which now prints each question with its answer."""

    def ask_and_print(a: int) -> float:
        answer = ask(a)
        print(f"larger than {a}? {answer}")
        return answer

    return ask_and_print


def searching(
    position: Position,
    depth: int,
    search: WindowSearch = with_memory,
    table: Table | None = None,
) -> Callable[[float, float], float]:
    """A function that searches with a window (alpha, beta), and returns the answer.

    All its searches share one table. None looks beyond -300 and 300, which no opinion of `squares`
    reaches: an answer of 300 says that the side to move wins, and not how soon.
    """
    shared = Table() if table is None else table

    def search_in(alpha: float, beta: float) -> float:
        alpha, beta = max(alpha, -LIMIT), min(beta, LIMIT)
        options: dict[str, Any] = {"order": centre_first, "table": shared}
        value = search(position, depth, squares, alpha=alpha, beta=beta, **options).value
        return max(-LIMIT, min(value, LIMIT))

    return search_in


def loop(
    rule: Callable[..., int], position: Position, depth: int, table: Table | None = None
) -> Choice:
    """The value that the questions of `rule` find, as a Choice, so that it can race as a search."""
    return Choice(rule(asking(position, depth, table)))
