"""What a `seen` finds in a learner's code."""

import ast

import pytest

from c4lab.checks.writing.mistake import contains


def test_the_rest_of_a_call_takes_its_keywords_along() -> None:
    seen = contains("max($items, $$more, key=$k)")
    assert seen(ast.parse("return_ = max(items, default=None, key=len)"))
    assert not seen(ast.parse("return_ = max(items, default=None)"))


@pytest.mark.parametrize(
    ("pattern", "code", "found"),
    [
        ("$a + $a", "x[1] + x[1]", True),
        ("$a + $a", "x + y", False),
        ("$f($a)", "print(len(x))", True),
        ("$f($a)", "len(x, y)", False),
        ("max($a, $$rest)", "max(a, b, c)", True),
        ("max($a, $$rest)", "max(a)", True),
        ("$x[1:]", "moves[1:]", True),
        ("1", "True", False),
    ],
)
def test_what_a_pattern_finds(pattern: str, code: str, found: bool) -> None:
    assert contains(pattern)(ast.parse(code)) == found


def test_a_variable_is_the_same_wherever_it_stands() -> None:
    copies = contains("[$column for $column in board]")
    assert copies(ast.parse("mine = [each for each in board]"))
    assert not copies(ast.parse("mine = [each[:] for each in board]"))


def test_what_is_searched_in_code_is_an_expression() -> None:
    with pytest.raises(ValueError, match="no expression"):
        contains("$a = 1")
