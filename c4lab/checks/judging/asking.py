"""Gives a check the answer to ask: without it a check would have to know of workers and replies."""

import ast
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cached_property
from itertools import islice
from typing import Any

from c4lab.checks.judging.answer_client import MOST_LOST, AnswerClient, Request
from c4lab.checks.judging.errors import explain, read_error
from c4lab.checks.judging.finished_work import wrong_finished_work
from c4lab.checks.judging.lost_workers import BREAKS_OUT, Lost, no_reply
from c4lab.checks.judging.sources import Program
from c4lab.checks.judging.talking import NoReply
from c4lab.checks.slips.tree import CANNOT_PARSE
from c4lab.checks.writing.answer import Case, call_text
from c4lab.checks.writing.decoding import decode
from c4lab.checks.writing.exercises import Exercise
from c4lab.checks.writing.mistake import Mistake
from c4lab.checks.writing.python_text import Script, code
from c4lab.checks.writing.wrong import Raised, Wrong
from c4lab.games import Position

BEYOND = 50_000  # nodes counted past the limit, to tell the learner how many there were
MOST_AT_ONCE = 32  # calls sent to a worker in one go
TRIAL_STEPS = 100_000  # for one call of an edited version: rounds of loops, and calls
INSTRUCTIONS = 12  # of Python's bytecode, about, in one such step


class CheckEnded(Exception):
    """A part failed that the other parts of the check need."""


class AnswerToCheck:
    """The `Answer` that a check gets: the learner's own, or with `source` an edited version, which
    may take `steps` in a call. `earned` are the parts that are right; `failed` is the first Wrong
    of a part."""

    def __init__(
        self,
        client: AnswerClient,
        exercise: Exercise,
        source: str | None = None,
        steps: int = TRIAL_STEPS,
    ) -> None:
        self.name = exercise.name
        self.earned: list[str] = []
        self.failed: Wrong | None = None
        self._steps = steps
        self._client = client
        self._source = source
        self._exercise = exercise

    @property
    def solution(self) -> Any:
        return self._exercise.solution

    @property
    def value(self) -> Any:
        return self._client.packed.value

    @cached_property
    def tree(self) -> ast.Module | None:
        text = self._source or Program.of(self._client.packed.units).text
        with suppress(*CANNOT_PARSE):
            return ast.parse(text) if text else None
        return None

    @property
    def _classes(self) -> set[str]:
        """The names of the learner's own classes, for the sentences about errors."""
        if self._source is not None:  # nobody reads the sentence
            return set()
        nodes = ast.walk(self.tree) if self.tree else ()
        return {node.name for node in nodes if isinstance(node, ast.ClassDef)}

    @property
    def mistakes(self) -> Sequence[Mistake]:
        """Empty for an edited version: it is right or not, and nobody reads why."""
        return self._exercise.mistakes if self._source is None else ()

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
            yield from _answers(self._client, [(self, case) for case in chunk])

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
        request = self._request(case)
        if self._source is None:
            request |= {"measure": True, "budget": budget}
        else:
            request["steps"] = min(self._steps, budget // INSTRUCTIONS)
        reply = self._checked(self._client.ask([request]), case)
        self._value(case, reply)
        text = call_text(self.name, case)
        if reply.get("stopped"):
            raise Wrong("too-many-steps", f"{text} takes more than {budget:,} steps.")
        rounds = self._source is not None
        steps = reply.get("steps" if rounds else "measured")
        if not (isinstance(steps, int) and 0 <= steps <= budget):
            raise Raised(*BREAKS_OUT)
        return steps * INSTRUCTIONS if rounds else steps

    def _request(self, case: Case, budget: int = 0) -> Request:
        """The request for a worker; with a `budget` the reply lists the positions looked at."""
        if isinstance(case, Script):
            request: Request = {"do": "run", "script": case.text, "name": self.name}
        else:
            self._refuse_other_parameters(case)
            request = {"do": "call", "args": list(map(code, case))}
        if budget:
            request |= {"count": True, "budget": _most_nodes(budget)}
        if self._source is not None:
            request |= {"source": self._source, "steps": self._steps}
        return request

    def _checked(self, replies: Iterator[Any], case: Case) -> Any:
        """The next reply. Raises Wrong if none comes, or if the learner's code forged it."""
        try:
            reply = next(replies)
            if self._source is None and _is_recursion(reply):
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
        if self._source is not None:
            return
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


def _answers(
    client: AnswerClient, calls: Sequence[tuple[AnswerToCheck, Case]], budget: int = 0
) -> Iterator[Any]:
    """What each answer gives in its case, or the Wrong that `ask` would raise."""
    replies = None
    for number, (answer, case) in enumerate(calls):
        try:
            replies = replies or client.ask(
                [other._request(its, budget) for other, its in calls[number:]]
            )
            yield answer._value(case, answer._checked(replies, case), budget)
        except Wrong as wrong:
            if isinstance(wrong, Lost):  # the later requests are lost with the worker
                replies = None
            yield wrong


def ask_edited(
    client: AnswerClient, exercise: Exercise, sources: Sequence[str], case: Case, steps: int,
    budget: int,
) -> Iterator[Any]:  # fmt: skip
    """What each edited version gives in this case, as `ask` or, with a budget, `visited` would."""
    calls = [(AnswerToCheck(client, exercise, source, steps), case) for source in sources]
    for number, got in enumerate(_answers(client, calls, budget), 1):
        yield got
        if isinstance(got, Lost) and client.lost >= MOST_LOST:
            yield from [got] * (len(sources) - number)
            return
