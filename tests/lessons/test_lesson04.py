"""The faulty code that lesson 04 hands out has exactly the faults that it tells of."""

import ast

import pytest

from c4lab.checks.writing.registry import find
from c4lab.lessons.lesson04_big_o.reference import is_prime
from c4lab.lessons.lesson04_big_o.slashes import has_slash
from tests.lessons.handed_out import as_given


def off(divisors, numbers):
    """Where it counts wrong, and by how much; None where it raises ZeroDivisionError."""
    found = {}
    for n in numbers:
        try:
            found[n] = divisors(n) - sum(n % i == 0 for i in range(1, n + 1))
        except ZeroDivisionError:
            found[n] = None
    return {n: by for n, by in found.items() if by != 0}


def test_the_pronic_trap_breaks_products_of_neighbours():
    exercise = find("04.2")
    trap = next(each for each in exercise.mistakes if each.reason == "pronic-trap")
    expected = dict.fromkeys([2, 6, 12, 20, 30, 42], 2)
    assert off(exercise.mistaken(trap), range(1, 43)) == expected


def test_number_three_fails_on_exactly_what_the_exercise_says():
    found = off(as_given("04.3"), range(1, 42))
    assert [*found] == [2, 3, 9, 15, 18, 21, 25, 30, 35, 36]
    assert [n for n, by in found.items() if by is None] == [2, 3]


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("n /= p", True),
        ("n = int(n / p)", True),
        ("n //= p", False),
        ("round(n ** (1 / 3))", False),
    ],
)
def test_a_slash_is_seen_but_for_that_of_a_constant(code, found):
    assert has_slash(ast.parse(code)) is found


def test_no_pseudoprime_is_taken_for_a_prime():
    """These are products of primes, and pass tests with the first bases."""
    fooled = (561, 2_047, 3_277, 3_215_031_751, 341_550_071_728_321)
    assert not any(map(is_prime, fooled))
