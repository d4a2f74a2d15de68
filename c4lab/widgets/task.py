"""Work in a thread of its own, so that a page stays usable: results come one by one."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Generic, TypeVar

from c4lab.players.referee import in_words
from c4lab.solver import SearchProgress
from c4lab.solver.running import Report

T = TypeVar("T")
Work = Callable[[Report], Iterator[T]]
"""Gives results one by one. Its searches call the report, which ends them when they are stopped."""


class Refused(Exception):
    """Why work cannot be done: its words are the task's problem as they are."""


class Stopped(Exception):
    """Ends a search that nobody waits for any more."""


class Task(Generic[T]):
    """Runs `work`, and calls `tell` after each result and at the end, until it is stopped.

    `found` are the results so far. At the end `over` is True, and `problem` says what went wrong,
    if anything did. `tell` is called where the page's messages are, in the kernel's loop; in a
    program without one it is called in the thread.
    """

    def __init__(self, work: Work[T], tell: Callable[[], object]) -> None:
        self.found: list[T] = []
        self.problem = ""
        self._work, self._tell = work, tell
        self._stopped, self._ended = threading.Event(), threading.Event()
        self._loop = kernel_loop()
        # A daemon: it must not keep the kernel alive.
        threading.Thread(target=self._run, daemon=True).start()

    @property
    def over(self) -> bool:
        return self._ended.is_set()

    def wait(self, seconds: float) -> bool:
        """Whether it is over, now or within so many seconds."""
        return self._ended.wait(seconds)

    def stop(self) -> None:
        """Ends the work soon. Nothing is told any more."""
        self._stopped.set()

    def _run(self) -> None:
        try:
            for result in self._work(self._report):
                if self._stopped.is_set():
                    return
                self.found.append(result)
                self._say()
        except Stopped:
            return
        except Refused as error:
            self.problem = str(error)
        except Exception as error:  # nobody sees what a thread raises
            self.problem = f"The search broke off: {in_words(error)}."
        finally:
            self._ended.set()
        self._say()

    def _report(self, _: SearchProgress) -> None:
        if self._stopped.is_set():
            raise Stopped

    def _say(self) -> None:
        if self._loop is None:
            return self._told()
        with suppress(RuntimeError):  # the loop may be closed by now
            self._loop.call_soon_threadsafe(self._told)

    def _told(self) -> None:
        if not self._stopped.is_set():
            self._tell()


def kernel_loop() -> asyncio.AbstractEventLoop | None:
    """The kernel's loop, to come back to; None in a plain Python program."""
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
