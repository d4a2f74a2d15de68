"""Says in a browser tab which library a cell lacks, or a cell above that makes a name for it."""

from __future__ import annotations

import ast
import sys
from types import TracebackType
from typing import Any

from c4lab.work.missing import NotInTheBrowser

SENTENCE = (
    "`{name}` is unknown: a cell above makes it, and that cell needs {library}, which is not in "
    "the browser. You can read on, and the cells that do not need it run."
)
OF_THEIR_OWN = (ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
_LOST: dict[str, str] = {}
"""Names that were not made, with the library that was missing."""


def explain_lost_names(shell: Any) -> None:
    """From now on IPython's `shell` says in a sentence what a cell cannot have, and why."""
    shell.set_custom_exc((NameError, NotInTheBrowser), _said)


def _said(
    shell: Any,
    kind: type[BaseException],
    error: Any,
    traceback: TracebackType,
    tb_offset: int | None = None,
) -> None:
    """Only says it: if it showed an error, JupyterLite would run none of the cells that wait."""
    missing = isinstance(error, NotInTheBrowser)
    library = error.name if missing else _LOST.get(error.name)
    if not library:
        shell.showtraceback((kind, error, traceback), tb_offset=tb_offset)
        return
    _LOST.update(dict.fromkeys(_made_in(shell.user_ns["In"][-1]), library))
    sentence = str(error) if missing else SENTENCE.format(name=error.name, library=library)
    print(sentence, file=sys.stderr)


def _made_in(code: str) -> set[str]:
    """The names that a cell's own level binds: not those of functions, classes and loops in
    brackets."""
    bound: set[str] = set()
    waiting: list[ast.AST] = [*ast.parse(code).body]
    while waiting:
        node: Any = waiting.pop()
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            bound.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            bound.add(node.id)
        elif isinstance(node, ast.alias):
            bound.add((node.asname or node.name).partition(".")[0])
        elif not isinstance(node, OF_THEIR_OWN):
            waiting += ast.iter_child_nodes(node)
    return bound
