"""A program's steps counted and limited: the same number on every machine."""

from __future__ import annotations

import ast
import operator
import warnings
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from c4lab.checks.slips.tree import Unreadable, is_text

LOOPS_AND_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.For, ast.While, ast.AsyncFor)
TICK, TICKING, ROOM, OPERATE = "__tick__", "__ticking__", "__room__", "__operate__"
LARGEST_NUMBER = 100_000  # bits
ITEMS = 100  # that are copied in one go for a step
GUARDED: dict[type[ast.operator], Callable[[Any, Any], Any]] = {
    ast.Pow: operator.pow,
    ast.LShift: operator.lshift,
    ast.Mult: operator.mul,
    ast.Add: operator.add,
}
COPYING = ("extend", "update", "extendleft")


Placed = TypeVar("Placed", ast.Expr, ast.Subscript, ast.Call)


class OutOfSteps(BaseException):
    """A program took more steps than it may. No `except Exception` catches it."""


class Steps:
    """A budget of steps: a step is a call or a round of a loop."""

    def __init__(self, budget: int) -> None:
        self.left = budget

    def tick(self) -> None:
        """Raises OutOfSteps when the budget is spent, and at each later call."""
        self.left -= 1
        if self.left < 0:
            raise OutOfSteps

    def ticking(self, items: Iterable[Any]) -> Iterator[Any]:
        """The items, each a step."""
        return self._each(iter(items))

    def _each(self, items: Iterator[Any]) -> Iterator[Any]:
        for item in items:
            self.tick()
            yield item

    def room(self, name: str, left: Any, right: Any) -> Any:
        """`right`, if the result of the operator is not too large; long ones cost steps."""
        if isinstance(left, int) and isinstance(right, int):
            size, other = left.bit_length(), right.bit_length()
            bits = {"Pow": size * right if size > 1 else 0, "LShift": size + right}
            if bits.get(name, size + other) > LARGEST_NUMBER:
                raise OutOfSteps
        elif name == "Mult" and isinstance(right, int):
            self.pay(_length(left) * right)
        elif name == "Mult" and isinstance(left, int):
            self.pay(_length(right) * left)
        elif name in ("Add", "extend"):
            self.pay(_length(left) + _length(right))
        return right

    def pay(self, items: int) -> None:
        self.left -= max(0, items) // ITEMS
        if self.left < 0:
            raise OutOfSteps

    def operate(self, name: str, left: Any, right: Any) -> Any:
        return OPERATIONS[name](left, self.room(name, left, right))


OPERATIONS = {kind.__name__: function for kind, function in GUARDED.items()}


def counting(source: str | ast.Module) -> ast.Module:
    """The program with a step at the start of each function, of each round of a loop.

    Line numbers stay. A tree that is given is changed. Raises Unreadable.
    """
    tree = source
    if isinstance(source, str):
        try:
            tree = ast.parse(source)
        except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
            raise Unreadable(str(error)) from None
    assert isinstance(tree, ast.Module)
    _counted(tree)
    return tree


def _counted(node: ast.AST) -> ast.AST:
    """`node` with all below it counted, or what replaces it."""
    for name in node._fields:
        value = getattr(node, name, None)
        if isinstance(value, ast.AST):
            if value._fields:
                setattr(node, name, _counted(value))
        elif isinstance(value, list):
            value[:] = [_counted(each) if isinstance(each, ast.AST) else each for each in value]
    if isinstance(node, LOOPS_AND_FUNCTIONS):
        first = node.body[0]
        node.body.insert(int(is_text(first)), _at(ast.Expr(_call(TICK)), first))
    elif isinstance(node, ast.BinOp) and type(node.op) in GUARDED:
        kind = ast.Constant(type(node.op).__name__)
        return _at(_call(OPERATE, kind, node.left, node.right), node)
    elif isinstance(node, ast.Lambda):
        pair = ast.Tuple([_call(TICK), node.body], ast.Load())
        node.body = _at(ast.Subscript(pair, ast.Constant(1), ast.Load()), node.body)
    elif isinstance(node, ast.comprehension) and not node.is_async:
        node.iter = _at(_call(TICKING, node.iter), node.iter)
    elif isinstance(node, ast.AugAssign) and type(node.op) in GUARDED:
        old = _read(node.target)
        if old is not None:
            kind = ast.Constant(type(node.op).__name__)
            node.value = _at(_call(ROOM, kind, old, node.value), node.value)
    elif isinstance(node, ast.Call) and getattr(node.func, "attr", "") in COPYING:
        nothing, kind = ast.Constant(None), ast.Constant("extend")
        node.args = [
            one if isinstance(one, ast.Starred) else _at(_call(ROOM, kind, nothing, one), node)
            for one in node.args
        ]
    return node


def run(source: str | ast.Module, namespace: dict[str, Any], steps: Steps) -> None:
    """Executes a program in `namespace`; its functions count on `steps` whenever they are called.

    Raises Unreadable, OutOfSteps, and what the program raises.
    """
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            code = compile(counting(source), "<answer>", "exec")
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        raise Unreadable(str(error)) from None
    namespace |= {
        TICK: steps.tick,
        TICKING: steps.ticking,
        ROOM: steps.room,
        OPERATE: steps.operate,
    }
    exec(code, namespace)


def _length(items: Any) -> int:
    return len(items) if isinstance(items, (list, tuple, str, bytes, set, dict)) else 0


def _read(target: ast.expr) -> ast.expr | None:
    """The value of a target, if reading it once more changes nothing."""
    if isinstance(target, ast.Name):
        return ast.Name(target.id, ast.Load())
    if isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name):
        return ast.Attribute(target.value, target.attr, ast.Load())
    return None


def _call(name: str, *arguments: ast.expr) -> ast.Call:
    return ast.Call(ast.Name(name, ast.Load()), list(arguments), [])


def _at(new: Placed, old: ast.expr | ast.stmt) -> Placed:
    """`new` and what is new in it stand where `old` stands."""
    stack: list[ast.AST] = [new]
    while stack:
        node = stack.pop()
        if not hasattr(node, "lineno") and not isinstance(node, ast.expr_context):
            ast.copy_location(node, old)
            stack.extend(ast.iter_child_nodes(node))
    return new
