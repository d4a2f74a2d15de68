"""What a worker does: it holds a learner's answer, calls it as it is told, and hands back plain
data. It knows neither what is expected nor what is right.

Requests and replies are dicts that JSON can carry:

- `{"do": "load", ...}`: the answer as `packing` made it; no reply of interest.
- `{"do": "call", "args": [text], "count": bool, "measure": bool, "budget": n}`: call the answer,
  and count positions or instructions, up to the budget.
- `{"do": "run", "script": text, "name": text, "count": bool, "budget": n}`: run lines that use the
  answer by this name.

With `source` it is the same answer made of this source in place of its own, which may take so many
`steps`. The reply has `value`, or `error`; `mutated`, whether an argument was changed; `log`, the
positions that were looked at, or `measured`, the instructions, if they were to be counted, and
whether the call was `stopped` at the budget; the `steps` taken.
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
from c4lab.checks.judging.closed import Closed
from c4lab.checks.judging.errors import described
from c4lab.checks.judging.position_log import Gate
from c4lab.checks.judging.surroundings import found
from c4lab.checks.slips.steps import OutOfSteps, Steps, run
from c4lab.checks.writing.plain import encode
from c4lab.checks.writing.python_text import imports_for
from c4lab.instruments.meter import BudgetExceeded
from c4lab.instruments.steps import count_steps

DEFINING = 10_000  # steps to define an edited answer
DEEP = 60_000  # levels of recursion that a second try is allowed
Reply = dict[str, Any]


class Host:
    """Holds one answer, and does what requests say."""

    def __init__(self, own_process: bool = True) -> None:
        self.own_process = own_process
        self.counts_plays = False
        self._name = ""
        self._setup = ""
        self.closed = Closed()
        self._code = b""
        self._own: Any = None
        self._edited: Any = None
        self._source: str | None = None  # of the edited one
        self._steps = Steps(0)
        self._spent = ("", 0)  # the edited answer that ran out of its steps, and how many they were
        self._limits = False  # whether an edited answer runs
        self._lab: dict[str, Any] = {}  # what the text of arguments may use

    def tick(self, steps: int) -> None:
        """What takes as long as these was done in code of c4lab's."""
        if self._limits:
            self._steps.tick(steps)

    def reply(self, request: Reply) -> Reply:
        """Does what `request` says; errors of the learner's code are replies too."""
        requests: dict[str, Callable[..., Reply]] = {
            "load": self._load,
            "call": self._call,
            "run": self._run,
        }
        try:
            reply = requests[request.pop("do")](**request)
        except BaseException as error:  # SystemExit too: nothing of the learner's ends a worker
            reply = {"error": described(error)}
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
        self._own = self._anew()
        return {"value": None}

    def _anew(self) -> Any:
        """The learner's own answer as it came: it remembers nothing of earlier calls."""
        with self._covered():
            gc.disable()  # what a table holds is no garbage
            try:
                return self.closed.loads(self._code)
            finally:
                if self.own_process:
                    gc.freeze()
                gc.enable()

    def _answer(self, source: str | None, anew: bool = False) -> Any:
        """The learner's own answer, or the one that this source makes; `anew` as it was before any
        call."""
        if source is None:
            return self._anew() if anew else self._own
        if source != self._source or anew:
            self._source = None
            _count_plays(self)
            namespace = found(source, self._setup, self._own)
            self._steps = Steps(DEFINING)
            with _silent():
                run(source, namespace, self._steps)
            self._edited, self._source = namespace[self._name], source
        return self._edited

    def _call(
        self, args: list[str], source: str | None = None, steps: int = 0, count: bool = False,
        measure: bool = False, budget: int = 0, deep: bool = False,
    ) -> Reply:  # fmt: skip
        answer = self._answer(source, anew=count)
        values = [eval(text, self._lab_for(text)) for text in args]
        before = [encode(value) if _can_change(value) else None for value in values]
        gate = Gate(budget)
        noted: Reply = {}

        def call() -> Any:
            try:
                if not measure:
                    return answer(*values)
                value, noted["measured"] = count_steps(answer, *values, budget=budget)
                return value
            except BudgetExceeded:  # unless it is that of a meter of the learner's own
                if not (measure or gate.stopped):
                    raise
                noted["stopped"] = True
                return None

        with gate.watching(values[0]) if count else contextlib.nullcontext():
            reply = self._done(call, source, steps, deep) | noted
        if count:
            reply |= gate.noted()
        both = zip(before, values, strict=True)
        if any(was is not None and was != encode(value) for was, value in both):
            reply["mutated"] = True
        return reply

    def _run(
        self, script: str, name: str, source: str | None = None, steps: int = 0,
        count: bool = False, budget: int = 0, deep: bool = False,
    ) -> Reply:  # fmt: skip
        namespace = {**self._lab_for(script), name: self._answer(source, anew=count)}
        gate = Gate(budget)
        tree = ast.parse(script)
        last = tree.body.pop()
        assert isinstance(last, ast.Expr)
        value = ast.Expression(last.value)

        def run() -> Any:
            exec(compile(tree, "<case>", "exec"), namespace)
            return eval(compile(value, "<case>", "eval"), namespace)

        with gate.watching() if count else contextlib.nullcontext():
            reply = self._done(run, source, steps, deep)
        return reply | gate.noted() if count else reply

    def _done(self, call: Callable[[], Any], source: str | None, steps: int, deep: bool) -> Reply:
        """What the call gives, or its error. Who ran out of as many steps before does so again at
        once: other calls are on their way."""
        reply: Reply = {}
        with self._limited(source, steps, deep):
            try:
                if source is not None and source == self._spent[0] and steps <= self._spent[1]:
                    raise OutOfSteps
                reply["value"] = encode(call())
            except BaseException as error:
                reply["error"] = described(error)
        if source is not None:
            reply["steps"] = steps - self._steps.left
        return reply

    @contextlib.contextmanager
    def _limited(self, source: str | None, steps: int, deep: bool) -> Iterator[None]:
        """Limits the steps of an edited answer and keeps what it prints to itself."""
        limit = sys.getrecursionlimit()
        if deep:
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
        """Closes the modules of c4lab that do what exercises ask for; in a kernel they stay."""
        return self.closed.covered() if self.own_process else contextlib.nullcontext()

    def _lab_for(self, text: str) -> dict[str, Any]:
        for line in imports_for(text, self._lab):
            exec(compile(line, __file__, "exec"), self._lab)  # we import it, so it is not closed
        return self._lab


def _count_plays(host: Host) -> None:
    """From now on each move played on a position takes steps of what is edited: what a search of
    c4lab's looks at costs time too. For a process of its own."""
    if not host.own_process or host.counts_plays:
        return
    host.counts_plays = True
    for name in games.__all__:
        game = getattr(games, name)
        if hasattr(game, "play") and not getattr(game, "_is_protocol", False):
            game.play = _counted(game.play, host, steps_of_a_move(game))


def steps_of_a_move(game: Callable[[], Any]) -> int:
    """The steps that a move costs, with the results and the moves that a search asks for: more on
    a larger board."""
    return 1 + game().left // 5  # type: ignore[no-any-return]


def _counted(play: Callable[..., Any], host: Host, steps: int) -> Callable[..., Any]:
    def counted(position: Any, move: Any) -> Any:
        host.tick(steps)
        return play(position, move)

    return counted


def _can_change(value: Any) -> bool:
    return isinstance(value, (list, dict, set)) or type(value).__module__ == "numpy"


def _silent() -> Any:
    return contextlib.redirect_stdout(io.StringIO())
