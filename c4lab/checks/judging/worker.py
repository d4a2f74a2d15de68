"""The process that a learner's code runs in: it does what its host is told, over one connection.

`serve` is all of it. A supervisor forks it where that can be done; elsewhere it is started as
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

from c4lab.checks.judging.host import Host
from c4lab.checks.judging.wire import LARGEST, WorkersEnd

INSIDE = "C4LAB_WORKER"  # set in a worker: nothing can be checked from in there
KEY = "C4LAB_KEY"  # what the processes of one judge are known by
LARGEST_FILE = 16 << 20  # bytes of a file that an answer writes
ADDRESS_SPACE = 2 << 30  # bytes above the start: stops a single huge allocation at once
DIE_WITH_PARENT = 1  # PR_SET_PDEATHSIG, Linux only


def serve(wire: WorkersEnd) -> None:
    """Answers requests until the judge hangs up. Limits this process, and marks it as a worker."""
    os.environ[INSIDE] = "1"
    vars(builtins).update(exit=sys.exit, quit=sys.exit)  # what `site`, left out for speed, defines
    vars(builtins)["display"] = print  # a notebook has it
    warnings.simplefilter("ignore")  # what is shown as printed is what the learner prints
    _limit_sizes()
    host = Host()
    sys.addaudithook(host.closed.hear)
    while True:
        try:
            request = json.loads(wire.receive())
        except (EOFError, OSError):
            return
        own = "source" not in request
        reply = host.reply(request)
        if own and not _output_is_open():
            reply["output"] = "closed"
        message = json.dumps(reply).encode()
        if len(message) > LARGEST and "value" in reply:
            message = json.dumps(reply | {"value": {"thing": ["too large", "value"]}}).encode()
        wire.send(message)


def die_with_parent() -> None:
    """The system ends this process when the one that started it is gone, however that happened."""
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
        pass  # the judge watches the memory too


def main() -> None:
    """Serves the judge at the port given, and ends whatever the answer left running."""
    with socket.create_connection(("127.0.0.1", int(sys.argv[1]))) as connected:
        connected.sendall(os.environ.pop(KEY).encode())
        die_with_parent()
        serve(WorkersEnd(connected))
    os._exit(0)  # threads left behind must not keep the process alive


if __name__ == "__main__":
    main()
