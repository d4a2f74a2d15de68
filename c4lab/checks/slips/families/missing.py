"""Statements that are missing: the ones that learners forget most."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator

from c4lab.checks.slips.tree import Change, Program, Site, is_text

STARTS = ("0", "[]", "1", "None", "set()", "{}", "-1", "True", "False", "''")
RESULTS = ("True", "False", "None", "0", "[]", "1", "-1")
Function = ast.FunctionDef | ast.AsyncFunctionDef


def last_return(program: Program) -> Iterator[Change]:
    """`return <a local name>` at the end of a function that ends without."""
    for site, function in _functions(program):
        if isinstance(function.body[-1], ast.Return):
            continue
        inside = Site(function.body[-1], function, "body", len(function.body) - 1, _inner(site))
        names = [name for name in program.names(inside) if name not in program.names(site)]
        locals_first = [*(n for n in names if n not in program.parameters(inside)), *names]
        for text in dict.fromkeys((*locals_first, *RESULTS)):
            yield from _appended("return-added", function, "body", f"return {text}")


def starts(program: Program) -> Iterator[Change]:
    """`x = 0` at the start of a function that reads an `x` which nobody gave a value."""
    familiar = {*dir(builtins), *program.imported} | {
        getattr(site.node, "name", "") for site in program.of(ast.FunctionDef, ast.ClassDef)
    }
    # What a function only adds to is bound there too, but has no first value.
    for site, function in _functions(program):
        read: dict[str, None] = {}
        given = set(program.parameters(Site(function, function, "", None, _inner(site))))
        for node in ast.walk(function):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
                read[node.id] = None
            elif isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
                read[node.target.id] = None
        for node in ast.walk(function):
            if isinstance(node, (ast.For, ast.comprehension)):
                given |= {n.id for n in ast.walk(node.target) if isinstance(n, ast.Name)}
            elif isinstance(node, ast.arg):
                given.add(node.arg)
        first = {
            name.id
            for statement in function.body
            if not isinstance(statement, (ast.For, ast.While, ast.If, ast.AugAssign))
            for name in ast.walk(statement)
            if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store)
        }
        for name in read:
            if name in familiar or name in given or name in first:
                continue
            values = (*STARTS, *sorted(given & set(program.parameters(_at(site, function)))))
            for text in values:
                yield from _prepended("start-added", function, f"{name} = {text}")


def steps(program: Program) -> Iterator[Change]:
    """`i += 1`, `break` or `continue` at the end of a loop or of a branch in it."""
    for site in program.of(ast.For, ast.While, ast.If):
        node = site.node
        assert isinstance(node, (ast.For, ast.While, ast.If))
        inside = _in_loop(program, node)
        ended = isinstance(node.body[-1], (ast.Return, ast.Break, ast.Continue, ast.Raise))
        if not inside or ended:
            continue
        yield from _appended("jump-added", node, "body", "break")
        if isinstance(node, ast.If):
            yield from _appended("jump-added", node, "body", "continue")
        for name in _numbers(program, site):
            for sign in "+-":
                yield from _appended("step-added", node, "body", f"{name} {sign}= 1")
        for text in _gathered(program, site):
            yield from _appended("step-added", node, "body", text)


def _functions(program: Program) -> Iterator[tuple[Site, Function]]:
    for site in program.of(ast.FunctionDef, ast.AsyncFunctionDef):
        if isinstance(site.node, Function):
            yield site, site.node


def _inner(site: Site) -> tuple[ast.AST, ...]:
    return (*site.functions, site.node)


def _at(site: Site, function: Function) -> Site:
    return Site(function, function, "", None, _inner(site))


def _appended(
    kind: str, owner: Function | ast.For | ast.While | ast.If, name: str, text: str
) -> Iterator[Change]:
    block = getattr(owner, name)
    new = _parsed(text)
    kept = [one for one in block if not isinstance(one, ast.Pass)]
    slots, line = ((owner, name, [*kept, new]),), block[-1].end_lineno
    yield Change(kind, block[-1], slots, after=text, added=True, line=line)


def _prepended(kind: str, owner: Function, text: str) -> Iterator[Change]:
    body = [*owner.body]
    body.insert(int(is_text(body[0])), _parsed(text))
    line = owner.body[0].end_lineno if is_text(owner.body[0]) else owner.lineno
    yield Change(kind, owner.body[0], ((owner, "body", body),), after=text, added=True, line=line)


def _parsed(text: str) -> ast.stmt:
    if text.startswith("return "):
        return ast.Return(ast.parse(text[7:], mode="eval").body)
    words: dict[str, ast.stmt] = {"break": ast.Break(), "continue": ast.Continue()}
    return words[text] if text in words else ast.parse(text).body[0]


def parents(program: Program) -> Iterator[Change]:
    """`super().__init__()` at the start of a constructor."""
    for site in program.of(ast.FunctionDef):
        node = site.node
        above = site.parent
        if not isinstance(node, ast.FunctionDef) or node.name != "__init__":
            continue
        if isinstance(above, ast.ClassDef) and above.bases:
            names = program.parameters(Site(node, above, "", None, (node,)))[1:]
            for text in dict.fromkeys(("", ", ".join(names))):
                yield from _prepended("super-added", node, f"super().__init__({text})")


def _gathered(program: Program, site: Site) -> Iterator[str]:
    """`rows.append(row)` for each list that starts empty and each variable of a loop."""
    starts: dict[str, str] = {}
    items: dict[str, None] = {}
    for other in program.sites:
        node = other.node
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            method = {"[]": "append", "set()": "add"}.get(ast.unparse(node.value))
            if method:
                starts[node.targets[0].id] = method
            elif any(isinstance(one, ast.For) for one in _above(program, node)):
                items[node.targets[0].id] = None
        elif isinstance(node, ast.For):
            items |= {name.id: None for name in ast.walk(node.target) if isinstance(name, ast.Name)}
    names = program.names(site)
    for owner, method in starts.items():
        yield from (
            f"{owner}.{method}({item})" for item in (*items, *starts) if {owner, item} <= {*names}
        )


def _above(program: Program, node: ast.AST) -> Iterator[ast.AST]:
    while node is not program.tree:
        node = program.parent(node)
        yield node


def _numbers(program: Program, site: Site) -> list[str]:
    """Names that are set to a number, added to or compared: what a loop may count with."""
    found: dict[str, None] = {}
    for other in program.sites:
        node = other.node
        if site.functions and other.functions[:1] != site.functions[:1]:
            continue
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            if isinstance(node.value, ast.Constant) and type(node.value.value) is int:
                found[node.targets[0].id] = None
        elif isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
            found[node.target.id] = None
        elif isinstance(node, ast.While):
            found.update({n.id: None for n in ast.walk(node.test) if isinstance(n, ast.Name)})
    names = set(program.names(site))
    return [name for name in found if name in names]


def _in_loop(program: Program, node: ast.AST) -> bool:
    for one in (node, *_above(program, node)):
        if isinstance(one, (ast.FunctionDef, ast.AsyncFunctionDef)):
            return False
        if isinstance(one, (ast.For, ast.While)):
            return True
    return False
