"""Starts Python for the judge: on Windows, which cannot fork, each worker is a new one."""

import os
import secrets
import socket
import subprocess
import sys
from contextlib import suppress
from functools import partial
from pathlib import Path

from c4lab.checks.judging.talking import ProcessWorker, Worker
from c4lab.checks.judging.tree import ProcessTraces
from c4lab.checks.judging.worker import GRACE, KEY

START_SECONDS = 20.0  # for a slow computer to start Python
END_SECONDS = 4.0  # for a slow computer to end processes
HOME = str(Path(__file__).parents[3])  # an editable install of c4lab is not on sys.path
OPTIONS = (
    *("-S", "-X", "utf8"),  # PYTHONPATH says all: without `site`, Python starts in half the time
    "-P",  # `import random` does not find a random.py beside the notebook
    *("-W", "ignore:coroutine:RuntimeWarning"),  # the result says it better
)


class StartedWorkers:
    """Starts a Python for each worker."""

    def start(self) -> Worker:
        key = secrets.token_hex(16)
        with socket.create_server(("127.0.0.1", 0)) as server:
            process = subprocess.Popen(
                [sys.executable, *OPTIONS, "-m", "c4lab.checks.judging.worker",
                 str(server.getsockname()[1])],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                env={**environment(), KEY: key},
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )  # fmt: skip
            server.settimeout(START_SECONDS)
            try:
                connected = _accept(server, key)
                traces = ProcessTraces(process.pid, key)
                return ProcessWorker(
                    connected, process.stdout, process.pid,
                    processes=lambda: {process.pid, *traces.look()},
                    stop=partial(_stop, process, traces),
                )  # fmt: skip
            except BaseException:
                process.kill()
                process.wait()
                raise


def _accept(server: socket.socket, key: str) -> socket.socket:
    """The connection of the worker that knows the key. Raises OSError if none comes in time."""
    while True:
        connected, _ = server.accept()
        connected.settimeout(START_SECONDS)
        with suppress(TimeoutError):
            if secrets.compare_digest(connected.recv(len(key), socket.MSG_WAITALL), key.encode()):
                return connected
        connected.close()


def _stop(process: subprocess.Popen[bytes], traces: ProcessTraces, gone: bool) -> int:
    traces.look()
    if gone:
        with suppress(subprocess.TimeoutExpired):
            process.wait(GRACE)
    with suppress(OSError):
        process.kill()
    status = process.wait()
    traces.end_all()
    return status


def environment() -> dict[str, str]:
    """The environment variables of a worker: the kernel's, with its search path made absolute."""
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([HOME, *_search_path()]),
        "OPENBLAS_NUM_THREADS": "1",  # each thread would reserve memory that counts as used
    }


def _search_path() -> list[str]:
    """Where the kernel looks for modules: an empty name means the working folder."""
    try:
        here = Path.cwd()
    except OSError:  # the folder was deleted
        here = Path(HOME)
    return [str(here / folder) for folder in sys.path]
