"""What is missing: the statements and parameters that learners forget most."""

import ast
from collections.abc import Iterator
from typing import Any

from c4lab.checks.slips.tree import Change, Program, Site, is_text

RESULTS = ("True", "False", "None", "0", "[]", "1", "-1")
MUTABLE = ("[]", "{}", "set()", "dict()", "list()")
LEAVING = (ast.Return, ast.Break, ast.Continue, ast.Raise)


def last_return(program: Program) -> Iterator[Change]:
    """`return <a local name>` at the end of a function that ends without."""
    for site in program.of(ast.FunctionDef, ast.AsyncFunctionDef):
        inside = Site(site.node, site.node, "", -1, (*site.functions, site.node))
        outside, given = program.names(site), program.parameters(inside)
        names = [name for name in program.names(inside) if name not in outside]
        names.sort(key=given.__contains__)
        for text in () if isinstance(site.node.body[-1], ast.Return) else (*names, *RESULTS):
            yield _added("return-added", site.node, f"return {text}")


def steps(program: Program) -> Iterator[Change]:
    """`i += 1`, `break` or `continue` at the end of a loop or of a branch in it."""
    for site in program.of(ast.For, ast.While, ast.If):
        node = site.node
        if not program.in_loop(node) or isinstance(node.body[-1], LEAVING):
            continue
        yield _added("jump-added", node, "break")
        if isinstance(node, ast.If):
            yield _added("jump-added", node, "continue")
        for name in _counters(program, site):
            yield _added("step-added", node, f"{name} += 1")
            yield _added("step-added", node, f"{name} -= 1")


def parents(program: Program) -> Iterator[Change]:
    """`super().__init__()` at the start of a constructor."""
    for site in program.of(ast.FunctionDef):
        if site.node.name == "__init__" and getattr(site.parent, "bases", []):
            names = [argument.arg for argument in site.node.args.args[1:]]
            for given in dict.fromkeys(("", ", ".join(names))):
                yield _added("super-added", site.node, f"super().__init__({given})", first=True)


def own(program: Program) -> Iterator[Change]:
    """A method without `self`, or a function with it."""
    for site in program.of(ast.FunctionDef):
        args = site.node.args
        if isinstance(site.parent, ast.ClassDef) and not site.node.decorator_list:
            if args.args and args.args[0].arg == "self":
                slot = (args, "args", args.args[1:])
                yield Change("self-removed", site.node, (slot,), "self")
            else:
                slot = (args, "args", [ast.arg("self"), *args.args])
                yield Change("self-added", site.node, (slot,), site.node.name)


def kept_default(program: Program) -> Iterator[Change]:
    """`seen=set()`, kept between calls, to `seen=None` with a line that makes it."""
    for site in program.of(ast.FunctionDef):
        args, values = site.node.args, site.node.args.defaults
        for index, default in enumerate(values):
            name, text = args.args[index - len(values)].arg, ast.unparse(default)
            if text in MUTABLE:
                made = ast.parse(f"if {name} is None:\n    {name} = {text}").body
                new = [*values[:index], ast.Constant(None), *values[index + 1 :]]
                slots = (site.node, "body", made + site.node.body), (args, "defaults", new)
                after = f"None, and {text} made in the function"
                yield Change("default-kept", default, slots, after=after)


def _added(kind: str, owner: Any, text: str, first: bool = False) -> Change:
    """A statement more at the end of a block, or at its start."""
    (new,) = ast.parse(text).body
    body = [one for one in owner.body if not isinstance(one, ast.Pass)]
    at = int(is_text(owner.body[0])) if first else len(body)
    above = body[at - 1] if at else owner
    line = owner.lineno if above is owner else above.end_lineno
    slot = (owner, "body", [*body[:at], new, *body[at:]])
    return Change(kind, owner.body[-1], (slot,), after=text, added=True, line=line)


def _counters(program: Program, site: Site) -> list[str]:
    """Names that a loop may count with: set to a number, added to, or tested by `while`."""
    found: dict[str, None] = {}
    for other in program.of(ast.Assign, ast.AugAssign, ast.While):
        node = other.node
        if isinstance(node, ast.While):
            found |= {name.id: None for name in ast.walk(node.test) if isinstance(name, ast.Name)}
        elif isinstance(node, ast.AugAssign) or type(getattr(node.value, "value", "")) is int:
            target = node.target if isinstance(node, ast.AugAssign) else node.targets[0]
            found[getattr(target, "id", "")] = None
    return [name for name in found if name in program.names(site)]
