"""The worker's side of a running answer: calls it on request, and gives plain data back.

It knows neither what is expected nor what is right, so the learner's code finds neither here.
Requests and replies are dicts for JSON:

- `{"do": "load", "name": ..., "setup": ..., "sources": ..., "code": ..., "allowed": ...}`: makes
  the answer again from what `packing` made.
- `{"do": "call", "args": [text], "count": bool, "measure": bool, "budget": n}`: calls the answer;
  `count` lists the positions and `measure` counts the instructions, up to the budget.
- `{"do": "run", "script": text, "name": text, "count": bool, "budget": n}`: runs lines that use the
  answer by this name.

With `source` an edited version, made of this source, takes the answer's place and may take `steps`
steps. With `deep` recursion may go deeper than Python allows. A reply has some of these fields:

- `value`, what the call gave, or `error`; `mutated`: an argument was changed.
- `log`, the positions, or `measured`, the instructions; `stopped`: the call reached the budget.
- `steps`, those of an edited version; `ours`: a closed name of c4lab that the code asked for.
"""

import ast
import base64
import contextlib
import gc
import io
import linecache
import sys
from collections.abc import Callable, Iterator
from typing import Any

from c4lab import games
from c4lab.checks.judging.closed import ClosedModules
from c4lab.checks.judging.errors import describe_error
from c4lab.checks.judging.position_log import PositionLog
from c4lab.checks.judging.surroundings import namespace_for
from c4lab.checks.slips.steps import OutOfSteps, Steps, run
from c4lab.checks.writing.plain import encode
from c4lab.checks.writing.python_text import imports_for
from c4lab.instruments.meter import BudgetExceeded
from c4lab.instruments.steps import count_steps

DEFINING = 10_000  # steps to define an edited version
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
        self.counts_plays = False
        self._name = ""
        self._setup = ""
        self.closed = ClosedModules()
        self._code = b""
        self._own: Any = None  # the learner's own answer
        self._edited: Any = None
        self._source: str | None = None  # of the edited version
        self._steps = Steps(0)
        self._spent = ("", 0)  # the source that ran out of steps, and how many it had
        self._limits = False  # True while an edited version runs
        self._lab: dict[str, Any] = {}  # the globals for the text of arguments and scripts

    def tick(self, steps: int) -> None:
        """Counts steps for work of c4lab's own code, while an edited version runs."""
        if self._limits:
            self._steps.tick(steps)

    def ran_out(self, source: str, steps: int) -> None:
        """Notes that the edited version of this source does not come to its end in these steps."""
        self._spent = (source, steps)

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
        self, name: str, setup: str, sources: dict[str, list[str]], code: str, allowed: list[str]
    ) -> Reply:
        self._name, self._setup = name, setup
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

    def _answer(self, source: str | None, fresh: bool = False) -> Any:
        """The learner's own answer, or the version that `source` makes; if `fresh`, a new copy."""
        if source is None:
            return self._unpickled() if fresh else self._own
        if source != self._source or fresh:
            self._source = None
            _count_plays(self)
            namespace = namespace_for(source, self._setup, self._own)
            self._steps = Steps(DEFINING)
            with _silent():  # its steps are counted already
                run(source, namespace, self._steps)
            self._edited, self._source = namespace[self._name], source
        return self._edited

    def _call(
        self, args: list[str], source: str | None = None, steps: int = 0, count: bool = False,
        measure: bool = False, budget: int = 0, deep: bool = False,
    ) -> Reply:  # fmt: skip
        """Calls the answer with the values of these texts."""
        answer = self._answer(source, fresh=count)
        values = [eval(text, self._lab_for(text)) for text in args]
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
            reply = self._done(call, source, steps, deep) | noted
        if count:
            reply |= log.fields()
        both = zip(before, values, strict=True)
        if any(was is not None and was != encode(value) for was, value in both):
            reply["mutated"] = True
        return reply

    def _run(
        self, script: str, name: str, source: str | None = None, steps: int = 0,
        count: bool = False, budget: int = 0, deep: bool = False,
    ) -> Reply:  # fmt: skip
        """Runs the script; its last line is an expression, whose value is the reply's."""
        namespace = {**self._lab_for(script), name: self._answer(source, fresh=count)}
        log = PositionLog(budget)
        tree = ast.parse(script)
        last = tree.body.pop()
        assert isinstance(last, ast.Expr)
        value = ast.Expression(last.value)

        def run_script() -> Any:
            exec(compile(tree, "<case>", "exec"), namespace)
            return eval(compile(value, "<case>", "eval"), namespace)

        with log.watching() if count else contextlib.nullcontext():
            reply = self._done(run_script, source, steps, deep)
        return reply | log.fields() if count else reply

    def _done(self, call: Callable[[], Any], source: str | None, steps: int, deep: bool) -> Reply:
        """A reply with the value of the call, or its error. A version that ran out of as many steps
        before does so again at once, since more calls of it may be waiting."""
        reply: Reply = {}
        with self._limited(source, steps, deep):
            try:
                if source is not None and source == self._spent[0] and steps <= self._spent[1]:
                    raise OutOfSteps
                with self._guard():
                    value = call()
                reply["value"] = encode(value)
            except BaseException as error:
                reply["error"] = describe_error(error)
        if source is not None:
            reply["steps"] = steps - self._steps.left
        return reply

    @contextlib.contextmanager
    def _limited(self, source: str | None, steps: int, deep: bool) -> Iterator[None]:
        """Context manager: limits the steps of an edited version and hides what it prints."""
        limit = sys.getrecursionlimit()
        if deep and self.own_process:  # a learner's kernel is not to be risked
            sys.setrecursionlimit(DEEP)
        self._steps.left = steps
        self._limits = source is not None
        try:
            with self._covered() if source is None else _silent():
                yield
        finally:
            self._limits = False
            if source is not None and self._steps.left < 0:
                self._spent = (source, steps)
            sys.setrecursionlimit(limit)

    def _covered(self) -> contextlib.AbstractContextManager[None]:
        """Context manager: hides c4lab's closed modules; in a learner's kernel they stay."""
        return self.closed.covered() if self.own_process else contextlib.nullcontext()

    def _lab_for(self, text: str) -> dict[str, Any]:
        """The globals for `text`, with the imports that it needs."""
        for line in imports_for(text, self._lab):
            # With the name of this file: what c4lab itself imports is not closed.
            exec(compile(line, __file__, "exec"), self._lab)
        return self._lab


def _count_plays(server: AnswerServer) -> None:
    """Makes each move that is played cost steps from now on; not in a learner's kernel."""
    if not server.own_process or server.counts_plays:
        return
    server.counts_plays = True
    for name in games.__all__:
        game = getattr(games, name)
        if hasattr(game, "play") and not getattr(game, "_is_protocol", False):
            game.play = _counted(game.play, server, steps_of_a_move(game))


def steps_of_a_move(game: Callable[[], Any]) -> int:
    """The steps that playing a move costs: more on a larger board."""
    return 1 + game().left // 5  # type: ignore[no-any-return]


def _counted(play: Callable[..., Any], server: AnswerServer, steps: int) -> Callable[..., Any]:
    def counted(position: Any, move: Any) -> Any:
        server.tick(steps)
        return play(position, move)

    return counted


def _can_change(value: Any) -> bool:
    return isinstance(value, (list, dict, set)) or type(value).__module__ == "numpy"


def _silent() -> Any:
    return contextlib.redirect_stdout(io.StringIO())
