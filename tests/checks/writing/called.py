"""An answer in this process, for tests of what checks do with what comes back."""

import ast
from types import SimpleNamespace

from c4lab.checks.working.plain import decode, encode
from c4lab.checks.writing.exercises import Answer


class Called(Answer):
    """Calls `function` as a worker would; only what `compare` and `predictions` need."""

    value = None
    tree = None

    def __init__(self, function, solution=None, mistakes=(), code=""):
        exercise = SimpleNamespace(
            name="double", solution=solution, mistakes=mistakes, mistaken=lambda each: each.function
        )
        super().__init__(exercise)
        self.value = function
        self.tree = ast.parse(code) if code else None

    def outcomes(self, cases):
        for case in list(cases):
            yield decode(encode(self.value(*case)))

    def earn(self, part):
        self.earned.append(part)

    takes = visited = steps = NotImplemented
