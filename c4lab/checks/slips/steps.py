"""Without this module, an edited program that never ends would stop the search for edits.

It counts a program's steps, and limits them: the same number on every machine.
`c4lab.instruments.steps` counts any function's instructions, twenty times as slowly, and has no
limit for one long instruction; an edited program is run thousands of times, and needs both.
"""

import ast
import operator
import warnings
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any

from c4lab.checks.slips.node_text import is_text

LOOPS_AND_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.For, ast.While, ast.AsyncFor)
TICK, TICKING, ROOM = "__tick__", "__ticking__", "__room__"
LARGEST_NUMBER = 100_000  # bits
ITEMS = 100  # copied for one step
GUARDED: dict[type[ast.operator], Callable[[Any, Any], Any]] = {
    ast.Pow: operator.pow,
    ast.LShift: operator.lshift,
    ast.Mult: operator.mul,
    ast.Add: operator.add,
}
HARMLESS = ("Add", "Mult")  # operators that are quick on small numbers
SMALL = 1 << 64
COPYING = ("extend", "update", "extendleft")
WRITING = ("str", "repr", "ascii")  # in a loop, a text of texts doubles in each round
LOAD = ast.Load()
NOTHING_BELOW = (ast.Name, ast.Constant, ast.expr_context, ast.operator, ast.cmpop, ast.alias)
OTHERS = (ast.BinOp, ast.Lambda, ast.comprehension, ast.AugAssign, ast.Call)
COUNTED: set[type[ast.AST]] = {*LOOPS_AND_FUNCTIONS, *OTHERS}
Placed = ast.expr | ast.stmt


class OutOfSteps(BaseException):
    """A program took more steps than it may. No `except Exception` catches it."""


