"""How lesson 12 counts nodes, and on which boards."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from c4lab.evaluation import Squares
from c4lab.games import ConnectFour, Position
from c4lab.instruments import Meter
from c4lab.players.forced import forced_first
from c4lab.search import Table, centre_first, deepening, with_memory

squares = Squares()


def nodes(search: Callable[..., Any], position: Position, *args: Any, **options: Any) -> int:
    """How many positions the search looks at."""
    meter = Meter()
    search(meter.watch(position), *args, **options)
    return meter.nodes


def passes_and_last(
    boards: Sequence[Position], depths: Sequence[int], slots: int | None
) -> Sequence[tuple[int, int, int]]:
    """For each depth: (depth, nodes of all passes to it, nodes of one search to it).

    The nodes are sums over all boards. Each search begins with an empty table of so many slots.
    """
    rows = []
    for depth in depths:
        passes = last = 0
        for board in boards:
            options = {"order": centre_first, "table": Table(slots)}
            passes += nodes(deepening, board, depth, squares, **options)
            options["table"] = Table(slots)
            last += nodes(with_memory, board, depth, squares, **options)
        rows.append((depth, passes, last))
    return rows


def random_position(random: Random, discs: int) -> ConnectFour:
    """A position with so many discs from a game of random moves; the game is not over."""
    return _random(random, discs, lambda position: position.moves())


def careful_position(random: Random, discs: int) -> ConnectFour:
    """A position from a random game in which both sides take wins and block threats at once."""
    return _random(random, discs, forced_first)


def _random(
    random: Random, discs: int, moves: Callable[[ConnectFour], Sequence[int]]
) -> ConnectFour:
    position = ConnectFour()
    while len(position.history) < discs and position.result() is None:
        position = position.play(random.choice(moves(position)))
    return position if position.result() is None else _random(random, discs, moves)
