"""The spots of a picture, as the pages read them."""

from collections.abc import Collection
from typing import Any

from c4lab.games import Position
from c4lab.pictures import mark, spots


def places(position: Position, free: Collection[int]) -> list[dict[str, Any]]:
    """The move, label and shape of each spot; if the move is among `free`, `ghost` is its mark."""
    return [
        {
            "move": spot.move,
            "label": spot.label,
            "shape": spot.shape,
            "ghost": mark(position, spot.move) if spot.move in free else "",
        }
        for spot in spots(position)
    ]
