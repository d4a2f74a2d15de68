"""Puts new code where a pattern matches: without it a slip could be seen, but not mended."""

import ast
from collections.abc import Iterator, Sequence
from itertools import islice, permutations
from typing import Any

from c4lab.checks.slips.changes import Change, Site, Slot
from c4lab.checks.slips.families.operators import SYMBOLS
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
from c4lab.checks.slips.node_text import header
from c4lab.checks.slips.roles import ROLES
from c4lab.checks.slips.tree import BLOCKS, Program

CANDIDATES = 64  # combinations of names for the variables that only the new code mentions
Block = list[ast.stmt]
LOOPS_AND_FUNCTIONS = (ast.For, ast.While, ast.FunctionDef, ast.ClassDef)
SMALL = (ast.Name, ast.Constant, ast.Tuple, ast.Slice, ast.Attribute)


def rewritings(
    program: Program, kind: str, old: Pattern, *news: Pattern, general: bool = False
) -> Iterator[Change]:
    """Yields the changes that put each of `news` in the place of `old`, wherever that matches. If
    `general`, the name of a pattern's only variable is a role: see `roles`."""
    if old.expression is not None:
        for site in _sites(program, old.expression, general):
            for bound in matches(old.expression, site.node, {}):
                for new in news:
                    for filled in _with_free_variables(program, site, old, new, bound):
                        made = _filled_in(new.expression, filled)
                        if _fits(site.node, made):
                            yield _put(program, kind, site, made, general)
        return
    for owner, name, block in program.blocks:
        for start in range(len(block) + 1):
            for size, bound in first_matches(old.statements, block[start:], {}):
                if size == 0 and owner is program.tree:
                    continue  # nothing is missing outside the functions
                site = program.site(block[min(start, len(block) - 1)])
                for new in news:
                    for filled in _with_free_variables(program, site, old, new, bound):
                        made = _filled_in_all(new.statements, filled)
                        if all(_may_stand(program, owner, one) for one in made):
                            values = [*block[:start], *made, *block[start + size :]]
                            slot = (owner, name, values or [ast.Pass()] * (name == "body"))
                            above = block[start - 1].end_lineno if start else None
                            line: int = above or getattr(owner, "lineno", 1) or 1
                            yield _block_change(kind, slot, block[start : start + size], made, line)


def _sites(program: Program, pattern: ast.expr, general: bool) -> Iterator[Site]:
    """Yields the places where a pattern may match."""
    if not isinstance(pattern, ast.Name) or not pattern.id.startswith(ONE):
        return filter(_can_be_replaced, program.of(type(pattern)))
    role = ROLES.get(pattern.id.removeprefix(ONE)) if general else None
    return (
        site
        for site in program.sites
        if isinstance(site.node, ast.expr)
        and _can_be_replaced(site)
        and (role is None or role(program, site))
    )


def _can_be_replaced(site: Site) -> bool:
    """Whether other code can take the place of a node: it is no piece of an f-string."""
    return not isinstance(site.parent, ast.JoinedStr) and site.field != "format_spec"


def _put(program: Program, kind: str, site: Site, made: ast.expr, general: bool) -> Change:
    place, after = _difference(program, site.node, made), None
    if not general or (type(made) is type(site.node) and not isinstance(made, SMALL)):
        after = ast.unparse(made)
    return Change(kind, site.node, (site.put(made),), place, after)


def _fits(old: ast.expr, new: ast.expr) -> bool:
    """Whether the new code can take the old code's place, also as a target of an assignment."""
    return type(old) is type(new) or isinstance(getattr(old, "ctx", ast.Load()), ast.Load)


def _may_stand(program: Program, owner: ast.AST, statement: ast.stmt) -> bool:
    several = isinstance(statement, ast.AugAssign) and isinstance(statement.target, ast.Tuple)
    return not several and (program.in_loop(owner) or not _needs_a_loop(statement))


def _needs_a_loop(statement: ast.AST) -> bool:
    """Whether a `break` or `continue` in a statement belongs to a loop around the statement."""
    if isinstance(statement, LOOPS_AND_FUNCTIONS):
        return False
    inner = (each for each in ast.iter_child_nodes(statement) if isinstance(each, ast.stmt))
    return isinstance(statement, (ast.Break, ast.Continue)) or any(map(_needs_a_loop, inner))


