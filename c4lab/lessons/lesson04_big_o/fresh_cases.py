"""What the checks of this lesson ask besides when a class is graded."""

from random import Random

from c4lab.checks.writing import when_graded

PRIMES = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47)


@when_graded
def divisors_2(random: Random) -> list[tuple[int]]:
    return [(n,) for n in random.sample(range(122, 3_000), 12)]


@when_graded
def divisors_3(random: Random) -> list[tuple[int]]:
    return [(n,) for n in sorted(random.sample(range(37, 90), 6))]


@when_graded
def fast_divisors(random: Random) -> list[tuple[int]]:
    return [(n,) for n in random.sample(range(130, 8_000), 16)]


@when_graded
def large_divisors(random: Random) -> list[tuple[int]]:
    """Products of small primes, some of them large."""
    found = []
    for limit in (10**8, 10**10, 10**12):
        n = 1
        while n * PRIMES[-1] <= limit:
            n *= random.choice(PRIMES)
        found.append((n,))
    return found
