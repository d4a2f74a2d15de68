"""Asking a process of its own to grade a notebook, and ending it with all that it started."""

from __future__ import annotations

import base64
import json
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from shutil import rmtree
from time import monotonic
from typing import Any

from c4lab.checks.judging.processes import HOME
from c4lab.checks.judging.tree import ProcessTraces
from c4lab.grading import grading_process

SECONDS = 420.0  # to run a notebook, and to start
SECONDS_AN_ANSWER = 130.0  # to judge it
MOST_ANSWERS = 12  # in a notebook
LARGEST = 64_000_000  # bytes that it may say
END_SECONDS = 8.0  # to end what it has started
LOOK_SECONDS = 0.25

ENDED = "The process that graded it was ended: does the notebook end processes?"
TOO_LONG = "To grade it took too long, and it was stopped."


class Stopped(Exception):
    """Somebody wants no more answers."""


def ask(task: dict[str, Any], stop: threading.Event) -> dict[str, Any]:
    """What the process says of the task; {"problem": why} if it says nothing. Raises Stopped, and
    OSError if no process can be started."""
    ours, theirs = _ends()
    said = bytearray()
    reader = threading.Thread(target=_read, args=(ours, said), daemon=True)
    try:
        try:
            process = subprocess.Popen(
                [sys.executable, "-P", "-m", grading_process.__name__],
                stdin=subprocess.PIPE,
                stdout=theirs,
                stderr=subprocess.DEVNULL,
                env=_environment(),
                start_new_session=True,  # Ctrl-C does not reach it
            )
        finally:
            os.close(theirs)
        reader.start()
        try:
            assert process.stdin is not None
            with suppress(OSError):  # it has ended already
                process.stdin.write(json.dumps(task).encode() + b"\n")
                process.stdin.flush()
            why = _wait(reader, said, stop)
        finally:
            _end(process, said)
            reader.join(END_SECONDS)
    finally:
        os.close(ours)
    replies = [_reply(line) for line in bytes(said).split(b"\n") if line]
    last = replies[-1] if replies else {}
    return last if {"marks", "answer", "problem"} & last.keys() else {"problem": why}


def task_of(
    cells: Sequence[Any], beside: Sequence[tuple[str, bytes]], seconds: float, seed: int
) -> dict[str, Any]:
    """The task to grade these cells, each of which may take so many seconds, with what the seed
    draws. No argument or variable of a process has the seed: a notebook could read those.

    With "only", an exercise, added to the task, nothing is judged: the reply has its "answer"."""
    return {
        "cells": [(cell.number, cell.source, cell.tags) for cell in cells],
        "beside": carried(beside),
        "seconds": seconds,
        "seed": seed,
    }


def carried(beside: Sequence[tuple[str, bytes]]) -> list[tuple[str, str]]:
    """Files, as text."""
    return [(name, base64.b64encode(data).decode()) for name, data in beside]


def _ends() -> tuple[int, int]:
    """Two handles: what is written to the second can be read from the first. A socket, which a
    notebook cannot open by its name in /proc as it could a pipe."""
    if os.name != "posix":
        return os.pipe()
    ours, theirs = socket.socketpair()
    return ours.detach(), theirs.detach()


def _read(ours: int, said: bytearray) -> None:
    with suppress(OSError):
        while len(said) < LARGEST and (more := os.read(ours, 1 << 16)):
            said += more


def _wait(reader: threading.Thread, said: bytearray, stop: threading.Event) -> str:
    """Waits until all is read, and returns why there may be nothing. Raises Stopped."""
    end = monotonic() + SECONDS + MOST_ANSWERS * SECONDS_AN_ANSWER
    while reader.is_alive():
        if stop.is_set():
            raise Stopped
        if monotonic() > end:
            return TOO_LONG
        reader.join(LOOK_SECONDS)
    return TOO_LONG if len(said) >= LARGEST else ENDED


def _end(process: subprocess.Popen[bytes], said: bytearray) -> None:
    """Lets it end by itself, with all that it started and its folder; does that if it cannot."""
    with suppress(OSError):
        if process.stdin is not None:
            process.stdin.close()
    with suppress(subprocess.TimeoutExpired):
        process.wait(END_SECONDS)
    if process.returncode == 0:
        return
    process.kill()
    process.wait()
    scratch = _reply(bytes(said).partition(b"\n")[0]).get("scratch")
    if isinstance(scratch, str):
        ProcessTraces(process.pid, scratch, scratch).end_all()
        rmtree(scratch, ignore_errors=True)


def _reply(line: bytes) -> dict[str, Any]:
    try:
        reply = json.loads(line)
    except ValueError:
        return {}
    return reply if isinstance(reply, dict) else {}


def _environment() -> dict[str, str]:
    search = [HOME, os.environ.get("PYTHONPATH", "")]
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(filter(None, search)),
        "PYTHONHASHSEED": "0",  # sets of texts have the same order each time
    }
