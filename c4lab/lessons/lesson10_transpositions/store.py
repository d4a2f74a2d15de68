"""10.3 What a search has found out, as two bounds."""

from math import inf

from c4lab.checks.writing import Answer, Script, compare, exercise, known

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
]
TWICE: list[list[Search]] = [
    [("A", 3, 5, 0, 4), ("A", 3, 7, 8, 9)],
    [("A", 3, 7, 8, 9), ("A", 3, 5, 0, 4)],
    [("A", 3, 5, 0, 4), ("A", 3, 6, 5, 8)],
    [("A", 3, 5, 0, 4), ("A", 3, 4, 0, 1)],
    [("A", 3, 4, 0, 1), ("A", 3, 5, 0, 4)],
    [("A", 3, -5, 0, 4), ("A", 3, -4, 0, 1)],
    [("A", 3, -4, 0, 1), ("A", 3, -5, 0, 4)],
    [("A", 3, 2, 0, 4), ("A", 3, 3, 0, 1)],
    [("A", 3, 2, 0, 4), ("A", 3, 1, 5, 6), ("B", 3, 9, 0, 1)],
]
KNOWN = known(r"""
    bound-as-value: Outside the window the answer is a bound: the true value lies on one side of it,
            and the other side is open.
        low = value if value > alpha else -inf\n    high = value if value < beta else inf =>
            low = high = value
        value if value > alpha else -inf => value
        value if value < beta else inf => value
    sides-swapped: An answer of beta or more says "at least", so it is the low that is known. An
            answer of alpha or less says "at most".
        value > alpha else -inf => value < beta else -inf &&
            value < beta else inf => value > alpha else inf
    edge-of-the-window: An answer that is just alpha or just beta is a bound too: the search did not
            look for more.
        value if $v > $a else -$i =~> value if $v >= $a else -$i
        value if $v < $b else $i =~> value if $v <= $b else $i
        low = value if value > alpha else -inf\n    high = value if value < beta else inf =>
            low = value if value >= alpha else -inf\n    high = value if value <= beta else inf
    window-for-value: The bound is what the search answered, which is sharper than the end of its
            window.
        low = value if value > alpha else -inf\n    high = value if value < beta else inf =>
            low = beta if value >= beta else -inf if value <= alpha else value;
            high = alpha if value <= alpha else inf if value >= beta else value
        low = value if => low = min(value, beta) if
        high = value if => high = max(value, alpha) if
    forgets-the-old: An entry with the same depth was there already, and knew something that is lost
            now.
        key in table and table[key][0] == depth => False
    mixes-depths: An entry with another depth says nothing about this one: replace it.
        key in table and table[key][0] == depth => key in table
    deeper-stays: An entry with another depth is to be replaced, also by one that looks less deep.
        if key in table and =>
            if key in table and table[key][0] > depth: return\n    if key in table and
    worse-bound: Of two true bounds the better one leaves less room: the larger low, the smaller
            high.
        max(low, table[key][1]) => min(low, table[key][1])
        min(high, table[key][2]) => max(high, table[key][2])
    new-table: A new dict is not the one that was handed over: write into that.
        $t[$k] = $v ~> $t = {}\n$t[$k] = $v
        $t[$k] = $v ~> $t = {$k: $v}
    key-unknown: The table need not know the key: ask first whether it is there.
        $k in $t and $t[$k][0] == $d ~> $t[$k][0] == $d
    returned-not-stored: Write the entry into `table`, under the key: a new tuple alone is lost.
        $t[$k] = ($d, $l, $h) ~> return ($d, $l, $h)
""")


def script(searches: list[Search]) -> Script:
    """The calls for these searches, one after the other, and then the table."""
    calls = "\n".join(f"store(table, {', '.join(map(repr, each))})" for each in searches)
    return Script(f"table = {{}}\n{calls}\ntable")


@exercise("10.3", KNOWN)
def store(answer: Answer) -> None:
    with answer.part("bounds", first=True):
        compare(answer, map(script, [*NEW, *OTHER]))
    with answer.part("what was known"):
        compare(answer, map(script, TWICE))
