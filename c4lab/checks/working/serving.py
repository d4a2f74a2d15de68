"""The worker: a Python that runs the learner's code; what that does or breaks, the judge goes on.

`python -m c4lab.checks.working.serving FOLDER` says that it is ready, and then answers the requests
of `calling`. What the learner's code prints goes to the standard error. When the judge is gone, it
ends.
"""

import builtins
import ctypes
import os
import signal
import sys
import warnings
from contextlib import suppress
from pathlib import Path

from c4lab.checks.working.calling import AnswerServer
from c4lab.checks.working.closed import refuse_programs
from c4lab.checks.working.lines import NO_MEMORY, READY, Lines

IN_WORKER = "C4LAB_WORKER"  # the environment variable that is set in a worker
BROKE_OFF = 70  # the exit status of a worker that cannot go on
LARGEST_FILE = 16 << 20  # bytes of a file that the learner's code writes
ADDRESS_SPACE = 2 << 30  # bytes that it may grow by: stops a single huge allocation
DIE_WITH_PARENT = 1  # PR_SET_PDEATHSIG
MOST_CPU = 1_800  # seconds: for a call into C that never ends, when the judge is gone


def main() -> None:
    lines = Lines()
    die_with_parent()
    _prepare()
    try:
        lines.say(READY)
        server = AnswerServer()
        sys.addaudithook(server.closed.audit)
        while True:
            reply = server.reply(lines.next())
            if not _output_is_open():
                reply["output"] = "closed"
            lines.say(reply)
    except MemoryError:  # what the answer filled is still in use
        with suppress(BaseException):
            lines.say(NO_MEMORY)
    except BaseException:
        os._exit(BROKE_OFF)
    lines.end()


def _prepare() -> None:
    """Marks this process as a worker, with limits, in which a notebook's names are known."""
    os.environ[IN_WORKER] = "1"
    vars(builtins).update(exit=sys.exit, quit=sys.exit)  # as `site` does, which -S skips
    vars(builtins)["display"] = print
    warnings.simplefilter("ignore")  # what is shown as printed is the learner's
    with suppress(ImportError):
        import _posixsubprocess  # by which multiprocessing starts programs, and no event says so

        vars(_posixsubprocess)["fork_exec"] = refuse_programs
    limit_files(LARGEST_FILE)
    try:
        import resource  # not on Windows

        resource.setrlimit(resource.RLIMIT_CPU, (MOST_CPU, MOST_CPU))
        pages = int(Path("/proc/self/statm").read_text().split()[0])  # Linux only
        limit = pages * resource.getpagesize() + ADDRESS_SPACE
        resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
    except (ImportError, OSError, ValueError):
        pass  # the judge watches the memory as well


def limit_files(largest: int) -> None:
    """Nothing that runs or is started here writes longer files, or a copy of its memory when it
    breaks."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_FSIZE, (largest, largest))


def die_with_parent() -> None:
    """Has Linux kill this process when its parent is gone, also while it stands still."""
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


if __name__ == "__main__":
    main()
