"""What the lesson asks with, and on which boards."""

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
    """A function that asks "is the value larger than a?"; all its questions share one table."""
    shared = Table() if table is None else table

    def ask(a: int) -> float:
        options: dict[str, Any] = {"above": a, "order": centre_first, "table": shared}
        return null_window(position, depth, squares, **options).value

    return ask


def aloud(ask: Ask) -> Ask:
    """The same, and it prints each question with its answer."""

    def told(a: int) -> float:
        answer = ask(a)
        print(f"larger than {a}? {answer}")
        return answer

    return told


def loop(
    rule: Callable[..., int],
    position: Position,
    depth: int,
    table: Table | None = None,
    **start: int,
) -> Choice:
    """The value that a rule for the next question closes in on, as a search would return it."""
    return Choice(rule(asking(position, depth, table), **start))


def quiet_and_decided() -> tuple[Sequence[ConnectFour], Sequence[ConnectFour]]:
    """Of the package's quiet positions with 20 discs the first eleven where nobody can force a win
    within five moves, and the first eleven where somebody can."""
    quiet: list[ConnectFour] = []
    decided: list[ConnectFour] = []
    for board, _ in quiet_positions():
        if len(board.history) == 20 and len(decided) < 11:
            value = with_memory(board, 5, squares, order=centre_first).value
            (decided if abs(value) > WON else quiet).append(board)
    return quiet[:11], decided
