"""Primes of lesson 04, and divisions: by zero, and those that lose digits."""

import ast
from types import SimpleNamespace

import pytest

from c4lab.checks.writing.result import Wrong
from c4lab.lessons.lesson04_big_o import check_divisors_3
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


@pytest.mark.parametrize(
    ("message", "case", "reason"),
    [
        ("ZeroDivisionError in n % primes[0]", (1,), "one-forgotten"),
        ("ZeroDivisionError in n % primes[0]", (4,), "primes-missing"),
        ("ZeroDivisionError in n % d", (4,), "raises"),
        ("divisors(1) should be 1, and yours gives 2.", (1,), "raises"),
    ],
)
def test_only_a_division_by_zero_at_one_says_that_one_was_forgotten(
    message: str, case: tuple[int], reason: str
) -> None:
    wrong, answer = Wrong("raises", message, case=case), SimpleNamespace(tree=None)
    check_divisors_3._name_missing_primes(wrong, answer)  # type: ignore[arg-type]
    assert wrong.reason == reason
