"""The process that grades notebooks: `python -m c4lab.grading.grading_process`.

It reads tasks, each a line of JSON, on its standard input, and says what it found as lines of JSON
on its standard output, which nothing that it starts gets. On Linux it imports first all that
lessons need, and forks a process for each task, which is there at once; elsewhere it does one task
and ends. When its input ends it ends, with all that it has started: whoever asked is gone.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import sys
import threading
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from queue import Empty, Queue
from tempfile import TemporaryDirectory
from typing import Any

from c4lab.checks.judging.tree import ProcessTraces, adopt_orphans
from c4lab.checks.writing import registry
from c4lab.grading.bounds import limit_files
from c4lab.grading.forked_process import CAN_FORK, ForkedProcess
from c4lab.grading.graded_notebook import done

USED = (
    *("cloudpickle", "psutil", "numpy", "pandas", "matplotlib.pyplot", "ipywidgets", "anywidget"),
    *("matplotlib_inline.backend_inline", "c4lab.bench", "c4lab.instruments", "c4lab.pictures"),
    *("c4lab.players", "c4lab.solver", "c4lab.tuning", "c4lab.widgets", "c4lab.capstone"),
    *("c4lab.grading.forked_kernel", "resource", "IPython.core.completer", "IPython.core.magics"),
    *("IPython.core.completerlib", "stack_data", "pygments.formatters", "pygments.lexers.python"),
)
"""What notebooks and their judges import."""
BACKEND = ("MPLBACKEND", "module://matplotlib_inline.backend_inline")  # as kernels have it
SAID_SECONDS = 60.0  # until nothing is thought to be said


def main() -> None:
    """Does the tasks that stand on the standard input."""
    told = os.dup(1)
    os.set_inheritable(told, False)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    os.environ.setdefault(*BACKEND)
    adopt_orphans()
    if CAN_FORK:
        _load()
    while line := _line():
        with TemporaryDirectory(prefix="c4lab-grade-", ignore_cleanup_errors=True) as scratch:
            _tell(told, {"scratch": scratch})
            if not CAN_FORK:
                _do(line, told, scratch)
                return
            process = ForkedProcess(lambda: _do(line, told, scratch), keep=(0, told))
            if process.wait():  # it could not end what it started
                ProcessTraces(os.getpid(), scratch, scratch).end_all()
        _tell(told, {"done": True})


def _load() -> None:
    """Imports everything once; a fork shares it while no garbage collection moves it."""
    for name in USED:
        with suppress(ImportError):  # whoever needs it will say so
            import_module(name)
    registry.all_exercises()
    gc.collect()
    gc.freeze()


def _do(line: bytes, told: int, scratch: str) -> None:
    """Does one task, in a process of its own."""
    os.chdir(scratch)  # by this it is found, if it has to be ended
    # No answer that imports a file leaves anything beside it.
    sys.dont_write_bytecode, os.environ["PYTHONDONTWRITEBYTECODE"] = True, "1"
    signal.signal(signal.SIGTERM, _stop)
    limit_files()
    adopt_orphans()
    lines: Queue[bytes] = Queue()

    def begin_to_read() -> None:
        threading.Thread(target=_read_input, args=(lines,), daemon=True).start()

    def ask(digests: dict[str, str]) -> dict[str, Any]:
        """What is said once the notebook has run."""
        _tell(told, {"digests": digests})
        with suppress(Empty):
            said: dict[str, Any] = json.loads(lines.get(timeout=SAID_SECONDS))
            return said
        return {}

    _tell(told, done(json.loads(line), Path(scratch), begin_to_read, ask))


def _tell(told: int, what: dict[str, Any]) -> None:
    data = json.dumps(what).encode() + b"\n"
    while data:
        data = data[os.write(told, data) :]


def _line() -> bytes:
    """The next line of the input, and nothing beyond it; b"" at its end."""
    data = bytearray()  # to which a part can be added without a copy
    while not data.endswith(b"\n"):
        more = os.read(0, 1 << 16)
        if not more:
            return b""
        data += more
    return bytes(data)


def _read_input(lines: Queue[bytes]) -> None:
    """Hands on each line, and ends this process with its input."""
    with suppress(OSError):
        while line := _line():  # without the lock of sys.stdin, which Python wants at its end
            lines.put(line)
    os.kill(os.getpid(), signal.SIGTERM)


def _stop(*_: object) -> None:
    raise SystemExit(1)


if __name__ == "__main__":
    main()
