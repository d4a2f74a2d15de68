"""A learner's answer at work: hires a worker for it, and a new one when that is lost."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from time import monotonic
from typing import Any, Protocol

from c4lab.checks.judging.errors import Error, read_error
from c4lab.checks.judging.packed import Packed
from c4lab.checks.judging.talking import NoReply, Worker

SECONDS = 3.0  # for all calls of the learner's own code
LOADING_SECONDS = 5.0  # for making it anew in all workers together
TRIAL_SECONDS = 1.0  # for a call of an edited version, whose steps are limited too
MOST_STEPS = 1 << 40  # that any call takes
LOST = 2  # workers after which nothing more is tried: each costs a second
Request = dict[str, Any]


class Hires(Protocol):
    """Where workers come from."""

    def hire(self) -> Worker: ...


class Bench:
    """One packed answer, and the worker that holds it at the moment.

    `answered` counts the calls of the learner's own code that came back, `lost` the workers that
    edited versions cost, and one if their own code did, `steps` those that edited versions took,
    and `waited` the seconds that they did; `loaded` is False once it could not be made in a worker.
    `patience` is how many times as long as usual its own calls may take.
    """

    def __init__(
        self, workers: Hires, packed: Packed, setup: str, allowed: Iterable[str] = (),
        patience: int = 1,
    ) -> None:  # fmt: skip
        self.packed = packed
        self.answered = self.lost = self.steps = 0
        self.waited = 0.0
        self._workers = workers
        self._setup = setup
        self._allowed = sorted(allowed)
        self._worker: Worker | None = None
        self.loaded = True
        self._loading = LOADING_SECONDS
        self._gone: NoReply | None = None  # why the last worker is no more
        self._open = 0  # replies that were not waited for
        self._left = patience * SECONDS
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
        except NoReply as why:
            self._gone = why
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
            if self._gone is not None and self._loading <= 0:
                raise self._gone
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
            self._load(self._worker)
        return self._worker

    def _load(self, worker: Worker) -> None:
        """Waits until the answer is there. Raises CannotRebuild if it never was."""
        begun = monotonic()
        try:
            reply = worker.receive(self._loading)
            if not isinstance(reply, dict):
                raise NoReply("junk")
            if "error" in reply:
                self.loaded = False
                raise CannotRebuild(read_error(reply["error"]))
        except (NoReply, ValueError) as why:
            self._drop()
            if self._gone is not None:
                raise self._gone from None
            self.loaded = False
            raise CannotRebuild(why if isinstance(why, NoReply) else NoReply("junk")) from None
        finally:
            self._loading -= monotonic() - begun

    def _drop(self) -> None:
        if self._worker is not None:
            self._printed.append(self._worker.end())
            self._worker = None


def _steps_in(reply: Any) -> int:
    steps = reply.get("steps") if isinstance(reply, dict) else None
    return min(max(steps, 0), MOST_STEPS) if isinstance(steps, int) else 0


class CannotRebuild(Exception):
    """The answer could not be made again in a worker, for an error of its own or because the worker
    said nothing."""

    def __init__(self, why: Error | NoReply) -> None:
        super().__init__("the answer could not be rebuilt")
        self.why = why
