"""Tracing a recursive search: which calls it made, in which order, and what each returned.

A profile function records them, and reads of each what `call_reading` can find out.
"""

import dis
import functools
import inspect
import reprlib
import sys
from collections.abc import Callable, Hashable
from time import perf_counter
from types import CodeType, FrameType, FunctionType, TracebackType
from typing import Any, NamedTuple

from c4lab.instruments.tracing.call_reading import (
    Reader,
    branch_taken,
    cell_changed,
    moves_of,
    snapshot,
)
from c4lab.instruments.tracing.calltree import Node, Step, Trace
from c4lab.work.interruption import within

RECORDED = 2_000
MOST_CALLS = 2_000_000  # a run with more calls is stopped
MOST_SECONDS = 20.0  # and a run that takes longer


class TraceStopped(BaseException):
    """The run took too long. Not an Exception, so that the function under test cannot catch it."""


class OpenCall(NamedTuple):
    """A recorded call that has not returned yet."""

    node: Node
    frame: FrameType
    subject: Any  # the position or tree itself, not a copy
    tried: list[Hashable]  # the moves so far


class Recorder:
    """Records the calls of `code`, as a profile function for `sys.setprofile`.

    `method` says that its first parameter is `self`. The first RECORDED calls are recorded, further
    calls are counted.
    """

    def __init__(self, code: CodeType, method: bool) -> None:
        self.code, self.method = code, method
        self.root: Node | None = None
        self.raised: Node | None = None  # the innermost call that the last exception passed through
        self.steps: list[Step] = []
        self.calls = self.recorded = self.events = 0
        self.stack: list[OpenCall | None] = []  # None: a call that is only counted
        self.owner: Node  # the innermost open call that is recorded
        self.reader: Reader  # `owner` and `reader` are set at the first call
        self.seconds = MOST_SECONDS
        self.deadline = perf_counter() + self.seconds

    def __call__(self, frame: FrameType, event: str, result: Any) -> None:
        self.events += 1
        if not self.events % 4096 and perf_counter() > self.deadline:
            raise TraceStopped(
                f"{self.code.co_name} was stopped after {self.seconds:g} seconds: "
                "trace a later position or a smaller depth."
            )
        if frame.f_code is self.code:
            if event == "call":
                self.enter(frame)
            elif event == "return" and self.stack:
                self.leave(result)

    def enter(self, frame: FrameType) -> None:
        """Record or count the call that begins. Raises TraceStopped after MOST_CALLS."""
        if self.calls == MOST_CALLS:
            raise TraceStopped(
                f"{self.code.co_name} was stopped after {MOST_CALLS:,} calls: "
                "trace a later position or a smaller depth."
            )
        self.calls += 1
        caller = self.stack[-1] if self.stack else None
        if self.root is None:
            self.reader = Reader(self.code, frame.f_locals, method=self.method)
            self.root = self.owner = self.record(frame, None, None)
            return
        move = None
        if caller is not None:
            self.narrow(caller)
            move = self.find_move(caller, self.reader.subject(frame.f_locals))
        if caller is None or self.recorded == RECORDED:
            self.owner.hidden += 1
            self.stack.append(None)
        else:
            self.owner = self.record(frame, caller.node, move)
            caller.node.children.append(self.owner)

    def record(self, frame: FrameType, parent: Node | None, move: Hashable) -> Node:
        """A new node for the call of `frame`, as an open call and with its first step."""
        values = frame.f_locals
        subject = self.reader.subject(values)
        node = Node(
            number=self.recorded,
            parent=parent,
            move=move,
            state=snapshot(subject),
            arguments={name: reprlib.repr(values.get(name)) for name in self.reader.parameters},
            maximising=self.reader.maximising(values, parent.maximising if parent else None),
            window=self.reader.window(values),
        )
        self.recorded += 1
        self.stack.append(OpenCall(node, frame, subject, []))
        self.steps.append(Step("enter", node, node.window, node.window))
        return node

    def find_move(self, caller: OpenCall, subject: Any) -> Hashable:
        """The move from `caller` to a call with this subject; "#2" if its second call has none."""
        move = branch_taken(caller.subject, subject, caller.tried)
        caller.tried.append(move)
        if move is None:
            move = cell_changed(caller.node.state, subject)
        return f"#{len(caller.tried)}" if move is None else move

    def narrow(self, call: OpenCall) -> None:
        """Record the window of `call` as a step if it has changed since the last look."""
        node, before = call.node, call.node.window
        node.window = self.reader.window(call.frame.f_locals)
        if node.window != before:
            self.steps.append(Step("narrow", node, before, node.window))

    def leave(self, result: Any) -> None:
        """Record how the innermost call ends: with `result`, or with an exception."""
        call = self.stack.pop()
        if call is None:
            return
        node = call.node
        self.owner = node.parent or node
        # The result is None both after `return None` and after an exception. Only the instruction
        # at which the frame stopped shows which of the two it is.
        stopped_at = dis.opname[self.code.co_code[call.frame.f_lasti]]
        if not stopped_at.startswith(("RETURN", "INSTRUMENTED_RETURN")):
            self.leave_by_exception(node)
            return
        node.value = result
        before = node.window
        self.narrow(call)
        if call.tried and None not in call.tried:
            node.untried = tuple(m for m in moves_of(call.subject) if m not in call.tried)
        if node.cut:
            if node.window != before:
                self.steps.pop()  # the cut's step has the change of the window, too
            self.steps.append(Step("cut", node, before, node.window))
        self.steps.append(Step("return", node, node.window, node.window))

    def leave_by_exception(self, node: Node) -> None:
        last = self.steps[-1]
        if last.kind != "raise" or last.node.parent is not node:
            self.raised = node
        node.error = "left by an exception"
        self.steps.append(Step("raise", node, node.window, node.window))

    def explain(self, exception: BaseException) -> str:
        """A sentence about the exception that the function raised, and where."""
        name = self.code.co_name
        if isinstance(exception, RecursionError):
            return f"{name} calls itself without end: it needs a case that returns at once."
        where = f" at {self.raised.name}" if self.raised else ""
        why = f": {exception}".rstrip(": .")
        return f"{name} raised {type(exception).__name__}{where}{why}."

    def where_stopped(self, traceback: TracebackType | None) -> str:
        """A sentence about a run that was stopped in a loop without calls: it names the line."""
        where = ""
        while traceback:
            frame = traceback.tb_frame
            if not str(frame.f_globals.get("__name__")).startswith("c4lab.instruments."):
                where = f" in line {traceback.tb_lineno} of {frame.f_code.co_name}"
            traceback = traceback.tb_next
        return (
            f"{self.code.co_name} was stopped after {self.seconds:g} seconds{where}: "
            "if that line is in a loop, see to it that the loop ends."
        )

    def finish(self, error: str | None) -> Trace:
        """The trace of the run. Calls that are still open are marked as unfinished.

        Raises ValueError if the function was never called.
        """
        if self.root is None:
            raise ValueError(
                f"{self.code.co_name} was never entered: the answer came from a cache. "
                "Clear it with cache_clear() and trace again."
            )
        for call in self.stack:
            if call is not None:
                call.node.error = "did not finish"
        return Trace(self.code.co_name, self.root, self.steps, self.calls, error)


