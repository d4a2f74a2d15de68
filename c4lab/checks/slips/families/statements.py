"""Statements: in or out of a block, deleted, swapped, and one jump for another."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from c4lab.checks.slips.tree import Change, Program, Slot, header, is_text

LOOPS = (ast.For, ast.While)
COMPOUND = (*LOOPS, ast.If, ast.With)
Block = list[ast.stmt]


def out(program: Program) -> Iterator[Change]:
    """The last statement of a block comes after it: one level out, or two."""
    for owner, name, block in program.blocks:
        for index, statement in enumerate(block):
            for inner, field in _tails(statement):
                last = getattr(inner, field)[-1]
                for moved in (last, *_of_two(last)):
                    body = [*getattr(inner, field)[:-1]]
                    if moved is not last:
                        body.append(_without_last(last))
                    if not body and field == "body":
                        body = [ast.Pass()]
                    outer = [*block[: index + 1], moved, *block[index + 1 :]]
                    slots: tuple[Slot, ...] = (inner, field, body), (owner, name, outer)
                    yield _moved("moved-out", moved, slots)


def into(program: Program) -> Iterator[Change]:
    """The statement after a block becomes its last one."""
    for owner, name, block in program.blocks:
        for index in range(1, len(block)):
            moved = block[index]
            rest: Slot = (owner, name, [*block[:index], *block[index + 1 :]])
            for inner, field in _ends(block[index - 1]):
                old = [s for s in getattr(inner, field) if not isinstance(s, ast.Pass)]
                yield _moved("moved-in", moved, (rest, (inner, field, [*old, moved])))


def first(program: Program) -> Iterator[Change]:
    """An initialisation before the loop and not in it, and the reverse."""
    for owner, name, block in program.blocks:
        for index, statement in enumerate(block):
            if not isinstance(statement, (*LOOPS, ast.If)):
                continue
            before, after = block[:index], block[index + 1 :]
            if len(statement.body) > 1:
                moved, body = statement.body[0], statement.body[1:]
                outer = (owner, name, [*before, moved, statement, *after])
                yield _moved("moved-before", moved, (outer, (statement, "body", body)))
            for at in range(len(before) - 1, -1, -1):
                moved = before[at]
                if not isinstance(moved, (ast.Assign, ast.Expr, ast.AugAssign)):
                    continue
                rest = [*before[:at], *before[at + 1 :], statement, *after]
                slots = (owner, name, rest), (statement, "body", [moved, *statement.body])
                yield _moved("moved-inside", moved, slots)


def deleted(program: Program) -> Iterator[Change]:
    for owner, name, block in program.blocks:
        for index, statement in enumerate(block):
            rest: Block = [*block[:index], *block[index + 1 :]]
            if not rest and name == "body":
                rest = [ast.Pass()]
            if (
                not (len(block) == 1 and isinstance(statement, ast.Pass))
                and owner is not program.tree
            ):
                yield Change("statement-removed", statement, ((owner, name, rest),), after="")
            if isinstance(statement, COMPOUND):
                unwrapped = [*block[:index], *statement.body, *block[index + 1 :]]
                slot = (owner, name, unwrapped)
                yield Change("header-removed", statement, (slot,), after="")


def swapped(program: Program) -> Iterator[Change]:
    for owner, name, block in program.blocks:
        for index in range(len(block) - 1):
            pair = block[index : index + 2]
            if any(isinstance(one, (ast.FunctionDef, ast.Import, ast.ImportFrom)) for one in pair):
                continue
            values = [*block[:index], *reversed(pair), *block[index + 2 :]]
            yield _moved("statement-order", pair[1], ((owner, name, values),))


def jumps(program: Program) -> Iterator[Change]:
    """`break`, `continue`, `pass` and `return` for each other."""
    kinds: tuple[type[ast.stmt], ...] = (ast.Break, ast.Continue, ast.Pass, ast.Return)
    for site in program.of(*kinds):
        node = site.node
        if isinstance(node, ast.Return) and node.value is not None:
            if isinstance(node.value, (ast.Name, ast.Constant)):
                for word in ("break", "continue"):
                    new = ast.Break() if word == "break" else ast.Continue()
                    if _in_loop(program, node):
                        yield Change("other-jump", node, (site.put(new),), "return", word)
            continue
        for kind in kinds:
            loop = kind in (ast.Break, ast.Continue)
            if kind is not type(node) and (not loop or _in_loop(program, node)):
                made = kind()
                yield Change("other-jump", node, (site.put(made),), after=ast.unparse(made))


def returns(program: Program) -> Iterator[Change]:
    """`return x` for `x`, `print(x)`, `yield x`, and the reverse."""
    for site in program.of(ast.Return, ast.Expr):
        node = site.node
        made: list[tuple[str, ast.stmt]] = []
        if isinstance(node, ast.Return) and node.value is not None:
            printed = ast.Call(ast.Name("print"), [node.value], [])
            made = [
                ("return-removed", ast.Expr(node.value)),
                ("return-to-print", ast.Expr(printed)),
                ("return-to-yield", ast.Expr(ast.Yield(node.value))),
            ]
        elif isinstance(node, ast.Expr) and not is_text(node):
            value = node.value
            if isinstance(value, ast.Yield) and value.value is not None:
                made = [("yield-to-return", ast.Return(value.value))]
            elif isinstance(value, ast.Call) and ast.unparse(value.func) == "print":
                made = [("print-to-return", ast.Return(value.args[0]))] if value.args else []
            else:
                made = [("return-missing", ast.Return(value))]
        for kind, new in made:
            yield Change(kind, node, (site.put(new),), after=ast.unparse(new))
    for site in program.of(ast.Assign):
        node = site.node
        if isinstance(node, ast.Assign) and site.functions:
            new = ast.Return(node.value)
            yield Change("return-missing", node, (site.put(new),), after=ast.unparse(new))


def orelse(program: Program) -> Iterator[Change]:
    """What follows a loop or an `if` becomes its `else`, and the reverse."""
    for owner, name, block in program.blocks:
        for index, statement in enumerate(block):
            if not isinstance(statement, (*LOOPS, ast.If)):
                continue
            after = block[index + 1 :]
            if statement.orelse and not (
                len(statement.orelse) == 1 and isinstance(statement.orelse[0], ast.If)
            ):
                flat = [*block[: index + 1], *statement.orelse, *after]
                slots: tuple[Slot, ...] = (owner, name, flat), (statement, "orelse", [])
                yield Change("else-removed", statement.orelse[0], slots, "else", "no else")
            elif after and not statement.orelse:
                for count in dict.fromkeys((1, len(after))):
                    kept = [*block[: index + 1], *after[count:]]
                    slots = (owner, name, kept), (statement, "orelse", after[:count])
                    text = f"else: {header(after[0])}"
                    yield Change("else-added", after[0], slots, after=text)


def _moved(kind: str, statement: ast.stmt, slots: tuple[Slot, ...]) -> Change:
    return Change(kind, statement, slots, after=header(statement))


def _tails(statement: ast.stmt) -> Iterator[tuple[ast.stmt, str]]:
    """The blocks of a statement, with those of the rungs of its `elif` ladder."""
    if isinstance(statement, COMPOUND):
        yield statement, "body"
        if below := getattr(statement, "orelse", []):
            if len(below) == 1 and isinstance(below[0], ast.If) and isinstance(statement, ast.If):
                yield from _tails(below[0])
            else:
                yield statement, "orelse"


def _ends(statement: ast.stmt) -> Iterator[tuple[ast.stmt, str]]:
    """The blocks that a statement below could belong to, outermost first."""
    for inner, field in _tails(statement):
        yield inner, field
        yield from _ends(getattr(inner, field)[-1])


def _of_two(last: ast.stmt) -> Block:
    """The last statement of the last statement."""
    return last.body[-1:] if isinstance(last, COMPOUND) and len(last.body) > 1 else []


def _without_last(statement: ast.stmt) -> ast.stmt:
    fields = {name: getattr(statement, name) for name in statement._fields}
    fields["body"] = fields["body"][:-1]
    return type(statement)(**fields, lineno=statement.lineno)


def _in_loop(program: Program, node: ast.AST) -> bool:
    while not isinstance(node, (ast.Module, ast.FunctionDef, ast.AsyncFunctionDef)):
        node = program.parent(node)
        if isinstance(node, LOOPS):
            return True
    return False
