# %% right: solution

# %% right: while
def divisors_2(n):
    count, i = 0, 1
    while i * i < n:
        count += 2 * (n % i == 0)
        i += 1
    return count + (i * i == n)

# %% right: set
def divisors_2(n):
    found = set()
    for i in range(1, int(sqrt(n)) + 1):
        if n % i == 0:
            found |= {i, n // i}
    return len(found)
# wrong no-longer-fast: int(sqrt(n)) + 1 => n + 1

# %% right: numpy
import numpy as np

def divisors_2(n):
    low = np.arange(1, isqrt(n) + 1)
    return 2 * int((n % low == 0).sum()) - (isqrt(n) ** 2 == n)
