"""Asks a judge, a process of its own, to grade notebooks; there is another if one has ended it."""

from __future__ import annotations

import base64
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from queue import SimpleQueue
from typing import Any, Self

from c4lab.checks.judging.python_process import PythonProcess
from c4lab.checks.judging.talking import NoReply
from c4lab.classroom.grading import judge_process

OPTIONS = ("-X", "utf8", "-P")
SECONDS = 420.0  # to run a notebook
SECONDS_AN_ANSWER = 130.0  # to judge it
MOST_ANSWERS = 12  # in a notebook
Known = Callable[[dict[str, str]], Mapping[str, Any]]
"""Gives the marks that are known, by exercise, for the digests of the answers."""
ENDED = "The process that graded it was ended: does the notebook end processes?"
TOO_LONG = "To grade it took too long, and it was stopped."


class Grader:
    """A judge, which is started when it is first asked. Use it in a `with`.

    Each method gives what the judge says, or {"problem": why} if it says nothing, and raises
    OSError if no process can be started.
    """

    def __init__(self) -> None:
        self._process: PythonProcess | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def grade(
        self, cells: Sequence[Any], seconds: float, beside: Sequence[tuple[str, bytes]] = (),
        home: str = "", seed: int | None = None, known: Known = lambda digests: {},
    ) -> dict[str, Any]:  # fmt: skip
        """Runs a notebook and judges its answers but for the known ones, with this seed; both
        replies in one."""
        ran = self.run(cells, seconds, beside, home)
        if "problem" in ran:
            return ran
        request = {"do": "marks", "known": known(ran["digests"]), "seed": seed}
        return ran | self._asked(request, MOST_ANSWERS * SECONDS_AN_ANSWER)

    def run(
        self, cells: Sequence[Any], seconds: float, beside: Sequence[tuple[str, bytes]] = (),
        home: str = "", only: str = "",
    ) -> dict[str, Any]:  # fmt: skip
        """Runs a notebook, each cell of which may take so many seconds. What lies beside it are the
        files `beside`, or those in the folder `home`. With `only` just this exercise counts."""
        if self._process is None:
            self._process = PythonProcess(judge_process.__name__, OPTIONS)
        plain = [(cell.number, cell.source, cell.tags) for cell in cells]
        carried = [(name, base64.b64encode(data).decode()) for name, data in beside]
        task = {"cells": plain, "seconds": seconds, "beside": carried, "home": home, "only": only}
        return self._asked({"do": "run", **task}, SECONDS)

    def answer(self, exercise: str) -> dict[str, Any]:
        """The answer to an exercise of the notebook that has run."""
        return self._asked({"do": "answer", "exercise": exercise}, SECONDS)

    def end(self) -> None:
        """Ends the judge with all that it started; another thread may wait for it."""
        process, self._process = self._process, None
        if process is not None:
            process.end()

    def _asked(self, request: Mapping[str, Any], seconds: float) -> dict[str, Any]:
        process = self._process
        if process is None:  # it was ended since the notebook ran
            return {"problem": ENDED}
        process.send(request)
        try:
            said = process.receive(seconds)
            return said if isinstance(said, dict) else {"problem": ENDED}
        except NoReply as why:
            self.end()
            return {"problem": TOO_LONG if why.why == "time" else ENDED}


class Graders:
    """So many graders, each lent to one at a time. Use them in a `with`."""

    def __init__(self, count: int) -> None:
        self._all = [Grader() for _ in range(count)]
        self._free: SimpleQueue[Grader] = SimpleQueue()
        for grader in self._all:
            self._free.put(grader)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    @contextmanager
    def one(self) -> Iterator[Grader]:
        """Context manager: a grader that nobody else has."""
        grader = self._free.get()
        try:
            yield grader
        finally:
            self._free.put(grader)

    def end(self) -> None:
        """Ends the judges; whoever waits for one goes on."""
        for grader in self._all:
            grader.end()
