"""The readable solver put together from parts, each of which may be somebody else's.

The parts call each other by name. So each is copied, and in the copy these names mean the parts:
a `null_window` of your own calls your `non_losing` and your `ordered`, and ours calls them, too.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import FunctionType
from typing import Any

from c4lab.games import bits as games_bits
from c4lab.games.connect_four import ConnectFour
from c4lab.solver.plain import bits, moves, search, table
from c4lab.solver.question import board


class Unfinished(Exception):
    """A search needed more nodes than it was allowed."""


@dataclass(frozen=True)
class Parts:
    """The parts of a solver; where none is given, the function of the readable solver.

    Boards are two numbers, as in `c4lab.games.bits`. `landings(mask)`: the lowest empty cell of
    each open column. `has_four(discs)`. `winning_cells(discs, mask)`: the empty cells that complete
    a four. `non_losing(mine, mask)`: the landings that do not lose at once. `ordered(mine, mask,
    moves)`: a list of them, best first. `key_of(mine, mask)`. `Table(size)`, with `bounds(key,
    lower, upper)` and `store(key, lower, upper)`. `null_window(mine, mask, alpha, table)`: a bound.
    `exact(mine, mask, table)`: the score.
    """

    landings: Callable[[int], int] = games_bits.landings
    has_four: Callable[[int], bool] = games_bits.has_four
    winning_cells: Callable[[int, int], int] = bits.winning_cells
    non_losing: Callable[[int, int], int] = bits.non_losing
    ordered: Callable[[int, int, int], list[int]] = moves.ordered
    key_of: Callable[[int, int], int] = table.key_of
    Table: Callable[[int], Any] = table.Table
    null_window: Callable[[int, int, int, Any], int] = search.null_window
    exact: Callable[[int, int, Any], int] = search.exact


class Assembled:
    """A solver made of `parts`, with a table of `size` entries; `nodes` counts its positions.

    Raises Unfinished after `limit` nodes if there is a limit, TypeError if `parts` are no Parts.

    >>> solver = Assembled()
    >>> solver.solve("4455"), solver.scores("445566")[3]
    (18, 18)
    """

    def __init__(
        self, parts: Parts | None = None, *, size: int = 1_000_003, limit: int | None = None
    ) -> None:
        parts = Parts() if parts is None else parts
        if not isinstance(parts, Parts):
            raise TypeError(
                f"parts is a {type(parts).__name__}: give Parts, such as Parts(ordered=...) or "
                "my_parts().parts."
            )
        self.nodes, self.limit = 0, limit
        linked = _linked(vars(parts), self._counting)
        self._landings, self._has_four = linked["landings"], linked["has_four"]
        self._exact, self.null_window = linked["exact"], linked["null_window"]
        self.table = linked["Table"](size)

    def solve(self, position: str | ConnectFour) -> int:
        """The score, in the view of the side to move: 22 minus the discs that the winner needs, 0
        for a draw, negative for a loss. Raises ValueError for what is no unfinished game."""
        return int(self._exact(*board(position), self.table))

    def scores(self, position: str | ConnectFour) -> dict[int, int]:
        """The score of each open column for the side to move."""
        mine, mask = board(position)
        landings, scores = self._landings(mask), {}
        for column in range(games_bits.WIDTH):
            move = landings & (2**games_bits.COLUMN - 1) << games_bits.COLUMN * column
            if not move:
                continue
            if self._has_four(mine | move):
                scores[column + 1] = (search.ALL - mask.bit_count() + 1) // 2
            elif mask | move == games_bits.CELLS:
                scores[column + 1] = 0
            else:
                scores[column + 1] = -int(self._exact(mine ^ mask, mask | move, self.table))
        return scores

    def _counting(self, null_window: Callable[..., int]) -> Callable[..., int]:
        def counted(mine: int, mask: int, alpha: int, table: Any) -> int:
            if self.nodes == self.limit:
                raise Unfinished
            self.nodes += 1
            return null_window(mine, mask, alpha, table)

        return counted


def _linked(parts: Mapping[str, Any], counting: Callable[[Any], Any]) -> dict[str, Any]:
    """The parts, each calling the others, and `null_window` counted."""
    linked = {name: _copied(part) for name, part in parts.items()}
    counted = linked | {"null_window": counting(linked["null_window"])}
    for own, part in linked.items():
        names = getattr(part, "__globals__", {})
        for name in names.keys() & counted.keys() - {own}:
            # A learner's own helper of this name stays: it may take other arguments.
            if name in ("null_window", "exact") or _is_ours(names[name]):
                names[name] = counted[name]
        if own in names and getattr(names[own], "__code__", None) is part.__code__:
            names[own] = counted[own]  # it calls itself
    return counted


def _copied(part: Any) -> Any:
    """A copy of a function and of its helpers, which share new globals; other parts unchanged."""
    if not isinstance(part, FunctionType):
        return part
    names: dict[str, Any] = {}
    for name, value in part.__globals__.items():
        is_helper = isinstance(value, FunctionType) and value.__globals__ is part.__globals__
        names[name] = _with_names(value, names) if is_helper else value
    return _with_names(part, names)


def _with_names(function: FunctionType, names: dict[str, Any]) -> FunctionType:
    made = FunctionType(
        function.__code__, names, function.__name__, function.__defaults__, function.__closure__
    )
    made.__kwdefaults__ = function.__kwdefaults__
    return made


def _is_ours(value: Any) -> bool:
    return str(getattr(value, "__module__", "")).startswith("c4lab.")
