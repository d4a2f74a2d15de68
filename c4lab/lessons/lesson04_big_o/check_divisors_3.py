"""04.3 The bug hunt: one indentation, and a division that leaves the whole numbers."""

import ast
from collections.abc import Iterator

from c4lab.checks.writing import Answer, Wrong, compare, exercise, known
from c4lab.lessons.lesson04_big_o import fresh_cases
from c4lab.lessons.lesson04_big_o.slashes import DIGITS, has_slash
from c4lab.lessons.shared.code.loops import explain_loops

# No large numbers: the code that is given fills a list of n * n entries.
CASES = [(n,) for n in (*range(1, 22), 24, 25, 27, 30, 32, 35, 36, 42, 50, 90)]
KNOWN = known(r"""
    odd-numbers-as-primes: 2 and 3 are right now, but they were only the first sign: for 9 your
            answer is that of a prime. Why is 9 not yet crossed out when the primes are collected?
        p * p <= n => p == 2
    squares-of-primes-lost: What is left can be the square of a prime: three divisors, not four.
        count * 3 => count * 4
    times-from-zero: A prime that divides n three times multiplies the count by 4: it can be taken
            0, 1, 2 or 3 times. At what number does `times` have to begin?
        times = 1 => times = 0
        count *= times => count *= max(times - 1, 1)
    never-multiplied: The first count is lost: what is counted for one prime is multiplied by what
            the primes before it gave.
        count *= times => count = times
    added-not-multiplied: The choices for one prime and for the next are multiplied, not added.
        count *= times => count += times
        count *= times => count += times - 1
    divides-once: A prime may divide n more than once: 2 divides 8 three times. Divide as often as
            it goes.
        while n % primes[i] == 0: => if n % primes[i] == 0:
    cases-of-the-rest: What is left has two divisors if it is prime, three if it is the square of a
            prime, one if it is 1, and else four.
        count if n == 1 else count * 4 => count * 4
        count if n == 1 else count * 4 => count
        count * 2 => count
        count * 2 => count * 3 && count * 3\n    return count if => count * 2\n    return count if
        count * 3 => count * 2
        count * 3 => count
        count if n == 1 else count * 4 => count if n == 1 else count * 2
        count if n == 1 else count * 4 => count if n == 1 else count * 3
""")
INSIDE = (
    "The primes are collected inside the loop that crosses out. Before that loop has ended, some "
    "numbers are left that are no primes, and for n = 2 and 3 the loop has no round at all. "
    "Collect the primes after it."
)
NO_PRIME = (
    "`primes` has a 0 where the last loop looks for a prime. Have all primes up to n been "
    "collected, n itself too?"
)
ONE = "For n = 1 there is no prime to divide by. It has one divisor: answer that first, as before."


@exercise("04.3", KNOWN)
def divisors_3(answer: Answer) -> None:
    with answer.part("counts", first=True), explain_loops(answer):
        try:
            compare(answer, CASES, fresh=fresh_cases.divisors_3())
        except Wrong as wrong:
            if wrong.status == "raised" or wrong.reason == "wrong-value":
                _name_missing_primes(wrong, answer)
            raise
    with answer.part("division"):
        if answer.tree and has_slash(answer.tree):
            raise Wrong(
                "still-divides-with-slash",
                f"All counts are right now. But it still divides with `/`. {DIGITS} Use `//`.",
            )


def _name_missing_primes(wrong: Wrong, answer: Answer) -> None:
    """Gives `wrong` the reason and the sentence about primes that are missing, if it is that."""
    by_zero = "ZeroDivisionError" in wrong.message
    if by_zero and wrong.case == (1,):
        wrong.reason, wrong.message = "one-forgotten", ONE
    elif answer.tree and collects_inside(answer.tree):
        wrong.reason, wrong.message = "collected-too-early", INSIDE
    elif by_zero and "primes[" in wrong.message:
        wrong.reason, wrong.message = "primes-missing", NO_PRIME


def collects_inside(tree: ast.Module) -> bool:
    """Whether one loop both crosses numbers out in `prime` and fills `primes`."""
    for loop in ast.walk(tree):
        if isinstance(loop, (ast.For, ast.While)):
            filled = set(_lists_filled_in(loop))
            if filled >= {"prime", "primes"}:
                return True
    return False


def _lists_filled_in(loop: ast.AST) -> Iterator[str]:
    """The names of the lists that get an item, as in `prime[i] = ...` or `primes.append(...)`."""
    for node in ast.walk(loop):
        match node:
            case ast.Subscript(value=ast.Name(id=name), ctx=ast.Store()):
                yield name
            case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr="append" | "add")):
                yield name
