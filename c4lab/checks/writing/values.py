"""When two values, both plain data, are equal, and what is no value that an exercise asks for."""

from math import isclose, isnan
from numbers import Number
from typing import Any, NoReturn

from c4lab.checks.working.plain import Fields, Thing
from c4lab.checks.writing.python_text import is_position, show
from c4lab.checks.writing.result import Wrong


def kind(value: object) -> str:
    """The kind of a value, in words. Values of different kinds are never equal."""
    match value:
        case None:
            return "None"
        case str():
            return "text"
        case Number():
            return "a number"
        case list() | tuple():
            return "a list or tuple"
        case set() | frozenset():
            return "a set"
        case dict():
            return "a dict"
        case Fields():
            return f"a {value.name} ({', '.join(value.fields)})"
        case Thing(kind="function"):
            return "a function"
        case Thing():
            return f"an object of type {value.name}"
        case _ if is_position(value):
            return "a position"
    return f"an object of type {type(value).__name__}"


def equal(got: Any, expected: Any) -> bool:
    """Whether two values mean the same: 1, 1.0 and True do, so do a tuple and a list with equal
    elements; decimal numbers may differ in the tenth place.

    >>> equal([True, 0.3], (1, 0.1 + 0.2)), equal("1", 1)
    (True, False)
    """
    if isinstance(got, Fields):
        got = got.values
    if isinstance(expected, Fields):
        expected = expected.values
    if isinstance(expected, (list, tuple)):
        return (
            isinstance(got, (list, tuple))
            and len(expected) == len(got)
            and all(map(equal, got, expected))
        )
    if isinstance(expected, dict) and isinstance(got, dict):
        return expected.keys() == got.keys() and all(
            equal(got[key], expected[key]) for key in expected
        )
    if isinstance(expected, float) and isinstance(got, Number):
        return _close(got, expected)
    if isinstance(expected, Number) and isinstance(got, float):
        return _close(got, expected)
    return kind(got) == kind(expected) and bool(got == expected)


def _close(got: Any, expected: Any) -> bool:
    try:
        return isclose(got, expected, rel_tol=1e-9, abs_tol=1e-9)
    except (TypeError, OverflowError):  # a complex number, or a whole one that no float can hold
        return bool(got == expected)


def refuse_rubbish(got: Any, expected: object, call: str, *, any_kind: bool = False) -> None:
    """Raises Wrong if `got` is not of the kind that the call should give; with `any_kind` only for
    what no exercise asks for: None, nan, a generator."""

    def refuse(reason: str, what: str, why: str) -> NoReturn:
        raise Wrong(reason, f"Your function returned {what} for {call}{why}")

    if got is None and expected is not None:
        why = "is there a path on which it reaches no return, or is what it returns still None"
        refuse("returns-none", "None", f": {why} there?")
    thing = got.kind if isinstance(got, Thing) else ""
    if thing in ("iterator", "awaitable"):
        cause = (
            "a `yield` instead of a `return`, a comprehension in round brackets, or a "
            "`reversed` or `map` that still has to be made a list"
        )
        if thing == "awaitable":
            cause = "an async too many"
        why = "which would still have to be run through, not the finished value"
        refuse("returns-generator", f"a {got.name}", f", {why}: is there {cause}?")
    if thing == "too large":
        why = "that is too large to look at: what should be in it, and what else is?"
        article = "an" if got.name[:1] in "aeiou" else "a"
        refuse("returns-too-much", f"{article} {got.name}", f" {why}")
    if not _has_nan(expected) and _has_nan(got):
        why = "does it subtract infinity from infinity, or use a value that was never set?"
        refuse("returns-nan", "nan, 'not a number',", f": {why}")
    if any_kind or got is None or expected is None:
        return
    given = kind(got)
    wanted = "True or False" if isinstance(expected, bool) else kind(expected)
    instead = f"; {wanted} is expected."
    if given == "text" and wanted != "text":
        refuse("returns-text", f"the text {show(got)}", instead)
    if given == "a function" and given != wanted:
        refuse("returns-function", given, f"{instead} Are the parentheses of a call missing?")
    rows = (list, tuple, Fields)
    if not (isinstance(got, rows) and isinstance(expected, rows)) and given != kind(expected):
        refuse("returns-wrong-type", given, instead)


def _has_nan(value: object) -> bool:
    if isinstance(value, (list, tuple)):
        return any(map(_has_nan, value))
    return isinstance(value, float) and isnan(value)
