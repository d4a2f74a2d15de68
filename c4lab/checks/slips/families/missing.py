"""Without this module, forgotten statements and parameters would not be found."""

import ast
from collections.abc import Iterator
from typing import Any

from c4lab.checks.slips.changes import Change, Site
from c4lab.checks.slips.node_text import header, is_text
from c4lab.checks.slips.tree import LEAVING, Program

RESULTS = ("True", "False", "None", "0", "[]", "1", "-1")
GUARDED = ("0", "[]", "None", "False", "True", "1")
EXPRESSIONS = 12


def last_return(program: Program) -> Iterator[Change]:
    """`return <a local name>` at the end of a function that does not end with a `return`."""
    for site in program.of(ast.FunctionDef, ast.AsyncFunctionDef):
        inside = Site(site.node, site.node, "", -1, (*site.functions, site.node))
        outside, given = program.names(site), program.parameters(inside)
        names = [name for name in program.names(inside) if name not in outside]
        names.sort(key=given.__contains__)
        made = _expressions(site.node)
        for text in () if isinstance(site.node.body[-1], ast.Return) else (*names, *RESULTS, *made):
            yield _added("return-added", site.node, f"return {text}")


def guards(program: Program) -> Iterator[Change]:
    """A first line that returns a value for a parameter that is empty or 0."""
    for site in program.of(ast.FunctionDef):
        names = [one.arg for one in site.node.args.args if one.arg != "self"]
        for name in names:
            for result in dict.fromkeys((*GUARDED, name, *names)):
                text = f"if not {name}: return {result}"
                yield _added("guard-missing", site.node, text, first=True)


def _expressions(function: Any) -> list[str]:
    """At most EXPRESSIONS that need only parameters and variables that are set outside blocks."""
    known = {one.arg for one in function.args.args}
    for statement in function.body:
        for target in getattr(statement, "targets", ()):
            known |= {node.id for node in ast.walk(target) if isinstance(node, ast.Name)}
    found: dict[str, None] = {}
    for node in ast.walk(function):
        if isinstance(node, (ast.Call, ast.BinOp, ast.Compare, ast.Subscript)):
            called = {id(call.func) for call in ast.walk(node) if isinstance(call, ast.Call)}
            names = [one for one in ast.walk(node) if isinstance(one, ast.Name)]
            if all(one.id in known or id(one) in called for one in names):
                found[ast.unparse(node)] = None
    return list(found)[:EXPRESSIONS]


def steps(program: Program) -> Iterator[Change]:
    """`i += 1` at the end of a loop or of a branch in it."""
    for site in program.of(ast.For, ast.While, ast.If):
        node = site.node
        if not program.in_loop(node) or isinstance(node.body[-1], LEAVING):
            continue
        for name in _counters(program, site):
            yield _added("step-added", node, f"{name} += 1")
            if isinstance(node, ast.While):
                yield _added("step-added", node, f"{name} -= 1")


def parents(program: Program) -> Iterator[Change]:
    """`super().__init__()` at the start of a constructor."""
    for site in program.of(ast.FunctionDef):
        if site.node.name == "__init__" and getattr(site.parent, "bases", []):
            names = [argument.arg for argument in site.node.args.args[1:]]
            for given in dict.fromkeys(("", ", ".join(names))):
                yield _added("super-added", site.node, f"super().__init__({given})", first=True)


def own(program: Program) -> Iterator[Change]:
    """`self` as the first parameter of a method that lacks it."""
    for site in program.of(ast.FunctionDef):
        args, inside = site.node.args, isinstance(site.parent, ast.ClassDef)
        if inside and not site.node.decorator_list and [a.arg for a in args.args][:1] != ["self"]:
            slot = (args, "args", [ast.arg("self"), *args.args])
            yield Change("self-added", site.node, (slot,), site.node.name)


def _added(kind: str, owner: Any, text: str, first: bool = False) -> Change:
    """The change that adds a statement at the end of a block, or at its start."""
    (new,) = ast.parse(text).body
    body = [one for one in owner.body if not isinstance(one, ast.Pass)]
    at = int(is_text(owner.body[0])) if first else len(body)
    above = body[at - 1] if at else owner
    line = owner.lineno if above is owner else above.end_lineno
    slot = (owner, "body", [*body[:at], new, *body[at:]])
    end = "start" if first else "end"
    whole = isinstance(owner, (ast.FunctionDef, ast.AsyncFunctionDef))
    named = f"`{owner.name}`" if whole else f"the block below `{header(owner)}`"
    place = f"{end} of {named}"
    return Change(kind, owner.body[-1], (slot,), place, text, added=True, line=line)


def _counters(program: Program, site: Site) -> list[str]:
    """Names that a loop may count with: those set to a number, added to, or tested by `while`."""
    found: dict[str, None] = {}
    for other in program.of(ast.Assign, ast.AugAssign, ast.While):
        node = other.node
        if isinstance(node, ast.While):
            found |= {name.id: None for name in ast.walk(node.test) if isinstance(name, ast.Name)}
        elif isinstance(node, ast.AugAssign) or type(getattr(node.value, "value", "")) is int:
            target = node.target if isinstance(node, ast.AugAssign) else node.targets[0]
            found[getattr(target, "id", "")] = None
    return [name for name in found if name in program.names(site)]
