# ---
# jupyter:
#   jupytext:
#     text_representation:
#       extension: .py
#       format_name: percent
#   kernelspec:
#     display_name: Python 3
#     language: python
#     name: python3
# ---

# %% [markdown]
# # Exercises 4 · Big-O
#
# **About 70 minutes, 16 points.** They belong to the lesson [Big-O](../notebooks/04_big_o.ipynb).
#
# As before: an answer cell, a check cell, `hint("04.2")` when you are stuck, `solution("04.2")` after an honest try.

# %%
from math import ceil, isqrt, sqrt

from c4lab.checks import check, hint, solution
from c4lab.checks.lesson04.mysteries import first, second, third
from c4lab.instruments import count_steps, growth

# %% [markdown]
# ## 04.1 What grows like what? (2 points, 10 minutes, predict)
#
# Seven pieces of code. `work()` takes the same time whenever it is called. How does the time of each piece grow with n?
#
# ```python
# # A
# for i in range(n):
#     for j in range(n):
#         work()
#
# # B
# while n > 1:
#     work()
#     n = n // 2
#
# # C
# i = 1
# while i * i <= n:
#     work()
#     i = i + 1
#
# # D
# for i in range(n):
#     for j in range(100):
#         work()
#
# # E
# for i in range(n):
#     k = n
#     while k > 1:
#         work()
#         k = k // 2
#
# # F
# for i in range(n):
#     for j in range(i):
#         work()
#
# # G
# def g(n):
#     work()
#     if n > 0:
#         g(n - 1)
#         g(n - 1)
# ```
#
# Write for each one of `"log n"`, `"sqrt n"`, `"n"`, `"n log n"`, `"n^2"` and `"2^n"`. One of them occurs twice.

# %% tags=["exercise-04.1"]
grows_like = {
    ### BEGIN GIVEN
    # "A": ...,
    # "B": ...,
    # "C": ...,
    # "D": ...,
    # "E": ...,
    # "F": ...,
    # "G": ...,
    ### END GIVEN
    ### BEGIN SOLUTION
    "A": "n^2",
    "B": "log n",
    "C": "sqrt n",
    "D": "n",
    "E": "n log n",
    "F": "n^2",
    "G": "2^n",
    ### END SOLUTION
}

# %%
check("04.1", grows_like)

# %% [markdown]
# ## 04.2 Number two and the perfect squares (2 points, 8 minutes, bug hunt)
#
# The workshop's second function, as it was printed: each divisor i below the square root of n stands for two, i and n // i. It is wrong for 1, 4, 9, 16 and every other
# perfect square, always by one. Mend it. It has to stay as fast: about √n rounds.
#
# Examples: `divisors_2(9)` is `3` (1, 3 and 9), and `divisors_2(6)` is `4`.

# %% tags=["exercise-04.2"]
def divisors_2(n):
    count = 0
    ### BEGIN GIVEN
    # for i in range(1, ceil(sqrt(n))):
    ### END GIVEN
    ### BEGIN SOLUTION
    for i in range(1, isqrt(n) + 1):
    ### END SOLUTION
        if n % i == 0:
            if i * i == n:
                count += 1
            else:
                count += 2
    return count


# %%
check("04.2", divisors_2)

# %% [markdown]
# Was your first idea to add 1 to the end of the range? Many have it. Try that on all numbers up to 30, even if your answer is right already:
#
# ```python
# [n for n in range(1, 31) if divisors_2(n) != sum(n % i == 0 for i in range(1, n + 1))]
# ```

# %% [markdown]
# ## 04.3 Number three, indented by accident (3 points, 12 minutes, bug hunt)
#
# The workshop's third function. It crosses out the multiples of 2, 3, 5 and so on, so that only primes are left in `prime`, collects them, and then divides n by each prime up to the cube root of n.
# What is left can be 1, a prime, the square of a prime, or a product of two primes.
#
# As it was printed, `divisors_3(2)` raises a ZeroDivisionError, and so does 3. Up to 40, the count is wrong for 9, 15, 18, 21, 25, 30, 35 and 36. Find out why, and mend it. Then find a second fault that no
# n of this size shows: it would cost you the last digit of a large number.
#
# Do not call it with a large n. It fills a list of n · n entries, as you know from the lesson; leave that as it is.

