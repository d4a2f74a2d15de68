"""Edits that only pass by what is wrong are found out."""

import pytest

from c4lab.checks.slips.evasion import evades
from c4lab.checks.slips.general import edits
from c4lab.checks.slips.tree import Program

LARGEST = """
def largest(values, alpha):
    best = 0
    for value in values:
        best = min(best, value)
        alpha = max(alpha, value)
    return best
"""


@pytest.mark.parametrize(
    ("source", "after", "evasion"),
    [
        (LARGEST, "return alpha", True),
        (LARGEST, "min(best, alpha)", False),
        ("def f(a, b):\n    return a is b", "a is a", True),
        ("def f(a, b):\n    return a is b", "a is not b", False),
        ("def f(a, b):\n    c = a\n    c += b\n    return c", "c += a", False),
    ],
)
def test_an_edit_that_evades(source, after, evasion):
    made = [edit for edit in edits(Program.parse(source)) if edit.after == after]
    assert made
    assert {evades(edit) for edit in made} == {evasion}
