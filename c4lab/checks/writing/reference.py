"""Without this module, our own code could not answer a case as a learner's code does."""

import ast
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from c4lab.checks.writing.answer import Case
from c4lab.checks.writing.decoding import decode
from c4lab.checks.writing.plain import encode
from c4lab.checks.writing.python_text import Script, code, imports_for

_known: dict[tuple[Callable[..., Any], str], Any] = {}
_names: dict[str, Any] = {}


@dataclass(frozen=True)
class Reference:
    """A function or class of ours under the name of a learner's answer. The same case gives the
    same value, so that each is found once. It is `plain` data, as a learner's is, or what it is."""

    name: str
    answer: Callable[..., Any]
    plain: bool = True

    def value(self, case: Case) -> Any:
        """What it gives in this case."""
        text = case.text if isinstance(case, Script) else code(case)
        if (self.answer, text) not in _known:
            _known[self.answer, text] = self._found(case, text)
        value = _known[self.answer, text]
        return decode(encode(value)) if self.plain else value

    def _found(self, case: Case, text: str) -> Any:
        for line in imports_for(text, _names):
            exec(line, _names)
        if not isinstance(case, Script):
            return self.answer(*eval(text, dict(_names)))
        tree = ast.parse(text)
        last = tree.body.pop()
        assert isinstance(last, ast.Expr), text
        namespace = {**_names, self.name: self.answer}
        exec(compile(tree, "<case>", "exec"), namespace)
        return eval(compile(ast.Expression(last.value), "<case>", "eval"), namespace)
