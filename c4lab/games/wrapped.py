"""A position seen through something that changes one thing about it."""

from collections.abc import Hashable, Sequence
from typing import Any

from c4lab.games.position import Position


class Wrapped:
    """All that `position` is and does, except for what a subclass says anew: `play`, at least."""

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
        """The position behind this one, in as many wrappings as there are."""
        inner = self._position
        return inner.unwrapped if isinstance(inner, Wrapped) else inner

    def __getattr__(self, name: str) -> Any:
        # An evaluation reads more of a board than a search. What Python itself asks for, to copy
        # or to pickle, is about this object, which may have no position yet.
        if name == "_position" or name.startswith("__"):
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")
        return getattr(self._position, name)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._position!r})"

    def __str__(self) -> str:
        return str(self._position)

    def diagram(self) -> str:
        return self._position.diagram()
