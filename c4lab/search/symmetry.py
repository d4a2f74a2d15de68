"""Positions that are the same but for how one looks at them, by one key."""

from collections.abc import Callable, Hashable

from c4lab.games import Position

Symmetry = Callable[[Position], tuple[Hashable, Callable[[int], int] | None]]
"""The key that a position shares with those that are the same, and what its moves are called in
the one that all of them stand for; None for what they are called anyway."""


def as_it_is(position: Position) -> tuple[Hashable, None]:
    """Every position stands for itself."""
    return position.key, None


def mirrored(position: Position) -> tuple[Hashable, Callable[[int], int] | None]:
    """For Connect Four: a board and its mirror image are one.

    >>> from c4lab.games import ConnectFour
    >>> mirrored(ConnectFour.parse("12"))[0] == mirrored(ConnectFour.parse("76"))[0]
    True
    """
    columns = position.columns  # type: ignore[attr-defined]
    image = columns[::-1]
    if columns <= image:
        return columns, None
    return image, lambda column: len(columns) + 1 - column
