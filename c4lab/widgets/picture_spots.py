"""The spots of a picture as a page needs them: each with what it would show under a pointer."""

from collections.abc import Collection
from typing import Any

from c4lab.games import Position
from c4lab.pictures import mark, spots


def places(position: Position, free: Collection[int]) -> list[dict[str, Any]]:
    """Each spot's move, label and shape, and as `ghost` its mark if the move is among `free`."""
    return [
        {
            "move": spot.move,
            "label": spot.label,
            "shape": spot.shape,
            "ghost": mark(position, spot.move) if spot.move in free else "",
        }
        for spot in spots(position)
    ]
