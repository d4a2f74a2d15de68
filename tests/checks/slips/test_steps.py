# ruff: noqa: E501
"""Steps: what never ends is stopped, after the same count everywhere."""

import ast
import traceback
from typing import Any

import pytest

from c4lab.checks.slips.steps import OutOfSteps, Steps, run
from c4lab.checks.slips.tree import CANNOT_PARSE


def call(source: str, *arguments: Any, budget: int = 1000) -> tuple[Any, int]:
    """The result of the program's `f`, and the steps that it took."""
    namespace: dict[str, Any] = {}
    steps = Steps(budget)
    run(source, namespace, steps)
    before = steps.left
    return namespace["f"](*arguments), before - steps.left


ENDLESS = {
    "while": "def f():\n    while True: pass",
    "continue": "def f():\n    while True:\n        continue",
    "try": "def f():\n    while True:\n        try:\n            f()\n        except Exception: pass",
    "bare": "def f():\n    while True:\n        try:\n            f()\n        except: pass",
    "generator": "def g():\n    n = 0\n    while True:\n        yield n\ndef f():\n    return sum(g())",
    "for": "def g():\n    while True:\n        yield 1\ndef f():\n    for _ in g(): pass",
    "growing": "def f():\n    a = [1]\n    for x in a: a.append(x)",
    "comprehension": "from itertools import count\ndef f():\n    return [n for n in count()]",
    "any": "from itertools import count\ndef f():\n    return any(n < 0 for n in count())",
    "doubling": "def f():\n    a = [1]\n    while True:\n        a.extend(a)",
    "adding": "def f():\n    a = 'a'\n    while True:\n        a = a + a",
    "added": "def f():\n    a = [1]\n    while True:\n        a += a",
    "texts": "def f():\n    a = ['a']\n    while True:\n        a = [str(a)] * 5",
    "power": "def f():\n    return 9 ** 9 ** 9 ** 9",
    "shift": "def f():\n    return 1 << 10 ** 12",
    "squares": "def f():\n    a = 3\n    for _ in range(100):\n        a *= a",
    "long": "def f():\n    return [0] * 10 ** 11",
}


@pytest.mark.parametrize("name", ENDLESS)
def test_what_never_ends_is_stopped(name: str) -> None:
    with pytest.raises(OutOfSteps):
        call(ENDLESS[name])


def test_endless_recursion_is_stopped() -> None:
    for source in ("def f(n=0):\n    return f(n + 1)", "f = lambda n=0: f(n + 1)"):
        with pytest.raises(OutOfSteps):
            call(source, budget=100)
        with pytest.raises((OutOfSteps, RecursionError)):
            call(source, budget=10**6)


def test_what_is_defined_may_not_run_for_ever_either() -> None:
    with pytest.raises(OutOfSteps):
        run("while True: pass", {}, Steps(10))


def test_a_step_is_a_call_or_a_round() -> None:
    assert call("def f(n):\n    for i in range(n):\n        pass", 7) == (None, 8)
    assert call("def f(n):\n    while n:\n        n -= 1\n    return n", 5) == (0, 6)
    assert call("def f(n):\n    return f(n - 1) if n else n", 3) == (0, 4)
    assert call("def f(n):\n    return sum(i for i in range(n))", 4) == (6, 5)
    assert call("f = lambda n: [i for i in range(n)]", 2) == ([0, 1], 3)


def test_operators_give_what_they_give() -> None:
    source = "def f(a, b):\n    a += b\n    a *= 3\n    return a * 2 + b ** 2, 2 ** -1, 1 << 70, 'a' * 3 + 'b', [1] * 2"
    assert call(source, 1, 2)[0] == (22, 0.5, 1 << 70, "aaab", [1, 1])
    assert call("def f(a):\n    b = a\n    b += [1]\n    return a", [0])[0] == [0, 1]
    assert call("def f(a):\n    a.x = 2 * 2\n    a.x **= 3\n    return a.x", ast.Name("a"))[0] == 64
    assert call("def f(a):\n    a.update({2: 3})\n    return a", {1: 1})[0] == {1: 1, 2: 3}


def test_lines_and_docstrings_stay() -> None:
    source = 'def f():\n    """Says."""\n    n = 2 ** 3\n\n    for i in [n]:\n        1 / 0\n'
    namespace: dict[str, Any] = {}
    run(source, namespace, Steps(10))
    assert namespace["f"].__doc__ == "Says."
    with pytest.raises(ZeroDivisionError) as caught:
        namespace["f"]()
    lines = [frame.lineno for frame in traceback.extract_tb(caught.value.__traceback__)]
    assert lines[-1] == 6


@pytest.mark.parametrize(
    "source", ["def f(:", "return 1", "break", "(" * 900, "\0", "-" * 5000 + "1"]
)
def test_what_cannot_be_compiled_is_refused(source: str) -> None:
    with pytest.raises(CANNOT_PARSE):
        run(source, {}, Steps(10))
