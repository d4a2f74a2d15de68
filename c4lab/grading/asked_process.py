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


def ask(task: dict[str, Any], stop: threading.Event, seed: int = 0) -> dict[str, Any]:
    """What the process says of the task; {"problem": why} if it says nothing. Raises Stopped, and
    OSError if no process can be started."""
    ours, theirs = socket.socketpair()
    with ours:
        try:
            process = subprocess.Popen(
                [sys.executable, "-P", "-m", grading_process.__name__],
                stdin=subprocess.PIPE,
                stdout=theirs.fileno(),
                stderr=subprocess.DEVNULL,
                env=_environment(seed),
                start_new_session=True,  # Ctrl-C does not reach it
            )
        finally:
            theirs.close()
        said = bytearray()
        why = ENDED
        try:
            assert process.stdin is not None
            with suppress(BrokenPipeError):
                process.stdin.write(json.dumps(task).encode() + b"\n")
                process.stdin.flush()
            why = _read(ours, said, stop)
        finally:
            _end(process, said)
    replies = [_reply(line) for line in bytes(said).split(b"\n") if line]
    last = replies[-1] if replies else {}
    return last if "marks" in last or "problem" in last else {"problem": why}


def task_of(
    cells: Sequence[Any], beside: Sequence[tuple[str, bytes]], seconds: float
) -> dict[str, Any]:
    """The task to grade these cells, each of which may take so many seconds."""
    return {
        "cells": [(cell.number, cell.source, cell.tags) for cell in cells],
        "beside": carried(beside),
        "seconds": seconds,
    }


def carried(beside: Sequence[tuple[str, bytes]]) -> list[tuple[str, str]]:
    """Files, as text."""
    return [(name, base64.b64encode(data).decode()) for name, data in beside]


def _read(ours: socket.socket, said: bytearray, stop: threading.Event) -> str:
    """Reads to the end, and returns why there may be nothing."""
    ours.settimeout(LOOK_SECONDS)
    end = monotonic() + SECONDS + MOST_ANSWERS * SECONDS_AN_ANSWER
    while monotonic() < end and len(said) < LARGEST:
        if stop.is_set():
            raise Stopped
        try:
            more = ours.recv(1 << 16)
        except TimeoutError:
            continue
        except OSError:
            return ENDED
        if not more:
            return ENDED
        said += more
    return TOO_LONG


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


def _environment(seed: int) -> dict[str, str]:
    search = [HOME, os.environ.get("PYTHONPATH", "")]
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(filter(None, search)),
        "PYTHONHASHSEED": str(seed),  # sets of texts have the same order each time
    }
