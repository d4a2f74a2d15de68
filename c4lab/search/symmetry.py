"""One key for all positions that are equal by symmetry."""

from collections.abc import Callable, Hashable

from c4lab.games import Position

Symmetry = Callable[[Position], tuple[Hashable, Callable[[int], int] | None]]
"""(key, rename): symmetric positions share the key; rename maps a move to the move of the position
that represents them all. None instead of rename: the position represents itself."""


def no_symmetry(position: Position) -> tuple[Hashable, None]:
    """The position's own key: every position represents itself."""
    return position.key, None


def mirrored(position: Position) -> tuple[Hashable, Callable[[int], int] | None]:
    """A Symmetry of Connect Four: a board and its mirror image share a key.

    >>> from c4lab.games import ConnectFour
    >>> mirrored(ConnectFour.parse("12"))[0] == mirrored(ConnectFour.parse("76"))[0]
    True
    """
    columns = position.columns  # type: ignore[attr-defined]
    image = columns[::-1]
    if columns <= image:
        return columns, None
    return image, lambda column: len(columns) + 1 - column
