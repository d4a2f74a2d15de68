"""The process that a check runs in: `python -m c4lab.checks.worker FOLDER`.

The folder holds the answer to judge, takes the result, and has the note on which the worker says
what it is doing. The result is a file, not a stream: a learner's code can close streams.
"""

from __future__ import annotations

import builtins
import linecache
import os
import pickle
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Thread
from time import sleep
from traceback import print_exc
from typing import Any

from c4lab.checks import calls, compare, registry
from c4lab.checks.exercise import Exercise
from c4lab.checks.judge import failed, judge
from c4lab.checks.note import ANSWER, BROKEN, NOTE, OUT_OF_MEMORY, RESULT, SETTLED, STARTED, Note
from c4lab.checks.result import Result
from c4lab.checks.show import show_call
from c4lab.checks.wrong import Raised, Wrong

ADDRESS_SPACE = 2 << 30  # bytes above the start: stops a single huge allocation at once


def work(folder: Path) -> None:
    """Judge the answer in `folder` and leave the result there."""
    note = Note(folder / NOTE)
    exercise_id, sources, code = pickle.loads((folder / ANSWER).read_bytes())
    exercise = registry.find(exercise_id)
    assert exercise is not None, exercise_id  # the sandbox has found it before
    for filename, lines in sources.items():
        linecache.cache[filename] = (sum(map(len, lines)), None, lines, filename)

    def settle(wrong: Wrong) -> None:
        write(failed(exercise, wrong), folder)
        note.state = SETTLED

    vars(builtins).update(
        exit=sys.exit, quit=sys.exit
    )  # what `site`, left out for speed, would define
    calls.watcher = _Reporter(note).watch
    compare.on_mismatch = settle
    _limit_address_space()
    note.state = STARTED
    try:
        answer = _unpack(code)
    except Raised as wrong:
        write(failed(exercise, wrong), folder)
        return
    write(_unless_streams_closed(exercise, judge(exercise, answer)), folder)


def _unpack(code: bytes) -> Any:
    try:
        return pickle.loads(code)
    except MemoryError:
        raise
    except Exception as error:  # whatever the answer is made of can run code of its own here
        raise Raised(
            "cannot-be-carried",
            f"Your answer could not be rebuilt outside the notebook ({type(error).__name__}: "
            f"{error}): write it with ordinary functions and classes.",
        ) from None


class _Reporter(Thread):
    """Notes each call that lasts, and passes on what was printed so far.

    Not before each call: that would cost more than most calls. The text on the note is wiped when
    a call begins, so that it never speaks of an earlier one.
    """

    def __init__(self, note: Note) -> None:
        super().__init__(daemon=True)
        self._note = note
        self._call: tuple[Callable[..., Any], Sequence[object]] | None = None
        self.start()

    def watch(self, function: Callable[..., Any], args: Sequence[object]) -> None:
        self._call = (function, args)
        self._note.wipe()

    def run(self) -> None:
        noted = None
        while True:
            sleep(0.1)
            call = self._call
            with suppress(Exception):  # the learner may have closed it
                sys.stdout.flush()
            if call is not None and call is not noted:
                text = show_call(*call)
                if call is self._call:
                    self._note.text = text
                    noted = call


def write(result: Result, folder: Path) -> None:
    """Leaves `result` in `folder`, whole or not at all."""
    draft = folder / "draft.json"
    draft.write_text(result.to_json(), encoding="utf-8")
    draft.replace(folder / RESULT)


def _unless_streams_closed(exercise: Exercise, result: Result) -> Result:
    try:
        for stream in (sys.stdout, sys.stderr):
            stream.flush()
            os.fstat(stream.fileno())
    except (OSError, ValueError, AttributeError):
        return failed(
            exercise,
            Wrong(
                "closes-output",
                "Your function closes or replaces the output that print writes to: leave it "
                "open, the rest of the program needs it.",
            ),
        )
    return result


def _limit_address_space() -> None:
    try:
        import resource  # not on Windows

        pages = int(Path("/proc/self/statm").read_text().split()[0])  # Linux only
        limit = pages * resource.getpagesize() + ADDRESS_SPACE
        resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
    except (ImportError, OSError, ValueError):
        pass  # the sandbox watches the memory too


def main() -> None:
    """Work, and end with a status that says how that went, whatever the answer left running."""
    status = 0
    try:
        work(Path(sys.argv[1]))
    except MemoryError:  # what the answer filled is still in use
        status = OUT_OF_MEMORY
    except Exception:
        print_exc()
        status = BROKEN
    with suppress(Exception):
        sys.stdout.flush()
    os._exit(status)  # threads left behind must not keep the process alive


if __name__ == "__main__":
    main()
