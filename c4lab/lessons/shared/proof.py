"""Whether the positions that a search has looked at prove the value that it gives.

Every true search looks at enough positions for that. An answer that finds the value in another
way, on a board of its own or in a list of values, does not.
"""

from collections.abc import Callable, Hashable, Sequence
from functools import cache
from typing import Any

from c4lab.checks.writing import Wrong
from c4lab.games import IllegalMove, Position, Sim, TicTacToe
from c4lab.search import WIN, leaf, mirrored
from c4lab.solver.sim.parts import relabelled

Evaluate = Callable[[Any], float]
Bounds = tuple[float, float]


def refuse_unproved(
    call: str,
    position: Position,
    log: Sequence[str],
    depth: int | None = None,
    evaluate: Evaluate | None = None,
) -> None:
    """Raises Wrong unless the positions in `log` (from `Answer.visited`) leave only one value.

    Equal and symmetric positions count as one, and a search may see the result of a finished game
    one move before. So searches with tables, symmetries or tests for a win are not refused.
    """
    low, high = _bounds(position, log, depth, evaluate)
    if low == high:
        return
    if len(log) == 1:
        what = "plays no moves on the position that it is given"
    else:
        what = f"looks at {len(log):,} positions only, which leave more than one value possible"
    raise Wrong(
        "not-counted",
        f"{call} {what}, so what it costs cannot be counted. Try the moves with "
        "`position.play(move)`, and search the positions that this gives.",
    )


def _bounds(
    position: Any, log: Sequence[str], depth: int | None, evaluate: Evaluate | None
) -> Bounds:
    """The smallest and largest value that `log` leaves possible, in the first player's view."""
    seen = {_symmetry_class(each) for each in _parsed(type(position), log)}

    @cache
    def bounds_of(here: Any, depth: int | None) -> Bounds:
        if here.result() is not None or (depth == 0 and _symmetry_class(here) in seen):
            value = leaf(here, evaluate)
            return value, value
        if depth == 0 or _symmetry_class(here) not in seen:
            most = 1 if evaluate is None else WIN + here.left - 1  # a win with the next move
            return -most, most
        below = None if depth is None else depth - 1
        after = [bounds_of(here.play(move), below) for move in here.moves()]
        best = max if here.player == +1 else min
        return best(low for low, _ in after), best(high for _, high in after)

    return bounds_of(position, depth)


def _parsed(game: type[Position], log: Sequence[str]) -> list[Any]:
    found = []
    for text in dict.fromkeys(log):
        try:
            found.append(game.parse(text))
        except IllegalMove:  # a position that no game leads to
            continue
    return found


@cache
def _symmetry_class(position: Any) -> Hashable:
    """A key that is equal for symmetric positions."""
    if isinstance(position, TicTacToe):
        return min(tuple(position.cells[square] for square in image) for image in IMAGES)
    return (relabelled if isinstance(position, Sim) else mirrored)(position)[0]


def _images() -> list[tuple[int, ...]]:
    """The eight symmetries of tic-tac-toe: for each, the square that comes to each place."""
    turned = [2, 5, 8, 1, 4, 7, 0, 3, 6]
    found = [tuple(range(9))]
    for _ in range(3):
        found.append(tuple(found[-1][square] for square in turned))
    return [
        each for one in found for each in (one, tuple(one[i] for i in (2, 1, 0, 5, 4, 3, 8, 7, 6)))
    ]


IMAGES = _images()
