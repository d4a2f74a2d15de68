"""Runs a notebook in a process of its own, and ends all that the notebook has started."""

import json
import os
import socket
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from itertools import islice
from pathlib import Path
from time import monotonic
from typing import Protocol

from c4lab.checks.judging.tree import ProcessTraces
from c4lab.checks.keeping.handing_over import ANSWERS
from c4lab.checks.keeping.notebook_file import CodeCell
from c4lab.checks.keeping.progress_file import PROGRESS
from c4lab.grading import notebook_run

CELL_SECONDS = 30
NOTEBOOK_SECONDS = 300
LOOK_SECONDS = 0.2  # between looks at the processes that it has started
ANSWERS_FOLDER = "answers"
MOST_LINKS = 2_000  # files beside a notebook that its cells find


class Process(Protocol):
    """A process, as `subprocess.Popen` has them."""

    pid: int

    @property
    def returncode(self) -> int | None: ...
    def poll(self) -> int | None: ...
    def wait(self, timeout: float | None = None) -> int: ...
    def kill(self) -> None: ...


Start = Callable[[Path, int, Mapping[str, str]], Process]
"""Starts a process that does the task in a file, has the given handle as its standard output and
these environment variables."""


def in_new_python(task: Path, writing: int, environment: Mapping[str, str]) -> Process:
    """Starts a Python for the task."""
    return subprocess.Popen(
        [sys.executable, "-P", "-m", notebook_run.__name__, str(task)],
        stdin=subprocess.DEVNULL,
        stdout=writing,
        stderr=subprocess.DEVNULL,
        env=environment,
        start_new_session=True,
    )


def run(
    cells: Sequence[CodeCell],
    home: Path,
    folder: Path,
    seconds: float,
    start: Start,
) -> list[str]:
    """Runs the cells of a notebook that lies in `home`, so that its answers are in
    `folder / ANSWERS_FOLDER`; returns a sentence for each problem. A cell may take so many
    `seconds`."""
    task = {
        "cells": [(cell.where, cell.source) for cell in cells],
        "seconds": seconds,
        "home": str(_linked(home, folder / "home")),
    }
    path = folder / "task.json"
    path.write_text(json.dumps(task), encoding="utf-8")
    reading, writing = _pipe()
    try:
        try:
            process = start(path, writing, _environment(folder))
        finally:
            os.close(writing)
        ending = _wait_for(process, ProcessTraces(process.pid, str(folder), str(folder)))
        return [*notebook_run.problems(_read(reading)), *ending]
    finally:
        os.close(reading)


def _wait_for(process: Process, traces: ProcessTraces) -> list[str]:
    """Waits for the process and ends all that it started; returns a sentence if that went wrong."""
    end = monotonic() + NOTEBOOK_SECONDS
    try:
        while process.poll() is None:
            if monotonic() > end:
                return [f"The notebook took more than {NOTEBOOK_SECONDS} seconds and was stopped."]
            traces.look()
            with suppress(subprocess.TimeoutExpired):
                process.wait(LOOK_SECONDS)
    finally:
        process.kill()
        process.wait()
        traces.end_all()
    if process.returncode:
        return ["The notebook ended the process that ran it: the cells after that did not run."]
    return []


def _linked(home: Path, place: Path) -> Path:
    """The folder `place` with links to the files in `home`; `home` if links cannot be made."""
    place.mkdir()
    try:
        for each in islice(home.iterdir(), MOST_LINKS):
            (place / each.name).symlink_to(each)
    except OSError:  # Windows lets only some users make links
        return home
    return place


def _environment(folder: Path) -> dict[str, str]:
    """The environment variables of the notebook: what it or its kernel keeps goes to `folder`."""
    own = {"TMPDIR": "tmp", "IPYTHONDIR": "ipython", "JUPYTER_RUNTIME_DIR": "runtime",
           ANSWERS: ANSWERS_FOLDER}  # fmt: skip
    for name in own.values():
        (folder / name).mkdir()
    return {
        **os.environ,
        PROGRESS: str(folder / "progress.sqlite"),  # nobody reads it
        **{name: str(folder / inside) for name, inside in own.items()},
    }


def _pipe() -> tuple[int, int]:
    """A handle to read and one to write; sockets on POSIX: /proc would open a pipe to cells."""
    if os.name != "posix":
        return os.pipe()
    reading, writing = socket.socketpair()
    return reading.detach(), writing.detach()


def _read(handle: int) -> bytes:
    """All bytes that are there; the process that wrote them has ended."""
    data = b""
    with suppress(OSError, AttributeError):
        os.set_blocking(handle, False)
    with suppress(OSError):
        while len(data) < notebook_run.LARGEST and (more := os.read(handle, 1 << 16)):
            data += more
    return data
