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
import gc
import linecache
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from importlib import import_module
from typing import Any

from c4lab import games
from c4lab.checks.working.closed import ClosedModules
from c4lab.checks.working.looking import describe_error
from c4lab.checks.working.plain import encode
from c4lab.games import Position
from c4lab.instruments.meter import BudgetExceeded, Meter
from c4lab.instruments.steps import count_steps

MAKERS = ("__init__", "play", "parse", "of", "decode")  # methods that make a position


class PositionLog(Meter):
    """Counts and lists each position that is played, parsed or built while it watches. Raises
    BudgetExceeded beyond the budget; `stopped` stays True, also if a search catches that."""

    def __init__(self, budget: int) -> None:
        super().__init__(budget)
        self.stopped = False
        self.positions: list[str] = []
        self._making = False  # a position is being made; only the outermost call counts

    @contextmanager
    def watching(self, *positions: Position) -> Iterator[None]:
        """Context manager: counts these positions, and all that are made inside."""
        for position in positions:
            self._note(position)
        before = [(game, name, game.__dict__[name]) for game, name in _makers()]
        try:
            for game, name, make in before:
                setattr(game, name, self._counted(make))
            yield
        finally:
            for game, name, make in before:
                setattr(game, name, make)

    def count(self) -> None:
        self.stopped = self.nodes == self.budget
        super().count()

    def _note(self, position: Position) -> None:
        self.count()
        self.positions.append(str(position))

    def _counted(self, make: Any) -> Any:
        if isinstance(make, classmethod):
            return classmethod(self._counted(make.__func__))
        is_init = make.__name__ == "__init__"

        def counted(first: Any, *args: Any, **more: Any) -> Any:
            if self._making:
                return make(first, *args, **more)
            self._making = True
            try:
                made = make(first, *args, **more)
                self._note(first if is_init else made)
            finally:
                self._making = False
            return made

        return counted


def _makers() -> list[tuple[type, str]]:
    """Each class of a game with the name of each of its methods that makes a position."""
    kinds = [getattr(games, name) for name in games.__all__]
    boards = [kind for kind in kinds if hasattr(kind, "play") and kind is not Position]
    return [(board, name) for board in boards for name in MAKERS if name in board.__dict__]


DEEP = 60_000  # levels of recursion for a `deep` request
Reply = dict[str, Any]


class AnswerServer:
    """Holds one answer and serves requests. `own_process` is False in a learner's kernel, where
    nothing may be changed that stays. The learner's code is called inside `guard()`."""

    def __init__(
        self,
        own_process: bool = True,
        guard: Callable[[], AbstractContextManager[Any]] = nullcontext,
    ) -> None:
        self.own_process, self._guard = own_process, guard
        self.closed = ClosedModules()
        self._code = b""
        self._own: Any = None  # the learner's own answer
        self._lab: dict[str, Any] = {}  # the globals for the text of arguments and scripts
        self._imported: set[str] = set()  # lines

    def reply(self, request: Reply) -> Reply:
        """The reply to `request`; errors of the learner's code are replies, too."""
        try:
            reply = self._load(**request) if request.pop("do") == "load" else self._ask(**request)
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

    def _ask(
        self, imports: list[str], args: Sequence[str] = (), script: str = "", name: str = "",
        count: bool = False, measure: bool = False, budget: int = 0, deep: bool = False,
    ) -> Reply:  # fmt: skip
        """Calls the answer with the values of the texts `args`, or runs the script."""
        answer = self._unpickled() if count else self._own
        lab = self._lab_with(imports)
        values = [eval(text, lab) for text in args]
        before = [encode(value) if _can_change(value) else None for value in values]
        log = PositionLog(budget)
        noted: Reply = {}

        def call() -> Any:
            if script:
                return run_lines(script, {**lab, name: answer})
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

        with log.watching(*values[:1]) if count else nullcontext():
            reply = self._done(call, deep) | noted
        if count:
            reply |= {"log": log.positions, "stopped": log.stopped}
        both = zip(before, values, strict=True)
        if any(was is not None and was != encode(value) for was, value in both):
            reply["mutated"] = True
        return reply

    def _done(self, call: Callable[[], Any], deep: bool) -> Reply:
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

    def _covered(self) -> AbstractContextManager[None]:
        """Context manager: hides c4lab's closed modules; in a learner's kernel they stay."""
        return self.closed.covered() if self.own_process else nullcontext()

    def _lab_with(self, imports: list[str]) -> dict[str, Any]:
        """The globals for the texts of requests, once these lines have run."""
        for line in imports:
            if line not in self._imported:
                # With the name of this file: what c4lab itself imports is not closed.
                exec(compile(line, __file__, "exec"), self._lab)
                self._imported.add(line)
        return self._lab


def run_lines(script: str, namespace: dict[str, Any]) -> Any:
    """Runs lines of Python in this namespace; the value of the last one, an expression."""
    tree = ast.parse(script)
    last = tree.body.pop()
    assert isinstance(last, ast.Expr), script
    exec(compile(tree, "<case>", "exec"), namespace)
    return eval(compile(ast.Expression(last.value), "<case>", "eval"), namespace)


def _can_change(value: Any) -> bool:
    return isinstance(value, (list, dict, set)) or type(value).__module__ == "numpy"
