"""Makes a process as poor as a browser's Python, so that one need not open a browser to try."""

import importlib.abc
import importlib.machinery
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from types import ModuleType
from typing import Any, NoReturn

from c4lab.work.importing import not_here

TICK = 0.001
"""Seconds from one time that a clock shows to the next: Firefox has a thousandth."""
NOT_THERE = (
    *("numpy", "pandas", "matplotlib", "joblib", "psutil", "PIL"),
    *("packaging", "distributed", "dask", "tqdm", "multiprocessing", "resource"),
)
"""Modules that a page brings none of, or that Python does not have there."""


class Blocked(importlib.abc.MetaPathFinder):
    """Finds none of the modules."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        top = name.partition(".")[0]
        if top in NOT_THERE:
            raise not_here(top)
        return None


def become_like_a_tab() -> None:
    """From now on no thread and no process starts here, and the modules are not found.

    Nothing takes this back: call it in a process of its own. What of c4lab and of the libraries is
    imported already is imported anew.
    """
    for name in [each for each in sys.modules if each.partition(".")[0] in (*NOT_THERE, "c4lab")]:
        del sys.modules[name]
    sys.meta_path.insert(0, Blocked())
    changed: list[tuple[Any, str, Any]] = [
        (threading.Thread, "start", _no_thread),
        (subprocess, "Popen", _NoProcess),
    ]
    for owner, name, instead in changed:
        setattr(owner, name, instead)
    for name in ("perf_counter", "monotonic", "time", "process_time"):
        setattr(time, name, _coarse(name, getattr(time, name)))
    if hasattr(signal, "setitimer"):
        del signal.setitimer
    if sys.version_info < (3, 12):
        # In a tab's Python, counting steps is cheap. Here it would slow engines that go by a clock.
        steps: Any = import_module("c4lab.work.interruption")
        steps._trace = lambda step: lambda: None


def _coarse(name: str, clock: Callable[[], float]) -> Callable[[], float]:
    """The clock in whole ticks, as browsers have it so that no page can spy on others. Under its
    name in `time`, by which an answer that uses it is packed."""

    def coarse() -> float:
        return clock() // TICK * TICK

    coarse.__module__, coarse.__qualname__, coarse.__name__ = "time", name, name
    return coarse


def _no_thread(*_: Any, **__: Any) -> NoReturn:
    raise RuntimeError("can't start new thread")


class _NoProcess(subprocess.Popen[bytes]):
    def __init__(self, *_: Any, **__: Any) -> None:
        raise OSError(138, "emscripten does not support processes.")

    def __del__(self, *_: Any) -> None:
        """Nothing was begun."""
