"""Values as short text that a learner could type, whatever the value does."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from reprlib import Repr
from typing import Any

from c4lab.checks.result import Counterexample
from c4lab.games import Position

LONGEST = 300


class _Short(Repr):
    """Long values are cut in the middle; positions and functions are shown as one would type."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel = 6
        self.maxtuple = self.maxlist = self.maxset = self.maxfrozenset = self.maxdict = 42
        self.maxstring = self.maxother = self.maxlong = 120

    def repr1(self, x: Any, level: int) -> str:
        if is_position(x):
            name = type(getattr(x, "unwrapped", x)).__name__  # a metered position says what it is
            moves = str(x)
            return f"{name}.parse({moves!r})" if moves else f"{name}()"
        if callable(x) and hasattr(x, "__name__"):
            return str(x.__name__)
        if isinstance(x, tuple) and hasattr(x, "_fields"):
            fields = zip(x._fields, x, strict=False)
            inside = ", ".join(f"{field}={self.repr1(value, level - 1)}" for field, value in fields)
            return f"{type(x).__name__}({inside})"
        return super().repr1(x, level)


_SHORT = _Short()


def show(value: object) -> str:
    """`value` as Python shows it, cut if it is long.

    >>> from c4lab.games import TicTacToe
    >>> show((TicTacToe.parse("519"), 3))
    "(TicTacToe.parse('519'), 3)"
    """
    try:
        text = _SHORT.repr(value)
    except Exception:  # the learner's own __repr__ may do anything
        text = f"<{type(value).__name__}>"
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 3]}..."


def show_call(function: object, args: Sequence[object]) -> str:
    """The call as one would type it: winner((0, 0, 0, 0, 0, 0, 0, 0, 0))."""
    name = getattr(function, "__name__", type(function).__name__)
    if name == "<lambda>":
        name = "your_function"
    return f"{name}({', '.join(map(show, args))})"


def is_position(value: object) -> bool:
    """Whether `value` is a position of one of the games, metered or not."""
    return isinstance(value, Position) and not isinstance(value, type)


def counterexample(
    call: str, expected: object, got: object, position: Position | None = None
) -> Counterexample:
    """The case `call` as data that can be shown anywhere, with its board if it has one."""
    diagram = picture = ""
    if position is not None:
        diagram = position.diagram()
        with suppress(Exception):  # a game without a picture still has its diagram
            from c4lab.pictures import draw  # only a wrong answer needs it

            picture = draw(position)
    return Counterexample(call, show(expected), show(got), diagram, picture)
