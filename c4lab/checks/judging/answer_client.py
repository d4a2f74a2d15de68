"""The judge's side of a running answer: without it a lost worker would end the whole check."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any

from c4lab.checks.judging.errors import Error, read_error
from c4lab.checks.judging.finished_work import wrong_finished_work
from c4lab.checks.judging.packed import Packed
from c4lab.checks.judging.talking import NoReply, Worker, Workers

SECONDS = 3.0  # for all calls of the learner's own code
LOADING_SECONDS = 5.0  # for making the answer again, in all workers together
Request = dict[str, Any]


class AnswerClient:
    """Holds one packed answer in a worker; starts a new worker when that one is lost.

    `answered` counts the replies. `patience` multiplies the seconds for all calls together.
    """

    def __init__(
        self, workers: Workers, packed: Packed, allowed: Iterable[str] = (),
        modules: Sequence[str] = (), patience: int = 1,
    ) -> None:  # fmt: skip
        self.packed = packed
        self.answered = 0
        self._workers = workers
        self._allowed, self._modules = sorted(allowed), modules
        self._worker: Worker | None = None
        self._why_lost: NoReply | None = None  # of the last worker
        self._open_replies = 0
        self._seconds = patience * SECONDS
        self._loading_seconds = LOADING_SECONDS
        self._printed: list[str] = []

    def ask(self, requests: Sequence[Request]) -> Iterator[Any]:
        """Sends all requests at once, then yields the replies in their order. Raises NoReply."""
        self._skip_open_replies()
        worker = self._ready_worker()
        for request in requests:
            worker.send(request)
        self._open_replies = len(requests)
        for _ in requests:
            yield self._receive(worker)

    def end(self) -> str:
        """Ends the worker; returns the first lines that the learner's code printed."""
        self._end_worker()
        return next(filter(None, self._printed), "")

    def _receive(self, worker: Worker) -> Any:
        try:
            reply = worker.receive(self._seconds)
        except NoReply as why:
            self._why_lost = why
            self._end_worker()
            raise
        finally:
            self._seconds -= worker.waited
        self._open_replies -= 1
        self.answered += 1
        return reply

    def _skip_open_replies(self) -> None:
        with suppress(NoReply):
            while self._worker is not None and self._open_replies:
                self._receive(self._worker)

    def _ready_worker(self) -> Worker:
        if self._worker is None:
            if self._why_lost is not None and self._loading_seconds <= 0:
                raise self._why_lost
            self._open_replies = 0
            self._worker = self._workers.start()
            self._load(self._worker)
        return self._worker

    def _load(self, worker: Worker) -> None:
        """Has the worker make the answer. Raises CannotRebuild, or for a later worker NoReply;
        Wrong if the answer is c4lab's own work."""
        packed = self.packed
        worker.send(
            {
                "do": "load",
                "sources": packed.sources,
                "code": packed.code,
                "allowed": self._allowed,
                "modules": self._modules,
            }
        )
        try:
            reply = worker.receive(self._loading_seconds)
            if not isinstance(reply, dict):
                raise NoReply("junk")
            if isinstance(reply.get("ours"), str):
                raise wrong_finished_work(f"It uses `{reply['ours'][:80]}`,")
            if "error" in reply:
                raise CannotRebuild(read_error(reply["error"]))
        except (NoReply, ValueError) as why:
            self._end_worker()
            if self._why_lost is not None:
                raise self._why_lost from None
            raise CannotRebuild(why if isinstance(why, NoReply) else NoReply("junk")) from None
        finally:
            self._loading_seconds -= worker.waited

    def _end_worker(self) -> None:
        if self._worker is not None:
            self._printed.append(self._worker.end())
            self._worker = None


class CannotRebuild(Exception):
    """No worker could make the answer again: for an error of the answer's own, or without reply."""

    def __init__(self, why: Error | NoReply) -> None:
        super().__init__("the answer could not be rebuilt")
        self.why = why
