"""How lesson 13 counts nodes, on which boards, and MTD(f) with guesses from earlier passes."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from c4lab.data import easy_positions, quiet_positions
from c4lab.evaluation import Squares
from c4lab.games import ConnectFour, Position
from c4lab.instruments import Meter
from c4lab.search import Choice, centre_first, mtdf, pvs, with_memory

Search = Callable[..., Choice]
squares = Squares()


def quiet_and_decided() -> tuple[Sequence[ConnectFour], Sequence[ConnectFour]]:
    """25 positions where nobody can win with the next disc, and 25 decided within 13 moves."""
    quiet = [position for position, _ in quiet_positions()[::100]]
    return quiet, [position for position, _ in easy_positions()[300::12]]


def nodes(run: Search, position: Position, depth: int, **options: Any) -> int:
    """How many positions a search looks at, with `squares` and the centre first."""
    meter = Meter()
    run(meter.watch(position), depth, squares, order=centre_first, **options)
    return meter.nodes


def with_errors(
    boards: Sequence[ConnectFour], depth: int, errors: Sequence[int]
) -> Mapping[int, tuple[int, float]]:
    """For each error of the guess: MTD(f)'s nodes on all boards, and its mean number of passes."""
    values = [with_memory(board, depth, squares, order=centre_first).value for board in boards]
    found = {}
    for error in errors:
        asked: list[int] = []

        def search(*arguments: Any, asked: list[int] = asked, **options: Any) -> Choice:
            asked.append(options["beta"])
            return with_memory(*arguments, **options)

        count = sum(
            nodes(mtdf, board, depth, guess=int(value) + error, search=search)
            for board, value in zip(boards, values, strict=True)
        )
        found[error] = count, len(asked) / len(boards)
    return found


def guessing(back: int) -> Search:
    """MTD(f) for iterative deepening: it guesses the value of `back` passes before, at first 0."""
    found: list[float] = [0] * back

    def search(position: Position, depth: int, evaluate: Any, **options: Any) -> Choice:
        choice = mtdf(position, depth, evaluate, guess=int(found[-back]), **options)
        found.append(choice.value)
        return choice

    return search


def nodes_and_wins(
    boards: Sequence[ConnectFour], depth: int
) -> tuple[Sequence[int], Sequence[int]]:
    """The nodes of alpha-beta, PVS and MTD(f), and on how many boards each has the fewest."""
    counts = [
        (
            nodes(with_memory, board, depth),
            nodes(pvs, board, depth),
            nodes(mtdf, board, depth, guess=squares(board)),
        )
        for board in boards
    ]
    wins = [sum(each[i] == min(each) for each in counts) for i in range(3)]
    return [sum(each[i] for each in counts) for i in range(3)], wins
