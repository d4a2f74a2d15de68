"""Notices that the learner's last cell did not run: without it an older answer would be judged."""

import ast
import linecache
import re
import sys
from typing import Any

from c4lab.checks.judging.sources import code_of
from c4lab.checks.writing.python_text import CANNOT_PARSE

DEFINES = r"^(?:async +def|def|class) +{0}\b"
BINDS = DEFINES + r"|^{0} *(?::[^=\n]*)?=(?!=)|^(?:from|import)\b.*\b{0}\b"


def why_stale(name: str, answer: Any) -> str:
    """A sentence that says why a newer cell with `name` did not run; "" if none is known."""
    ipython = sys.modules.get("IPython")
    shell: Any = ipython.get_ipython() if ipython else None
    history = getattr(shell, "history_manager", None)
    cells = list(getattr(history, "input_hist_raw", []))  # other kernels may have no such list
    bound = re.compile(BINDS.format(re.escape(name)), re.MULTILINE)
    last = max((number for number, cell in enumerate(cells) if bound.search(cell)), default=0)
    own = _cell_of(answer, getattr(history, "input_hist_parsed", []))
    if not last or (own is not None and own >= last):
        return ""
    stays = f"`{name}` is still the one from before: mend the cell, run it, then check again."
    try:
        ast.parse(shell.transform_cell(cells[last]))
    except SyntaxError as error:
        where = f"line {error.lineno}: {error.msg}"
        return f"Python cannot read your last cell with `{name}` ({where}). {stays}"
    except CANNOT_PARSE:
        return ""
    if own is None or not re.search(DEFINES.format(re.escape(name)), cells[last], re.MULTILINE):
        return ""
    return f"Your last cell with `{name}` was stopped before it came to that. {stays}"


def _cell_of(answer: Any, cells: list[str]) -> int | None:
    """The number of the last cell that ran and has the text of the answer's cell; None if none."""
    code = code_of(answer)
    text = "".join(linecache.getlines(code.co_filename)).strip() if code else ""
    same = (number for number, cell in enumerate(cells) if text and cell.strip() == text)
    return max(same, default=None)
