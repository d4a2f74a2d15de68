"""Parameters: defaults, their order, and `self`."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from c4lab.checks.slips.tree import Change, Program

MUTABLE = ("[]", "{}", "set()", "dict()", "list()")


def defaults(program: Program) -> Iterator[Change]:
    """Two defaults swapped; a default on the neighbouring parameter."""
    for site in program.of(ast.arguments):
        node = site.node
        assert isinstance(node, ast.arguments)
        for index in range(len(node.defaults) - 1):
            swapped = list(node.defaults)
            swapped[index : index + 2] = swapped[index + 1], swapped[index]
            yield Change("swapped-defaults", node.defaults[index], ((node, "defaults", swapped),))


def order(program: Program) -> Iterator[Change]:
    for site in program.of(ast.arguments):
        node = site.node
        assert isinstance(node, ast.arguments)
        for index in range(len(node.args) - 1):
            swapped = list(node.args)
            swapped[index : index + 2] = swapped[index + 1], swapped[index]
            yield Change("swapped-parameters", node.args[index], ((node, "args", swapped),))


def kept_default(program: Program) -> Iterator[Change]:
    """`seen=set()`, kept between calls, to `seen=None` with a line that makes it; and back."""
    for site in program.of(ast.FunctionDef):
        node = site.node
        assert isinstance(node, ast.FunctionDef)
        arguments = node.args
        named = arguments.args[len(arguments.args) - len(arguments.defaults) :]
        for index, (argument, default) in enumerate(zip(named, arguments.defaults, strict=True)):
            text = ast.unparse(default)
            if text in MUTABLE:
                values = [*arguments.defaults]
                values[index] = ast.Constant(None)
                made = ast.parse(f"if {argument.arg} is None:\n    {argument.arg} = {text}").body
                slots = (node, "body", made + node.body), (arguments, "defaults", values)
                yield Change(
                    "default-kept", default, slots, after=f"None, and {text} made in the function"
                )
            elif text == "None":
                yield from _back(node, index, argument.arg)


def own(program: Program) -> Iterator[Change]:
    """A method without `self`."""
    for site in program.of(ast.FunctionDef):
        node = site.node
        assert isinstance(node, ast.FunctionDef)
        if isinstance(site.parent, ast.ClassDef) and not node.decorator_list:
            first = node.args.args[:1]
            if first and first[0].arg == "self":
                slot = (node.args, "args", node.args.args[1:])
                yield Change("self-removed", node, (slot,), "self")
            else:
                slot = (node.args, "args", [ast.arg("self"), *node.args.args])
                yield Change("self-added", node, (slot,), node.name)


def _back(node: ast.FunctionDef, index: int, name: str) -> Iterator[Change]:
    first = node.body[0]
    if (
        isinstance(first, ast.If)
        and ast.unparse(first.test) == f"{name} is None"
        and len(first.body) == 1 < len(node.body)
        and isinstance(first.body[0], ast.Assign)
    ):
        values = [*node.args.defaults]
        values[index] = first.body[0].value
        slots = (node, "body", node.body[1:]), (node.args, "defaults", values)
        yield Change("default-moved", first, slots, after=ast.unparse(first.body[0].value))
