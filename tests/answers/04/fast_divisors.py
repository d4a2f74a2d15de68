from math import gcd

# %% right: solution
# wrong goes-through-all: p**3 <= n => p <= n
# wrong moved-in|endless-loop:         p += 1 =>     p += 1

# %% right: odd numbers
def fast_divisors(n):
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

# %% right: rho
def factors(n):
    if n == 1 or is_prime(n):
        return [n]
    for p in range(2, 50):
        if n % p == 0:
            return [p, *factors(n // p)]
    for c in range(1, n):
        x, y, g = 2, 2, 1
        while g == 1:
            x, y = (x * x + c) % n, ((y * y + c) ** 2 + c) % n
            g = gcd(x - y, n)
        if g != n:
            return factors(g) + factors(n // g)

def fast_divisors(n):
    found, count = [p for p in factors(n) if p > 1], 1
    for p in set(found):
        count *= found.count(p) + 1
    return count

# %% right: the first cube root
def fast_divisors(n):
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

# %% right: divides by primes only
def fast_divisors(n):
    count, p = 1, 2
    while p * p <= n // p:
        if is_prime(p):
            times = 1
            while n % p == 0:
                n, times = n // p, times + 1
            count *= times
        p += 1
    if n == 1:
        return count
    return count * (2 if is_prime(n) else 3 if isqrt(n) ** 2 == n else 4)
# wrong ours: count, p = 1, 2 => from c4lab.lessons.lesson04_big_o.reference import divisors_4\n    return divisors_4(n)

# %% wrong: slow-for-what-is-left, primes only are quick
def fast_divisors(n):
    if is_prime(n):
        return 2
    return sum(1 if i * i == n else 2 for i in range(1, isqrt(n) + 1) if n % i == 0)

# %% wrong: far-too-slow, numpy
import numpy as np

def fast_divisors(n):
    low = np.arange(1, isqrt(n) + 1)
    return 2 * int((n % low == 0).sum()) - (isqrt(n) ** 2 == n)

# %% wrong: pairs-to-the-cube-root
def fast_divisors(n):
    count, i = 0, 1
    while i**3 <= n:
        if n % i == 0:
            count += 2
        i += 1
    return count
# wrong pairs-to-the-cube-root: count += 2 => count += 1 if i * i == n else 2
