# %% right: solution
# wrong ends-before-the-root: isqrt(n) + 1 => isqrt(n)
# wrong pairs-counted-twice: isqrt(n) + 1 => n

# %% right: while
def divisors_2(n):
    count, i = 0, 1
    while i * i < n:
        count += 2 * (n % i == 0)
        i += 1
    return count + (i * i == n)
# wrong root-counted-twice: i * i < n => i * i <= n
# wrong squares-still-wrong: count + (i * i == n) => count

# %% right: set
def divisors_2(n):
    found = set()
    for i in range(1, int(sqrt(n)) + 1):
        if n % i == 0:
            found |= {i, n // i}
    return len(found)
# wrong ends-before-the-root: int(sqrt(n)) + 1 => int(sqrt(n))
# wrong lower-half-only: {i, n // i} => {i}
# wrong no-longer-fast: int(sqrt(n)) + 1 => n + 1

# %% right: numpy
import numpy as np

def divisors_2(n):
    low = np.arange(1, isqrt(n) + 1)
    return 2 * int((n % low == 0).sum()) - (isqrt(n) ** 2 == n)
# wrong root-counted-twice: - (isqrt(n) ** 2 == n) =>
# wrong no-longer-fast: low = np.arange(1, isqrt(n) + 1)\n    return 2 * int((n % low == 0).sum()) - (isqrt(n) ** 2 == n) => return int((n % np.arange(1, n + 1) == 0).sum())

# %% wrong: no-longer-fast, without a loop of Python's
def divisors_2(n):
    return list(map(n.__mod__, range(1, n + 1))).count(0)

# %% wrong: one-more-for-all
def divisors_2(n):
    count = 1
    for i in range(1, ceil(sqrt(n))):
        if n % i == 0:
            if i * i == n:
                count += 1
            else:
                count += 2
    return count

# %% wrong: one-is-one-divisor
def divisors_2(n):
    count = 2  # 1 and n
    for i in range(2, isqrt(n) + 1):
        if n % i == 0:
            count += 1 if i * i == n else 2
    return count
