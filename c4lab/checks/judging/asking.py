"""Gives a check the answer to ask: without it a check would have to know of workers and replies."""

import ast
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from functools import cached_property
from itertools import islice
from math import inf
from typing import Any

from c4lab.checks.judging.attempt import wrong_finished_work
from c4lab.checks.judging.errors import Error, explain, read_error
from c4lab.checks.judging.packed import Packed
from c4lab.checks.judging.packed_file import FILE
from c4lab.checks.judging.packing import sentence_about_cost
from c4lab.checks.judging.sources import Program
from c4lab.checks.judging.talking import BREAKS_OUT, Lost, NoReply, Worker, Workers, no_reply
from c4lab.checks.working.plain import decode
from c4lab.checks.writing.cases import Case, call_text
from c4lab.checks.writing.exercises import Answer, Exercise
from c4lab.checks.writing.python_text import CANNOT_PARSE, Script, code, imports_for
from c4lab.checks.writing.result import Raised, Wrong
from c4lab.games import Position

SECONDS = 3.0  # for all calls of the learner's own code
LOADING_SECONDS = 5.0  # for making the answer again, in all workers together
BEYOND = 50_000  # nodes counted past the limit, to tell the learner how many there were
MOST_AT_ONCE = 32  # calls sent to a worker in one go
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
            _refuse_ours(reply)
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


class AnswerToCheck(Answer):
    """An answer that a client asks."""

    def __init__(self, client: AnswerClient, exercise: Exercise) -> None:
        super().__init__(exercise)
        self._client = client

    @property
    def value(self) -> Any:
        return self._client.packed.value

    @cached_property
    def tree(self) -> ast.Module | None:
        text = Program.of(self._client.packed.units).text
        with suppress(*CANNOT_PARSE):
            return ast.parse(text) if text else None
        return None

    def takes(self, count: int) -> bool:
        return self._client.packed.least <= count <= self._client.packed.most

    def outcomes(self, cases: Iterable[Case]) -> Iterator[Any]:
        waiting = iter(cases)
        size = 1  # the first cases show most mistakes, and the others are not asked then
        while chunk := list(islice(waiting, size)):
            size = min(2 * size, MOST_AT_ONCE)
            yield from self._answers(chunk)

    def _answers(self, cases: Sequence[Case]) -> Iterator[Any]:
        """What the answer gives in each case, or the Wrong that `ask` would raise. All are asked in
        one go."""
        replies = None
        for number, case in enumerate(cases):
            try:
                if replies is None:
                    requests = [self._request(each) for each in cases[number:]]
                    replies = self._client.ask(requests)
                yield self._value(case, self._checked(replies, case))
            except Wrong as wrong:
                if isinstance(wrong, Lost):  # the later requests are lost with the worker
                    replies = None
                yield wrong

    def visited(
        self, position: Position | Script, *args: Any, budget: int
    ) -> tuple[Any, list[str]]:
        case: Case = position if isinstance(position, Script) else (position, *args)
        most = budget + min(3 * budget, BEYOND)
        reply = self._reply(case, count=True, budget=most)
        log = reply.get("log")
        if not isinstance(log, list) or not all(isinstance(each, str) for each in log):
            raise Raised(*BREAKS_OUT)
        forged = not isinstance(position, Script) and log[:1] != [str(position)]
        if forged or not 1 <= len(log) <= most + 1:
            raise Raised(*BREAKS_OUT)
        if len(log) > budget:
            looked_at = f"more than {most:,}" if reply.get("stopped") else f"{len(log):,}"
            text = call_text(self.name, case)
            raise Wrong(
                "too-many-nodes", f"{text} looks at {looked_at} positions; {budget:,} are enough."
            )
        return self._value(case, reply), log

    def steps(self, case: tuple[Any, ...], budget: int) -> int:
        reply = self._reply(case, measure=True, budget=budget)
        self._value(case, reply)
        text = call_text(self.name, case)
        if reply.get("stopped"):
            raise Wrong("too-many-steps", f"{text} takes more than {budget:,} steps.")
        steps = reply.get("measured")
        if not (isinstance(steps, int) and 0 <= steps <= budget):
            raise Raised(*BREAKS_OUT)
        return steps

    def _reply(self, case: Case, **options: Any) -> Any:
        return self._checked(self._client.ask([self._request(case) | options]), case)

    def _request(self, case: Case) -> Request:
        if isinstance(case, Script):
            imports = imports_for(case.text, {self.name})
            return {"do": "run", "script": case.text, "name": self.name, "imports": imports}
        self._refuse_other_parameters(case)
        texts = list(map(code, case))
        return {"do": "call", "args": texts, "imports": imports_for("\n".join(texts))}

    def _checked(self, replies: Iterator[Any], case: Case) -> Any:
        """The next reply. Raises Wrong if none comes, or if the learner's code forged it."""
        try:
            reply = next(replies)
            if _is_recursion(reply):
                self._refuse_deep_recursion(case)
        except NoReply as why:
            raise no_reply(why, call_text(self.name, case), self._client.answered) from None
        if not isinstance(reply, dict):
            raise Raised(*BREAKS_OUT)
        _refuse_ours(reply)
        if reply.get("output") == "closed":
            raise Wrong(
                "closes-output",
                "Your function closes or replaces the output that print writes to: leave it open, "
                "the rest of the program needs it.",
            )
        return reply

    def _refuse_deep_recursion(self, case: Case) -> None:
        """Raises Wrong if the recursion comes to an end beyond Python's 1,000 levels."""
        try:
            deeper = next(self._client.ask([{**self._request(case), "deep": True}]))
        except NoReply:
            return
        if not _is_recursion(deeper):
            raise Raised(
                "recursion-too-deep",
                "Your function calls itself more than 1,000 levels deep, which is more than "
                "Python allows. It would come to an end; a loop does the same without the levels.",
            )

    def _value(self, case: Case, reply: Any) -> Any:
        """The value in the reply. Raises Wrong for an error, or if an argument was changed."""
        try:
            if "error" in reply:
                text = self.name if isinstance(case, Script) else call_text(self.name, case)
                nodes = ast.walk(self.tree) if self.tree else ()
                classes = {node.name for node in nodes if isinstance(node, ast.ClassDef)}
                raise explain(read_error(reply["error"]), text, classes)
            value = decode(reply["value"])
        except (ValueError, KeyError):
            raise Raised(*BREAKS_OUT) from None
        if reply.get("mutated"):
            raise Wrong(
                "mutates",
                f"{call_text(self.name, case)} changes the argument that it was given: the caller "
                "still needs it as it was, so work on a copy.",
            )
        return value

    def _refuse_other_parameters(self, case: tuple[Any, ...]) -> None:
        """Raises Wrong if the learner's own answer cannot be called with these arguments."""
        packed = self._client.packed
        if not packed.callable:
            raise Wrong(
                "not-a-function",
                f"Pass the function itself, without parentheses: `{self.name}`. You passed "
                f"{packed.kind}.",
            )
        if not self.takes(len(case)):
            raise Wrong(
                "wrong-parameters",
                f"The check calls {call_text(self.name, case)}, and your function takes "
                f"{packed.parameters}: keep its parameters as they were given.",
            )


def _refuse_ours(reply: dict[str, Any]) -> None:
    if isinstance(reply.get("ours"), str):
        raise wrong_finished_work(f"It uses `{reply['ours'][:80]}`,")


def _is_recursion(reply: Any) -> bool:
    with suppress(KeyError, TypeError, ValueError):
        return "RecursionError" in read_error(reply["error"]).types
    return False
