"""How lesson 11 asks questions about values, and on which boards."""

from collections.abc import Callable, Sequence
from typing import Any

from c4lab.data import quiet_positions
from c4lab.evaluation import Squares
from c4lab.games import ConnectFour, Position
from c4lab.search import Choice, Table, centre_first, null_window, with_memory

Ask = Callable[[int], float]
WON = 1_000  # no opinion of `squares` is as large
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


def loop(
    rule: Callable[..., int],
    position: Position,
    depth: int,
    table: Table | None = None,
    **start: int,
) -> Choice:
    """The value that the questions of `rule` find, as a Choice, so that it can race as a search."""
    return Choice(rule(asking(position, depth, table), **start))


def quiet_and_decided() -> tuple[Sequence[ConnectFour], Sequence[ConnectFour]]:
    """Two lists of eleven positions with 20 discs, the first ones of the package's quiet positions.

    In the first list nobody can force a win within five moves, in the second somebody can.
    """
    quiet: list[ConnectFour] = []
    decided: list[ConnectFour] = []
    for board, _ in quiet_positions():
        if len(board.history) == 20 and len(decided) < 11:
            value = with_memory(board, 5, squares, order=centre_first).value
            (decided if abs(value) > WON else quiet).append(board)
    return quiet[:11], decided
