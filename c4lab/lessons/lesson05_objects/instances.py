"""Objects of a learner's class, and what their methods do."""

from __future__ import annotations

from collections.abc import Callable
from inspect import isfunction, signature
from operator import index
from typing import Any

from c4lab.checks.calls import call
from c4lab.checks.exercise import Wrong
from c4lab.checks.show import counterexample, is_position, show, show_call
from c4lab.checks.values import kind
from c4lab.games import Position


def refuse_unless_class(answer: Any, name: str, methods: dict[str, int]) -> None:
    """Raises Wrong unless `answer` is a class with these methods, each with the number of values
    that it takes beside `self`."""
    if not isinstance(answer, type):
        raise Wrong(
            "not-a-class",
            f"Pass the class itself, without brackets: {name}. What came is {kind(answer)}.",
        )
    for method, count in methods.items():
        function = getattr(answer, method, None)
        if not callable(function):
            raise Wrong(
                "no-method",
                f"{answer.__name__} has no method `{method}`: is it spelt so, and indented below "
                "the line that begins with `class`?",
            )
        if isfunction(answer.__dict__.get(method)) and _forgot_self(function, count):
            raise forgot_self(answer, method)


def _forgot_self(function: Callable[..., Any], count: int) -> bool:
    names = list(signature(function).parameters)
    return len(names) == count and names[:1] != ["self"]


def forgot_self(cls: type, method: str) -> Wrong:
    return Wrong(
        "forgot-self",
        f"`{method}` lacks `self`, its first parameter: Python hands over the object in front of "
        f"the dot first. So {cls.__name__}'s `{method}` gets one value more than you expect.",
    )


def make(cls: type, *args: Any) -> Any:
    """A new object of the learner's class."""
    function = cls.__dict__.get("__init__")
    if isfunction(function) and _forgot_self(function, len(args)):
        raise forgot_self(cls, "__init__")
    return call(cls, *args)


def method(thing: Any, name: str, called: str) -> Callable[..., Any]:
    """The method `name` of the learner's object, to be called with `call`. In what is said of it
    the object is written as `called`."""
    bound = getattr(thing, name)

    def wrapped(*args: Any) -> Any:
        try:
            return bound(*args)
        except (NameError, AttributeError) as error:
            sentence = without_self(thing, name, error)
            if sentence is None:
                raise
            raise Wrong("without-self", sentence) from None

    wrapped.__name__ = f"{called}.{name}"
    wrapped.__signature__ = signature(bound)  # type: ignore[attr-defined]
    return wrapped


def without_self(thing: Any, method: str, error: NameError | AttributeError) -> str | None:
    """What to say if a value of the object is looked for, or was put, where `self.` is missing."""
    missing = str(error.name)
    code = getattr(type(thing).__init__, "__code__", None)
    local = code is not None and missing in code.co_varnames[1:]
    if isinstance(error, AttributeError):
        if not local or error.obj is not thing:
            return None
        return (
            f"`{method}` finds no `self.{missing}`: write `self.{missing} = ...` in `__init__`, "
            "with `self.` in front, or the value is forgotten when `__init__` ends."
        )
    if hasattr(thing, missing):
        return f"`{method}` finds no `{missing}`: the object has it, so write `self.{missing}`."
    if not local:
        return None
    return (
        f"`{method}` finds no `{missing}`: it is forgotten when `__init__` ends. Write "
        f"`self.{missing}` in both places."
    )


def chosen(choose: Callable[..., Any], position: Position, if_none: str) -> int:
    """The legal move that `choose` gives in `position`. Raises Wrong for anything else, with
    `if_none` as the question if it gives nothing."""
    got = call(choose, position)
    text = show_call(choose, (position,))
    if got is None:
        raise Wrong("returns-none", f"{text} gives nothing back: {if_none}")
    if is_position(got):
        raise Wrong(
            "returns-a-position",
            f"{text} gives a position, the one after the move. Return the move itself, a number.",
        )
    try:
        move = index(got)
    except TypeError:
        raise Wrong(
            "no-move", f"{text} gives {show(got)}, which is no move: return one number."
        ) from None
    if move in position.moves():
        return move
    if move == 0 or 0 in (call(choose, position) for _ in range(40)):
        raise Wrong(
            "an-index",
            f"{text} can give 0, and no move is called that: is it the place of a move in the list "
            "instead of the move?",
        )
    example = counterexample(text, set(position.moves()), got, position)
    raise Wrong("illegal-move", "It chooses a move that is not legal here.", example)
