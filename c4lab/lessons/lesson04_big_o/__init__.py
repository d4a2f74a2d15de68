"""The checks of lesson 04, Big-O: a module for each exercise, named after the answer.

`reference` tells primes from other numbers; `mysteries` are the functions to be measured.
"""

from c4lab.lessons.lesson04_big_o import (
    divisors_2,
    divisors_3,
    fast_divisors,
    grows_like,
    measured,
    verdicts,
)

__all__ = ["divisors_2", "divisors_3", "fast_divisors", "grows_like", "measured", "verdicts"]