class Steps:
    """A budget of steps. A step is a call, a round of a loop, or work that takes as long."""

    def __init__(self, budget: int) -> None:
        self.left = budget

    def tick(self, steps: int = 1) -> None:
        """Raises OutOfSteps when the budget is spent, and at each later call."""
        self.left -= steps
        if self.left < 0:
            raise OutOfSteps

    def ticking(self, items: Iterable[Any]) -> Iterator[Any]:
        """Yields the items, and counts a step for each."""
        return self._each(iter(items))

    def _each(self, items: Iterator[Any]) -> Iterator[Any]:
        for item in items:
            self.left -= 1  # as `tick` does, but without a call
            if self.left < 0:
                raise OutOfSteps
            yield item

    def room(self, name: str, left: Any, right: Any) -> Any:
        """`right`. A long result takes steps; one that is too large raises OutOfSteps."""
        if isinstance(left, int) and isinstance(right, int):
            size, other = left.bit_length(), right.bit_length()
            bits = {"Pow": size * right if size > 1 else 0, "LShift": size + right}
            if bits.get(name, size + other) > LARGEST_NUMBER:
                raise OutOfSteps
        elif name == "Mult" and isinstance(right, int):
            self.pay(_length(left) * right)
        elif name == "Mult" and isinstance(left, int):
            self.pay(_length(right) * left)
        elif name in ("Add", "extend", "write"):
            self.pay(_length(left) + _length(right))
        return right

    def pay(self, items: int) -> None:
        self.tick(max(0, items) // ITEMS)

    def operator(self, name: str, operate: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
        """A function that does what the operator does, after it has asked `room`."""
        harmless, room = name in HARMLESS, self.room

        def guarded(left: Any, right: Any) -> Any:
            # Most operations are on small numbers: these must be quick.
            small = harmless and left.__class__ is int and right.__class__ is int
            if small and -SMALL < left < SMALL and -SMALL < right < SMALL:
                return operate(left, right)
            return operate(left, room(name, left, right))

        return guarded


@cache
def _has_more_below(kind: type) -> bool:
    """Whether objects of this class are nodes that may hold code."""
    return issubclass(kind, ast.AST) and not issubclass(kind, NOTHING_BELOW)


def _counted(node: Any) -> Any:
    """`node`, or the node that replaces it, with code that counts steps; line numbers stay."""
    for name in node._fields:
        value: Any = getattr(node, name, None)
        if isinstance(value, list):
            for index, each in enumerate(value):
                if _has_more_below(each.__class__):
                    value[index] = _counted(each)
        elif _has_more_below(value.__class__):
            setattr(node, name, _counted(value))
    if node.__class__ not in COUNTED:  # most are not: each question below takes time
        return node
    if isinstance(node, LOOPS_AND_FUNCTIONS):
        first = node.body[0]
        tick = ast.Expr(_call(first, TICK))
        node.body.insert(int(is_text(first)), ast.copy_location(tick, first))
    elif isinstance(node, ast.BinOp) and type(node.op) in GUARDED:
        if not (isinstance(node.op, ast.Add) and _is_constant(node.left, node.right)):
            return _call(node, _operator(type(node.op)), node.left, node.right)
    elif isinstance(node, ast.Lambda):
        pair = ast.Tuple([_call(node, TICK), node.body], LOAD)
        last = ast.Subscript(ast.copy_location(pair, node), _constant(node, 1), LOAD)
        node.body = ast.copy_location(last, node)
    elif isinstance(node, ast.comprehension) and not node.is_async:
        node.iter = _call(node.iter, TICKING, node.iter)
    elif isinstance(node, ast.AugAssign) and type(node.op) in GUARDED:
        old = _value_of(node.target)
        if old is not None and not (isinstance(node.op, ast.Add) and _is_constant(node.value)):
            kind = _constant(node, type(node.op).__name__)
            node.value = _call(node, ROOM, kind, old, node.value)
    elif isinstance(node, ast.Call) and getattr(node.func, "id", "") in WRITING:
        return _call(node, ROOM, _constant(node, "write"), _constant(node, None), node)
    elif isinstance(node, ast.Call) and getattr(node.func, "attr", "") in COPYING:
        nothing, kind = _constant(node, None), _constant(node, "extend")
        node.args = [
            one if isinstance(one, ast.Starred) else _call(node, ROOM, kind, nothing, one)
            for one in node.args
        ]
    return node


def run(source: str, namespace: dict[str, Any], steps: Steps) -> None:
    """Executes a program in `namespace`; each call of its functions, also later, and each round of
    a loop takes a step. Raises OutOfSteps, and whatever Python or the program raises."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        code = compile(_counted(ast.parse(source)), "<answer>", "exec")
    namespace |= {TICK: steps.tick, TICKING: steps.ticking, ROOM: steps.room}
    for kind, operate in GUARDED.items():
        namespace[_operator(kind)] = steps.operator(kind.__name__, operate)
    exec(code, namespace)


def _operator(kind: type[ast.operator]) -> str:
    return f"__{kind.__name__.lower()}__"


def _length(items: Any) -> int:
    return len(items) if isinstance(items, (list, tuple, str, bytes, set, dict)) else 0


def _is_constant(*nodes: ast.expr) -> bool:
    """Whether one of the nodes is a constant: adding a constant never takes long."""
    return any(isinstance(node, ast.Constant) for node in nodes)


def _value_of(target: ast.expr) -> ast.expr | None:
    """An expression that reads a target; None if reading it twice could change something."""
    if isinstance(target, ast.Name):
        return ast.copy_location(ast.Name(target.id, LOAD), target)
    if isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name):
        value = ast.Attribute(target.value, target.attr, LOAD)
        return ast.copy_location(value, target)
    return None


def _call(place: Placed, name: str, *arguments: ast.expr) -> ast.Call:
    """A call that takes the place of `place`, with its line number."""
    at = {"lineno": place.lineno, "col_offset": place.col_offset}
    return ast.Call(ast.Name(name, LOAD, **at), list(arguments), [], **at)


def _constant(place: Placed, value: str | int | None) -> ast.Constant:
    return ast.Constant(value, lineno=place.lineno, col_offset=place.col_offset)