# %% tags=["exercise-04.3"]
def divisors_3(n):
    if n == 1:
        return 1
    prime = [False, False] + [True] * n
    square_of_prime = [None] * (n * n + 2)
    for i in range(n * n + 2):
        square_of_prime[i] = False
    primes = [0] * n
    p = 2
    while p * p <= n:
        if prime[p]:
            for multiple in range(2 * p, n + 1, p):
                prime[multiple] = False
        ### BEGIN GIVEN
        # found = 0
        # for p in range(2, n + 1):
        #     if prime[p]:
        #         primes[found] = p
        #         square_of_prime[p * p] = True
        #         found += 1
        # p += 1
        ### END GIVEN
        ### BEGIN SOLUTION
        p += 1
    found = 0
    for p in range(2, n + 1):
        if prime[p]:
            primes[found] = p
            square_of_prime[p * p] = True
            found += 1
    ### END SOLUTION
    count, i = 1, 0
    while primes[i] ** 3 <= n:
        times = 1
        while n % primes[i] == 0:
            ### BEGIN GIVEN
            # n /= primes[i]
            ### END GIVEN
            ### BEGIN SOLUTION
            n //= primes[i]
            ### END SOLUTION
            times += 1
        count *= times
        i += 1
    ### BEGIN GIVEN
    # n = int(n)
    ### END GIVEN
    if prime[n]:
        return count * 2
    if square_of_prime[n]:
        return count * 3
    return count if n == 1 else count * 4


# %%
check("04.3", divisors_3)

# %% [markdown]
# ## 04.4 A fast one (4 points, 20 minutes, write)
#
# Write a function that counts the divisors of n in about n^(1/3) rounds, best without looking at the lesson. The test for primes is given:

# %%
def is_prime(n):
    """Whether n is prime, by the Miller-Rabin test; certain for n below 3.18e23."""
    bases = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37)
    if n < 2 or any(n % p == 0 for p in bases):
        return n in bases
    odd, halvings = n - 1, 0
    while odd % 2 == 0:
        odd, halvings = odd // 2, halvings + 1
    for base in bases:
        power = pow(base, odd, n)
        if power != 1 and all(pow(power, 2**i, n) != n - 1 for i in range(halvings)):
            return False
    return True


# %% [markdown]
# Examples: `fast_divisors(12)` is `6`, `fast_divisors(10**12)` is `169`, `fast_divisors(999_999_999_989)`, a prime, is `2`.
#
# The check looks at the counts first. Then it counts your *steps*, with `count_steps` as in the lesson, on three numbers of 13 and 14 digits that are as hard as can be. A slow computer does not matter.

# %% tags=["exercise-04.4"]
def fast_divisors(n):
    ### BEGIN SOLUTION
    count, p = 1, 2
    while p**3 <= n:
        times = 1
        while n % p == 0:
            n, times = n // p, times + 1
        count *= times
        p += 1
    if n == 1:
        return count
    if is_prime(n):
        return count * 2
    return count * 3 if isqrt(n) ** 2 == n else count * 4
    ### END SOLUTION


# %%
check("04.4", fast_divisors)

# %% [markdown]
# Then measure it on primes, the hardest case there is:
#
# ```python
# growth(fast_divisors, [999_999_937, 9_999_999_967, 99_999_999_977, 999_999_999_989])
# ```

# %% tags=["solution-only"]
assert fast_divisors(10**12) == 169
assert fast_divisors(999_999_999_989) == 2
primes = [999_999_937, 9_999_999_967, 99_999_999_977, 999_999_999_989]
assert all(map(is_prime, primes))
assert 0.3 < growth(fast_divisors, primes).exponent < 0.36

