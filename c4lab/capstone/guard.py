"""An engine behind glass: whatever it does, whoever asks gets a move or a sentence, in time."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import perf_counter
from typing import Any, TypeVar

from c4lab.capstone.engine import Engine
from c4lab.games import Position
from c4lab.players.referee import answer, in_words
from c4lab.work.interruption import within
from c4lab.work.job import Job
from c4lab.work.starting import threads_start

if sys.platform == "emscripten":  # where there is one thread, and no clock of its own for it
    from time import process_time as thread_time
else:
    from time import thread_time

GRACE = 0.3
"""Seconds that a move may take longer than it should: computers are busy at times."""
LONG = 5.0
"""Seconds from which on a busy computer is no excuse."""
STILL_RUNNING = (
    "is still at work on an earlier move, although it was interrupted again and again: look for "
    "a bare `except:` in a loop, restart the kernel, and submit again"
)

T = TypeVar("T")
Answer = tuple[int | None, str, float]
"""A legal move, or None and what the engine did; and the seconds at work."""


@dataclass(frozen=True)
class Reply:
    """A legal move; or None, and in `mistake` what the engine did, to say after its name. `took`
    is in seconds, and so is `at_work`, which counts only while the processor was at it."""

    move: int | None
    mistake: str
    took: float
    at_work: float


class Forfeit(Exception):
    """A move that the engine could not make; the message says why."""


class _Stop(BaseException):
    """Interrupts an engine. Not an Exception, so that its own `except Exception` lets it pass."""


class Guard:
    """Asks an engine for moves, each in a thread of its own.

    A move that comes later than `seconds` and GRACE does not count. The engine is interrupted then,
    again and again for two seconds. One that goes on all the same is left alone: from then on
    `broken` is true, and no further move is asked of it.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.broken = False

    @property
    def name(self) -> str:
        return self.engine.name

    def ask(self, position: Any, seconds: float) -> Reply:
        """Its move in `position`. If it is short of time, a late one is asked for once more: the
        computer may have been busy."""
        reply = self._once(position, seconds)
        if reply.took > seconds + GRACE and seconds < LONG and not self.broken:
            reply = self._once(position, seconds)
        return reply

    def seated(self, seconds: float) -> GuardedPlayer:
        """A player for `play_match`."""
        return GuardedPlayer(self, seconds)

    def _once(self, position: Any, seconds: float) -> Reply:
        if self.broken:
            return Reply(None, STILL_RUNNING, 0.0, 0.0)
        plain = getattr(position, "unwrapped", position)  # trying the move is no node of its search

        def work(job: Job[Answer]) -> Iterator[Answer]:
            start = thread_time()
            try:
                move, mistake = self._interrupted(
                    seconds, lambda: answer(lambda _: self.engine.choose(position, seconds), plain)
                )
            except BaseException as error:
                move, mistake = None, f"stopped with {in_words(error)}"
            yield move, mistake, thread_time() - start

        start = perf_counter()
        job = Job(work)
        try:
            ended = job.wait(seconds + GRACE)
            took = perf_counter() - start
            self.broken = not ended and not job.end(_Stop)
        except BaseException:  # whoever asked is interrupted, and so is the engine
            job.end(_Stop)
            raise
        if took > seconds + GRACE or not job.found:
            late = f"took longer than its {seconds:g} s"
            return Reply(None, late, max(took, seconds + 2 * GRACE), took)
        move, mistake, at_work = job.found[0]
        return Reply(move, mistake, took, at_work)

    def _interrupted(self, seconds: float, ask: Callable[[], T]) -> T:
        """What `ask` returns. Without threads nobody can interrupt it later, so this does."""
        return ask() if threads_start() else within(seconds + 2 * GRACE, _Stop, ask)


class GuardedPlayer:
    """A guarded engine at the board. Raises Forfeit for a move that it did not make."""

    def __init__(self, guard: Guard, seconds: float) -> None:
        self.name, self.guard, self.seconds = guard.name, guard, seconds

    def choose(self, position: Position) -> int:
        reply = self.guard.ask(position, self.seconds)
        if reply.move is None:
            raise Forfeit(reply.mistake)
        return reply.move
