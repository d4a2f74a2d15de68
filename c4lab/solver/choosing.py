"""Chooses the engine of a `Solver`: the compiled search, or else the readable one."""

import errno
import os
import sys
from functools import cache
from importlib.util import find_spec

from c4lab.games.bits import STANDARD, Layout
from c4lab.solver.engine import Engine
from c4lab.solver.loaded import IN_BROWSER, functions_for


def choose_engine(memory: int | None, threads: int, layout: Layout = STANDARD) -> Engine:
    """The compiled search; where there is none, the readable one, and a line that says why."""
    if why_not_compiled(layout):
        from c4lab.solver.readable import Readable

        return Readable(memory, layout)
    from c4lab.solver.compiled import Compiled

    return Compiled(memory, threads, layout)


@cache
def why_not_compiled(layout: Layout = STANDARD) -> str:
    """Why there is no compiled search, also printed; empty if there is one."""
    reason = find_reason(layout)
    if reason:
        print(
            "c4lab: positions are solved in plain Python, some hundred times slower than "
            f"compiled, because {reason}.",
            file=sys.stderr,
            flush=True,
        )
    return reason


def find_reason(layout: Layout = STANDARD) -> str:
    """As `why_not_compiled`, but neither cached nor printed. Compiles the search if need be."""
    if IN_BROWSER:
        return _reason_in_browser(layout)
    try:
        if find_spec("numba") is None:
            raise ModuleNotFoundError("No module named 'numba'")
        if is_disabled():
            return "numba is told not to compile; unset NUMBA_DISABLE_JIT"
        functions_for(layout)
    except ImportError as error:
        return f"numba cannot be imported ({error}); install it with: python -m pip install numba"
    except Exception as error:  # whatever may go wrong on a computer that we have not seen
        return _no_place(error) or (
            f"numba fails ({error!r:.200}); try another version: python -m pip install -U numba"
        )
    return ""


def may_be_compiled() -> bool:
    """Whether there is a compiled search, as far as one can say without loading it."""
    return IN_BROWSER or (find_spec("numba") is not None and not is_disabled())


def is_disabled() -> bool:
    """Whether numba is told not to compile."""
    return os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")


def _reason_in_browser(layout: Layout) -> str:
    """What `find_reason` says in a browser, where nothing can be installed or compiled."""
    try:
        functions_for(layout)
    except OSError as error:
        return f"this page has no compiled solver for boards of {layout} ({error})"
    return ""


def _no_place(error: Exception) -> str:
    """If there is no place for the compiled code, the reason and what to do; else empty."""
    number = error.errno if isinstance(error, OSError) else None
    if number in (errno.ENOSPC, errno.EDQUOT):
        return f"the disk is full ({error}); free a few megabytes and start again"
    if number in (errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOENT):
        return (
            f"there is no folder to keep compiled code in ({error}); "
            "set NUMBA_CACHE_DIR to a folder that you can write to"
        )
    return ""
