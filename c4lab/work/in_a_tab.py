"""Makes Python ready for lessons in a browser tab.

A cell that cannot have a library says so in a sentence, and shows the charts and tables that the
notebook stores of it. A cell that wants a name of such a cell says which library is missing.
"""

from __future__ import annotations

import ast
import json
import sys
from collections import defaultdict
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Any

from c4lab.work.importing import NotInTheBrowser, say_what_is_missing

LEVELS = 400
"""The most levels of calls. There a function that calls itself through one of Python's own in C,
such as `max`, takes far more of the page's stack than a computer has for it. At some 500 levels it
would end Python with all that the notebook knows; now it is a RecursionError."""
LOST = (
    "`{name}` is unknown: a cell above makes it, and that cell needs {library}, which is not in "
    "the browser. You can read on, and the cells that do not need it run."
)
STORED = (
    "This cell needs {name}, which is not in the browser: below is what it showed when the lesson "
    "was made."
)
OF_THEIR_OWN = (ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
_LOST: dict[str, str] = {}
"""Names that were not made, with the library that was missing."""


def make_ready() -> None:
    """Names what is missing, limits how deep calls go, and has names completed."""
    say_what_is_missing()
    sys.setrecursionlimit(min(sys.getrecursionlimit(), LEVELS))
    if "IPython" in sys.modules:
        from IPython.core.getipython import get_ipython

        if shell := get_ipython():
            explain(shell)
            shell.Completer.use_jedi = False  # the kernel asks for it, and the site leaves it out


def explain(shell: Any) -> None:
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
    if not missing:
        print(LOST.format(name=error.name, library=library), file=sys.stderr)
        return
    stored = _stored(Path.cwd()).get(shell.history_manager.input_hist_raw[-1].strip(), ())
    print(STORED.format(name=library) if stored else str(error), file=sys.stderr)
    for bundle in stored:
        shell.display_pub.publish(bundle)


@cache
def _stored(folder: Path) -> dict[str, list[dict[str, Any]]]:
    """The charts and pandas' tables that the folder's notebooks store, by the code of their cells.

    Read once: if the page saves a notebook while a cell runs, what the cell showed is lost there.
    """
    found = defaultdict(list)
    for path in sorted(folder.glob("*.ipynb")):
        try:
            cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
        except (OSError, ValueError, LookupError):
            continue
        for cell in cells:
            for bundle in (output.get("data", {}) for output in cell.get("outputs", ())):
                texts = {kind: "".join(text) for kind, text in bundle.items()}
                html = texts.get("text/html", "")
                if "data:image/png" in html or 'class="dataframe"' in html:
                    found["".join(cell["source"]).strip()].append(texts)
    return found


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
