"""The process between a judge and its workers: it starts them, and it alone can end them for sure.

It runs none of the learner's code. `python -m c4lab.checks.judging.supervisor FD SCRATCH` reads
single letters from the judge's socket: `h` with two file descriptors forks a worker that talks over
the first, prints to the second and works in a new folder in SCRATCH; `e` ends it and all that it
started, `g` the same after a moment in which it may end by itself. When the judge is gone, however
that happened, everything is ended and SCRATCH removed. POSIX only.
"""

import gc
import os
import select
import signal
import socket
import sys
import time
from contextlib import suppress
from importlib import import_module
from itertools import count
from shutil import rmtree

from c4lab.checks.judging.processes import GRACE
from c4lab.checks.judging.talking import BROKE_OFF
from c4lab.checks.judging.tree import PATIENCE, adopt, descendants
from c4lab.checks.judging.wire import NO_MEMORY, WorkersEnd
from c4lab.checks.judging.worker import die_with_parent, serve

LONGEST = 120.0  # seconds that a worker may live, whatever its judge says


def main() -> None:
    """Serves the judge whose socket is the file descriptor named."""
    judge = socket.socket(fileno=int(sys.argv[1]))
    scratch, numbers = sys.argv[2], count()
    adopt()
    _load_once()
    worker, since = 0, 0.0
    while True:
        left = max(0.0, since + LONGEST - time.monotonic()) if worker else None
        ready = select.select([judge], [], [], left)[0]
        if not ready:
            end_descendants(worker)
            worker = 0
            continue
        letter, handles, _, _ = socket.recv_fds(judge, 1, 2)
        if letter == b"h":
            folder = f"{scratch}/{next(numbers)}"
            with suppress(OSError):
                os.mkdir(folder)  # noqa: PTH102
            worker, since = start(judge, folder, *handles), time.monotonic()
            for handle in handles:
                os.close(handle)
            judge.sendall(worker.to_bytes(8, "big"))
        elif letter in (b"e", b"g"):
            if letter == b"g" and worker:
                wait_for(worker)
            status = end_descendants(worker)
            worker = 0
            judge.sendall(status.to_bytes(8, "big", signed=True))
        else:  # the judge has hung up
            end_descendants(worker)
            rmtree(scratch, ignore_errors=True)
            os._exit(0)


def _load_once() -> None:
    """What each worker needs, so that a fork has it; the collector leaves it where it is shared."""
    for name in ("resource", "cloudpickle"):
        import_module(name)
    gc.freeze()


def start(judge: socket.socket, folder: str, talk: int, prints: int) -> int:
    """Forks a worker that works in `folder`; its process id."""
    pid = os.fork()
    if pid:
        return pid
    judge.close()
    die_with_parent()
    with suppress(OSError):
        os.chdir(folder)
    os.environ["TMPDIR"] = folder
    silence = os.open(os.devnull, os.O_RDONLY)
    os.dup2(silence, 0)
    os.dup2(prints, 1)
    os.dup2(prints, 2)
    os.close(silence)
    os.close(prints)
    sys.stdin, sys.stdout, sys.stderr = (
        open(number, mode, buffering, encoding="utf-8", errors="replace", closefd=False)  # noqa: SIM115
        for number, mode, buffering in ((0, "r", -1), (1, "w", 1), (2, "w", 1))
    )
    wire = WorkersEnd(socket.socket(fileno=talk))
    try:
        serve(wire)
    except MemoryError:  # what the answer filled is still in use
        with suppress(BaseException):
            wire.send(NO_MEMORY)
    except BaseException:
        os._exit(BROKE_OFF)
    os._exit(0)


def wait_for(worker: int) -> None:
    """Gives a worker that has hung up a moment to end by itself: its status is still to be read."""
    end = time.monotonic() + GRACE
    with suppress(ChildProcessError):
        while time.monotonic() < end:
            if os.waitid(os.P_PID, worker, os.WEXITED | os.WNOHANG | os.WNOWAIT):
                return
            time.sleep(0.002)


def end_descendants(worker: int) -> int:
    """Kills the worker and all that comes from it, also in sessions of their own; the worker's exit
    status, negative for a signal, as `os.waitstatus_to_exitcode` gives it, or -9."""
    status = -9
    end = time.monotonic() + PATIENCE
    found = {worker} if worker else set()
    while True:
        while new := descendants(os.getpid()) - found:
            for pid in new:
                with suppress(OSError):
                    os.kill(pid, signal.SIGSTOP)  # what stands still starts nothing more
            found |= new
        for pid in found:
            with suppress(OSError):
                os.kill(pid, signal.SIGKILL)
        found = set()
        time.sleep(0.001)  # a moment to be gone: to look at all processes takes longer
        try:
            while True:
                pid, how = os.waitpid(-1, os.WNOHANG)
                if pid == 0:
                    break
                if pid == worker:
                    status = os.waitstatus_to_exitcode(how)
        except ChildProcessError:
            return status
        if time.monotonic() > end:
            return status


if __name__ == "__main__":
    main()
