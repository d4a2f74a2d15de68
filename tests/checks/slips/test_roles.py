"""Which expressions a general edit takes for a number of things, an index or a bound."""

import ast

from c4lab.checks.slips.roles import is_count
from c4lab.checks.slips.tree import Program

SOURCE = """
def f(n, m, k):
    if n < k + 3:
        m = n - 1
    if n == 6:
        return m * 2
    rows = [k + n, -m]
    return g(n)[m:k]
"""


def test_counts_are_names_calls_and_sums_where_a_number_belongs() -> None:
    program = Program.parse(SOURCE)
    assert program is not None
    found = [site for site in program.sites if is_count(program, site)]
    assert [ast.unparse(site.node) for site in found] == ["n", "k + 3", "n", "m", "k"]
