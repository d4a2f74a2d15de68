# %% right: solution
# wrong still-divides-with-slash: n //= primes[i] => n = int(n / primes[i])

# %% right: lists
def sieve(n):
    prime = [False, False] + [True] * n
    for p in range(2, isqrt(n) + 1):
        if prime[p]:
            for multiple in range(p * p, n + 1, p):
                prime[multiple] = False
    return prime

def divisors_3(n):
    prime = sieve(n)
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

# %% right: divmod
def divisors_3(n):
    prime = [p > 1 and all(p % q for q in range(2, isqrt(p) + 1)) for p in range(n + 1)]
    count, p = 1, 2
    while p < n ** (1 / 3) + 1:
        times = 1
        while divmod(n, p)[1] == 0:
            n, times = divmod(n, p)[0], times + 1
        count, p = count * times, p + 1
    if prime[n] or n == 1:
        return count * (2 if n > 1 else 1)
    return count * (3 if n == isqrt(n) ** 2 else 4)
# wrong raises|index-out-of-range: count, p = 1, 2 => return [0, 1][n]
