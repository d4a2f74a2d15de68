"""10.6 How often tables of different sizes know a position."""

import ast

from c4lab.checks.writing import Answer, compare, exercise, known
from c4lab.lessons.shared.boards import parsed

START, FOUR, SOME = parsed("", "4", "4453")
CASES = [
    ([64], START, 4),  # there are hits, so that hits and probes can be exchanged without an error
    ([64], START, 3),
    ([0, 64], START, 4),
    ([1, 16, 1000], SOME, 4),
    ([1000, 16], FOUR, 4),
    ([0], START, 2),
    ([], START, 4),
    ([7], FOUR, 5),
    ([100_000], START, 5),
]


def no_table_given(tree: ast.Module) -> bool:
    """For a `seen` line: whether no call has an argument `table=`."""
    keywords = (node.arg for node in ast.walk(tree) if isinstance(node, ast.keyword))
    return "table" not in keywords


KNOWN = known(
    r"""
    hits-not-rate: That is the number of hits. How many probes were there?
        table.hits / table.probes if table.probes else 0 => table.hits
    cut-offs-for-hits: A hit that needed a search all the same is a hit too: divide `table.hits`.
        $t.hits / $p =~> $t.cut_offs / $p
    upside-down: The rate is upside down: the hits are divided by the probes, not the other way.
        table.hits / table.probes if table.probes else 0 =>
            table.probes / table.hits if table.hits else 0
        $t.hits / $t.probes ~> $t.probes / $t.hits
    whole-numbers: `//` leaves out what comes after the point, and here that is all. Divide with
            `/`.
        $h / $p ~> $h // $p
    no-order: The search goes from left to right: give it `order=centre_first`. And it is the hits
            that are divided by the probes.
        , order=centre_first => && table.hits / => table.cut_offs /
        , order=centre_first => && hits / table.probes if => hits / table.stores if
    rounded: The rate is rounded. Return all of it.
        $h / $p ~> round($h / $p, $n)
    other-position: Search the `position` that is given.
        with_memory(position, => with_memory(ConnectFour(),
    per-cent: That is the rate in per cent. Asked for is a number from 0 to 1.
        table.hits / table.probes if => 100 * table.hits / table.probes if
    one-table-for-all: The same table is used for one size after the other, and knows already what
            was searched before: make a new table for each size.
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
    full-for-probes: Divide by the probes, how often a position was looked up, not by how many are
            in the table.
        $t.hits / $t.probes =~> $t.hits / len($t)
    stores-for-probes: Divide by the probes, how often a position was looked up, not by the stores.
        $t.hits / $t.probes =~> $t.hits / $t.stores
    size-for-probes: Divide by the probes, how often a position was looked up, not by the number of
            slots.
        table.hits / table.probes if table.probes else => table.hits / size if size else
    misses-for-hits: That is the share of the probes that found nothing. Asked for is the share that
            found the position: the hits.
        table.hits / table.probes if => (table.probes - table.hits) / table.probes if
    divided-by-both: The probes are all look-ups, those that hit and those that did not. Divide by
            them alone.
        table.hits / table.probes if => table.hits / (table.hits + table.probes) if
    hits-per-node: Divide by the probes, not by the nodes of the search.
        $t.hits / $t.probes ~> $t.hits / $m.nodes
    zero-left-out: Size 0 is left out. The dict has every size, and with 0 slots the hit rate is 0.
        for size in sizes: => for size in filter(None, sizes):
    first-size-only: The dict has the first size only. Does a `return` stand in the loop? Every size
            is to be in the dict.
        \n    return rates => \n        return rates
        for size in sizes: => for size in sizes[:1]:
    last-size-only: The dict has the last size only. Every size is to be in there.
        for size in sizes: => for size in sizes[-1:]:
    """,
    no_table_given=no_table_given,
)


@exercise("10.6", KNOWN)
def hit_rates(answer: Answer) -> None:
    compare(answer, CASES)
