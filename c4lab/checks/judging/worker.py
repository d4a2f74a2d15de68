"""The process that runs the learner's code: what it does or breaks, the judge goes on.

A supervisor forks it and calls `serve`; where nothing can be forked, it is started as
`python -m c4lab.checks.judging.worker PORT`.
"""

import builtins
import ctypes
import json
import os
import signal
import socket
import sys
import warnings
from contextlib import suppress
from pathlib import Path

from c4lab.checks.judging.answer_server import AnswerServer
from c4lab.checks.judging.wire import LARGEST, WorkersEnd

IN_WORKER = "C4LAB_WORKER"  # the environment variable that is set in a worker
KEY = "C4LAB_KEY"  # the one with the secret by which a judge knows its processes
START, END, END_IF_GONE = b"s", b"e", b"g"  # what a judge asks of a supervisor
GRACE = 1.0  # seconds for a worker that closed its connection to end by itself
LARGEST_FILE = 16 << 20  # bytes of a file that the learner's code writes
ADDRESS_SPACE = 2 << 30  # bytes that it may grow by: stops a single huge allocation
DIE_WITH_PARENT = 1  # PR_SET_PDEATHSIG, Linux only


def serve(wire: WorkersEnd) -> None:
    """Limits this process, marks it as a worker, and answers requests until the judge hangs up."""
    os.environ[IN_WORKER] = "1"
    vars(builtins).update(exit=sys.exit, quit=sys.exit)  # as `site` does, which -S skips
    vars(builtins)["display"] = print  # as in a notebook
    warnings.simplefilter("ignore")  # what is shown as printed is the learner's
    _limit_sizes()
    server = AnswerServer()
    sys.addaudithook(server.closed.audit)
    while True:
        try:
            request = json.loads(wire.receive())
        except (EOFError, OSError):
            return
        own = "source" not in request
        reply = server.reply(request)
        if own and not _output_is_open():
            reply["output"] = "closed"
        message = json.dumps(reply).encode()
        if len(message) > LARGEST and "value" in reply:
            message = json.dumps(reply | {"value": {"thing": ["too large", "value"]}}).encode()
        wire.send(message)


def die_with_parent() -> None:
    """Has Linux kill this process when its parent is gone, however that happened."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)


def _output_is_open() -> bool:
    try:
        for stream in (sys.stdout, sys.stderr):
            stream.flush()
            os.fstat(stream.fileno())
    except (OSError, ValueError, AttributeError):
        return False
    return True


def _limit_sizes() -> None:
    try:
        import resource  # not on Windows

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_FSIZE, (LARGEST_FILE, LARGEST_FILE))
        pages = int(Path("/proc/self/statm").read_text().split()[0])  # Linux only
        limit = pages * resource.getpagesize() + ADDRESS_SPACE
        resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
    except (ImportError, OSError, ValueError):
        pass  # the judge watches the memory as well


def main() -> None:
    """Serves the judge that listens at the port in the arguments."""
    with socket.create_connection(("127.0.0.1", int(sys.argv[1]))) as connected:
        connected.sendall(os.environ.pop(KEY).encode())
        die_with_parent()
        serve(WorkersEnd(connected))
    os._exit(0)  # threads left behind must not keep the process alive


if __name__ == "__main__":
    main()
