"""What stands in the place of a pattern: the new code, with its variables filled in."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from itertools import islice, permutations
from typing import Any

from c4lab.checks.slips.families import comparisons, operators
from c4lab.checks.slips.match import (
    MANY,
    ONE,
    Bound,
    Pattern,
    first_matches,
    many,
    matches,
    rest_of,
)
from c4lab.checks.slips.tree import BLOCKS, Change, Program, Site, Slot, header

CANDIDATES = 64  # combinations of names for the variables that only the new code mentions
Block = list[ast.stmt]
SYMBOLS: dict[Any, str] = {**comparisons.SYMBOLS, **operators.SYMBOLS}


def rewritings(program: Program, kind: str, old: Pattern, new: Pattern) -> Iterator[Change]:
    """Each place where `old` matches, rewritten to `new`."""
    free = sorted(new.variables - old.variables)
    if old.expression is not None and new.expression is not None:
        for site in program.sites:
            if not isinstance(site.node, ast.expr):
                continue
            for bound in matches(old.expression, site.node, {}):
                for filled in _fill(program, site, free, bound):
                    made = _made(new.expression, filled)
                    place = _difference(program, site.node, made)
                    after = ast.unparse(made)
                    yield Change(kind, site.node, (site.put(made),), place, after)
        return
    for owner, name, block in program.blocks:
        for start in range(len(block) + 1):
            for size, bound in first_matches(old.statements, block[start:], {}):
                if size == 0 and owner is program.tree:
                    continue  # nothing is missing outside the functions
                site = _site(program, block[min(start, len(block) - 1)])
                for filled in _fill(program, site, free, bound):
                    made = _made_all(new.statements, filled)
                    values = [*block[:start], *made, *block[start + size :]]
                    slot: Slot = (owner, name, values or [ast.Pass()] * (name == "body"))
                    line = block[start - 1].end_lineno if start else getattr(owner, "lineno", 1)
                    yield _told(kind, slot, block[start : start + size], made, line or 1)


def _told(kind: str, slot: Slot, old: Block, new: Block, line: int) -> Change:
    """The change as that of the first statement that differs, which stands below `line`."""
    for before, after in zip(old, new, strict=False):
        if ast.dump(before) != ast.dump(after):
            if len(old) == len(new) and header(before) == header(after):
                for name in BLOCKS:
                    inner, made = getattr(before, name, []), getattr(after, name, [])
                    if list(map(ast.dump, inner)) != list(map(ast.dump, made)):
                        return _told(kind, slot, inner, made, before.lineno)
            break
        line = before.end_lineno or line
    # Statements that a variable of the pattern stands for are the same objects in both.
    lost = [one for one in old if one not in new]
    found = [one for one in new if one not in old]
    after_it = header(found[0]) if found else ""
    if lost and len(old) >= len(new):
        return Change(kind, lost[0], (slot,), "", after_it)
    return Change(kind, slot[0], (slot,), "", after_it, added=True, line=line)


def _fill(program: Program, site: Site, free: Sequence[str], bound: Bound) -> Iterator[Bound]:
    """`bound`, and for what it leaves open the variables in scope, at most CANDIDATES ways."""
    open_ones = [name for name in free if not name.startswith(MANY)]
    empty: Bound = {name: [] for name in free if name.startswith(MANY)}
    mentioned = {
        node.id: None
        for value in bound.values()
        for part in (value if isinstance(value, list) else [value])
        for node in ast.walk(part)
        if isinstance(node, ast.Name)
    }
    inside = mentioned if isinstance(site.node, ast.stmt) else ()
    names = [*dict.fromkeys((*program.parameters(site), *program.names(site), *inside))]
    names.sort(key=mentioned.__contains__)
    choices: list[ast.expr] = [ast.Name(name) for name in names]
    if len(open_ones) < 2 and isinstance(site.node, ast.expr):
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
    if isinstance(pattern, ast.Call) and rest_of(pattern):
        fields["keywords"] = [*fields["keywords"], *bound.get(rest_of(pattern), [])]
    place = {"lineno": 1} if isinstance(pattern, ast.stmt) else {}
    return type(pattern)(**fields, **place)


def _made_all(patterns: Sequence[Any], bound: Bound) -> list[Any]:
    made: list[Any] = []
    for pattern in patterns:
        name = many(pattern)
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
