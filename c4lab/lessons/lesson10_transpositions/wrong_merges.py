"""10.3 Known mistakes where the table already has an entry for the key."""

from c4lab.checks.writing import known

SAME = "if key in table and table[key][0] == depth:"
LOW, HIGH = "max(low, table[key][1])", "min(high, table[key][2])"
BOTH = rf"low = {LOW}\n        high = {HIGH}"
OLD_LOW, OLD_HIGH = "low = table[key][1]", "high = table[key][2]"
STORED = "table[key] = (depth, low, high)"
MERGES = known(rf"""
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
        {BOTH} => if table[key][1] >= low or table[key][2] <= high: return
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
""")
