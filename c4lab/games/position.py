"""What every game in this workbook provides, a position, and a wrapper that changes part of one."""

from collections.abc import Hashable, Sequence
from contextlib import suppress
from inspect import signature
from operator import index
from typing import Any, Protocol, Self, runtime_checkable


class IllegalMove(ValueError):
    """A move that the rules forbid, or text that names no move. The message says which and why."""


def python_int(move: int) -> int:
    """`move` as an int if it is a number of numpy; anything else is returned unchanged."""
    if type(move) is int or isinstance(move, bool) or not hasattr(move, "__index__"):
        return move
    return index(move)


@runtime_checkable
class Position(Protocol):
    """A position in a game of two players who move in turn and see the whole board.

    A game in which a player may move twice in a row cannot be a `Position`: negamax would find
    wrong values in it.

    A position never changes: `play` returns a new one. A move is a small whole number that a
    player could say aloud: a square 1-9, an edge such as 34, a column 1-7.
    """

    @property
    def player(self) -> int:
        """Whose turn it is: +1 for the player who moved first, -1 for the other."""

    @property
    def key(self) -> Hashable:
        """Equal for equal positions, in whatever order the moves were played. A table takes two
        positions with the same key for one, so both must have the same player, moves, result and
        `left`."""

    @property
    def history(self) -> tuple[int, ...]:
        """The moves that led here from the start, in order."""

    @property
    def left(self) -> int:
        """The largest number of moves that can still follow, such as the empty cells of a board.
        Each move makes it smaller. If games differ in length (Nim), count the longest way to the
        end, from the position alone and not from the moves made so far."""

    def moves(self) -> Sequence[int]:
        """The legal moves, smallest first; empty when the game is over."""

    def play(self, move: int) -> Self:
        """The position after `move`. Raises IllegalMove, with the reason, if it is not legal."""

    def result(self) -> int | None:
        """None while the game goes on; then +1 if the first player won, 0 for a draw, -1 if the
        first player lost."""

    @classmethod
    def parse(cls, text: str) -> Self:
        """The position after the moves in `text`, in the game's notation. Inverse of `str`."""

    def __str__(self) -> str:
        """The moves that led here, in the game's usual notation."""

    def diagram(self) -> str:
        """The board as lines of text."""


def describe(protocol: type, *classes: type) -> None:
    """Copies docstrings of `protocol` to methods and properties of the classes that have none.

    A class that satisfies a protocol without deriving from it does not inherit them. With them
    `help(position.play)`, and `position.play?` in a notebook, say what `play` does.
    """
    for each in classes:
        for name, member in vars(each).items():
            promised = _documented(vars(protocol).get(name))
            own = _documented(member)
            if promised is not None and own is not None and not own.__doc__:
                own.__doc__ = promised.__doc__


def _documented(member: Any) -> Any:
    """What carries the docstring of a method or property; None for anything else."""
    if isinstance(member, (classmethod, staticmethod)):
        return member.__func__
    return member if isinstance(member, property) or callable(member) else None


class Shown:
    """Base class of the games: draws a position in a notebook and writes its repr.

    >>> from c4lab.games import ConnectFour, TicTacToe
    >>> TicTacToe.parse("1524"), ConnectFour()
    (TicTacToe.parse('1524'), ConnectFour())

    The repr of a board without a history names the arguments of its class:

    >>> TicTacToe((1,) * 9)
    TicTacToe(cells=(1, 1, 1, 1, 1, 1, 1, 1, 1))
    """

    def __repr__(self) -> str:
        name, text = type(self).__name__, str(self)
        if _arguments_of(self) == _arguments_after_replay(self):
            return f"{name}.parse({text!r})" if text else f"{name}()"
        start = signature(type(self)).parameters
        given = [
            f"{key}={value!r}"
            for key, value in _arguments_of(self).items()
            if value != start[key].default
        ]
        return f"{name}({', '.join(given)})"

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, str]:
        # `pictures` imports the games, so this import cannot stand at the top of the module.
        from c4lab.pictures import card

        position: Any = self
        return {"text/html": card(position), "text/plain": position.diagram()}


def _arguments_of(position: Any) -> dict[str, Any]:
    """The arguments with which the position's class makes this position."""
    return {name: getattr(position, name, None) for name in signature(type(position)).parameters}


def _arguments_after_replay(position: Any) -> dict[str, Any] | None:
    """The arguments of the position to which the history leads; None if a move is illegal."""
    with suppress(Exception):
        return _arguments_of(type(position).parse(str(position)))
    return None


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
