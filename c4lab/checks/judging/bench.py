"""A learner's answer at work: hires a worker for it, and a new one when that is lost."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from time import monotonic
from typing import Any, Protocol

from c4lab.checks.judging.packing import Packed
from c4lab.checks.judging.talking import NoReply, Worker

SECONDS = 3.0  # for all calls of the learner's own code
TRIAL_SECONDS = 1.0  # for a call of an edited version, whose steps are limited too
LOST = 2  # workers after which nothing more is tried: each costs a second
Request = dict[str, Any]


class Hires(Protocol):
    """Where workers come from."""

    def hire(self) -> Worker: ...


class Bench:
    """One packed answer, and the worker that holds it at the moment.

    `answered` counts the calls of the learner's own code that came back, `lost` the workers that
    edited versions cost, and one if their own code did, `steps` those that edited versions took,
    and `waited` the seconds that they did.
    """

    def __init__(
        self, workers: Hires, packed: Packed, setup: str, allowed: Iterable[str] = ()
    ) -> None:
        self.packed = packed
        self.answered = self.lost = self.steps = 0
        self.waited = 0.0
        self._workers = workers
        self._setup = setup
        self._allowed = sorted(allowed)
        self._worker: Worker | None = None
        self._open = 0  # replies that were not waited for
        self._left = SECONDS
        self._printed: list[str] = []

    def ask(self, requests: Sequence[Request]) -> Iterator[Any]:
        """The worker's replies, one after the other; all are on their way at once. Raises
        NoReply."""
        self._catch_up()
        worker = self._ready()
        for request in requests:
            worker.send(request)
        self._open = len(requests)
        for request in requests:
            yield self._receive(worker, own="source" not in request)

    def end(self) -> str:
        """Lets the worker go; the beginning of what the learner's code printed."""
        self._drop()
        return next(filter(None, self._printed), "")

    def _receive(self, worker: Worker, own: bool) -> Any:
        begun = monotonic()
        try:
            reply = worker.receive(self._left if own else TRIAL_SECONDS)
        except NoReply:
            self.lost = max(self.lost, 1) if own else self.lost + 1
            self._drop()
            raise
        finally:
            if own:
                self._left -= monotonic() - begun
            else:
                self.waited += monotonic() - begun
        self._open -= 1
        if own:
            self.answered += 1
        else:
            self.steps += _steps_in(reply)
        return reply

    def _catch_up(self) -> None:
        """Waits for what nobody wants to know any more."""
        with suppress(NoReply):
            while self._worker is not None and self._open:
                self._receive(self._worker, own=False)

    def _ready(self) -> Worker:
        if self._worker is None:
            self._open = 0
            self._worker = self._workers.hire()
            packed = self.packed
            self._worker.send(
                {
                    "do": "load",
                    "name": packed.name,
                    "setup": "\n".join([self._setup, *packed.imports]),
                    "sources": packed.sources,
                    "code": packed.code,
                    "allowed": self._allowed,
                }
            )
            try:
                reply = self._worker.receive(max(self._left, TRIAL_SECONDS))
            except NoReply:
                self._drop()
                raise
            if not isinstance(reply, dict):
                raise NoReply("junk")
            if "error" in reply:
                raise CannotRebuild(reply["error"])
        return self._worker

    def _drop(self) -> None:
        if self._worker is not None:
            self._printed.append(self._worker.end())
            self._worker = None


def _steps_in(reply: Any) -> int:
    steps = reply.get("steps") if isinstance(reply, dict) else None
    return max(steps, 0) if isinstance(steps, int) else 0


class CannotRebuild(Exception):
    """The answer could not be made again in a worker; `error` says why, as `errors` has it."""

    def __init__(self, error: Any) -> None:
        super().__init__("the answer could not be rebuilt")
        self.error = error