def _block_change(kind: str, slot: Slot, old: Block, new: Block, line: int) -> Change:
    """The change of a block, shown at its first difference; what is added is below `line`."""
    for before, after in zip(old, new, strict=False):
        if ast.dump(before) != ast.dump(after):
            if len(old) == len(new) and header(before) == header(after):
                for name in BLOCKS:
                    inner, made = getattr(before, name, []), getattr(after, name, [])
                    if list(map(ast.dump, inner)) != list(map(ast.dump, made)):
                        return _block_change(kind, slot, inner, made, before.lineno)
            break
        line = before.end_lineno or line
    lost, found = _only_in_first(old, new), _only_in_first(new, old)
    after_it = header(found[0]) if found else ""
    if lost and len(old) >= len(new):
        return Change(kind, lost[0], (slot,), "", after_it)
    return Change(kind, slot[0], (slot,), "", after_it, added=True, line=line)


def _only_in_first(block: Block, other: Block) -> Block:
    """The statements of a block that the other block does not have."""
    there = set(map(ast.dump, other))
    return [one for one in block if ast.dump(one) not in there]


def _with_free_variables(
    program: Program, site: Site, old: Pattern, new: Pattern, bound: Bound
) -> Iterator[Bound]:
    """Yields `bound` with names in scope for what only `new` mentions, at most CANDIDATES times."""
    free = sorted(new.variables - old.variables)
    if not free:
        yield bound
        return
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


def _filled_in(pattern: Any, bound: Bound) -> Any:
    """The code that a pattern stands for, with its variables filled in."""
    if isinstance(pattern, ast.Name) and pattern.id.startswith(ONE):
        return bound[pattern.id.removeprefix(ONE)]
    if isinstance(pattern, str) and pattern.startswith(ONE):
        return ast.unparse(bound[pattern.removeprefix(ONE)])
    if isinstance(pattern, list):
        return _filled_in_all(pattern, bound)
    if not isinstance(pattern, ast.AST):
        return pattern
    fields = {name: _filled_in(getattr(pattern, name, None), bound) for name in pattern._fields}
    if isinstance(pattern, ast.Call) and rest_of(pattern):
        named = {keyword.arg for keyword in pattern.keywords}
        rest = [one for one in bound.get(rest_of(pattern), []) if one.arg not in named]
        fields["keywords"] = [*rest, *fields["keywords"]]
    place = {"lineno": 1} if isinstance(pattern, ast.stmt) else {}
    return type(pattern)(**fields, **place)


def _filled_in_all(patterns: Sequence[Any], bound: Bound) -> list[Any]:
    made: list[Any] = []
    for pattern in patterns:
        name = many(pattern)
        made += bound[MANY + name] if name else [_filled_in(pattern, bound)]
    return made


def _difference(program: Program, old: ast.expr, new: Any) -> str:
    """The smallest part of the old code that contains every difference."""
    node: Any = old
    while type(node) is type(new) and not (isinstance(node, ast.Call) and new in node.args):
        pairs = (pair for name in node._fields for pair in _paired(node, new, name))
        changed = [(a, b) for a, b in pairs if a is not b and _dumped(a) != _dumped(b)]
        if len(changed) != 1 or not isinstance(changed[0][0], ast.expr):
            symbol = SYMBOLS.get(type(changed[0][0])) if len(changed) == 1 else None
            return symbol or program.written(node)
        node, new = changed[0]
    if isinstance(node, ast.UnaryOp) and node.operand is new:
        return "not" if isinstance(node.op, ast.Not) else "-"
    called = isinstance(node, ast.Call) and new in node.args
    return program.written(node.func if called else node)


def _paired(old: ast.AST, new: ast.AST, name: str) -> list[tuple[Any, Any]]:
    left, right = getattr(old, name, None), getattr(new, name, None)
    if isinstance(left, list) and isinstance(right, list) and len(left) == len(right):
        return list(zip(left, right, strict=True))
    return [(left, right)]


def _dumped(value: Any) -> str:
    if isinstance(value, list):
        return " ".join(map(_dumped, value))
    if isinstance(value, (ast.expr_context, type(None))):
        return ""
    return ast.dump(value) if isinstance(value, ast.AST) else repr(value)
