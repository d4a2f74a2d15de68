"""A wrapper around a position that changes one thing about it."""

from collections.abc import Hashable, Sequence
from typing import Any

from c4lab.games.position import Position


class Wrapped:
    """Does everything that `position` does. A subclass replaces some of it, at least `play`."""

    __slots__ = ("_position",)

    def __init__(self, position: Position) -> None:
        self._position = position

    def moves(self) -> Sequence[int]:
        return self._position.moves()

    def result(self) -> int | None:
        return self._position.result()

    @property
    def player(self) -> int:
        return self._position.player

    @property
    def key(self) -> Hashable:
        return self._position.key

    @property
    def history(self) -> tuple[int, ...]:
        return self._position.history

    @property
    def left(self) -> int:
        return self._position.left

    @property
    def unwrapped(self) -> Position:
        """The position inside all wrappers."""
        inner = self._position
        return inner.unwrapped if isinstance(inner, Wrapped) else inner

    def __getattr__(self, name: str) -> Any:
        # Evaluations read `columns` and more, which `Position` does not have. Names with two
        # underscores are asked by `copy` and `pickle`, before this object has a position.
        if name == "_position" or name.startswith("__"):
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")
        return getattr(self._position, name)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._position!r})"

    def __str__(self) -> str:
        return str(self._position)

    def diagram(self) -> str:
        return self._position.diagram()
