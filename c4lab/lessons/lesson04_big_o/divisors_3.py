"""04.3 The bug hunt: one indentation, and a division that leaves the whole numbers."""

from c4lab.checks.writing import Answer, Wrong, compare, exercise, known
from c4lab.lessons.lesson04_big_o.slashes import DIGITS, SLASHES, has_slash

# It fills a list of n * n entries: no large ones.
CASES = [(n,) for n in (*range(1, 22), 24, 25, 27, 30, 32, 35, 36, 42, 50, 90)]
SEARCH = r"while $c:\n    $$a\n    $p += 1\n$found = 0\nfor $p in $numbers: $$b"
KNOWN = known(rf"""
    odd-numbers-as-primes: 2 and 3 are right now, but they were only the first sign: for 9 the
            answer is that of a prime. Why is 9 not crossed out when the primes are collected?
        p * p <= n => p == 2
    squares-of-primes-lost: What is left can be the square of a prime: three divisors, not four.
        count * 3 => count * 4
    collected-too-early: Primes are collected inside the loop that crosses out, before its end.
        {SEARCH} ~>
            while $c:\n    $$a\n    $found = 0\n    for $p in $numbers: $$b\n    $p += 1
""")


@exercise("04.3", (*KNOWN, *SLASHES))
def divisors_3(answer: Answer) -> None:
    with answer.part("counts", first=True):
        compare(answer, CASES)
    with answer.part("division"):
        refuse_slash(answer)


def refuse_slash(answer: Answer) -> None:
    """Raises Wrong if the code divides with `/`."""
    if answer.tree and has_slash(answer.tree):
        wrong = Wrong(
            "still-divides-with-slash",
            f"All counts are right now. But it still divides with `/`. {DIGITS} Use `//`.",
        )
        wrong.again = refuse_slash
        raise wrong
