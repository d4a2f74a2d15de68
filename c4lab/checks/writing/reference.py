"""Without this module, our own code could not answer a case as a learner's code does."""

import ast
from collections.abc import Callable
from contextlib import redirect_stdout
from dataclasses import dataclass
from io import StringIO
from typing import Any

from c4lab.checks.working.plain import encode
from c4lab.checks.writing.answer import Case
from c4lab.checks.writing.decoding import decode
from c4lab.checks.writing.python_text import Script, code, imports_for

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
        """The value that our code gives in this case."""
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
        tree = ast.parse(text)
        last = tree.body.pop()
        assert isinstance(last, ast.Expr), text
        namespace = {**_imported, self.name: self.answer}
        exec(compile(tree, "<case>", "exec"), namespace)
        return eval(compile(ast.Expression(last.value), "<case>", "eval"), namespace)
