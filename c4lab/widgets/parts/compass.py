"""To which spot of a picture each arrow key leads."""

from collections.abc import Sequence
from math import hypot

from c4lab.pictures import Spot

ARROWS = {"ArrowUp": (0, -1), "ArrowDown": (0, 1), "ArrowLeft": (-1, 0), "ArrowRight": (1, 0)}


def neighbours(spots: Sequence[Spot]) -> dict[int, dict[str, int]]:
    """For each spot's move and each arrow key: the move of the nearest spot in that direction.

    Arrows that lead off the board are left out. Every spot can be reached from every other one.
    """
    return {
        here.move: {
            arrow: min(ahead)[1] for arrow in ARROWS if (ahead := _ahead(here, arrow, spots))
        }
        for here in spots
    }


def _ahead(here: Spot, arrow: str, spots: Sequence[Spot]) -> list[tuple[float, int]]:
    """The spots in the direction of `arrow`, each as (distance from `here`, move)."""
    dx, dy = ARROWS[arrow]
    ahead = []
    for there in spots:
        x, y = there.x - here.x, there.y - here.y
        along, across = x * dx + y * dy, abs(x * dy - y * dx)
        if along > 1 and across < 1.5 * along:
            ahead.append((round(hypot(x, y), 3), there.move))
    return ahead
