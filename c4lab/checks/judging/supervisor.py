"""Ends all workers, also when the judge was killed: the process between judge and workers.

It runs none of the learner's code. `python -m c4lab.checks.judging.supervisor FD SCRATCH
SECONDS` reads single letters from the judge's socket, whose file descriptor is FD. A worker may
live so many seconds.

- START, with two file descriptors, forks a worker that talks over the first, prints to the second
  and works in a new folder in SCRATCH; the reply is its process id.
- END ends the worker and all that it started; END_IF_GONE does so after a moment in which the
  worker may end by itself. The reply is the worker's exit status.

When the judge is gone, the supervisor ends everything and removes SCRATCH. POSIX only.
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

from c4lab.checks.judging.talking import BROKE_OFF
from c4lab.checks.judging.tree import PATIENCE, adopt_orphans, descendants
from c4lab.checks.judging.wire import NO_MEMORY, WorkersEnd
from c4lab.checks.judging.worker import END, END_IF_GONE, GRACE, START, die_with_parent, serve


def main() -> None:
    """Serves the judge until it hangs up."""
    judge = socket.socket(fileno=int(sys.argv[1]))
    scratch, longest, numbers = sys.argv[2], float(sys.argv[3]), count()
    adopt_orphans()
    _load_for_all()
    worker, since = 0, 0.0
    while True:
        left = max(0.0, since + longest - time.monotonic()) if worker else None
        ready = select.select([judge], [], [], left)[0]
        if not ready:
            end_descendants(worker)
            worker = 0
            continue
        letter, handles, _, _ = socket.recv_fds(judge, 1, 2)
        if letter == START:
            folder = f"{scratch}/{next(numbers)}"
            with suppress(OSError):
                os.mkdir(folder)  # noqa: PTH102
            worker, since = fork_worker(judge, folder, *handles), time.monotonic()
            for handle in handles:
                os.close(handle)
            judge.sendall(worker.to_bytes(8, "big"))
        elif letter in (END, END_IF_GONE):
            if letter == END_IF_GONE and worker:
                wait_for_end(worker)
            status = end_descendants(worker)
            worker = 0
            judge.sendall(status.to_bytes(8, "big", signed=True))
        else:  # the judge has hung up
            end_descendants(worker)
            rmtree(scratch, ignore_errors=True)
            os._exit(0)


def _load_for_all() -> None:
    """Loads what each worker needs once; a fork shares it while no garbage collection moves it."""
    for name in ("resource", "cloudpickle"):
        import_module(name)
    gc.freeze()


def fork_worker(judge: socket.socket, folder: str, talk: int, prints: int) -> int:
    """Forks a worker that works in `folder`; returns its process id."""
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


def wait_for_end(worker: int) -> None:
    """Gives a worker a moment to end by itself; its exit status stays to be read."""
    end = time.monotonic() + GRACE
    with suppress(ChildProcessError):
        while time.monotonic() < end:
            if os.waitid(os.P_PID, worker, os.WEXITED | os.WNOHANG | os.WNOWAIT):
                return
            time.sleep(0.002)


def end_descendants(worker: int) -> int:
    """Kills the worker and all that comes from it, in whatever session. Returns the worker's exit
    status as `os.waitstatus_to_exitcode` gives it, or -9 if it cannot be read."""
    status = -9
    end = time.monotonic() + PATIENCE
    found = {worker} if worker else set()
    while True:
        while new := descendants(os.getpid()) - found:
            for pid in new:
                with suppress(OSError):
                    os.kill(pid, signal.SIGSTOP)  # a stopped process starts no other
            found |= new
        for pid in found:
            with suppress(OSError):
                os.kill(pid, signal.SIGKILL)
        found = set()
        time.sleep(0.001)  # they need a moment to end
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