def trace(function: Callable[..., Any], *args: Any, **kwargs: Any) -> Trace:
    """Runs `function(*args, **kwargs)`, and returns the tree of the calls of `function`.

    `function` may be any recursive function written in Python, with parameters of any names: it
    may search positions, boards made of lists, or trees made of nested lists. The first RECORDED
    calls are recorded, further calls are counted. If the function raises or takes too long, the
    trace is returned all the same, and its `error` says why. Raises TypeError for other functions
    and for arguments that do not fit.

    >>> from c4lab.games import TicTacToe
    >>> from c4lab.search import minimax
    >>> trace(minimax, TicTacToe.parse("159287")).nodes
    14
    """
    recorder = Recorder(*_target(function))
    error = None

    def run() -> None:
        previous = sys.getprofile()
        try:
            sys.setprofile(recorder)
            function(*args, **kwargs)
        finally:
            sys.setprofile(previous)

    try:
        # The recorder looks at the clock during calls. This limit is for loops without calls.
        within(recorder.seconds + 1, TraceStopped, run)
    except TraceStopped as stop:
        error = str(stop) or recorder.where_stopped(stop.__traceback__)
    except (Exception, SystemExit) as exception:
        if recorder.root is None:
            raise  # the arguments do not fit
        error = recorder.explain(exception)
    return recorder.finish(error)


def _target(function: Any) -> tuple[CodeType, bool]:
    """(code, method): the code to watch, and whether its first parameter is `self`.

    Raises TypeError if `function` is not a plain Python function.
    """
    inner = function
    while isinstance(inner, functools.partial):
        inner = inner.func
    inner = inspect.unwrap(inner)
    method = inspect.ismethod(inner)
    inner = getattr(inner, "__func__", inner)
    name = getattr(function, "__name__", repr(function))
    if not isinstance(inner, FunctionType):
        raise TypeError(f"trace follows functions written in Python with def, and {name} is not.")
    if inspect.isgeneratorfunction(inner) or inspect.iscoroutinefunction(inner):
        raise TypeError(
            f"trace follows functions that return a value, and {name} yields or awaits."
        )
    return inner.__code__, method
