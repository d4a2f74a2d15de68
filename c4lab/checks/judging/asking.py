"""The answer that a check asks: cases go out as requests, and values or a Wrong come back."""

import ast
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from functools import cached_property
from itertools import islice
from typing import Any

from c4lab.checks.judging.client import AnswerClient, Request, refuse_ours
from c4lab.checks.judging.errors import explain, read_error
from c4lab.checks.judging.sources import Program
from c4lab.checks.judging.talking import BREAKS_OUT, Lost, NoReply, no_reply
from c4lab.checks.working.plain import decode
from c4lab.checks.writing.cases import Case, call_text
from c4lab.checks.writing.exercises import Answer, Exercise
from c4lab.checks.writing.python_text import CANNOT_PARSE, Script, code, imports_for
from c4lab.checks.writing.result import Raised, Wrong
from c4lab.games import Position

BEYOND = 50_000  # nodes counted past the limit, to tell the learner how many there were
MOST_AT_ONCE = 32  # calls sent to a worker in one go


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
        refuse_ours(reply)
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


def _is_recursion(reply: Any) -> bool:
    with suppress(KeyError, TypeError, ValueError):
        return "RecursionError" in read_error(reply["error"]).types
    return False
