"""Gives a check the answer to ask: without it a check would have to know of workers and replies."""

import ast
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cached_property
from itertools import islice
from typing import Any

from c4lab.checks.judging.answer_client import AnswerClient, Request
from c4lab.checks.judging.errors import explain, read_error
from c4lab.checks.judging.finished_work import wrong_finished_work
from c4lab.checks.judging.lost_workers import BREAKS_OUT, Lost, no_reply
from c4lab.checks.judging.sources import Program
from c4lab.checks.judging.talking import NoReply
from c4lab.checks.writing.answer import Case, call_text
from c4lab.checks.writing.decoding import decode
from c4lab.checks.writing.exercises import Exercise
from c4lab.checks.writing.mistake import Mistake
from c4lab.checks.writing.python_text import CANNOT_PARSE, Script, code, imports_for
from c4lab.checks.writing.wrong import Raised, Wrong
from c4lab.games import Position

BEYOND = 50_000  # nodes counted past the limit, to tell the learner how many there were
MOST_AT_ONCE = 32  # calls sent to a worker in one go


class CheckEnded(Exception):
    """A part failed that the other parts of the check need."""


class AnswerToCheck:
    """The `Answer` that a check gets. `earned` are the parts that are right; `failed` is the first
    Wrong of a part."""

    def __init__(self, client: AnswerClient, exercise: Exercise) -> None:
        self.name = exercise.name
        self.earned: list[str] = []
        self.failed: Wrong | None = None
        self._client = client
        self._exercise = exercise

    @property
    def solution(self) -> Any:
        return self._exercise.solution

    @property
    def value(self) -> Any:
        return self._client.packed.value

    @cached_property
    def tree(self) -> ast.Module | None:
        text = Program.of(self._client.packed.units).text
        with suppress(*CANNOT_PARSE):
            return ast.parse(text) if text else None
        return None

    @property
    def _classes(self) -> set[str]:
        """The names of the learner's own classes, for the sentences about errors."""
        nodes = ast.walk(self.tree) if self.tree else ()
        return {node.name for node in nodes if isinstance(node, ast.ClassDef)}

    @property
    def mistakes(self) -> Sequence[Mistake]:
        return self._exercise.mistakes

    def mistaken(self, mistake: Mistake) -> Any:
        return self._exercise.mistaken(mistake)

    def takes(self, count: int) -> bool:
        return self._client.packed.least <= count <= self._client.packed.most

    def earn(self, part: str) -> None:
        known = self._exercise.text.parts
        if part not in known:
            raise KeyError(f"{self._exercise.id} has the parts {', '.join(known)}, not {part}.")
        self.earned.append(part)

    @contextmanager
    def part(self, name: str, *, first: bool = False, told: bool = False) -> Iterator[None]:
        try:
            yield
        except Wrong as wrong:
            if self.failed and told:
                self.failed.message += f"\nAnd {name}: {wrong.message}"
            self.failed = self.failed or wrong
            if first:
                raise CheckEnded from None
        else:
            self.earn(name)

    def ask(self, case: Case) -> Any:
        (got,) = self.outcomes([case])
        if isinstance(got, Wrong):
            raise got
        return got

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
        reply = self._checked(self._client.ask([self._request(case, budget)]), case)
        value, log = self._value(case, reply, budget)
        if not isinstance(position, Script) and log[0] != str(position):
            raise Raised(*BREAKS_OUT)
        return value, log

    def _positions(self, case: Case, reply: Any, budget: int) -> list[str]:
        """The positions in the reply. Raises Wrong if there are more than the budget."""
        log = reply.get("log")
        most = _most_nodes(budget)
        if not (isinstance(log, list) and 1 <= len(log) <= most + 1):
            raise Raised(*BREAKS_OUT)
        if len(log) > budget:
            looked_at = f"more than {most:,}" if reply.get("stopped") else f"{len(log):,}"
            text = call_text(self.name, case)
            raise Wrong(
                "too-many-nodes", f"{text} looks at {looked_at} positions; {budget:,} are enough."
            )
        return [str(each) for each in log]

    def steps(self, case: tuple[Any, ...], budget: int) -> int:
        request = self._request(case) | {"measure": True, "budget": budget}
        reply = self._checked(self._client.ask([request]), case)
        self._value(case, reply)
        text = call_text(self.name, case)
        if reply.get("stopped"):
            raise Wrong("too-many-steps", f"{text} takes more than {budget:,} steps.")
        steps = reply.get("measured")
        if not (isinstance(steps, int) and 0 <= steps <= budget):
            raise Raised(*BREAKS_OUT)
        return steps

    def _request(self, case: Case, budget: int = 0) -> Request:
        """The request for a worker; with a `budget` the reply lists the positions looked at."""
        if isinstance(case, Script):
            imports = imports_for(case.text, {self.name})
            request: Request = {"do": "run", "script": case.text, "name": self.name}
        else:
            self._refuse_other_parameters(case)
            texts = list(map(code, case))
            imports = imports_for("\n".join(texts))
            request = {"do": "call", "args": texts}
        request["imports"] = imports
        if budget:
            request |= {"count": True, "budget": _most_nodes(budget)}
        return request

    def _checked(self, replies: Iterator[Any], case: Case) -> Any:
        """The next reply. Raises Wrong if none comes, or if the learner's code forged it."""
        try:
            reply = next(replies)
            if _is_recursion(reply):
                self._refuse_deep_recursion(case)
        except NoReply as why:
            raise no_reply(why, call_text(self.name, case), self._client.answered) from None
        if not isinstance(reply, dict) or not _is_list_of_texts(reply.get("log")):
            raise Raised(*BREAKS_OUT)
        if isinstance(reply.get("ours"), str):
            raise wrong_finished_work(f"It uses `{reply['ours'][:80]}`,")
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

    def _value(self, case: Case, reply: Any, budget: int = 0) -> Any:
        """The value in the reply, with a `budget` also the positions. Raises Wrong for an error."""
        try:
            log = self._positions(case, reply, budget) if budget else None
            if "error" in reply:
                text = self.name if isinstance(case, Script) else call_text(self.name, case)
                raise explain(read_error(reply["error"]), text, self._classes)
            value = decode(reply["value"])
        except (ValueError, KeyError):
            raise Raised(*BREAKS_OUT) from None
        if reply.get("mutated"):
            raise Wrong(
                "mutates",
                f"{call_text(self.name, case)} changes the argument that it was given: the caller "
                "still needs it as it was, so work on a copy.",
            )
        return value if log is None else (value, log)

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


def _is_recursion(reply: Any) -> bool:
    with suppress(KeyError, TypeError, ValueError):
        return "RecursionError" in read_error(reply["error"]).types
    return False


def _is_list_of_texts(log: Any) -> bool:
    return log is None or (isinstance(log, list) and all(isinstance(each, str) for each in log))


def _most_nodes(budget: int) -> int:
    return budget + min(3 * budget, BEYOND)
