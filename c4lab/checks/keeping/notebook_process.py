"""A notebook's cells, run in processes that end with it, in a folder that is removed."""

import json
import os
import socket
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from itertools import islice
from pathlib import Path
from time import monotonic

from c4lab.checks.judging.processes import HOME
from c4lab.checks.judging.tree import Traces
from c4lab.checks.keeping import notebook_run
from c4lab.checks.keeping.handing_over import ANSWERS
from c4lab.checks.keeping.notebook_file import CodeCell
from c4lab.checks.keeping.progress_file import PROGRESS

CELL_SECONDS = 30
NOTEBOOK_SECONDS = 300
LOOK_SECONDS = 0.2  # between looks at what it has started
ANSWERS_FOLDER = "answers"
BESIDE = 2_000  # files beside a notebook that its cells find


def run(
    cells: Sequence[CodeCell], home: Path, folder: Path, seconds: float | None = None
) -> list[str]:
    """Runs the cells of a notebook that lies in `home`; the answers are in a folder in `folder`
    then. What went wrong on the way. A cell may take these seconds, or CELL_SECONDS."""
    task = {
        "cells": [(cell.where, cell.source) for cell in cells],
        "seconds": seconds or CELL_SECONDS,
        "home": str(_beside(home, folder / "home")),
    }
    (folder / "task.json").write_text(json.dumps(task), encoding="utf-8")
    told, theirs = _told_ends()
    try:
        try:
            process = subprocess.Popen(
                [sys.executable, "-P", "-m", notebook_run.__name__, str(folder / "task.json")],
                stdin=subprocess.DEVNULL,
                stdout=theirs,
                stderr=subprocess.DEVNULL,
                env=_environment(folder),
                start_new_session=True,
            )
        finally:
            os.close(theirs)
        ending = _waited_for(process, Traces(process.pid, str(folder), str(folder)))
        return [*notebook_run.problems(_read(told)), *ending]
    finally:
        os.close(told)


def _waited_for(process: subprocess.Popen[bytes], traces: Traces) -> list[str]:
    """Waits until the process is gone with all that it started; what was wrong with its end."""
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
        traces.end()
    if process.returncode:
        return ["The notebook ended the process that ran it: the cells after that did not run."]
    return []


def _beside(home: Path, place: Path) -> Path:
    """A folder where cells find what is beside their notebook, and may write other files."""
    place.mkdir()
    try:
        for each in islice(home.iterdir(), BESIDE):
            (place / each.name).symlink_to(each)
    except OSError:  # a system that does not let everybody link
        return home
    return place


def _environment(folder: Path) -> dict[str, str]:
    """What the notebook finds: whatever it or its kernel keeps by itself goes to `folder`."""
    search = [HOME, os.environ.get("PYTHONPATH", "")]
    own = {"TMPDIR": "tmp", "IPYTHONDIR": "ipython", "JUPYTER_RUNTIME_DIR": "runtime",
           ANSWERS: ANSWERS_FOLDER}  # fmt: skip
    for name in own.values():
        (folder / name).mkdir()
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(filter(None, search)),
        PROGRESS: str(folder / "progress.sqlite"),  # the notebook's to write; nobody reads it
        **{name: str(folder / inside) for name, inside in own.items()},
    }


def _told_ends() -> tuple[int, int]:
    """Two handles: what is written to the second can be read from the first. A socket, which the
    cells cannot open by its name in /proc as they could a pipe."""
    if os.name != "posix":
        return os.pipe()
    ours, theirs = socket.socketpair()
    return ours.detach(), theirs.detach()


def _read(told: int) -> bytes:
    """What is there: the process that said it is gone."""
    data = b""
    with suppress(OSError, AttributeError):
        os.set_blocking(told, False)
    with suppress(OSError):
        while len(data) < notebook_run.LARGEST and (more := os.read(told, 1 << 16)):
            data += more
    return data
