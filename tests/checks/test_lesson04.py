"""The faulty code that lesson 04 hands out has exactly the faults that it tells of."""

from __future__ import annotations

from math import ceil, isqrt, sqrt

import pytest

from c4lab.lessons.lesson04_big_o.divisors_2 import divisors_2_as_given, in_pairs
from c4lab.lessons.lesson04_big_o.divisors_3 import divisors_3_as_given
from c4lab.lessons.lesson04_big_o.fast_divisors import HARD
from c4lab.lessons.lesson04_big_o.reference import divisors, is_prime, one_by_one


def test_number_two_is_one_too_few_for_every_perfect_square_and_right_elsewhere() -> None:
    off = {n: divisors_2_as_given(n) - one_by_one(n) for n in range(1, 2_001)}
    wrong = {n: by for n, by in off.items() if by}
    assert wrong == {i * i: -1 for i in range(1, isqrt(2_000) + 1)}
    assert len(wrong) == 44


def test_its_line_for_the_root_is_never_reached() -> None:
    assert not any(i * i == n for n in range(1, 2_001) for i in range(1, ceil(sqrt(n))))


def test_the_pronic_trap_breaks_products_of_neighbours() -> None:
    trap = in_pairs(lambda n: range(1, ceil(sqrt(n)) + 1))
    assert [n for n in range(1, 43) if trap(n) != one_by_one(n)] == [2, 6, 12, 20, 30, 42]


def test_number_three_fails_on_exactly_what_the_exercise_says() -> None:
    raises, wrong = [], []
    for n in range(1, 42):
        try:
            if divisors_3_as_given(n) != one_by_one(n):
                wrong.append(n)
        except ZeroDivisionError:
            raises.append(n)
    assert raises == [2, 3]
    assert wrong == [9, 15, 18, 21, 25, 30, 35, 36]


def test_a_float_loses_the_last_digit() -> None:
    n = 2 * (2**53 + 1)
    assert int(n / 2) == n // 2 - 1


def test_the_reference_is_right() -> None:
    assert all(divisors(n) == one_by_one(n) for n in range(1, 2_001))
    assert [divisors(n) for n in HARD] == [2, 3, 4]
    assert divisors(10**12) == 169
    assert [n for n in range(1, 60) if is_prime(n)] == [n for n in range(1, 60) if divisors(n) == 2]


@pytest.mark.parametrize("n", [561, 2_047, 3_277, 3_215_031_751, 341_550_071_728_321])
def test_no_pseudoprime_fools_it(n: int) -> None:
    assert not is_prime(n)
