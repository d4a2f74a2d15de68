"""Calling a learner's function: whatever happens in there, the learner reads a sentence."""

from __future__ import annotations

import linecache
import os
import sysconfig
from collections.abc import Callable, Sequence
from functools import lru_cache
from inspect import signature
from pathlib import Path
from traceback import walk_tb
from types import TracebackType
from typing import Any

from c4lab.checks.show import LONGEST, show_call
from c4lab.checks.values import kind
from c4lab.checks.wrong import NotAttempted, NotCallable, Raised, Wrong
from c4lab.instruments.meter import BudgetExceeded

Watcher = Callable[[Callable[..., Any], Sequence[object]], None]


def _nobody(function: Callable[..., Any], args: Sequence[object]) -> None:
    pass


watcher: Watcher = _nobody
"""Told of each call before it is made; the worker uses it to say which one never came back."""

# Whose code a line is: not the learner's if it lies in one of these.
NOT_THE_LEARNERS = tuple(
    f"{Path(folder).resolve()}{os.sep}"
    for folder in (
        str(Path(__file__).parents[1]),
        *(sysconfig.get_paths()[name] for name in ("stdlib", "platstdlib", "purelib", "platlib")),
    )
)


def call(function: Any, *args: Any) -> Any:
    """What `function` gives for `args`. Raises Raised, with a sentence, if it does not return."""
    if not callable(function):
        raise NotCallable(kind(function))
    if not _takes(function, len(args)):
        raise _wrong_parameters(function, args)
    watcher(function, args)
    try:
        return function(*args)
    except (BudgetExceeded, Wrong):
        raise
    except BaseException as error:  # SystemExit too: nothing of the learner's ends the check
        raise explain(error, show_call(function, args)) from None


def explain(error: BaseException, text: str) -> Wrong:
    """The sentence for an exception that came out of the call `text`."""
    where = _where(error.__traceback__)
    match error:
        case SystemExit():
            return Raised(
                "exits",
                f"{text} ends the whole program{where}: leave out exit() and let it return.",
            )
        case RecursionError():
            return Raised(
                "endless-recursion",
                f"{text} calls itself without end{where}: is there a case that it answers "
                "without calling itself, and does each call come closer to it?",
            )
        case MemoryError():
            return Raised(
                "too-much-memory",
                f"{text} uses more and more memory{where}: is there a list that never stops "
                "growing?",
            )
        case EOFError():
            return Raised(
                "asks-for-input",
                f"{text} waits for input{where}: everything that it needs comes in as its "
                "arguments, so leave out input().",
            )
        case NotImplementedError():
            return NotAttempted(
                "not-attempted", f"Part of it is still to be written: {text} says so{where}."
            )
        case NameError() if not isinstance(error, UnboundLocalError):
            return Raised(
                "name-not-defined",
                f"The name {error.name!r} is not defined{where}: was the cell that defines it run, "
                "and is it spelt the same there?",
            )
    said = " ".join(str(error)[:LONGEST].split())
    kind = type(error).__name__
    return Raised(
        "raises", f"{text} raised {kind}{where}. Python says: {said or 'nothing more'}{_stop(said)}"
    )


def _stop(said: str) -> str:
    return "" if said.endswith((".", "?")) else "."


@lru_cache(maxsize=8)
def _takes(function: Callable[..., Any], count: int) -> bool:
    """Whether `function` can be called with `count` arguments, as far as one can tell."""
    try:
        inspected = signature(function)
    except (TypeError, ValueError):
        return True  # some built-in functions do not say
    try:
        inspected.bind(*[None] * count)
    except TypeError:
        return False
    return True


def _wrong_parameters(function: Callable[..., Any], args: Sequence[object]) -> Wrong:
    return Wrong(
        "wrong-parameters",
        f"The check calls {show_call(function, args)}, and your function takes "
        f"{signature(function)}: keep its parameters as they were given.",
    )


def is_learners(filename: str) -> bool:
    """Whether the code in `filename` was written by the learner, as far as one can tell."""
    inside = "site-packages" in Path(filename).parts  # the worker does not know where those are
    return not inside and not filename.startswith(("<frozen", "<string>", *NOT_THE_LEARNERS))


def _where(traceback: TracebackType | None) -> str:
    """' (line 3: `return cells[9]`)', the innermost line of the learner's own, or nothing."""
    lines = [
        (frame.f_code.co_filename, number)
        for frame, number in walk_tb(traceback)
        if is_learners(frame.f_code.co_filename)
    ]
    if not lines:
        return ""
    source = linecache.getline(*lines[-1]).strip()
    return f" (line {lines[-1][1]}: `{source}`)" if source else f" (line {lines[-1][1]})"
