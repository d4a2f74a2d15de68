"""How lesson 13 counts nodes."""

from collections.abc import Callable
from typing import Any

from c4lab.evaluation import Squares
from c4lab.games import Position
from c4lab.instruments import Meter
from c4lab.search import Choice, centre_first

Search = Callable[..., Choice]
squares = Squares()


def nodes(run: Search, position: Position, depth: int, **options: Any) -> int:
    """How many positions a search looks at, with `squares` and the centre first."""
    meter = Meter()
    run(meter.watch(position), depth, squares, order=centre_first, **options)
    return meter.nodes
