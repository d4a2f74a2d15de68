"""Without it Windows, which cannot fork, would have no worker: each is a new Python here."""

import secrets
import socket
import subprocess
import sys
from contextlib import suppress
from functools import partial

from c4lab.checks.judging.processes import GRACE, OPTIONS, START_SECONDS, environment
from c4lab.checks.judging.talking import ProcessWorker, Worker
from c4lab.checks.judging.tree import ProcessTraces
from c4lab.checks.judging.worker import KEY


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
