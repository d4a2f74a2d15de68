"""Calls: arguments, parentheses, and functions around a value."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from c4lab.checks.slips.roles import holders
from c4lab.checks.slips.tree import Change, Program, Site

OF_ITEMS = ("len", "sorted", "list", "set", "sum", "max", "min", "reversed")
OF_NUMBERS = ("abs", "int", "str")
# How many arguments Python's own functions take; others are taken to have up to three.
MOST = dict.fromkeys(("len", "abs", "list", "set", "tuple", "str", "int", "float", "bool"), 1)
MOST |= dict.fromkeys(("sorted", "reversed", "iter", "append", "add", "remove", "pop"), 1)
MOST |= dict.fromkeys(("enumerate", "sum", "round", "isinstance", "get", "insert", "map"), 2)
MOST |= dict.fromkeys(("keys", "values", "items", "sort", "reverse", "copy", "lower", "upper"), 0)
SIMPLE = (ast.Name, ast.Attribute, ast.Subscript, ast.Call, ast.BinOp, ast.Constant)


def parentheses(program: Program) -> Iterator[Change]:
    """`position.moves` for `position.moves()`, and the reverse."""
    own = {
        site.node.name
        for site in program.of(ast.FunctionDef)
        if isinstance(site.node, ast.FunctionDef)
    }
    for site in program.sites:
        node = site.node
        if isinstance(node, ast.Call) and not node.args and not node.keywords:
            yield Change("call-removed", node, (site.put(node.func),))
        elif isinstance(node, (ast.Attribute, ast.Name)) and site.field != "func":
            named = isinstance(node, ast.Attribute) or node.id in own
            if named and isinstance(node.ctx, ast.Load) and site.field != "annotation":
                yield Change("call-added", node, (site.put(ast.Call(node, [], [])),))


def swapped(program: Program) -> Iterator[Change]:
    for site in program.of(ast.Call):
        call = site.node
        assert isinstance(call, ast.Call)
        for first in range(len(call.args)):
            for second in range(first + 1, len(call.args)):
                args = list(call.args)
                args[first], args[second] = args[second], args[first]
                yield Change("swapped-arguments", call.args[first], ((call, "args", args),))


def added(program: Program) -> Iterator[Change]:
    """An argument more: a variable in scope, for a function of the program also by its name."""
    parameters = _parameters(program)
    for site in program.of(ast.Call):
        call = site.node
        assert isinstance(call, ast.Call)
        names = program.names(site)
        own = parameters.get(call.func.id) if isinstance(call.func, ast.Name) else None
        if isinstance(call.func, ast.Attribute):
            own = parameters.get(call.func.attr)
        called = getattr(call.func, "id", getattr(call.func, "attr", ""))
        room = len(own) if own is not None else MOST.get(called, 3)
        if len(call.args) < room:
            candidates: list[ast.expr] = [ast.Name(name) for name in names]
            if own is not None:
                candidates += [ast.UnaryOp(ast.USub(), ast.Name(name)) for name in names]
                candidates += [
                    ast.BinOp(ast.Name(name), op, ast.Constant(1))
                    for name in names
                    for op in (ast.Sub(), ast.Add())
                ]
            candidates += [ast.Constant(0), ast.Constant(1), ast.Constant(2)]
            for value in candidates:
                for index in range(len(call.args), -1, -1):
                    args = [*call.args[:index], value, *call.args[index:]]
                    yield _with(call, "argument-added", args, call.keywords)
        given = {keyword.arg for keyword in call.keywords}
        for name in (own or [])[len(call.args) :]:
            if name not in given and name in names:
                keyword = ast.keyword(name, ast.Name(name))
                yield _with(call, "argument-added", call.args, [*call.keywords, keyword])


def removed(program: Program) -> Iterator[Change]:
    for call in (site.node for site in program.of(ast.Call)):
        assert isinstance(call, ast.Call)
        for index in range(len(call.args) - 1, -1, -1):
            args = [*call.args[:index], *call.args[index + 1 :]]
            slot = (call, "args", args)
            yield Change("argument-removed", call.args[index], (slot,))
        for index, keyword in enumerate(call.keywords):
            rest = [*call.keywords[:index], *call.keywords[index + 1 :]]
            yield Change(
                "argument-removed", keyword.value, ((call, "keywords", rest),), f"{keyword.arg}="
            )


def unwrapped(program: Program) -> Iterator[Change]:
    """`x` for `abs(x)`, `a` or `b` for `max(a, b)`."""
    for site in program.of(ast.Call):
        call = site.node
        assert isinstance(call, ast.Call)
        if isinstance(call.func, ast.Name) and not isinstance(site.parent, ast.Expr):
            short = len(call.args) == 1 or call.func.id in ("max", "min")
            for argument in call.args if short else ():
                if not isinstance(argument, ast.Starred):
                    yield Change("function-removed", call, (site.put(argument),), call.func.id)


def wrapped(program: Program) -> Iterator[Change]:
    own = _parameters(program)
    for site in program.sites:
        node = site.node
        if isinstance(node, ast.expr) and _may_be_wrapped(site):
            several = [name for name, parameters in own.items() if len(parameters) == 1]
            for name in (*_around(program, node), *several):
                yield Change(
                    "function-added", node, (site.put(ast.Call(ast.Name(name), [node], [])),)
                )


def _around(program: Program, node: ast.expr) -> tuple[str, ...]:
    """The functions that a value may still have to go through."""
    if isinstance(node, ast.Name):
        return OF_ITEMS if node.id in holders(program) else OF_NUMBERS
    if isinstance(node, (ast.BinOp, ast.Constant)):
        return OF_NUMBERS
    if isinstance(node, (ast.GeneratorExp, ast.ListComp)):
        return OF_ITEMS
    return (*OF_ITEMS, *OF_NUMBERS)


def _with(call: ast.Call, kind: str, args: list[ast.expr], keywords: list[ast.keyword]) -> Change:
    return Change(kind, call, ((call, "args", args), (call, "keywords", keywords)))


def ordered(program: Program) -> Iterator[Change]:
    """`reverse=` and `key=` for what sorts."""
    for site in program.of(ast.Call):
        call = site.node
        assert isinstance(call, ast.Call)
        called = getattr(call.func, "id", getattr(call.func, "attr", ""))
        if called in ("sorted", "sort", "max", "min"):
            yield from _ordered(call, called, {keyword.arg for keyword in call.keywords})


def _ordered(call: ast.Call, name: str, given: set[str | None]) -> Iterator[Change]:
    more = [("key", "len"), ("key", "lambda pair: pair[1]"), ("key", "lambda pair: pair[0]")]
    more += [("key", "abs"), ("key", "str.lower")]
    if name in ("sorted", "sort"):
        more.insert(0, ("reverse", "True"))
    for key, text in more:
        if key not in given:
            keyword = ast.keyword(key, ast.parse(text, mode="eval").body)
            yield _with(call, "argument-added", call.args, [*call.keywords, keyword])


def _parameters(program: Program) -> dict[str, list[str]]:
    """The program's functions and the names of their parameters, without a method's first."""
    found = {}
    for site in program.of(ast.FunctionDef):
        node = site.node
        assert isinstance(node, ast.FunctionDef)
        names = [argument.arg for argument in (*node.args.posonlyargs, *node.args.args)]
        found[node.name] = names[1:] if isinstance(site.parent, ast.ClassDef) else names
    return found


def _may_be_wrapped(site: Site) -> bool:
    if not isinstance(site.node, (*SIMPLE, ast.GeneratorExp, ast.ListComp)):
        return False
    if not isinstance(getattr(site.node, "ctx", ast.Load()), ast.Load):
        return False
    parent = site.parent
    if isinstance(parent, ast.Call):
        return site.field == "args" and not isinstance(site.node, ast.GeneratorExp)
    if isinstance(parent, (ast.For, ast.comprehension)):
        return site.field == "iter"
    return isinstance(parent, (ast.Return, ast.Assign, ast.Compare, ast.BinOp, ast.AugAssign)) and (
        not isinstance(site.node, ast.Constant)
    )
