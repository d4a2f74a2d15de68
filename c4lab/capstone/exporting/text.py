"""The gathered code as text: each module with the statements and imports that are needed."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from c4lab.capstone.exporting.gather import Gathered, draws
from c4lab.capstone.exporting.names import Imported, imported, is_standard

FUTURE = "from __future__ import annotations"  # so that names in annotations need not exist


def module_texts(gathered: Gathered, prefix: str) -> dict[str, str]:
    """The text of each module by its name with `prefix`. A module comes after those it imports."""
    order: list[str] = []

    def add(name: str) -> None:
        if name in order:
            return
        for target in gathered.imports.get(name, {}).values():
            if not is_standard(target.module):
                add(target.module)
        order.append(name)

    for name in gathered.needed:
        add(name)
    return {f"{prefix}.{name}": "\n".join(_lines(gathered, name, prefix)) for name in order}


def own_code(gathered: Gathered) -> str:
    """The learner's own statements, as the learner wrote them."""
    return "\n\n\n".join(_statements(gathered, gathered.root, ""))


def _lines(gathered: Gathered, name: str, prefix: str) -> Iterator[str]:
    yield FUTURE
    for made, target in sorted(gathered.imports.get(name, {}).items()):
        yield import_line(made, target, prefix)
    for made, text in gathered.literals.get(name, {}).items():
        yield f"{made} = {text}"
    for text in _statements(gathered, name, prefix):
        yield ""
        yield text


def import_line(made: str, target: Imported, prefix: str) -> str:
    """The import that makes the name `made`. A module in the file has `prefix` before its name.

    >>> import_line("sqrt", Imported("math", "sqrt"), "x")
    'from math import sqrt'
    >>> import_line("Four", Imported("c4lab.games.connect_four", "ConnectFour"), "x")
    'from x.c4lab.games.connect_four import ConnectFour as Four'
    """
    if not target.name:
        top = made == target.module.partition(".")[0]
        return f"import {target.module}" if top else f"import {target.module} as {made}"
    place = target.module if is_standard(target.module) else f"{prefix}.{target.module}"
    other = "" if made == target.name else f" as {made}"
    return f"from {place} import {target.name}{other}"


def _statements(gathered: Gathered, name: str, prefix: str) -> Iterator[str]:
    """The needed statements of a module, without methods that draw; with `prefix` the imports
    inside functions name the modules of the file."""
    module = gathered.modules[name]
    lines = module.text.splitlines()
    for number in sorted(gathered.needed.get(name, ())):
        statement = module.statements[number]
        changed = dict[int, str | None]()  # by line number: its new text, None for no line
        for node in ast.walk(statement):
            if isinstance(node, ast.ClassDef):
                for each in filter(draws, node.body):
                    changed.update(dict.fromkeys(range(_first_line(each), _last_line(each) + 1)))
            elif isinstance(node, ast.Import | ast.ImportFrom) and prefix:
                changed.setdefault(node.lineno, _import_in_file(gathered, node, prefix))
                changed |= dict.fromkeys(range(node.lineno + 1, _last_line(node) + 1))
        wanted = range(_first_line(statement), _last_line(statement) + 1)
        found = (changed.get(n, lines[n - 1]) for n in wanted)
        yield "\n".join(line for line in found if line is not None)


def _import_in_file(gathered: Gathered, node: ast.Import | ast.ImportFrom, prefix: str) -> str:
    """The text of an import inside a function, with the names of modules of the file."""
    found = []
    for made, target in imported(node):
        there = target if is_standard(target.module) else gathered.where_defined(target)
        found.append(import_line(made, there, prefix))
    return " " * node.col_offset + "; ".join(found)


def _first_line(statement: ast.stmt) -> int:
    decorators = getattr(statement, "decorator_list", [])
    return min([int(statement.lineno), *(int(each.lineno) for each in decorators)])


def _last_line(statement: ast.stmt) -> int:
    return int(statement.end_lineno or statement.lineno)
