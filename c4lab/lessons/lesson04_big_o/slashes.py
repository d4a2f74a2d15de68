"""The slip of dividing whole numbers with `/`."""

from c4lab.checks.writing import Slip

DIGITS = (
    "`/` gives a decimal number, which holds only about 16 digits: 2 * (2**53 + 1) / 2 comes out "
    "one too small."
)
SLASHES = tuple(
    Slip("divides-with-slash", DIGITS, right, wrong)
    for right, wrong in (
        ("$n //= $p", "$n /= $p"),
        ("$n // $p", "$n / $p"),
        ("$n // $p", "int($n / $p)"),
    )
)
