"""Patterns of code with variables: where they match, and what is written in that place."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, permutations
from typing import Any

from c4lab.checks.slips.families import comparisons, operators
from c4lab.checks.slips.tree import Change, Program, Site, Slot

ONE, MANY = "_one_", "_many_"
CANDIDATES = 64  # combinations of names for the variables that only the new code mentions
IGNORED = ("ctx", "type_comment", "kind", "annotation", "returns")
SYMBOLS: dict[Any, str] = {**comparisons.SYMBOLS, **operators.SYMBOLS}
Bound = dict[str, Any]


@dataclass(frozen=True)
class Pattern:
    """One expression, or statements one after the other."""

    text: str
    expression: ast.expr | None
    statements: tuple[ast.stmt, ...]

    @classmethod
    def read(cls, text: str) -> Pattern:
        """Raises ValueError for what is neither an expression nor statements."""
        plain = re.sub(r"\$(\w+)", rf"{ONE}\1", re.sub(r"\$\$(\w+)", rf"{MANY}\1", text))
        try:
            statements = tuple(ast.parse(plain).body)
        except SyntaxError as error:
            raise ValueError(f"This pattern is no code: {text!r}") from error
        if len(statements) == 1 and isinstance(statements[0], ast.Expr):
            return cls(text, statements[0].value, statements)
        return cls(text, None, statements)

    @classmethod
    def both(cls, first: str, second: str) -> tuple[Pattern, Pattern]:
        """Two patterns as expressions if both are, else both as statements."""
        pair = cls.read(first), cls.read(second)
        if all(one.expression is not None for one in pair):
            return pair
        left, right = (cls(one.text, None, one.statements) for one in pair)
        return left, right

    @property
    def variables(self) -> set[str]:
        return {
            ("" if prefix == "$" else MANY) + name
            for prefix, name in re.findall(r"(\$\$?)(\w+)", self.text)
        }

    def places(self, program: Program) -> set[int]:
        """The ids of all nodes in what matches."""
        found: set[int] = set()
        if self.expression is not None:
            roots = [s.node for s in program.sites if any(_match(self.expression, s.node, {}))]
        else:
            roots = [
                node
                for *_, block in program.blocks
                for start in range(len(block))
                for size, _ in _match_some(self.statements, block[start:], {})
                for node in block[start : start + size]
            ]
        for root in roots:
            found |= {id(node) for node in ast.walk(root)}
        return found


def rewritings(program: Program, kind: str, old: Pattern, new: Pattern) -> Iterator[Change]:
    """Each place where `old` matches, rewritten to `new`."""
    free = sorted(new.variables - old.variables)
    if old.expression is not None and new.expression is not None:
        for site in program.sites:
            if not isinstance(site.node, ast.expr):
                continue
            for bound in _match(old.expression, site.node, {}):
                for filled in _fill(program, site, free, bound):
                    made = _made(new.expression, filled)
                    place = _difference(program, site.node, made)
                    after = ast.unparse(made)
                    yield Change(kind, site.node, (site.put(made),), place, after)
        return
    for owner, name, block in program.blocks:
        for start in range(len(block) + 1):
            for size, bound in _match_some(old.statements, block[start:], {}):
                if size == 0 and owner is program.tree:
                    continue  # nothing is missing outside the functions
                at = block[min(start, len(block) - 1)]
                site = _site(program, at)
                for filled in _fill(program, site, free, bound):
                    made = _made_all(new.statements, filled)
                    values = [*block[:start], *made, *block[start + size :]]
                    slot: Slot = (owner, name, values or [ast.Pass()] * (name == "body"))
                    added = size == 0
                    line = block[start - 1].end_lineno if added and start else None
                    after = "\n".join(map(ast.unparse, made))
                    yield Change(kind, at, (slot,), "", after, added=added, line=line)


def _match(pattern: Any, node: Any, bound: Bound) -> Iterator[Bound]:
    """All ways to bind the variables so that the pattern is the node's code."""
    if isinstance(pattern, ast.Name) and pattern.id.startswith(ONE):
        if isinstance(node, ast.expr):
            yield from _bind(pattern.id.removeprefix(ONE), node, bound)
    elif isinstance(pattern, str) and pattern.startswith(ONE):
        if isinstance(node, str):
            yield from _bind(pattern.removeprefix(ONE), ast.Name(node), bound)
    elif isinstance(pattern, ast.AST):
        if type(pattern) is type(node):
            fields = [
                (getattr(pattern, name, None), getattr(node, name, None))
                for name in pattern._fields
                if name not in IGNORED
            ]
            # What `$$rest` binds among the arguments takes along the keywords not mentioned.
            if isinstance(pattern, ast.Call) and isinstance(node, ast.Call) and _rest(pattern):
                named = {keyword.arg for keyword in pattern.keywords}
                kept = [keyword for keyword in node.keywords if keyword.arg in named]
                rest = [keyword for keyword in node.keywords if keyword.arg not in named]
                fields[-1] = (pattern.keywords, kept)
                bound = {**bound, _rest(pattern): rest}
            yield from _match_fields(fields, bound)
    elif isinstance(pattern, list):
        if isinstance(node, list):
            for size, found in _match_some(pattern, node, bound):
                if size == len(node):
                    yield found
    elif pattern == node and type(pattern) is type(node):
        yield bound


