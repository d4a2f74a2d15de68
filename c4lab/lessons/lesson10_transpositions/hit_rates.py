"""10.6 How often tables of different sizes know a position."""

import ast

from c4lab.checks.writing import Answer, compare, exercise, known
from c4lab.lessons.shared.boards import parsed

START, FOUR, SOME = parsed("", "4", "4453")
CASES = [
    ([64], START, 3),
    ([64], START, 4),
    ([0, 64], START, 4),
    ([1, 16, 1000], SOME, 4),
    ([1000, 16], FOUR, 4),
    ([0], START, 2),
    ([], START, 4),
    ([7], FOUR, 5),
    ([100_000], START, 5),
]


def no_table_given(tree: ast.Module) -> bool:
    """Whether nothing is handed over as `table`."""
    keywords = (node.arg for node in ast.walk(tree) if isinstance(node, ast.keyword))
    return "table" not in keywords


KNOWN = known(
    r"""
    hits-not-rate: That is the number of hits. How many probes were there?
        table.hits / table.probes if table.probes else 0 => table.hits
    cut-offs-for-hits: A hit that needed a search all the same is a hit too: divide `table.hits`.
        $t.hits / $p =~> $t.cut_offs / $p
    upside-down: The hits are divided by the probes, not the other way.
        table.hits / table.probes if table.probes else 0 =>
            table.probes / table.hits if table.hits else 0
        $t.hits / $t.probes ~> $t.probes / $t.hits
    whole-numbers: `//` leaves out what comes after the point, and here that is all. Divide with
            `/`.
        $h / $p ~> $h // $p
    rounded: The rate is rounded. Return all of it.
        $h / $p ~> round($h / $p, $n)
    other-position: Search the `position` that is given.
        with_memory(position, => with_memory(ConnectFour(),
    per-cent: That is the rate in per cent. Asked for is a number from 0 to 1.
        table.hits / table.probes if => 100 * table.hits / table.probes if
    one-table-for-all: The table of one size is used for the next too: make a new one in the loop.
        for size in sizes:\n        table = Table(size) =>
            table = Table(*sizes[:1])\n    for size in sizes:
        for $n in $s: $t = Table($n); $$b ~> $t = Table($x)\nfor $n in $s: $$b
    no-limit: A table with no number has no limit. Give it the size.
        Table($n) =~> Table()
    left-to-right: The search goes from left to right: give it `order=centre_first`.
        , order=centre_first =>
    no-evaluation: It searches without an evaluation: the third thing that it gets is `Squares()`.
        depth, Squares() => depth
    table-not-handed-over: The search makes a table of its own if it gets none, and yours stays
            empty: `table=table`.
        , table=table =>
        seen: no_table_given
    full-for-probes: Divide by how often a position was looked up, not by how many were stored or
            are in the table.
        $t.hits / $t.probes =~> $t.hits / len($t)
        $t.hits / $t.probes ~> $t.hits / $t.stores
    """,
    no_table_given=no_table_given,
)


@exercise("10.6", KNOWN)
def hit_rates(answer: Answer) -> None:
    compare(answer, CASES)
