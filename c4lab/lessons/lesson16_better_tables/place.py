"""16.4 Where a new entry goes in a slot with room for several."""

from typing import Any

from c4lab.checks.writing import Answer, compare, exercise, known

FIRST = [
    ([None], 5, 1),
    ([(5, 1, 9)], 5, 1),
    ([None, None], 5, 1),
    ([(3, 1, 9), None], 5, 1),
    ([None, (5, 1, 9)], 5, 2),
    ([(3, 1, 1), (5, 1, 9)], 5, 1),
    ([(3, 1, 1), (5, 2, 9)], 5, 2),
    ([None, (3, 1, 4), (5, 1, 9), None], 5, 2),
    ([(3, 1, 4), None, (4, 2, 2), None], 5, 2),
]
GOES: list[tuple[Any, ...]] = [
    ([(3, 1, 9)], 5, 2),
    ([(3, 1, 9), (4, 1, 8)], 5, 1),
    ([(3, 1, 8), (4, 1, 9)], 5, 1),
    ([(3, 2, 5), (4, 2, 5)], 5, 2),
    ([(3, 2, 5), (4, 1, 5)], 5, 2),
    ([(3, 2, 1), (4, 1, 9)], 5, 2),
    ([(3, 1, 9), (4, 2, 1)], 5, 2),
    ([(3, 2, 9), (4, 1, 8)], 5, 3),
    ([(3, 1, 9), (4, 2, 8)], 5, 3),
    ([(3, 1, 5), (4, 2, 5)], 5, 3),
    ([(7, 2, 50), (9, 1, 90), (4, 2, 3)], 8, 2),
    ([(7, 2, 50), (9, 1, 90), (4, 1, 40)], 8, 2),
    ([(7, 4, 50), (9, 2, 90), (4, 3, 40)], 8, 4),
    ([(7, 1, 40), (9, 2, 40), (4, 4, 4)], 8, 4),
    ([(7, 4, 50), (9, 4, 20), (4, 4, 30)], 8, 4),
]
IN_FIRST = known(r"""
    empty-before-own: The key is in the slot, further on, and an empty place is taken: then it is
            there twice. Look through the whole slot for the key before you look for room.
        if entry is not None and entry[0] == key => if entry is None or entry[0] == key
    own-place-forgotten: The key is in the slot already. Its new entry takes that place.
        if entry is not None and entry[0] == key:\n            return index =>
            pass
    last-empty: Of several empty places, take the first.
        return slot.index(None) =>
            return max(i for i, entry in enumerate(slot) if entry is None)
    none-has-no-parts: An empty place is `None`, which has no parts: ask for that before you take
            `[0]` of it.
        $e is not None and $e[0] == $k ~> $e[0] == $k
""")
IN_GOES = known(r"""
    age-ignored: The age is not looked at. Entries of earlier searches go first.
        (slot[index][1] == now, slot[index][2]) => slot[index][2]
    work-ignored: The work is not looked at. Of those that may go, the one with the least goes.
        (slot[index][1] == now, slot[index][2]) => slot[index][1] == now
    most-work: Work is what would be lost: the entry with the *least* goes.
        (slot[index][1] == now, slot[index][2]) => (slot[index][1] == now, -slot[index][2])
    ages-swapped: The entries of *this* search are to stay, and those of earlier ones go.
        $e[1] == $now =~> $e[1] != $now
    oldest-first: All earlier searches count the same. Of their entries the one with the least work
            goes, not the oldest.
        ($e[1] == $now, $e[2]) =~> ($e[1], $e[2])
    work-before-age: The age comes first, and the work decides only among those of earlier searches.
        ($e[1] == $now, $e[2]) =~> ($e[2], $e[1] == $now)
    none-is-old: All entries may be of this search, and then none is older: choose among them all.
        $o = [$e for $v in $s if $c] or $s ~> $o = [$e for $v in $s if $c]
        $o = [$e for $v in enumerate($s) if $c] or range(len($s)) ~>
            $o = [$e for $v in enumerate($s) if $c]
    last-of-equals: Of equal ones, the first goes.
        return min(range(len(slot)), => return min(reversed(range(len(slot))),
""")


@exercise("16.4", (*IN_FIRST, *IN_GOES))
def place(answer: Answer) -> None:
    with answer.part("its own place and empty ones"):
        compare(answer, FIRST, known=IN_FIRST)
    with answer.part("who has to go"):
        compare(answer, GOES, known=IN_GOES)
