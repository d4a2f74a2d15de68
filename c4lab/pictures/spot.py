"""A spot: the part of a picture at which a player points to make a move."""

from typing import NamedTuple


class Spot(NamedTuple):
    """Where a move is made, in the units of the game's picture.

    `label` names the place and its state ("square 5, centre, free"). `shape` is the markup of an
    SVG element that covers the place. (x, y) is the point from which the arrow keys measure.
    """

    move: int
    label: str
    shape: str
    x: float
    y: float
