"""An answer that runs on a bench: asking it, and what the learner reads when it does not answer."""

import ast
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cached_property
from itertools import islice
from typing import Any

from c4lab.checks.judging.bench import LOST, Bench, Request
from c4lab.checks.judging.errors import explain, read_error
from c4lab.checks.judging.finished_work import ours
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
MOST_AT_ONCE = 32  # calls on their way to a worker
TRIAL_STEPS = 100_000  # that an edited version may take in one call: rounds of loops, and calls
INSTRUCTIONS = 12  # of Python's machine, about, for each of these


class Done(Exception):
    """The check has ended: what comes next needs what was wrong."""


class Asked:
    """The learner's own answer, or with `source` an edited version of it, which may take `steps` in
    a call."""

    def __init__(
        self,
        bench: Bench,
        exercise: Exercise,
        source: str | None = None,
        steps: int = TRIAL_STEPS,
    ) -> None:
        self.name = exercise.name
        self.earned: list[str] = []
        self.failed: Wrong | None = None
        self._steps = steps
        self._bench = bench
        self._source = source
        self._exercise = exercise

    @property
    def solution(self) -> Any:
        return self._exercise.solution

    @property
    def value(self) -> Any:
        return self._bench.packed.value

    @cached_property
    def tree(self) -> ast.Module | None:
        text = self._source or Program.of(self._bench.packed.units).text
        with suppress(*CANNOT_PARSE):
            return ast.parse(text) if text else None
        return None

    @property
    def _classes(self) -> set[str]:
        if self._source is not None:  # nobody is told of its errors
            return set()
        nodes = ast.walk(self.tree) if self.tree else ()
        return {node.name for node in nodes if isinstance(node, ast.ClassDef)}

    @property
    def mistakes(self) -> Sequence[Mistake]:
        """None of an edited version: it is right or not, and nobody is told why."""
        return self._exercise.mistakes if self._source is None else ()

    def mistaken(self, mistake: Mistake) -> Any:
        return self._exercise.mistaken(mistake)

    def takes(self, count: int) -> bool:
        return self._bench.packed.least <= count <= self._bench.packed.most

    def earn(self, part: str) -> None:
        known = self._exercise.text.parts
        if part not in known:
            raise KeyError(f"{self._exercise.id} has the parts {', '.join(known)}, not {part}.")
        self.earned.append(part)

    @contextmanager
    def part(self, name: str, *, first: bool = False) -> Iterator[None]:
        try:
            yield
        except Wrong as wrong:
            self.failed = self.failed or wrong
            if first:
                raise Done from None
        else:
            self.earn(name)

    def ask(self, case: Case) -> Any:
        (got,) = self.outcomes([case])
        if isinstance(got, Wrong):
            raise got
        return got

    def outcomes(self, cases: Iterable[Case]) -> Iterator[Any]:
        waiting = iter(cases)
        size = 1  # small cases come first and show most mistakes: little is asked in vain
        while chunk := list(islice(waiting, size)):
            size = min(2 * size, MOST_AT_ONCE)
            yield from _answers(self._bench, [(self, case) for case in chunk])

    def visited(
        self, position: Position | Script, *args: Any, budget: int
    ) -> tuple[Any, list[str]]:
        case: Case = position if isinstance(position, Script) else (position, *args)
        reply = self._checked(self._bench.ask([self._request(case, budget)]), case)
        value, log = self._value(case, reply, budget)
        if not isinstance(position, Script) and log[0] != str(position):
            raise Raised(*BREAKS_OUT)
        return value, log

    def _log(self, case: Case, reply: Any, budget: int) -> list[str]:
        log = reply.get("log")
        most = _most(budget)
        if not (isinstance(log, list) and 1 <= len(log) <= most + 1):
            raise Raised(*BREAKS_OUT)
        if len(log) > budget:
            yours = f"more than {most:,}" if reply.get("stopped") else f"{len(log):,}"
            text = call_text(self.name, case)
            raise Wrong(
                "too-many-nodes", f"{text} looks at {yours} positions; {budget:,} are enough."
            )
        return [str(each) for each in log]

    def steps(self, case: tuple[Any, ...], budget: int) -> int:
        request = self._request(case)
        if self._source is None:
            request |= {"measure": True, "budget": budget}
        else:
            request["steps"] = min(self._steps, budget // INSTRUCTIONS)
        reply = self._checked(self._bench.ask([request]), case)
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
        """What to ask of a worker; with a `budget` the positions looked at are listed as well."""
        if isinstance(case, Script):
            request: Request = {"do": "run", "script": case.text, "name": self.name}
        else:
            self._refuse_other_parameters(case)
            request = {"do": "call", "args": list(map(code, case))}
        if budget:
            request |= {"count": True, "budget": _most(budget)}
        if self._source is not None:
            request |= {"source": self._source, "steps": self._steps}
        return request

    def _checked(self, replies: Iterator[Any], case: Case) -> Any:
        """The next reply. Raises Wrong if there is none, or if it cannot be one."""
        try:
            reply = next(replies)
            if self._source is None and _is_recursion(reply):
                self._refuse_deep_recursion(case)
        except NoReply as why:
            raise no_reply(why, call_text(self.name, case), self._bench.answered) from None
        if not isinstance(reply, dict) or not _is_log(reply.get("log")):
            raise Raised(*BREAKS_OUT)
        if isinstance(reply.get("ours"), str):
            raise ours(f"It uses `{reply['ours'][:80]}`,")
        if reply.get("output") == "closed":
            raise Wrong(
                "closes-output",
                "Your function closes or replaces the output that print writes to: leave it open, "
                "the rest of the program needs it.",
            )
        return reply

    def _refuse_deep_recursion(self, case: Case) -> None:
        """Raises Wrong if the recursion ends when more levels are allowed than Python's 1,000."""
        try:
            again = next(self._bench.ask([{**self._request(case), "deep": True}]))
        except NoReply:
            return
        if not _is_recursion(again):
            raise Raised(
                "recursion-too-deep",
                "Your function calls itself more than 1,000 levels deep, which is more than "
                "Python allows. It would come to an end; a loop does the same without the levels.",
            )

    def _value(self, case: Case, reply: Any, budget: int = 0) -> Any:
        """What the reply gives; with a `budget` that and the positions looked at."""
        try:
            log = self._log(case, reply, budget) if budget else None
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
        packed = self._bench.packed
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


def _is_log(log: Any) -> bool:
    return log is None or (isinstance(log, list) and all(isinstance(each, str) for each in log))


def _most(budget: int) -> int:
    return budget + min(3 * budget, BEYOND)


def _answers(bench: Bench, calls: Sequence[tuple[Asked, Case]], budget: int = 0) -> Iterator[Any]:
    """What each answer gives in its case, or the Wrong that it would raise."""
    replies = None
    for number, (asked, case) in enumerate(calls):
        try:
            replies = replies or bench.ask(
                [other._request(its, budget) for other, its in calls[number:]]
            )
            yield asked._value(case, asked._checked(replies, case), budget)
        except Wrong as wrong:
            if isinstance(wrong, Lost):  # what was asked after it is lost with its worker
                replies = None
            yield wrong


def edited(
    bench: Bench, exercise: Exercise, sources: Sequence[str], case: Case, steps: int, budget: int
) -> Iterator[Any]:
    """What each edited version gives in this case, or the Wrong that it would raise; with a
    `budget` that and the positions looked at."""
    calls = [(Asked(bench, exercise, source, steps), case) for source in sources]
    for number, got in enumerate(_answers(bench, calls, budget), 1):
        yield got
        if isinstance(got, Lost) and bench.lost >= LOST:
            yield from [got] * (len(sources) - number)
            return
