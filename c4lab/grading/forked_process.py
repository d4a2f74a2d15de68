"""A process that is forked from this one: all that is imported here is there at once.

Linux only: elsewhere libraries do not survive a fork.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from contextlib import suppress

CAN_FORK = sys.platform == "linux"
FIRST_WAIT, LONGEST_WAIT = 0.002, 0.05  # seconds between looks whether it has ended
FAILED = 70  # the exit status of work that raised an exception


class ForkedProcess:
    """Does `work` in a process of its own, as far as `subprocess.Popen` is needed here.

    It leads a session, and has no signal handlers of ours. Of this process's handles it has those
    of `keep`; of its standard ones, 1 is `output`, if that is given, and the others are closed.
    """

    def __init__(
        self, work: Callable[[], None], keep: tuple[int, ...] = (), output: int | None = None
    ) -> None:
        self.returncode: int | None = None
        self.pid = os.fork()
        if self.pid == 0:
            status = FAILED
            try:
                _begin(keep, output)
                work()
                status = 0
            except SystemExit as end:
                status = end.code if isinstance(end.code, int) else FAILED
            finally:
                os._exit(status)  # what was to be done at this process's end is its own

    def poll(self) -> int | None:
        """The exit status, None while it runs."""
        if self.returncode is None:
            self._take(os.waitpid(self.pid, os.WNOHANG))
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """The exit status. Raises subprocess.TimeoutExpired."""
        end = time.monotonic() + timeout if timeout is not None else None
        pause = FIRST_WAIT
        while self.poll() is None:
            if end is None:
                self._take(os.waitpid(self.pid, 0))
            elif time.monotonic() > end:
                raise subprocess.TimeoutExpired("a forked process", timeout or 0)
            else:
                time.sleep(min(pause, max(end - time.monotonic(), 0)))
                pause = min(2 * pause, LONGEST_WAIT)
        assert self.returncode is not None
        return self.returncode

    def kill(self) -> None:
        """Ends it at once; nothing if it has ended."""
        if self.poll() is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL)

    def _take(self, found: tuple[int, int]) -> None:
        if found[0]:
            self.returncode = os.waitstatus_to_exitcode(found[1])


def _begin(keep: tuple[int, ...], output: int | None) -> None:
    """Leaves the session, the signal handlers and the handles of the process that forked."""
    os.setsid()
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGALRM):
        signal.signal(number, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    silence = os.open(os.devnull, os.O_RDWR)
    for standard in (0, 1, 2):
        if standard not in keep:
            os.dup2(output if standard == 1 and output is not None else silence, standard)
    last = 2
    for handle in sorted({*keep} - {0, 1, 2}):
        os.closerange(last + 1, handle)
        last = handle
    os.closerange(last + 1, os.sysconf("SC_OPEN_MAX"))


def take_environment(environment: Mapping[str, str]) -> None:
    """Gives this process other environment variables."""
    os.environ.clear()
    os.environ.update(environment)
    tempfile.tempdir = None  # it was taken from the old ones
