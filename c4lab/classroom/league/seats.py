"""An engine at the board: in a worker, under a clock, and at rest while the other one moves."""

from __future__ import annotations

from typing import Any

from c4lab.capstone.engine import CHOOSE
from c4lab.checks.judging.errors import read_error
from c4lab.checks.judging.python_process import PythonProcess
from c4lab.checks.judging.talking import NoReply, Worker, Workers
from c4lab.checks.keeping.harmless import one_line
from c4lab.checks.working.plain import decode
from c4lab.classroom.league.engines import Entrant
from c4lab.games import ConnectFour
from c4lab.players.referee import answer
from c4lab.work.written_file import BadFile

RESERVE = 2.0
"""Seconds that the moves of one game may be late, all together: computers are busy at times."""
LOADING = 15.0
"""Seconds in which an engine has to be there before its first move."""
LOST = {
    "memory": "used too much memory",
    "gone": "ended its own process",
    "junk": "sent its judge something that is no reply",
}


class Forfeit(Exception):
    """A move that an engine could not make; the message says why."""


class EngineSeat:
    """An engine in a worker of its own for one game. It has `seconds` for each move, and RESERVE.
    The same `seed` gives it the same random numbers."""

    def __init__(self, engine: Entrant, workers: Workers, seconds: float, seed: int) -> None:
        self._engine, self._workers = engine, workers
        self._seconds, self._seed, self._reserve = seconds, seed, RESERVE
        self._worker: Worker | None = None

    def choose(self, position: ConnectFour) -> int:
        """Its move. Raises Forfeit if it makes none that is legal and in time; OSError if no
        process can be started."""
        if self._worker is None:
            self._worker = self._workers.start()
            self._load(self._worker)
        if isinstance(self._worker, PythonProcess):
            self._worker.processes.go_on()
        reply = self._asked(self._worker, self._call(position), self._seconds + self._reserve)
        self._reserve -= max(0.0, self._worker.waited - self._seconds)
        if isinstance(self._worker, PythonProcess):
            self._worker.processes.rest()
        value = _value(reply)
        move, mistake = answer(lambda _: value, position)
        if move is None:
            raise Forfeit(one_line(mistake))
        return move

    def end(self) -> None:
        if self._worker is not None:
            self._worker.end()
            self._worker = None

    def _load(self, worker: Worker) -> None:
        script = f"import random\nrandom.seed({self._seed})"
        seeds = {"do": "run", "script": script, "name": CHOOSE, "imports": []}
        for request in (seeds, self._engine.request):  # the file may give a seed of its own
            _value(self._asked(worker, request, LOADING))

    def _asked(self, worker: Worker, request: dict[str, Any], seconds: float) -> dict[str, Any]:
        try:
            worker.send(request)
            reply = worker.receive(seconds)
        except NoReply as why:
            late = f"took longer than its {self._seconds:g} s"
            if request["do"] != "call":
                late = "was not ready for its first move in time"
            raise Forfeit(LOST.get(why.why, late)) from None
        if not isinstance(reply, dict):
            raise Forfeit(LOST["junk"])
        return reply

    def _call(self, position: ConnectFour) -> dict[str, Any]:
        """The request for a move: its arguments as texts of Python."""
        arguments = [f"ConnectFour.parse({str(position)!r})", repr(self._seconds)]
        return {
            "do": "call",
            "args": arguments[: self._engine.arguments],
            "imports": ["from c4lab.games import ConnectFour"],
        }


def _value(reply: dict[str, Any]) -> Any:
    """What the engine gave. Raises Forfeit for an error."""
    ours = reply.get("ours")
    if isinstance(ours, str):
        raise Forfeit(one_line(f"used `{ours[:80]}`, which is c4lab's work and not its own"))
    try:
        if "error" in reply:
            error = read_error(reply["error"])
            if BadFile.__name__ in error.types:
                raise Forfeit(one_line(error.text.rstrip(".")))
            said = f" ({error.text.rstrip('.')})" if error.text else ""
            raise Forfeit(one_line(f"stopped with {error.type}{said}{error.where}"))
        return decode(reply["value"])
    except (ValueError, KeyError):
        raise Forfeit(LOST["junk"]) from None
