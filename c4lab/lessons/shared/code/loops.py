"""Finds loops in a learner's code that never end, or that end in their first round."""

import ast
from collections.abc import Iterator
from contextlib import contextmanager

from c4lab.checks.writing import Answer, Wrong, returns_in_a_loop

FIRST_ROUND = (
    "A loop ends in its first round, because a `return` in it is always reached. A `return` that "
    "has to wait until the loop has ended stands below the loop, indented as far as the loop's own "
    "first line."
)


@contextmanager
def explain_loops(answer: Answer) -> Iterator[None]:
    """Context manager: gives a Wrong from inside a message about a loop, if a loop is the reason.

    Changes only a Wrong whose reason is not known yet, and only if the code shows such a loop.
    """
    try:
        yield
    except Wrong as wrong:
        if wrong.reason == "still-running" and (sentence := endless(answer.tree)):
            wrong.reason, wrong.message = "endless-loop", sentence
        unnamed = wrong.reason in ("wrong-value", "returns-none")
        if unnamed and answer.tree and returns_in_a_loop(answer.tree):
            wrong.reason, wrong.message = "returns-in-the-loop", FIRST_ROUND
        raise


def endless(tree: ast.Module | None) -> str | None:
    """A sentence that says why a `while` loop of this code never ends; None if the code shows none.

    >>> endless(ast.parse("while p * p <= n:\\n    count += 1"))
    'The loop `while p * p <= n` has no end: nothing in it changes `n` or `p`.'
    >>> endless(ast.parse("while n > 1:\\n    if n % 2 == 0:\\n        n //= 2"))
    'The loop `while n > 1` may have no end: nothing in it changes `n` in every round.'
    >>> endless(ast.parse("while n > 1:\\n    n //= 2"))
    """
    loops = [node for node in ast.walk(tree or ast.Module([], [])) if isinstance(node, ast.While)]
    for loop in loops:
        tested = {node.id for node in ast.walk(loop.test) if isinstance(node, ast.Name)}
        if not tested or _could_change_unseen(loop):
            continue
        names = " or ".join(f"`{name}`" for name in sorted(tested))
        head = f"The loop `while {ast.unparse(loop.test)}`"
        if not tested & set(_changed(loop.body)):
            return f"{head} has no end: nothing in it changes {names}."
        always = [node for node in loop.body if not isinstance(node, (ast.If, ast.For, ast.While))]
        if not tested & set(_changed(always)):
            return f"{head} may have no end: nothing in it changes {names} in every round."
    return None


def breaks_at_once(tree: ast.Module) -> bool:
    """Whether some loop has a `break` that is always reached in its first round.

    >>> breaks_at_once(ast.parse("for a in b:\\n    if a:\\n        c = a\\n    break"))
    True
    >>> breaks_at_once(ast.parse("for a in b:\\n    if a:\\n        break"))
    False
    """
    loops = [node for node in ast.walk(tree) if isinstance(node, (ast.For, ast.While))]
    return any(
        isinstance(each, ast.Break)
        and not any(
            isinstance(node, ast.Continue) for before in loop.body for node in ast.walk(before)
        )
        for loop in loops
        for each in loop.body
    )


def ends_without_return(tree: ast.Module | None) -> str:
    """The name of a function that returns values, and may end after a loop without a `return`.

    "" if there is none.

    >>> ends_without_return(ast.parse("def f(a):\\n    for b in a:\\n        return b"))
    'f'
    """
    for node in ast.walk(tree or ast.Module([], [])):
        if isinstance(node, ast.FunctionDef) and _ends_with_a_loop(node.body):
            inside = [each for each in ast.walk(node) if isinstance(each, ast.Return)]
            if any(each.value is not None for each in inside):
                return node.name
    return ""


def _ends_with_a_loop(body: list[ast.stmt]) -> bool:
    last = body[-1] if body else None
    if isinstance(last, ast.If):
        return _ends_with_a_loop(last.body) or _ends_with_a_loop(last.orelse)
    return isinstance(last, ast.For)


def divides_by_one(tree: ast.Module) -> bool:
    """Whether the code divides by a variable that is 1 at first, as often as it can: for ever."""
    nodes = list(ast.walk(tree))
    return bool(set(_divisors(nodes)) & set(_ones(nodes)))


def _could_change_unseen(loop: ast.While) -> bool:
    """Whether the loop may end in another way than by an assignment to a name in its condition."""
    leaving = (ast.Break, ast.Return, ast.Raise)
    unseen = (ast.Call, ast.Attribute, ast.Subscript, ast.NamedExpr)
    return any(isinstance(node, leaving) for node in ast.walk(loop)) or any(
        isinstance(node, unseen) for node in ast.walk(loop.test)
    )


def _changed(body: list[ast.stmt]) -> Iterator[str]:
    for statement in body:
        for node in ast.walk(statement):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                yield node.id


def _divisors(nodes: list[ast.AST]) -> Iterator[str]:
    """The variables p of loops such as `while n % p == 0`."""
    for node in nodes:
        match node:
            case ast.While(
                test=ast.Compare(left=ast.BinOp(op=ast.Mod(), right=ast.Name(id=name)))
                | ast.UnaryOp(operand=ast.BinOp(op=ast.Mod(), right=ast.Name(id=name)))
            ):
                yield name


def _ones(nodes: list[ast.AST]) -> Iterator[str]:
    """The variables that are 1 at first."""
    for node in nodes:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant(value=1)):
                yield name
            case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Tuple(elts=values)):
                for target, value in zip(names, values, strict=False):
                    if isinstance(target, ast.Name) and ast.unparse(value) == "1":
                        yield target.id
            case ast.For(
                target=ast.Name(id=name),
                iter=ast.Call(func=ast.Name(id="range"), args=[ast.Constant(value=1), *_]),
            ):
                yield name