# %% [markdown]
# ## 04.5 What do these numbers count? (2 points, 10 minutes, predict)
#
# Large numbers about Connect Four, some from the sources of this series. A disc falls into one of seven columns of six cells, and a game has at most 42 moves.
#
# - A: There are 4,531,985,219,092 different positions.
# - B: There are 4,531,985,219,092 different games.
# - C: There are no more than 7^42, about 3.12 · 10^35, different games.
# - D: There are no more than 42!/(6!)^7, about 1.40 · 10^31, different games.
# - E: The tree that a search of the whole game has to go through has about 10^21 leaves.
# - F: There are about half a million different positions.
#
# Write `"exact"` if the number has been counted and is what the claim says, `"bound"` if it is an upper limit that can be proved, `"estimate"` if it comes from averages, and `"wrong"` if the claim is not true.

# %% tags=["exercise-04.5"]
verdicts = {
    ### BEGIN GIVEN
    # "A": ...,
    # "B": ...,
    # "C": ...,
    # "D": ...,
    # "E": ...,
    # "F": ...,
    ### END GIVEN
    ### BEGIN SOLUTION
    "A": "exact",
    "B": "wrong",
    "C": "bound",
    "D": "bound",
    "E": "estimate",
    "F": "wrong",
    ### END SOLUTION
}

# %%
check("04.5", verdicts)

# %% tags=["solution-only"]
from math import factorial

assert f"{7**42:.2e}" == "3.12e+35"
assert f"{factorial(42) // factorial(6) ** 7:.2e}" == "1.40e+31"

# %% [markdown]
# ## 04.6 Three functions in the dark (3 points, 10 minutes, measure)
#
# `first`, `second` and `third` each take a whole number. You are not told what they do, and you do not need to know. Measure with `growth` how their steps grow, at sizes of your choice, and write the
# exponents down to two decimals. `third` is quick, so it bears, and needs, much larger sizes than the others.

# %% tags=["exercise-04.6"]
measured = {
    ### BEGIN GIVEN
    # "first": ...,
    # "second": ...,
    # "third": ...,
    ### END GIVEN
    ### BEGIN SOLUTION
    "first": growth(first, [250, 500, 1000, 2000]).exponent,
    "second": growth(second, [250, 500, 1000, 2000]).exponent,
    "third": growth(third, [10**6, 10**7, 10**8, 10**9]).exponent,
    ### END SOLUTION
}

# %%
check("04.6", measured)

# %% [markdown]
# No power of n is exactly right for `first`. Look at its slopes from size to size: do they stay, or do they drift? Which of the curves of the lesson could it be?
#
# ```python
# growth(first, [100, 400, 1600, 6400]).table()
# ```

# %% [markdown]
# ## An open question (not graded)
#
# A friend shows you two programs that find the same thing. "Mine is O(n) and yours is O(n²), so mine is faster." You measure, and up to n = 5,000 yours is faster. Who is right? And what would you
# measure, and write down, before you said in public which of the two is better? Write a few sentences.

# %% [markdown] tags=["solution-only"]
# **A model answer.** Both can be right. Big-O says how the cost *grows*: from some n on, the O(n) program wins, and wins by more and more. It says nothing about where that n lies, since constant factors are left out.
# If the O(n) program does 5,000 times as much work in a round, as with a costly preparation, the other one is faster up to n = 5,000. So first ask how large n will be in real use. I would run both on the same inputs, check
# that the answers agree, and count steps at four or five sizes that double, to see both slopes and where the lines cross. Then the seconds: a warm-up, several repeats in turn, the median with the fastest and the slowest, nothing else
# running. I would write down the sizes, the kind of input (worst case or typical), the computer and the version of Python. And I would remember that steps of Python do not show what happens inside a single instruction, such as filling a long list.
