"""Recording the calls of a recursive function from outside."""

import functools
import inspect
import sys
from collections.abc import Callable
from types import CodeType, FunctionType
from typing import Any

from c4lab.instruments.calltree import Trace
from c4lab.instruments.recorder import Recorder, TraceStopped
from c4lab.work.interruption import within


def trace(function: Callable[..., Any], *args: Any, limit: int = 2000, **kwargs: Any) -> Trace:
    """Runs `function(*args, **kwargs)`, and returns the tree of the calls of `function`.

    `function` may be any recursive function written in Python, with parameters of any names: it
    may search positions, boards made of lists, or trees made of nested lists. The first `limit`
    calls are recorded, further calls are counted. If the function raises or takes too long, the
    trace is returned all the same, and its `error` says why. Raises TypeError for other functions
    and for arguments that do not fit.

    >>> from c4lab.games import TicTacToe
    >>> from c4lab.search import minimax
    >>> trace(minimax, TicTacToe.parse("159287")).nodes
    14
    """
    recorder = Recorder(*_target(function), limit)
    error = None

    def run() -> None:
        previous = sys.getprofile()
        try:
            sys.setprofile(recorder)
            function(*args, **kwargs)
        finally:
            sys.setprofile(previous)

    try:
        # The recorder looks at the clock during calls. This limit is for loops without calls.
        within(recorder.seconds + 1, TraceStopped, run)
    except TraceStopped as stop:
        error = str(stop) or recorder.where_stopped(stop.__traceback__)
    except (Exception, SystemExit) as exception:
        if recorder.root is None:
            raise  # the arguments do not fit
        error = recorder.explain(exception)
    return recorder.finish(error)


def _target(function: Any) -> tuple[CodeType, bool]:
    """(code, method): the code to watch, and whether its first parameter is `self`.

    Raises TypeError if `function` is not a plain Python function.
    """
    inner = function
    while isinstance(inner, functools.partial):
        inner = inner.func
    inner = inspect.unwrap(inner)
    method = inspect.ismethod(inner)
    inner = getattr(inner, "__func__", inner)
    name = getattr(function, "__name__", repr(function))
    if not isinstance(inner, FunctionType):
        raise TypeError(f"trace follows functions written in Python with def, and {name} is not.")
    if inspect.isgeneratorfunction(inner) or inspect.iscoroutinefunction(inner):
        raise TypeError(
            f"trace follows functions that return a value, and {name} yields or awaits."
        )
    return inner.__code__, method
