"""Comparing what came back with what was expected, without trusting what came back."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from inspect import isawaitable
from math import isclose, isnan
from numbers import Number
from typing import Any

from c4lab.checks.show import is_position, show
from c4lab.checks.wrong import Wrong


def plain(value: Any) -> Any:
    """numpy's numbers and arrays as Python's own; all else unchanged."""
    return value.tolist() if type(value).__module__ == "numpy" else value


def kind(value: object) -> str:
    """What `value` is, in words: values of different kinds are never equal."""
    match value:
        case None:
            return "None"
        case str():
            return "text"
        case Number():
            return "a number"
        case _ if is_position(value):
            return "a position"
        case tuple() if hasattr(value, "_fields"):
            return f"a {type(value).__name__} ({', '.join(value._fields)})"
        case Sequence():
            return "a list or tuple"
        case Set():
            return "a set"
        case Mapping():
            return "a dict"
        case _ if callable(value):
            return "a function"
    return f"an object of type {type(value).__name__}"


def equal(expected: Any, got: Any) -> bool:
    """Whether `got` says the same as `expected`: 1, 1.0 and True do; a tuple and a list with equal
    elements do; decimals may differ in the tenth place. False where they cannot be compared."""
    try:
        return _equal(expected, plain(got))
    except Exception:  # an object whose == raises is equal to nothing
        return False


def _equal(expected: Any, got: Any) -> bool:
    if isinstance(expected, (list, tuple)):
        return (
            isinstance(got, (list, tuple))
            and len(expected) == len(got)
            and all(map(equal, expected, got))
        )
    if isinstance(expected, float) and isinstance(got, Number):
        return isclose(expected, got, rel_tol=1e-9, abs_tol=1e-9)  # type: ignore[arg-type]
    same_kind = isinstance(got, type(expected)) or kind(got) == kind(expected)
    return same_kind and bool(expected == got)


def refuse_rubbish(
    expected: object, got: object, call: Callable[[], str], *, any_kind: bool = False
) -> None:
    """Raises Wrong if `got` is not even the kind of thing that the call, as text, should give.

    With `any_kind`, only what no exercise wants is refused: nothing at all, not a number, a
    generator.
    """
    got = plain(got)
    if got is None and expected is not None:
        raise Wrong(
            "returns-none",
            f"Your function returned nothing for {call()}: is there a path on which it reaches no "
            "return?",
        )
    if isinstance(got, Iterator) or isawaitable(got):
        cause = "an async too many" if isawaitable(got) else "a yield that should be a return"
        raise Wrong(
            "returns-generator",
            f"Your function returned a {type(got).__name__} for {call()}, which would still have "
            f"to be run through, not the finished value: is there {cause}?",
        )
    if not _has_nan(expected) and _holds_nan(got):
        raise Wrong(
            "returns-nan",
            f"Your function returned nan, 'not a number', for {call()}: does it subtract infinity "
            "from infinity, or use a value that was never set?",
        )
    if any_kind or got is None or expected is None:
        return
    wanted = "True or False" if isinstance(expected, bool) else kind(expected)
    given = kind(got)
    if given == "text" and wanted != "text":
        raise Wrong(
            "returns-text",
            f"Your function returned the text {show(got)} for {call()}, where {wanted} is "
            "expected.",
        )
    if not _kinds_agree(expected, got):
        raise Wrong(
            "returns-wrong-type",
            f"Your function returned {given} for {call()}, where {wanted} is expected.",
        )


def _kinds_agree(expected: object, got: object) -> bool:
    if isinstance(expected, tuple) and hasattr(expected, "_fields"):
        return isinstance(got, (list, tuple)) and len(got) == len(expected)
    if isinstance(expected, (list, tuple)):
        return isinstance(got, (list, tuple))
    return isinstance(got, type(expected)) or kind(got) == kind(expected)


def _holds_nan(got: object) -> bool:
    try:
        return _has_nan(got)
    except RecursionError:  # a list that holds itself
        return False


def _has_nan(value: object) -> bool:
    if isinstance(value, (list, tuple)):
        return any(map(_has_nan, value))
    return isinstance(value, float) and isnan(value)
