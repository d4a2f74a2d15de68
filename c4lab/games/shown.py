"""How a position appears: in a notebook as a picture, elsewhere as code that rebuilds it."""

from contextlib import suppress
from inspect import signature
from typing import Any


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
