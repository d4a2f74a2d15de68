"""How a position appears: in a notebook as its board, elsewhere as the code that rebuilds it."""

from contextlib import suppress
from inspect import signature
from typing import Any


class Shown:
    """What a game derives from so that its positions draw themselves and name themselves.

    >>> from c4lab.games import ConnectFour, TicTacToe
    >>> TicTacToe.parse("1524"), ConnectFour()
    (TicTacToe.parse('1524'), ConnectFour())

    A board that no moves led to is rebuilt from what its class was given:

    >>> TicTacToe((1,) * 9)
    TicTacToe(cells=(1, 1, 1, 1, 1, 1, 1, 1, 1))
    """

    def __repr__(self) -> str:
        name, text = type(self).__name__, str(self)
        if _given(self) == _replayed(self):
            return f"{name}.parse({text!r})" if text else f"{name}()"
        start = signature(type(self)).parameters
        given = [
            f"{key}={value!r}" for key, value in _given(self).items() if value != start[key].default
        ]
        return f"{name}({', '.join(given)})"

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, str]:
        # Pictures know the games; a game asks for its picture only when a cell shows it.
        from c4lab.pictures import card

        position: Any = self
        return {"text/html": card(position), "text/plain": position.diagram()}


def _given(position: Any) -> dict[str, Any]:
    """What the position's class would have to be given to make it."""
    return {name: getattr(position, name, None) for name in signature(type(position)).parameters}


def _replayed(position: Any) -> dict[str, Any] | None:
    """The same of the position that its history leads to; None if the rules forbid a move."""
    with suppress(Exception):
        return _given(type(position).parse(str(position)))
    return None
