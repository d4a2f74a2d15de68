"""Primes of lesson 04, and divisions that lose digits."""

import ast

import pytest

from c4lab.lessons.lesson04_big_o.reference import is_prime
from c4lab.lessons.lesson04_big_o.slashes import has_slash


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("n /= p", True),
        ("n = int(n / p)", True),
        ("n //= p", False),
        ("round(n ** (1 / 3))", False),
    ],
)
def test_a_slash_is_seen_but_for_that_of_a_constant(code: str, found: bool) -> None:
    assert has_slash(ast.parse(code)) is found


@pytest.mark.parametrize("n", [561, 3_215_031_751, 341_550_071_728_321])
def test_no_pseudoprime_fools_it(n: int) -> None:
    assert not is_prime(n)
