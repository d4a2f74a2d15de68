"""Running a check in a process of its own, so that nothing in an answer can hurt the kernel."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

from c4lab.checks.exercise import Exercise
from c4lab.checks.judge import check_failed, failed, judge
from c4lab.checks.note import (
    ANSWER,
    BROKEN,
    NOT_STARTED,
    NOTE,
    OUT_OF_MEMORY,
    RESULT,
    SETTLED,
    Note,
)
from c4lab.checks.payload import CannotCarry, pack
from c4lab.checks.printed import Printed
from c4lab.checks.result import Result
from c4lab.checks.wrong import NotAttempted, Raised, Wrong

SECONDS = 4.0  # for the learner's part
START_SECONDS = 20.0  # for a slow machine to start Python
SETTLED_SECONDS = 1.0  # to find a better explanation for a result already known
MEMORY = 1 << 30  # bytes above the start
POLL = 0.05

TOO_MUCH_MEMORY = (
    "Your function took more than a gigabyte of memory: is there a list that never stops growing?"
)
CRASHED = (
    "Your function brought Python itself down: does it call itself far too often, with "
    "sys.setrecursionlimit() raised, or end processes?"
)
LARGE = 20_000_000  # bytes; what the answer brings along has to be rebuilt before it can run
TOO_LARGE = (
    "Your answer uses {:,.0f} MB of data from the notebook, and bringing it to the check took too "
    "long: make what is needed inside the function, or use less."
)
HOME = str(Path(__file__).parents[2])  # not on sys.path if c4lab is installed to be edited
PRINT_IS_NOT_RETURN = "It printed something: print shows a value, but only return hands it back."
OPTIONS = (
    *("-S", "-X", "utf8"),  # sys.path is known: without `site`, half of the start-up time is saved
    "-P",  # a random.py beside the notebook is not the one that is meant
    *("-W", "ignore:coroutine:RuntimeWarning"),  # the result says it better
)
NO_GUARDS = (
    "No second process can be started here, so the check ran without its guards: "
    "if one ever hangs, restart the kernel."
)


def run(exercise: Exercise, answer: Any) -> Result:
    """The result of `answer`, whatever it does. Takes at most a second more than SECONDS."""
    try:
        data = pack(exercise.id, answer)
    except CannotCarry as error:
        return failed(exercise, Raised("cannot-be-carried", str(error)))
    try:
        with TemporaryDirectory(prefix="c4lab-", ignore_cleanup_errors=True) as folder:
            return _run(exercise, data, Path(folder))
    except OSError:  # no processes in a browser's Python; no room left on the disk
        return judge(exercise, answer).with_note(NO_GUARDS)


def _run(exercise: Exercise, data: bytes, folder: Path) -> Result:
    (folder / ANSWER).write_bytes(data)
    note = Note(folder / NOTE)
    process = _start(folder)
    printed = Printed(process)
    try:
        stopped = _watch(process, note)
    except KeyboardInterrupt:
        return failed(exercise, NotAttempted("interrupted", "The check was stopped."))
    finally:
        _kill(process)
        printed.finish()
        text, state = note.text, note.state
        note.close()
    with suppress(OSError, ValueError):
        result = Result.from_json((folder / RESULT).read_text(encoding="utf-8"))
        if result.reason == "returns-none" and printed.excerpt():
            result = replace(result, message=f"{result.message} {PRINT_IS_NOT_RETURN}")
        return replace(result, printed=printed.excerpt())
    wrong = stopped or _died(process.returncode, state)
    if text:
        wrong.message += f" It was working on {text}."
    elif stopped and len(data) > LARGE:
        wrong = Raised("large-data", TOO_LARGE.format(len(data) / 1e6))
    return replace(failed(exercise, wrong), printed=printed.excerpt())


def _start(folder: Path) -> subprocess.Popen[bytes]:
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([HOME, *_search_path()]),
        "OPENBLAS_NUM_THREADS": "1",  # each thread would reserve memory that counts as used
    }
    return subprocess.Popen(
        [sys.executable, *OPTIONS, "-m", "c4lab.checks.worker", str(folder)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=environment,
        start_new_session=True,  # an interrupt meant for the kernel does not reach it
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )


def _search_path() -> list[str]:
    """Where the kernel looks for modules, whatever the worker's folder: nothing relative.

    An empty name means the working folder; an editable install may leave a name that is no folder.
    """
    try:
        here = Path.cwd()
    except OSError:  # the folder was deleted
        here = Path(HOME)
    return [str(here / folder) for folder in sys.path]


def _watch(process: subprocess.Popen[bytes], note: Note) -> Raised | None:
    """Waits for the process to end; what to say if it must be stopped."""
    start = settled = monotonic()
    started: float | None = None
    memory = _Memory(process.pid)
    while True:
        with suppress(subprocess.TimeoutExpired):
            process.wait(POLL)
            return None
        now = monotonic()
        if note.state == NOT_STARTED:
            started = None
            settled = now
        elif started is None:
            started = now
        if note.state != SETTLED:
            settled = now
        if now - (started or start) > (SECONDS if started else START_SECONDS):
            return Raised(
                "still-running",
                f"Still running after {SECONDS:.0f} seconds: is there a loop that never ends?",
            )
        if now - settled > SETTLED_SECONDS:
            return None
        if memory.grown() > MEMORY:
            return Raised("too-much-memory", TOO_MUCH_MEMORY)


class _Memory:
    """The memory of a process, compared with its first measurement."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self._start: int | None = None

    def grown(self) -> int:
        """Bytes more than at the first call; 0 where they cannot be measured."""
        try:
            import psutil

            now: int = psutil.Process(self._pid).memory_info().rss
        except (ImportError, psutil.Error):
            return 0
        if self._start is None:
            self._start = now
        return now - self._start


def _died(status: int, state: int) -> Wrong:
    """What to say when the process ended by itself without a result."""
    if state == NOT_STARTED or status == BROKEN:
        return check_failed("its process broke off")
    if status == OUT_OF_MEMORY:
        return Raised("too-much-memory", TOO_MUCH_MEMORY)
    if 0 <= status < 256:
        return Raised(
            "exits",
            "Your function ended the whole program: leave out exit() and os._exit(), and let it "
            "return.",
        )
    return Raised("crashed", CRASHED)


def _kill(process: subprocess.Popen[bytes]) -> None:
    """Ends the process and all that it started."""
    if hasattr(os, "killpg"):
        with suppress(OSError):
            os.killpg(process.pid, signal.SIGKILL)  # also when it has ended: its children may not
    with suppress(OSError):
        process.kill()
    process.wait()
