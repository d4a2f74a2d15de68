"""How lesson 12 counts nodes."""

from collections.abc import Callable
from typing import Any

from c4lab.games import Position
from c4lab.instruments import Meter


def nodes(search: Callable[..., Any], position: Position, *args: Any, **options: Any) -> int:
    """How many positions the search looks at."""
    meter = Meter()
    search(meter.watch(position), *args, **options)
    return meter.nodes
