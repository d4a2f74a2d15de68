"""Asking a process of its own to grade notebooks, and ending it with all that it started."""

from __future__ import annotations

import base64
import os
import secrets
import subprocess
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty
from shutil import rmtree
from time import monotonic
from typing import Any, Self

from c4lab.checks.judging.started_workers import HOME
from c4lab.checks.judging.tree import ProcessTraces
from c4lab.grading import grading_process
from c4lab.grading.talk import read_line, start

SECONDS = 420.0  # to run a notebook, and to start
SECONDS_AN_ANSWER = 130.0  # to judge it
MOST_ANSWERS = 12  # in a notebook
END_SECONDS = 8.0  # to end what it has started
LOOK_SECONDS = 0.25
KEY = "C4LAB_GRADER"  # by which all are found that come from it

ENDED = "The process that graded it was ended: does the notebook end processes?"
TOO_LONG = "To grade it took too long, and it was stopped."
Then = Callable[[dict[str, str]], dict[str, Any]]
"""What is said once a notebook has run and all that it started has ended, for the digests of its
answers: {"known": the marks that are known, by exercise, "seed": that of the run}. A notebook could
read what a process was told before, its arguments and its variables."""


class Stopped(Exception):
    """Somebody wants no more answers."""


class Grader:
    """A process that grades one notebook after the other; it is started when it is first asked, and
    once more when a notebook has ended it. Use it in a `with`."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def ask(
        self, task: dict[str, Any], stop: threading.Event | None = None, then: Then | None = None
    ) -> dict[str, Any]:
        """What the process says of the task; {"problem": why} if it says nothing. What a notebook
        must not know is said by `then`. Raises Stopped, and OSError if no process can be
        started."""
        if self._process is None:
            self._start()
        finished = False
        try:
            self._talk.send(task)
            reply, finished = self._reply(stop, then)
        finally:
            if not finished:
                self.end()
        return reply

    def end(self) -> None:
        """Lets it end by itself, with all that it started and its folder; does that if it
        cannot."""
        process, self._process = self._process, None
        if process is None:
            return
        self._talk.hang_up()
        with suppress(subprocess.TimeoutExpired):
            process.wait(END_SECONDS)
        if process.returncode != 0:
            process.kill()
            process.wait()
            ProcessTraces(process.pid, self._key, self._scratch or None).end_all()
            if self._scratch:
                rmtree(self._scratch, ignore_errors=True)
        self._talk.close()

    def _start(self) -> None:
        self._key, self._scratch = secrets.token_hex(16), ""
        environment = {**_environment(), KEY: self._key}
        self._process, self._talk = start(grading_process.__name__, environment)

    def _reply(
        self, stop: threading.Event | None, then: Then | None
    ) -> tuple[dict[str, Any], bool]:
        """What it says of the last task, and whether it can be asked again. Raises Stopped."""
        end = monotonic() + SECONDS + MOST_ANSWERS * SECONDS_AN_ANSWER
        reply: dict[str, Any] = {"problem": ENDED}
        while True:
            if stop and stop.is_set():
                raise Stopped
            if monotonic() > end:
                return {"problem": TOO_LONG}, False
            try:
                line = self._talk.lines.get(timeout=LOOK_SECONDS)
            except Empty:
                continue
            said = read_line(line)
            if not line:
                return reply, False
            if "scratch" in said:
                self._scratch = str(said["scratch"])
            elif {"marks", "answer", "problem"} & said.keys():
                reply = said
            elif "digests" in said:
                self._talk.send(then(said["digests"]) if then else {})
            elif "done" in said:
                self._scratch = ""
                return reply, True


def task_of(
    cells: Sequence[Any], beside: Sequence[tuple[str, bytes]], seconds: float
) -> dict[str, Any]:
    """The task to grade these cells, each of which may take so many seconds.

    With "only", an exercise, added to the task, nothing is judged: the reply has its "answer". With
    "home" added, what lies beside the notebook is what is in that folder."""
    return {
        "cells": [(cell.number, cell.source, cell.tags) for cell in cells],
        "beside": carried(beside),
        "seconds": seconds,
    }


def carried(beside: Sequence[tuple[str, bytes]]) -> list[tuple[str, str]]:
    """Files, as text."""
    return [(name, base64.b64encode(data).decode()) for name, data in beside]


def _environment() -> dict[str, str]:
    search = [HOME, os.environ.get("PYTHONPATH", "")]
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(filter(None, search)),
        "PYTHONHASHSEED": "0",  # sets of texts have the same order each time
        "OPENBLAS_NUM_THREADS": "1",  # a process with threads should not be forked
    }
