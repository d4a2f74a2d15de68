"""The spots of a picture as a page needs them: each with what it would show under a pointer."""

from __future__ import annotations

from typing import Any

from c4lab.games import Position
from c4lab.pictures import mark, spots


def columns(position: Position) -> list[dict[str, Any]]:
    """Each spot's move, label and shape, and as `ghost` its mark if the move is legal now."""
    free = position.moves()
    return [
        {
            "move": spot.move,
            "label": spot.label,
            "shape": spot.shape,
            "ghost": mark(position, spot.move) if spot.move in free else "",
        }
        for spot in spots(position)
    ]
