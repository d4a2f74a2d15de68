"""What an answer is called with, as Python text, and what our own code gives for it."""

from collections.abc import Callable
from contextlib import redirect_stdout
from dataclasses import dataclass
from io import StringIO
from typing import Any

from c4lab.checks.working.calling import run_lines
from c4lab.checks.working.plain import decode, encode
from c4lab.checks.writing.python_text import Script, code, imports_for

Case = tuple[Any, ...] | Script
"""The arguments of a call of the answer, or a script that uses the answer by its name."""


def call_text(name: str, case: Case) -> str:
    """The case as Python text: winner((0, 0, 0, 0, 0, 0, 0, 0, 0))."""
    return case.text if isinstance(case, Script) else f"{name}({', '.join(map(code, case))})"


_values: dict[tuple[Callable[..., Any], str], Any] = {}
_imported: dict[str, Any] = {}


@dataclass(frozen=True)
class Reference:
    """A function or class of ours under the name of a learner's answer. Each value is computed
    once. If `plain`, values are turned into plain data and back, as a learner's are."""

    name: str
    answer: Callable[..., Any]
    plain: bool = True

    def value(self, case: Case) -> Any:
        text = case.text if isinstance(case, Script) else code(case)
        if (self.answer, text) not in _values:
            with redirect_stdout(StringIO()):  # a mistake may be one that prints
                _values[self.answer, text] = self._computed(case, text)
        value = _values[self.answer, text]
        return decode(encode(value)) if self.plain else value

    def _computed(self, case: Case, text: str) -> Any:
        for line in imports_for(text, _imported):
            exec(line, _imported)
        if not isinstance(case, Script):
            return self.answer(*eval(text, dict(_imported)))
        return run_lines(text, {**_imported, self.name: self.answer})
