"""The faulty code that lesson 04 hands out has exactly the faults that it tells of."""

import ast
from collections.abc import Callable
from math import ceil, isqrt, sqrt
from types import SimpleNamespace
from typing import Any

import pytest

from c4lab.checks.writing.registry import find
from c4lab.checks.writing.result import Wrong
from c4lab.lessons.lesson04_big_o import check_divisors_3
from c4lab.lessons.lesson04_big_o.check_fast_divisors import HARD, HUGE, LARGE
from c4lab.lessons.lesson04_big_o.reference import is_prime
from c4lab.lessons.lesson04_big_o.slashes import has_slash


def as_given(id: str) -> Callable[[int], int]:
    text = find(id).text
    namespace: dict[str, Any] = {}
    exec(f"{text.setup}\n{text.given}", namespace)
    return namespace[find(id).name]


def mistaken(id: str, reason: str) -> Callable[[int], int]:
    exercise = find(id)
    (mistake,) = [each for each in exercise.mistakes if each.reason == reason]
    function: Callable[[int], int] = exercise.mistaken(mistake)
    return function


def one_by_one(n: int) -> int:
    return sum(n % i == 0 for i in range(1, n + 1))


def test_number_two_is_one_too_few_for_every_perfect_square_and_right_elsewhere() -> None:
    given = as_given("04.2")
    off = {n: given(n) - one_by_one(n) for n in range(1, 2_001)}
    wrong = {n: by for n, by in off.items() if by}
    assert wrong == {i * i: -1 for i in range(1, isqrt(2_000) + 1)}
    assert len(wrong) == 44


def test_its_line_for_the_root_is_never_reached() -> None:
    assert not any(i * i == n for n in range(1, 2_001) for i in range(1, ceil(sqrt(n))))


def test_the_pronic_trap_breaks_products_of_neighbours() -> None:
    trap = mistaken("04.2", "pronic-trap")
    off = {n: trap(n) - one_by_one(n) for n in range(1, 43)}
    assert {n: by for n, by in off.items() if by} == dict.fromkeys([2, 6, 12, 20, 30, 42], 2)


def test_number_three_fails_on_exactly_what_the_exercise_says() -> None:
    given = as_given("04.3")
    raises, wrong = [], []
    for n in range(1, 42):
        try:
            if given(n) != one_by_one(n):
                wrong.append(n)
        except ZeroDivisionError:
            raises.append(n)
    assert raises == [2, 3]
    assert wrong == [9, 15, 18, 21, 25, 30, 35, 36]


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


def test_it_takes_every_odd_number_for_a_prime() -> None:
    given, only_twos = as_given("04.3"), mistaken("04.3", "odd-numbers-as-primes")
    assert all(only_twos(n) == given(n) for n in (1, *range(4, 100)))


def test_a_float_loses_the_last_digit() -> None:
    n = 2 * (2**53 + 1)
    assert int(n / 2) == n // 2 - 1


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


def test_the_solution_is_right() -> None:
    divisors = find("04.4").solution
    assert all(divisors(n) == one_by_one(n) for n in range(1, 2_001))
    assert [divisors(n) for pair in HARD.values() for n in pair] == [2, 2, 3, 3, 4, 4]
    assert [divisors(n) for (n,) in LARGE[:2]] == [41, 169]
    assert divisors(HUGE) == 2 * 39
    assert [n for n in range(1, 60) if is_prime(n)] == [n for n in range(1, 60) if divisors(n) == 2]


@pytest.mark.parametrize("n", [561, 2_047, 3_277, 3_215_031_751, 341_550_071_728_321])
def test_no_pseudoprime_fools_it(n: int) -> None:
    assert not is_prime(n)
