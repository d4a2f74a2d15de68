"""Holds one answer in its worker: calls it on request, and gives plain data back.

Requests and replies are dicts for JSON:

- `{"do": "load", "sources": ..., "code": ..., "allowed": ..., "modules": ...}`: makes the answer
  again from what `packing` made; it may use what is allowed of these modules of c4lab's.
- `{"do": "call", "args": [text], "count": bool, "measure": bool, "budget": n}`: calls the answer;
  `count` lists the positions and `measure` counts the instructions, up to the budget.
- `{"do": "run", "script": text, "name": text, "count": bool, "budget": n}`: runs lines that use the
  answer by this name.

`imports` are the import lines that these texts need. With `deep` recursion may go deeper than
Python allows. A reply has some of these fields:

- `value`, what the call gave, or `error`; `mutated`: an argument was changed.
- `log`, the positions, or `measured`, the instructions; `stopped`: the call reached the budget.
- `ours`: a closed name of c4lab that the code asked for.
"""

import ast
import base64
import contextlib
import gc
import linecache
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

from c4lab.checks.working.closed import ClosedModules
from c4lab.checks.working.failures import describe_error
from c4lab.checks.working.plain import encode
from c4lab.checks.working.position_log import PositionLog
from c4lab.instruments.meter import BudgetExceeded
from c4lab.instruments.steps import count_steps

DEEP = 60_000  # levels of recursion for a `deep` request
Reply = dict[str, Any]


class AnswerServer:
    """Holds one answer and serves requests. `own_process` is False in a learner's kernel, where
    nothing may be changed that stays. The learner's code is called inside `guard()`."""

    def __init__(
        self,
        own_process: bool = True,
        guard: Callable[[], contextlib.AbstractContextManager[Any]] = contextlib.nullcontext,
    ) -> None:
        self.own_process, self._guard = own_process, guard
        self.closed = ClosedModules()
        self._code = b""
        self._own: Any = None  # the learner's own answer
        self._lab: dict[str, Any] = {}  # the globals for the text of arguments and scripts
        self._imported: set[str] = set()  # lines

    def reply(self, request: Reply) -> Reply:
        """The reply to `request`; errors of the learner's code are replies, too."""
        requests: dict[str, Callable[..., Reply]] = {
            "load": self._load,
            "call": self._call,
            "run": self._run,
        }
        try:
            reply = requests[request.pop("do")](**request)
        except BaseException as error:  # SystemExit as well
            reply = {"error": describe_error(error)}
        if self.closed.reached:
            reply["ours"] = self.closed.reached[0]
        return reply

    def _load(
        self, sources: dict[str, list[str]], code: str, allowed: list[str], modules: list[str]
    ) -> Reply:
        for module in modules:
            import_module(module)
        for filename, lines in sources.items():
            linecache.cache[filename] = (sum(map(len, lines)), None, lines, filename)
        self.closed.allowed = frozenset(allowed)
        self._code = base64.b64decode(code)
        self._own = self._unpickled()
        return {"value": None}

    def _unpickled(self) -> Any:
        """A new copy of the learner's own answer, without memory of earlier calls."""
        with self._covered():
            gc.disable()  # a large table is no garbage
            try:
                with self._guard():
                    return self.closed.unpickle(self._code)
            finally:
                if self.own_process:
                    gc.freeze()
                gc.enable()

    def _answer(self, fresh: bool) -> Any:
        """The learner's own answer; if `fresh`, a new copy."""
        return self._unpickled() if fresh else self._own

    def _call(
        self, args: list[str], imports: list[str], count: bool = False, measure: bool = False,
        budget: int = 0, deep: bool = False,
    ) -> Reply:  # fmt: skip
        """Calls the answer with the values of these texts."""
        answer = self._answer(fresh=count)
        lab = self._lab_with(imports)
        values = [eval(text, lab) for text in args]
        before = [encode(value) if _can_change(value) else None for value in values]
        log = PositionLog(budget)
        noted: Reply = {}

        def call() -> Any:
            try:
                if not measure:
                    return answer(*values)
                value, noted["measured"] = count_steps(answer, *values, budget=budget)
                return value
            except BudgetExceeded:
                if not (measure or log.stopped):
                    raise  # of a meter in the learner's own code
                noted["stopped"] = True
                return None

        with log.watching(values[0]) if count else contextlib.nullcontext():
            reply = self._done(call, deep) | noted
        if count:
            reply |= log.fields()
        both = zip(before, values, strict=True)
        if any(was is not None and was != encode(value) for was, value in both):
            reply["mutated"] = True
        return reply

    def _run(
        self, script: str, name: str, imports: list[str], count: bool = False, budget: int = 0,
        deep: bool = False,
    ) -> Reply:  # fmt: skip
        """Runs the script; its last line is an expression, whose value is the reply's."""
        namespace = {**self._lab_with(imports), name: self._answer(fresh=count)}
        log = PositionLog(budget)
        tree = ast.parse(script)
        last = tree.body.pop()
        assert isinstance(last, ast.Expr)
        value = ast.Expression(last.value)

        def run_script() -> Any:
            exec(compile(tree, "<case>", "exec"), namespace)
            return eval(compile(value, "<case>", "eval"), namespace)

        with log.watching() if count else contextlib.nullcontext():
            reply = self._done(run_script, deep)
        return reply | log.fields() if count else reply

    def _done(self, call: Callable[[], Any], deep: bool) -> Reply:
        """A reply with the value of the call, or its error."""
        reply: Reply = {}
        limit = sys.getrecursionlimit()
        if deep and self.own_process:  # a learner's kernel is not to be risked
            sys.setrecursionlimit(DEEP)
        try:
            with self._covered():
                try:
                    with self._guard():
                        value = call()
                    reply["value"] = encode(value)
                except BaseException as error:
                    reply["error"] = describe_error(error)
        finally:
            sys.setrecursionlimit(limit)
        return reply

    def _covered(self) -> contextlib.AbstractContextManager[None]:
        """Context manager: hides c4lab's closed modules; in a learner's kernel they stay."""
        return self.closed.covered() if self.own_process else contextlib.nullcontext()

    def _lab_with(self, imports: list[str]) -> dict[str, Any]:
        """The globals for the texts of requests, once these lines have run."""
        for line in imports:
            if line not in self._imported:
                # With the name of this file: what c4lab itself imports is not closed.
                exec(compile(line, __file__, "exec"), self._lab)
                self._imported.add(line)
        return self._lab


def _can_change(value: Any) -> bool:
    return isinstance(value, (list, dict, set)) or type(value).__module__ == "numpy"
