"""Without it Windows, which cannot fork, would have no worker: each is a new Python here."""

import secrets
import socket
import subprocess
import sys
from contextlib import suppress

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
                return _StartedWorker(_accept(server, key), process, key)
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


class _StartedWorker(ProcessWorker):
    def __init__(
        self, connected: socket.socket, process: subprocess.Popen[bytes], key: str
    ) -> None:
        super().__init__(connected, process.stdout, process.pid)
        self._traces = ProcessTraces(process.pid, key)
        self._process = process

    def _processes(self) -> set[int]:
        return {self._process.pid, *self._traces.look()}

    def stop(self, gone: bool = False) -> int:
        self._traces.look()
        if gone:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(GRACE)
        with suppress(OSError):
            self._process.kill()
        status = self._process.wait()
        self._traces.end_all()
        return status