def _match_fields(fields: Sequence[tuple[Any, Any]], bound: Bound) -> Iterator[Bound]:
    if not fields:
        yield bound
        return
    for found in _match(*fields[0], bound):
        yield from _match_fields(fields[1:], found)


def _match_some(
    patterns: Sequence[Any], nodes: Sequence[Any], bound: Bound
) -> Iterator[tuple[int, Bound]]:
    """How many of the first nodes the patterns match, and what is bound then."""
    if not patterns:
        yield 0, bound
        return
    name = _many(patterns[0])
    if name:
        for size in range(len(nodes) + 1):
            for found in _bind(MANY + name, list(nodes[:size]), bound):
                for more, last in _match_some(patterns[1:], nodes[size:], found):
                    yield size + more, last
    elif nodes:
        for found in _match(patterns[0], nodes[0], bound):
            for more, last in _match_some(patterns[1:], nodes[1:], found):
                yield 1 + more, last


def _bind(name: str, value: Any, bound: Bound) -> Iterator[Bound]:
    if name not in bound:
        yield {**bound, name: value}
    elif _code(bound[name]) == _code(value):
        yield bound


def _code(value: Any) -> str:
    return "\n".join(map(ast.unparse, value)) if isinstance(value, list) else ast.unparse(value)


def _many(pattern: Any) -> str:
    """The name of a `$$variable`, also where it stands as a statement; "" for anything else."""
    if isinstance(pattern, ast.Expr):
        pattern = pattern.value
    if isinstance(pattern, ast.Name) and pattern.id.startswith(MANY):
        return pattern.id.removeprefix(MANY)
    return ""


def _rest(call: ast.Call) -> str:
    """The name for the keywords that go with a call's `$$variable`; "" if it has none."""
    return next((f"{name}=" for name in map(_many, call.args) if name), "")


def _fill(program: Program, site: Site, free: Sequence[str], bound: Bound) -> Iterator[Bound]:
    """`bound`, and for what it leaves open the variables in scope, at most CANDIDATES ways."""
    open_ones = [name for name in free if not name.startswith(MANY)]
    empty: Bound = {name: [] for name in free if name.startswith(MANY)}
    names = [*dict.fromkeys((*program.parameters(site), *program.names(site)))]
    mentioned = {
        node.id
        for value in bound.values()
        for part in (value if isinstance(value, list) else [value])
        for node in ast.walk(part)
        if isinstance(node, ast.Name)
    }
    names.sort(key=mentioned.__contains__)
    choices: list[ast.expr] = [ast.Name(name) for name in names]
    if len(open_ones) < 2:
        choices += [ast.Constant(0), ast.Constant(1)]
    for values in islice(permutations(choices, len(open_ones)), CANDIDATES):
        yield bound | empty | dict(zip(open_ones, values, strict=True))


def _made(pattern: Any, bound: Bound) -> Any:
    """The pattern's code with its variables filled in."""
    if isinstance(pattern, ast.Name) and pattern.id.startswith(ONE):
        return bound[pattern.id.removeprefix(ONE)]
    if isinstance(pattern, str) and pattern.startswith(ONE):
        return ast.unparse(bound[pattern.removeprefix(ONE)])
    if isinstance(pattern, list):
        return _made_all(pattern, bound)
    if not isinstance(pattern, ast.AST):
        return pattern
    fields = {name: _made(getattr(pattern, name, None), bound) for name in pattern._fields}
    if isinstance(pattern, ast.Call) and _rest(pattern):
        fields["keywords"] = [*fields["keywords"], *bound.get(_rest(pattern), [])]
    place = {"lineno": 1} if isinstance(pattern, ast.stmt) else {}
    return type(pattern)(**fields, **place)


def _made_all(patterns: Sequence[Any], bound: Bound) -> list[Any]:
    made: list[Any] = []
    for pattern in patterns:
        name = _many(pattern)
        made += bound[MANY + name] if name else [_made(pattern, bound)]
    return made


def _difference(program: Program, old: ast.expr, new: Any) -> str:
    """The smallest part of the old code that holds all that is different."""
    node: Any = old
    while type(node) is type(new):
        pairs = [(getattr(node, name), getattr(new, name, None)) for name in node._fields]
        pairs = [
            pair
            for left, right in pairs
            for pair in (
                zip(left, right, strict=True)
                if isinstance(left, list) and isinstance(right, list) and len(left) == len(right)
                else [(left, right)]
            )
        ]
        changed = [(a, b) for a, b in pairs if _text(a) != _text(b)]
        if len(changed) != 1 or not isinstance(changed[0][0], ast.expr):
            symbol = SYMBOLS.get(type(changed[0][0])) if len(changed) == 1 else None
            return symbol or program.written(node)
        node, new = changed[0]
    return program.written(node)


def _text(value: Any) -> str:
    if isinstance(value, list):
        return " ".join(map(_text, value))
    if isinstance(value, (ast.expr_context, type(None))):
        return ""
    return ast.dump(value) if isinstance(value, ast.AST) else repr(value)


def _site(program: Program, node: ast.AST) -> Site:
    return next(site for site in program.sites if site.node is node)
