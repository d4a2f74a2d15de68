"""10.6 How often tables of different sizes know a position."""

import ast

from c4lab.checks.writing import Answer, compare, contains, exercise, has, known
from c4lab.lessons.lesson10_transpositions import fresh_cases
from c4lab.lessons.shared.positions.boards import parsed

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


KNOWN = known(
    r"""
    hits-not-rate: That is the number of hits. How many probes were there?
        table.hits / table.probes if table.probes else 0 => table.hits
    cut-offs-for-hits: A hit after which the search went on is a hit too: divide `table.hits`.
        hits / => cut_offs /
    upside-down: The rate is upside down: the hits are divided by the probes, not the other way.
        table.hits / table.probes if table.probes else 0 =>
            table.probes / table.hits if table.hits else 0
        hits / table.probes => probes / table.hits
    table-unused: The search gets no table, so yours stays empty: give it `table=table`.
        , table=table =>
        seen: no_table_given
    whole-numbers: `//` cuts off all digits after the point, and here nothing is left. Divide with
            `/`.
        hits / => hits //
        seen: divides_down
    no-order: The search goes from left to right: give it `order=centre_first`. And divide the hits
            by the probes.
        , order=centre_first => && table.hits / => table.cut_offs /
        , order=centre_first => && hits / table.probes if => hits / table.stores if
    rounded: The rate is rounded. Return all its digits.
        table.hits / table.probes if => round(table.hits / table.probes, 2) if
        table.hits / table.probes if => round(table.hits / table.probes, 3) if
        table.hits / table.probes if => round(table.hits / table.probes, 4) if
    other-position: Search the `position` that is given.
        with_memory(position, => with_memory(ConnectFour(),
    per-cent: That is the rate in per cent. Return a number from 0 to 1.
        table.hits / table.probes if => 100 * table.hits / table.probes if
    one-table-for-all: All sizes use the same table, which already knows what an earlier search has
            stored. Make a new table for each size.
        for size in sizes:\n        table = Table(size) =>
            table = Table(*sizes[:1])\n    for size in sizes:
        rates = {} => rates = {}\n    table = Table(sizes[0]) && \n        table = Table(size) =>
        rates = {} => rates = {}\n    table = Table(sizes[-1]) && \n        table = Table(size) =>
        rates = {} => rates = {}\n    table = Table(sizes) && \n        table = Table(size) => 
        rates = {} => rates = {}\n    table = Table(max(sizes)) && \n        table = Table(size) => 
    no-limit: `Table()` without a number has no limit. Write `Table(size)`.
        (size) => ()
        (size) => () && if table.probes => if size
    left-to-right: The search goes from left to right: give it `order=centre_first`.
        , order=centre_first =>
    no-evaluation: Your search has no evaluation: its third argument should be `Squares()`.
        depth, Squares() => depth
    full-for-probes: Divide by the probes: how often a position was looked up. Your number is how
            many positions are in the table.
        / table.probes => / len(table)
    stores-for-probes: Divide by the probes (how often a position was looked up), not by the stores.
        probes if => stores if
    size-for-probes: Divide by the probes (how often a position was looked up), not by the number of
            slots.
        table.hits / table.probes if table.probes else => table.hits / size if size else
    misses-for-hits: That is the share of the probes that found nothing. Return the share that found
            the position: the hits.
        table.hits / table.probes if => (table.probes - table.hits) / table.probes if
    divided-by-both: The probes are all look-ups: hits and misses together. Divide by the probes
            only.
        table.hits / table.probes if => table.hits / (table.hits + table.probes) if
    zero-left-out: Size 0 is left out. The dict has every size, and with 0 slots the hit rate is 0.
        for size in sizes: => for size in filter(None, sizes):
    first-size-only: The dict has only the first size. Does a `return` stand in the loop? The dict
            needs every size.
        \n    return rates => \n        return rates
        for size in sizes: => for size in sizes[:1]:
    last-size-only: The dict has only the last size. It needs every size.
        for size in sizes: => for size in sizes[-1:]:
    """,
    no_table_given=lambda tree: not contains("with_memory($$given, table=$t)")(tree),
    divides_down=has(ast.FloorDiv),
)


@exercise("10.6", KNOWN)
def hit_rates(answer: Answer) -> None:
    compare(answer, CASES, fresh=fresh_cases.hit_rates())
