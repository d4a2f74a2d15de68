"""Finds mistakes in the code of a search with a window that its answers do not show."""

import ast
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

from c4lab.checks.writing import Answer, Wrong

Node = TypeVar("Node", bound=ast.AST)
ENDS = {"alpha", "beta"}
LOOPS = (ast.For, ast.While)
STRICT = (
    "The value is right, but the search looks at too many positions. `{}` is false where alpha and "
    "beta are equal, and then the loop goes on."
)
NO_STOP = (
    "No loop over the moves ever ends early, so nothing is cut off: every move is looked at, as in "
    "minimax. When may the loop stop?"
)
NO_WINDOW = (
    "The calls that search the positions after the moves get no alpha and no beta, so each begins "
    "with an open window."
)
NOT_RAISED = "Alpha is never raised: it keeps its first value, even after better moves."
MEMORY = (
    "Your memory uses only the position as its key. A search with a window may find only a bound, "
    "and with another window that is not the value. What else does the result depend on?"
)


@contextmanager
def named_by_code(answer: Answer) -> Iterator[None]:
    """Context manager: gives a Wrong from inside a better message if the code shows why."""
    try:
        yield
    except Wrong as wrong:
        tree = answer.tree
        if tree is not None:
            _say_more(wrong, tree)
        raise


def _say_more(wrong: Wrong, tree: ast.Module) -> None:
    if wrong.reason in ("wrong-value", "too-many-nodes", "not-settled") and keeps_by_position(tree):
        wrong.reason = "bounds-in-a-memory"
        wrong.message = f"{MEMORY} {wrong.message}"
    elif wrong.reason in ("too-many-nodes", "nothing-cut-off"):
        strict = strict_comparison(tree)
        if hands_down_no_window(tree):
            wrong.reason = "window-not-handed-down"
            wrong.message = f"{NO_WINDOW} {wrong.message}"
        elif strict:
            wrong.reason = "strict-cutoff"
            wrong.message = f"{STRICT.format(strict)} {wrong.message}"
        elif keeps(tree, "alpha"):
            wrong.reason = "alpha-not-raised"
            wrong.message = f"{NOT_RAISED} {wrong.message}"
        elif not leaves_a_loop(tree):
            wrong.reason, wrong.message = "never-cuts", f"{NO_STOP} {wrong.message}"


def strict_comparison(tree: ast.Module) -> str:
    """The condition of a `break` or `return` that is false where alpha and beta are equal.

    "" if there is none.
    """
    for loop in _of(tree, *LOOPS):
        for branch in _of(loop, ast.If):
            if not list(_of(ast.Module(branch.body, []), ast.Break, ast.Return)):
                continue
            for node in _of(branch.test, ast.Compare):
                if ast.unparse(node) in ("alpha > beta", "beta < alpha"):
                    return "" if _asks_for_a_tie(branch.test) else ast.unparse(node)
    return ""


def _asks_for_a_tie(test: ast.expr) -> bool:
    ties = ("alpha == beta", "beta == alpha", "alpha >= beta", "beta <= alpha")
    return any(ast.unparse(node) in ties for node in _of(test, ast.Compare))


def hands_down_no_window(tree: ast.Module) -> bool:
    """Whether a function with alpha and beta calls itself, and always with an open window."""
    return any(
        set(names) >= ENDS and all(_opens(call, names.index("alpha")) for call in own)
        for names, own in _recursive(tree)
    )


def hands_down_one_end(tree: ast.Module) -> bool:
    """Whether a function calls itself with only one of alpha and beta."""
    for _, own in _recursive(tree):
        if len({getattr(each, "id", "") for call in own for each in ast.walk(call)} & ENDS) == 1:
            return True
    return False


def stops_at_one_end(tree: ast.Module) -> bool:
    """Whether all ways out of the loops ask about the same one of alpha and beta."""
    asked = [
        names & ENDS
        for loop in _of(tree, *LOOPS)
        for branch in _of(loop, ast.If)
        if list(_of(ast.Module(branch.body, []), ast.Break, ast.Return))
        and (names := {getattr(node, "id", "") for node in ast.walk(branch.test)}) & ENDS
    ]
    return len(set[str]().union(*asked)) == 1


def _recursive(tree: ast.Module) -> Iterator[tuple[list[str], list[ast.Call]]]:
    """For each function that calls itself: its parameters, and these calls."""
    for function in _of(tree, ast.FunctionDef):
        own = [
            call
            for call in _of(function, ast.Call)
            if getattr(call.func, "id", "") == function.name
        ]
        if own:
            yield [each.arg for each in function.args.args], own


def _opens(call: ast.Call, first: int) -> bool:
    """Whether the arguments of a call, from number `first` on, are all constants or `inf`."""
    handed = [*call.args[first:], *(each.value for each in call.keywords)]
    whole = not any(isinstance(each, ast.Starred) for each in call.args)
    names = [getattr(node, "id", "inf") for each in handed for node in ast.walk(each)]
    return whole and set(names) <= {"inf"}


def keeps(tree: ast.Module, end: str) -> bool:
    """Whether this end of the window, "alpha" or "beta", is used, never gets another value, and
    never stands in a `max` or `min`."""
    if not any(end in names for names, _ in _recursive(tree)):
        return False
    uses = [node for node in _of(tree, ast.Name) if node.id == end]
    chosen = [
        call for call in _of(tree, ast.Call) if getattr(call.func, "id", "") in ("max", "min")
    ]
    inside = {id(node) for call in chosen for each in call.args for node in _outside_calls(each)}
    stored = any(isinstance(node.ctx, ast.Store) for node in uses)
    return bool(uses) and not stored and not any(id(node) in inside for node in uses)


def _outside_calls(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes of an expression that are not arguments of a call in it."""
    yield node
    if not isinstance(node, ast.Call):
        for child in ast.iter_child_nodes(node):
            yield from _outside_calls(child)


def leaves_a_loop(tree: ast.Module) -> bool:
    """Whether a `break` or `return` stands in a loop, or a loop has a condition of its own."""
    if list(_of(tree, ast.While)):
        return True
    return any(list(_of(loop, ast.Break, ast.Return)) for loop in _of(tree, *LOOPS))


def keeps_by_position(tree: ast.Module) -> bool:
    """Whether the code stores something under the position without alpha and beta in the key."""
    for node in _of(tree, ast.Assign):
        for target in node.targets:
            if isinstance(target, ast.Subscript):
                names = {getattr(each, "id", "") for each in ast.walk(target.slice)}
                keys = {getattr(each, "attr", "") for each in ast.walk(target.slice)}
                if ("key" in keys or "position" in names) and not names & ENDS:
                    return True
    return False


def _of(tree: ast.AST, *kinds: type[Node]) -> Iterator[Node]:
    return (node for node in ast.walk(tree) if isinstance(node, kinds))
