"""A packed answer in a worker: asked there in order, within its seconds, and in another worker when
that one is lost."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from math import inf
from typing import Any

from c4lab.checks.judging.attempt import wrong_finished_work
from c4lab.checks.judging.errors import Error, read_error
from c4lab.checks.judging.packed import Packed
from c4lab.checks.judging.packed_file import FILE
from c4lab.checks.judging.packing import sentence_about_cost
from c4lab.checks.judging.talking import NoReply, Worker, Workers
from c4lab.checks.writing.result import Raised, Wrong

SECONDS = 3.0  # for all calls of the learner's own code
LOADING_SECONDS = 5.0  # for making the answer again, in all workers together
Request = dict[str, Any]


class AnswerClient:
    """Holds one packed answer in a worker; starts a new worker when that one is lost.

    `answered` counts the replies. `patience` multiplies the seconds for all calls together; a
    single one may take `longest` seconds.
    """

    def __init__(
        self, workers: Workers, packed: Packed, allowed: Iterable[str] = (),
        modules: Sequence[str] = (), patience: int = 1, longest: float = inf,
    ) -> None:  # fmt: skip
        self.packed = packed
        self.answered = 0
        self._workers = workers
        self._load_request = load_request(packed, allowed, modules)
        self._worker: Worker | None = None
        self._why_lost: NoReply | None = None  # of the last worker
        self._open_replies = 0
        self._seconds, self._longest = patience * SECONDS, longest
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
            reply = worker.receive(min(self._seconds, self._longest))
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
        worker.send(self._load_request)
        try:
            reply = worker.receive(self._loading_seconds)
            if not isinstance(reply, dict):
                raise NoReply("junk")
            refuse_ours(reply)
            if "error" in reply:
                raise CannotRebuild(read_error(reply["error"]), self.packed)
        except (NoReply, ValueError) as why:
            self._end_worker()
            if self._why_lost is not None:
                raise self._why_lost from None
            lost = why if isinstance(why, NoReply) else NoReply("junk")
            raise CannotRebuild(lost, self.packed) from None
        finally:
            self._loading_seconds -= worker.waited

    def _end_worker(self) -> None:
        if self._worker is not None:
            self._printed.append(self._worker.end())
            self._worker = None


def load_request(packed: Packed, allowed: Iterable[str], modules: Sequence[str]) -> Request:
    """The request that has a worker make the answer, which may use what is `allowed` of these
    modules of c4lab's."""
    return {"do": "load", "sources": packed.sources, "code": packed.code,
            "allowed": sorted(allowed), "modules": list(modules)}  # fmt: skip


class CannotRebuild(Exception):
    """No worker could make the answer again; `wrong` says why."""

    def __init__(self, why: Error | NoReply, packed: Packed) -> None:
        super().__init__("the answer could not be rebuilt")
        if packed.kind == FILE:
            (name,) = packed.sources
            self.wrong: Wrong = Raised("file-stops", _why_file_stops(why, name))
            return
        if isinstance(why, Error):
            sentence = (
                f"Your answer could not be rebuilt outside the notebook ({why.type}: {why.text}): "
                "write it with ordinary functions and classes."
            )
        elif why.why in ("time", "memory"):
            longer = f"longer than the {LOADING_SECONDS:.0f} seconds that there are for it"
            what = longer if why.why == "time" else "more than a gigabyte of memory"
            sentence = sentence_about_cost(packed.outside, what)
        else:
            sentence = (
                "To make a copy of your answer outside the notebook ended the copy's whole "
                "program: write it with ordinary functions and classes."
            )
        self.wrong = Raised("cannot-be-carried", sentence)


def _why_file_stops(why: Error | NoReply, name: str) -> str:
    if isinstance(why, Error):
        return why.text
    if why.why == "time":
        return (
            f"{name} was still running after {LOADING_SECONDS:.0f} seconds. The file should only "
            "get ready: what takes long belongs into the function that is called later."
        )
    if why.why == "memory":
        return f"{name} took more than a gigabyte of memory before its function was called."
    return f"{name} ended the whole program: leave out what closes files or ends processes."


def refuse_ours(reply: dict[str, Any]) -> None:
    if isinstance(reply.get("ours"), str):
        raise wrong_finished_work(f"It uses `{reply['ours'][:80]}`,")
