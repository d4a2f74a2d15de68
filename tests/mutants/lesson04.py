"""Answers to lesson 04, right and wrong, written as different people write them."""

from __future__ import annotations

from math import ceil, gcd, isqrt, sqrt
from typing import Any

from c4lab.lessons.lesson04_big_o.divisors_3 import divisors_3_as_given
from c4lab.lessons.lesson04_big_o.reference import divisors, is_prime
from c4lab.lessons.lesson04_big_o.rests import divided, fermat_for_two

# 04.2 divisors_2 ------------------------------------------------------------------------------


def two_by_while(n: int) -> int:
    count, i = 0, 1
    while i * i < n:
        count += 2 * (n % i == 0)
        i += 1
    return count + (i * i == n)


def two_with_the_root_apart(n: int) -> int:
    count = 0
    for i in range(1, ceil(sqrt(n))):
        if n % i == 0:
            count += 2
    if isqrt(n) ** 2 == n:
        count += 1
    return count


def two_by_set(n: int) -> int:
    found = set()
    for i in range(1, int(sqrt(n)) + 1):
        if n % i == 0:
            found |= {i, n // i}
    return len(found)


def two_rounded(n: int) -> int:
    return sum(1 if i * i == n else 2 for i in range(1, round(sqrt(n)) + 1) if n % i == 0)


def two_pronic(n: int) -> int:
    count = 0
    for i in range(1, ceil(sqrt(n)) + 1):
        if n % i == 0:
            if i * i == n:
                count += 1
            else:
                count += 2
    return count


def two_pronic_by_another_road(n: int) -> int:
    count = 0
    for i in range(1, ceil(sqrt(n) + 1)):
        if n % i == 0:
            count += 1 if i * i == n else 2
    return count


def two_rearranged(n: int) -> int:
    count = 0
    for i in range(1, ceil(n**0.5)):
        if i * i == n:
            count += 1
        elif n % i == 0:
            count += 2
    return count


def two_short(n: int) -> int:
    return sum(1 if i * i == n else 2 for i in range(1, int(sqrt(n))) if n % i == 0)


def two_root_twice(n: int) -> int:
    return 2 * len([i for i in range(1, isqrt(n) + 1) if n % i == 0])


def two_to_the_end(n: int) -> int:
    return sum(1 if i * i == n else 2 for i in range(1, n + 1) if n % i == 0)


def two_halves(n: int) -> int:
    count = 0
    for i in range(1, isqrt(n) + 1):
        if n % i == 0:
            count += 1
    return count


def two_slow(n: int) -> int:
    return sum(n % i == 0 for i in range(1, n + 1))


def two_printed(n: int) -> None:
    print(two_by_while(n))


def two_one_is_special(n: int) -> int:
    return 1 if n == 1 else two_rearranged(n)


# 04.3 divisors_3 ------------------------------------------------------------------------------


def three_sieve(n: int) -> list[bool]:
    prime = [False, False] + [True] * n
    for p in range(2, isqrt(n) + 1):
        if prime[p]:
            for multiple in range(p * p, n + 1, p):
                prime[multiple] = False
    return prime


def three_by_lists(n: int) -> int:
    prime = three_sieve(n)
    primes = [p for p in range(2, n + 1) if prime[p]]
    count = 1
    for p in primes:
        if p**3 > n:
            break
        times = 1
        while n % p == 0:
            n //= p
            times += 1
        count *= times
    if n == 1:
        return count
    if prime[n]:
        return 2 * count
    return (3 if isqrt(n) in primes and isqrt(n) ** 2 == n else 4) * count


def three_by_divmod(n: int) -> int:
    prime, count, p = three_sieve(n), 1, 2
    while p**3 <= n:
        times = 1
        while True:
            whole, rest = divmod(n, p)
            if rest:
                break
            n, times = whole, times + 1
        count, p = count * times, p + 1
    if prime[n] or n == 1:
        return count * (2 if n > 1 else 1)
    return count * (3 if n == isqrt(n) ** 2 else 4)


def three_with_slash(n: Any) -> int:
    prime = three_sieve(n)
    count, p = 1, 2
    while p**3 <= n:
        times = 1
        while n % p == 0:
            n /= p
            times += 1
        count, p = count * times, p + 1
    n = int(n)
    if n == 1:
        return count
    return count * (2 if prime[n] else 3 if isqrt(n) ** 2 == n else 4)


def three_with_int_of_slash(n: int) -> int:
    count, p = 1, 2
    while p**3 <= n:
        times = 1
        while n % p == 0:
            n, times = int(n / p), times + 1
        count, p = count * times, p + 1
    return count * divisors(n)


def three_patched(n: int) -> int:
    return 2 if n == 2 or n == 3 else divisors_3_as_given(n)


def three_as_it_was(n: int) -> int:
    return divisors_3_as_given(n)


def three_without_squares(n: int) -> int:
    prime = three_sieve(n)
    count, rest = divided(n)
    return count if rest == 1 else count * (2 if prime[rest] else 4)


def three_out_of_range(n: int) -> int:
    return [0, 1][n]


# 04.4 fast_divisors ---------------------------------------------------------------------------


def fast_by_odd_numbers(n: int) -> int:
    count = 1
    while n % 2 == 0:
        n //= 2
        count += 1
    p = 3
    while p * p * p <= n:
        times = 1
        while n % p == 0:
            n //= p
            times += 1
        count *= times
        p += 2
    if n > 1:
        count *= 2 if is_prime(n) else 3 if isqrt(n) ** 2 == n else 4
    return count


def fast_by_rho(n: int) -> int:
    def factors(n: int) -> list[int]:
        if n == 1:
            return []
        if is_prime(n):
            return [n]
        for p in range(2, 50):
            if n % p == 0:
                return [p, *factors(n // p)]
        for c in range(1, n):
            x = y = 2
            g = 1
            while g == 1:
                x = (x * x + c) % n
                y = (y * y + c) % n
                y = (y * y + c) % n
                g = gcd(abs(x - y), n)
            if g != n:
                return sorted(factors(g) + factors(n // g))
        return [n]

    found, count = factors(n), 1
    for p in set(found):
        count *= found.count(p) + 1
    return count


def fast_with_the_first_cube_root(n: int) -> int:
    rest, count = n, 1
    for p in range(2, round(n ** (1 / 3)) + 2):
        times = 1
        while rest % p == 0:
            rest //= p
            times += 1
        count *= times
    if rest == 1:
        return count
    if is_prime(rest):
        return 2 * count
    return 3 * count if isqrt(rest) ** 2 == rest else 4 * count


def fast_that_is_not(n: int) -> int:
    return sum(n % i == 0 for i in range(1, n + 1))


def fast_to_the_root(n: int) -> int:
    count = 0
    for i in range(1, isqrt(n) + 1):
        if n % i == 0:
            count += 1 if i * i == n else 2
    return count


def fast_for_primes_only(n: int) -> int:
    return 2 if is_prime(n) else fast_to_the_root(n)


def fast_catching(n: int) -> int:
    try:
        return fast_to_the_root(n)
    except Exception:
        return 2


def fast_rest_is_prime(n: int) -> int:
    count, rest = divided(n)
    return count * 2 if rest > 1 else count


def fast_without_squares(n: int) -> int:
    count, rest = divided(n)
    return count if rest == 1 else count * (2 if is_prime(rest) else 4)


def fast_squares_only(n: int) -> int:
    count, rest = divided(n)
    return count if rest == 1 else count * (2 if is_prime(rest) else 3)


def fast_without_end(n: int) -> int:
    return fast_without_end(n)


# ----------------------------------------------------------------------------------------------

GROWS = {
    "A": "n^2",
    "B": "log n",
    "C": "sqrt n",
    "D": "n",
    "E": "n log n",
    "F": "n^2",
    "G": "2^n",
}
IN_BIG_O = {
    "A": "O(n²)",
    "B": "O(log n)",
    "C": "√n",
    "D": "O(n)",
    "E": "n * log(n)",
    "F": "n**2",
    "G": "O(2^n)",
}
CLAIMS = {
    "A": "exact",
    "B": "wrong",
    "C": "bound",
    "D": "bound",
    "E": "estimate",
    "F": "wrong",
}
SLOPES = {"first": 1.12, "second": 1.49, "third": 0.33}

RIGHT: dict[str, list[Any]] = {
    "04.1": [GROWS, IN_BIG_O],
    "04.2": [two_by_while, two_with_the_root_apart, two_by_set, two_rounded],
    "04.3": [three_by_lists, three_by_divmod],
    "04.4": [fast_by_odd_numbers, fast_by_rho, fast_with_the_first_cube_root],
    "04.5": [CLAIMS, {key: value.upper() for key, value in CLAIMS.items()}],
    "04.6": [SLOPES, {"third": 0.3, "second": 1.5, "first": 1.1}],
}
WRONG: dict[str, list[tuple[Any, str]]] = {
    "04.1": [
        (GROWS | {"D": "n^2"}, "known-mistake"),
        (GROWS | {"F": "n"}, "known-mistake"),
        (GROWS | {"G": "O(n)"}, "known-mistake"),
        (GROWS | {"B": "1"}, "not-on-the-list"),
        (GROWS | {"B": "n^2"}, "wrong-prediction"),
        (GROWS | {"A": 2}, "wrong-kind"),
        (list(GROWS.values()), "not-a-dict"),
    ],
    "04.2": [
        (two_pronic, "pronic-trap"),
        (two_pronic_by_another_road, "pronic-trap"),
        (two_rearranged, "squares-still-wrong"),
        (two_short, "one-short"),
        (two_root_twice, "root-counted-twice"),
        (two_to_the_end, "pairs-counted-twice"),
        (two_halves, "lower-half-only"),
        (two_slow, "no-longer-fast"),
        (two_printed, "returns-none"),
        (two_one_is_special, "wrong-value"),
    ],
    "04.3": [
        (three_with_slash, "still-divides-with-slash"),
        (three_with_int_of_slash, "still-divides-with-slash"),
        (three_patched, "two-and-three-patched"),
        (three_as_it_was, "raises"),
        (three_without_squares, "squares-of-primes-lost"),
        (three_out_of_range, "raises"),
    ],
    "04.4": [
        (fast_that_is_not, "goes-through-all"),
        (fast_to_the_root, "stops-at-the-square-root"),
        (fast_for_primes_only, "too-many-steps"),
        (fast_catching, "stops-at-the-square-root"),
        (fast_rest_is_prime, "rest-taken-for-a-prime"),
        (fast_without_squares, "rest-never-a-square"),
        (fast_squares_only, "rest-always-a-square"),
        (fermat_for_two, "fooled-by-a-pseudoprime"),
        (lambda n: divisors(n) - 2 if n > 1 else -1, "one-and-n-left-out"),
        (fast_without_end, "endless-recursion"),
    ],
    "04.5": [
        (CLAIMS | {"B": "exact"}, "known-mistake"),
        (CLAIMS | {"D": "wrong"}, "known-mistake"),
        (CLAIMS | {"E": "exact"}, "known-mistake"),
        (CLAIMS | {"A": "true"}, "not-on-the-list"),
        (CLAIMS | {"F": "bound"}, "wrong-prediction"),
    ],
    "04.6": [
        (SLOPES | {"first": 2}, "known-mistake"),
        (SLOPES | {"second": 2.0}, "known-mistake"),
        (SLOPES | {"third": 0.16}, "known-mistake"),
        (SLOPES | {"third": "cube root"}, "wrong-kind"),
    ],
}
