"""The interpreter's profiling hook that grows a tree as the calls of one function come and go."""

import dis
import reprlib
from collections.abc import Hashable
from time import perf_counter
from types import CodeType, FrameType, TracebackType
from typing import Any, NamedTuple

from c4lab.instruments.calltree import Trace
from c4lab.instruments.node import Node, Step
from c4lab.instruments.subject import Reader, branch_taken, cell_changed, moves_of, snapshot

MOST_CALLS = 2_000_000
MOST_SECONDS = 20.0


class TraceStopped(BaseException):
    """The run took too long. Not an Exception, so that the function under test cannot catch it."""


class Open(NamedTuple):
    """A recorded call that has not returned."""

    node: Node
    frame: FrameType
    about: Any  # the very object, not its snapshot
    tried: list[Hashable]


class Recorder:
    """A profile function for `sys.setprofile`; `method` says that the first parameter is self."""

    def __init__(self, code: CodeType, method: bool, limit: int) -> None:
        self.code, self.method, self.limit = code, method, max(limit, 1)
        self.root: Node | None = None
        self.raised: Node | None = None  # the innermost call that the last exception left
        self.steps: list[Step] = []
        self.calls = self.recorded = self.events = 0
        self.stack: list[Open | None] = []  # None for a call that is only counted
        self.owner: Node  # the innermost open call that is recorded
        self.reader: Reader  # both are known once the root is
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
            move = self.tell_move(caller, self.reader.about(frame.f_locals))
        if caller is None or self.recorded == self.limit:
            self.owner.hidden += 1
            self.stack.append(None)
        else:
            self.owner = self.record(frame, caller.node, move)
            caller.node.children.append(self.owner)

    def record(self, frame: FrameType, parent: Node | None, move: Hashable) -> Node:
        values = frame.f_locals
        about = self.reader.about(values)
        node = Node(
            number=self.recorded,
            parent=parent,
            move=move,
            state=snapshot(about),
            arguments={name: reprlib.repr(values.get(name)) for name in self.reader.parameters},
            maximising=self.reader.maximising(values, parent.maximising if parent else None),
            window=self.reader.window(values),
        )
        self.recorded += 1
        self.stack.append(Open(node, frame, about, []))
        self.steps.append(Step("enter", node, node.window, node.window))
        return node

    def tell_move(self, caller: Open, about: Any) -> Hashable:
        move = branch_taken(caller.about, about, caller.tried)
        caller.tried.append(move)
        if move is None:
            move = cell_changed(caller.node.state, about)
        return f"#{len(caller.tried)}" if move is None else move  # by order, if all else fails

    def narrow(self, call: Open) -> None:
        """Record that the window of `call` has changed since it was last looked at."""
        node, before = call.node, call.node.window
        node.window = self.reader.window(call.frame.f_locals)
        if node.window != before:
            self.steps.append(Step("narrow", node, before, node.window))

    def leave(self, result: Any) -> None:
        call = self.stack.pop()
        if call is None:
            return
        node = call.node
        self.owner = node.parent or node
        # The hook reports None both for `return None` and for an exception passing through;
        # only the instruction that the frame stopped at tells them apart.
        stopped_at = dis.opname[self.code.co_code[call.frame.f_lasti]]
        if not stopped_at.startswith(("RETURN", "INSTRUMENTED_RETURN")):
            last = self.steps[-1]
            if last.kind != "raise" or last.node.parent is not node:
                self.raised = node
            node.error = "left by an exception"
            self.steps.append(Step("raise", node, node.window, node.window))
            return
        node.value = result
        before = node.window
        self.narrow(call)
        if call.tried and None not in call.tried:
            node.untried = tuple(m for m in moves_of(call.about) if m not in call.tried)
        if node.cut:
            if node.window != before:
                self.steps.pop()  # one step tells both
            self.steps.append(Step("cut", node, before, node.window))
        self.steps.append(Step("return", node, node.window, node.window))

    def explain(self, exception: BaseException) -> str:
        """One sentence on what the function raised, and where."""
        name = self.code.co_name
        if isinstance(exception, RecursionError):
            return f"{name} calls itself without end: it needs a case that returns at once."
        where = f" at {self.raised.name}" if self.raised else ""
        why = f": {exception}".rstrip(": .")
        return f"{name} raised {type(exception).__name__}{where}{why}."

    def stopped_in(self, traceback: TracebackType | None) -> str:
        """One sentence on where the deadline found the function, which called nothing for long."""
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
        """The trace of all that was recorded; calls still open are marked as unfinished."""
        if self.root is None:
            raise ValueError(
                f"{self.code.co_name} was never entered: the answer came from a cache. "
                "Clear it with cache_clear() and trace again."
            )
        for call in self.stack:
            if call is not None:
                call.node.error = "did not finish"
        return Trace(self.code.co_name, self.root, self.steps, self.calls, error)
