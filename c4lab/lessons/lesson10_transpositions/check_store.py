"""10.3 What a search has found out, as two bounds."""

import ast
from math import inf

from c4lab.checks.writing import Answer, Script, Wrong, compare, exercise, known, uses
from c4lab.lessons.lesson10_transpositions import fresh_cases


def rebinds(tree: ast.Module) -> bool:
    """For a `seen` line: whether the code assigns to the name `table`, as in `table = {}`."""
    return any(
        isinstance(target, ast.Name) and target.id == "table"
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        for target in node.targets
    )


Search = tuple[str, int, float, float, float]  # key, depth, value, alpha, beta
NEW: list[list[Search]] = [
    [("A", 1, value, alpha, beta)]
    for alpha, beta in ((0, 4), (-3, -1), (0, 1), (-inf, inf), (-2, inf), (-inf, 2))
    for value in (-5, -3, -2, -1, 0, 1, 2, 4, 5)
]
OTHER: list[list[Search]] = [
    [("A", 3, 5, 0, 4), ("B", 3, -1, 0, 4)],
    [("A", 3, 5, 0, 4), ("A", 4, 2, 3, 6)],
    [("A", 3, 5, 0, 4), ("A", 2, 2, 3, 6)],
    [("A", 3, -5, 0, 4), ("A", 4, 0, -4, 6)],
    [("A", 3, -5, 0, 4), ("A", 2, 0, -4, 6)],
]
# In each list, all answers for one key can be true of the same value, such as 5 to 7, 6, or 0.
TWICE: list[list[Search]] = [
    [("A", 3, 5, 0, 4), ("A", 3, 7, 8, 9)],
    [("A", 3, 7, 8, 9), ("A", 3, 5, 0, 4)],
    [("A", 3, 5, 0, 4), ("A", 3, 6, 5, 8)],
    [("A", 3, 5, 0, 4), ("A", 3, 4, 0, 1)],
    [("A", 3, 4, 0, 1), ("A", 3, 5, 0, 4)],
    [("A", 3, -5, 0, 4), ("A", 3, -4, 0, 1)],
    [("A", 3, -4, 0, 1), ("A", 3, -5, 0, 4)],
    [("A", 3, 2, 0, 4), ("A", 3, 1, 0, 1)],
    [("A", 3, 2, 0, 4), ("A", 3, 4, 5, 6), ("B", 3, 9, 0, 1)],
    [("A", 3, 0, -2, -1), ("A", 3, -1, -3, -2)],
    [("A", 3, 0, 1, 2), ("A", 3, 1, 2, 3)],
    [("A", 3, 0, -2, 2), ("A", 3, 3, 3, 4)],
    [("A", 3, 5, 0, 4), ("A", 3, 7, 8, 9), ("A", 3, 6, 5, 8)],
]
TYPE = Script("""\
table = {}
store(table, "A", 3, 5, 0, 4)
type(table["A"]).__name__""")
ROOM = r"low = value if value > alpha else -inf\n    high = value if value < beta else inf"
STORED = "table[key] = (depth, low, high)"
SAME = "if key in table and table[key][0] == depth:"
LOW, HIGH = "max(low, table[key][1])", "min(high, table[key][2])"
BOTH = rf"low = {LOW}\n        high = {HIGH}"
OLD_LOW, OLD_HIGH = "low = table[key][1]", "high = table[key][2]"
KNOWN = known(
    rf"""
    new-table: You made a new dict. Write into the one that your function was given.
        {STORED} => table = {{key: (depth, low, high)}}
        seen: rebinds
    only-printed: Your function prints something, but does not change `table`. Write the entry into
            `table`.
        {STORED} => print(key, depth, low, high)
        seen: prints
    returned-not-stored: Nothing is written into `table`. A new tuple is lost unless you store it:
            write it into `table`, under the key.
        table[key] = => return
    bound-as-value: Outside the window the answer is a bound: the true value lies on one side of it,
            and the other side is open.
        {ROOM} => low = high = value
    upper-as-value: An answer of alpha or less is stored as if it were the value. The value may be
            less: the answer is only an upper bound.
        value if value > alpha else -inf => value
    lower-as-value: An answer of beta or more is stored as if it were the value. The value may be
            more: the answer is only a lower bound.
        value if value < beta else inf => value
    sides-swapped: The bounds are exchanged. An answer of beta or more says "at least", so it is a
            lower bound, the low. An answer of alpha or less says "at most": an upper bound.
        {ROOM} => low = value if value < beta else -inf; high = value if value > alpha else inf
        {ROOM} => low = value if value < beta else -inf; high = value if value > alpha else inf &&
            key in table and table[key][0] == depth => key in table
    exact-is-missing: An answer between alpha and beta is the value, exactly: then both low and high
            are known.
        {ROOM} => low = value if value >= beta else -inf;
            high = value if value <= alpha else inf
        {ROOM} => low = value if value > alpha else -inf;
            high = value if value <= alpha else inf
        {ROOM} => low = value if value >= beta else -inf;
            high = value if value < beta else inf
        {ROOM} => if alpha < value < beta: return\n    {ROOM}
    edge-of-the-window: An answer that is equal to alpha or to beta is a bound too: the search did
            not look further.
        > alpha => >= alpha
        < beta => <= beta
        {ROOM} =>
            low = value if value >= alpha else -inf; high = value if value <= beta else inf
    one-bound-for-all: Every answer is stored as a bound on the same side. Compare it with alpha and
            with beta first.
        {ROOM} => low, high = value, inf
        {ROOM} => low, high = -inf, value
    window-for-value: You store the ends of the window. The bound is the answer of the search, which
            says more than alpha or beta.
        {ROOM} =>
            low = beta if value >= beta else -inf if value <= alpha else value;
            high = alpha if value <= alpha else inf if value >= beta else value
        {ROOM} =>
            low = beta if value >= beta else -inf if value <= alpha else alpha;
            high = alpha if value <= alpha else inf if value >= beta else beta
        {ROOM} =>
            low = value if value >= beta else -inf if value <= alpha else alpha;
            high = value if value <= alpha else inf if value >= beta else beta
        {ROOM} =>
            low, high = (beta, inf) if value >= beta else (-inf, alpha) if value <= alpha else
            (-inf, inf)
        {ROOM} => low, high = alpha, beta
        low = value if => low = min(value, beta) if
        high = value if => high = max(value, alpha) if
    window-for-the-open-side: On the unknown side you store an end of the window. Nothing is known
            on that side, and the value may lie outside of the window: store -inf or inf.
        else -inf => else alpha && else inf => else beta
        else inf => else beta
        else -inf => else alpha
        else -inf => else beta && else inf => else alpha
    infinities-exchanged: An unknown low is -inf, and an unknown high is inf. Yours have the
            opposite signs.
        {ROOM} => low = value if value > alpha else inf; high = value if value < beta else -inf
        else -inf => else inf
        else inf => else -inf
    none-for-unknown: A bound that is not known is -inf or inf, as the exercise says, not None.
        else -inf => else None && else inf => else None
    zero-for-unknown: A bound that is not known is -inf or inf, as the exercise says, not 0.
        else -inf => else 0 && else inf => else 0
    other-entry: An entry is `(depth, low, high)`, three things in this order.
        {STORED} => table[key] = (low, high)
        {STORED} => table[key] = (low, high, depth)
        {STORED} => table[key] = (depth, high, low)
        {STORED} => table[key] = value
        {STORED} => table[key] = (depth, value)
        {STORED} => table[key, depth] = (low, high)
        {STORED} => table[key, depth] = (depth, low, high)
    key-unknown: The key may not be in the table: ask first whether it is there.
        key in table and table => table
    deeper-stays: Replace an entry with another depth, even if the new search looks less deep.
        {SAME} => if key in table and table[key][0] > depth: return\n    {SAME}
    mixes-depths: An entry with another depth says nothing about this one: replace it.
        table and table[key][0] == depth => table
        table[key][0] == depth => table[key][0] >= depth
        table[key][0] == depth => table[key][0] >= depth && table[key] = (depth, => table[key] = (
            max(depth, table[key][0]) if key in table else depth,
        table[key][0] == depth => table[key][0] <= depth
    shallower-stays: Replace an entry with another depth, also if the new search looks deeper.
        {SAME} => if key in table and table[key][0] < depth: return\n    {SAME}
    old-depth-stays: The entry gets the new bounds, but keeps its old depth. Store the new depth
            too.
        table[key] = (depth, => table[key] = (table[key][0] if key in table else depth,
        table[key] = (depth, => table[key] = (max(depth, table[key][0]) if key in table else depth,
    old-entry-stays: There is an entry for the key already, and you do not change it. Replace an
            entry with another depth. Give one with the same depth the better bounds.
        {STORED} => table.setdefault(key, (depth, low, high))
    old-entry-stays: An entry with another depth is not replaced: once the key is there, it keeps
            its old depth and bounds.
        {SAME} => if key in table and table[key][0] != depth: return\n    {SAME}
    old-entry-stays: An entry with the same depth is left as it is. The new search may have found a
            better bound.
        {SAME} => if key in table and table[key][0] == depth: return\n    {SAME}
    forgets-the-old: There was an entry with the same depth already, and what it knew is lost now.
        key in table and table[key][0] == depth => False
    elif-for-both: Both old bounds may be better than the new ones. With `elif`, the second is not
            looked at if the first was taken.
        {BOTH} => if table[key][1] > low: {OLD_LOW}\n        elif table[key][2] < high: {OLD_HIGH}
        {BOTH} => if table[key][2] < high: {OLD_HIGH}\n        elif table[key][1] > low: {OLD_LOW}
    new-takes-the-place: A new bound takes the place of the old one on its side even where the old
            one is better. Take the larger low, and the smaller high.
        {LOW} => low if low > -inf else table[key][1] &&
            {HIGH} => high if high < inf else table[key][2]
        {LOW} => low if low > -inf else table[key][1]
        {HIGH} => high if high < inf else table[key][2]
    old-keeps-its-place: An old bound stays even where the new one is better. Take the larger low,
            and the smaller high.
        {LOW} => table[key][1] if table[key][1] > -inf else low &&
            {HIGH} => table[key][2] if table[key][2] < inf else high
        {LOW} => table[key][1] if table[key][1] > -inf else low
        {HIGH} => table[key][2] if table[key][2] < inf else high
    old-entry-as-a-whole: You keep one of the two entries completely. But the better low may be in
            one entry, and the better high in the other: choose them one by one.
        {BOTH} => if table[key][2] - table[key][1] < high - low: return
        {BOTH} => if table[key][2] - table[key][1] <= high - low: return
        {BOTH} => if table[key][1] >= low and table[key][2] <= high: return
        {BOTH} => if table[key][1] > low or table[key][2] < high: return
        {BOTH} => if table[key][1] > low: low, high = table[key][1:]
        {BOTH} => if table[key][2] < high: low, high = table[key][1:]
    wrong-column: An entry is `(depth, low, high)`: place 0 has the depth, 1 the low, 2 the high.
            Here an old number is taken from another place.
        {LOW} => max(low, table[key][2]) && {HIGH} => min(high, table[key][1])
        {LOW} => max(low, table[key][0]) && {HIGH} => min(high, table[key][1])
        {LOW} => max(low, table[key][0])
        {HIGH} => min(high, table[key][1])
    zero-is-no-bound: An old bound of 0 counts as if there were none. 0 is a value like any other.
        {LOW} => max(low, table[key][1] or -inf) && {HIGH} => min(high, table[key][2] or inf)
        {LOW} => max(low, table[key][1] or -inf)
        {HIGH} => min(high, table[key][2] or inf)
    one-side-lost: On one side the old bound is forgotten, even if it is the better one.
        {LOW} => low
        {HIGH} => high
    worse-bound: You keep the worse bound. Of two true bounds, the better one leaves fewer values:
            the larger low, the smaller high.
        {LOW} => min(low, table[key][1]) && {HIGH} => max(high, table[key][2])
        {LOW} => min(low, table[key][1]) && {HIGH} => max(high, table[key][2]) && {SAME} =>
            if key not in table: low, high = -inf, inf\n    elif table[key][0] == depth:
        {LOW} => min(low, table[key][1])
        {HIGH} => max(high, table[key][2])
    """,
    rebinds=rebinds,
    prints=uses("print"),
)


def script(searches: list[Search]) -> Script:
    """The code that stores these searches, one after the other, and then asks for the table."""
    calls = "\n".join(f"store(table, {', '.join(map(repr, each))})" for each in searches)
    return Script(f"table = {{}}\n{calls}\ntable")


@exercise("10.3", KNOWN)
def store(answer: Answer) -> None:
    with answer.part("bounds", first=True):
        compare(answer, map(script, [*NEW, *OTHER]), fresh=[*map(script, fresh_cases.store_new())])
        refuse_lists(answer)
    with answer.part("what was known"):
        compare(answer, map(script, TWICE), fresh=[*map(script, fresh_cases.store_again())])


def refuse_lists(answer: Answer) -> None:
    """Raises Wrong if an entry is no tuple."""
    if (found := answer.ask(TYPE)) != "tuple":
        raise Wrong(
            "other-than-a-tuple",
            f"The numbers are right, but the entry is a {found}. The table holds tuples: "
            "`(depth, low, high)`.",
        )
