"""16.4 Where a new entry goes in a slot with room for several."""

from collections.abc import Callable
from typing import Any

from c4lab.checks.writing import Answer, Wrong, compare, exercise, known
from c4lab.lessons.lesson16_better_tables import fresh_cases

FIRST = [
    ([None], 5, 1),
    ([(5, 1, 9)], 5, 1),
    ([None, None], 5, 1),
    ([(3, 1, 9), None], 5, 1),
    ([None, (5, 1, 9)], 5, 2),
    ([(3, 1, 1), (5, 2, 9)], 5, 2),
    ([None, (3, 1, 4), (5, 1, 9), None], 5, 2),
    ([(3, 1, 4), None, (4, 2, 2), None], 5, 2),
    ([(5, 1, 9), None], 5, 1),
    ([None, (3, 1, 1)], 5, 2),
    ([(3, 1, 1), (4, 1, 2), (6, 1, 3), (5, 1, 9)], 5, 2),
    ([(0, 1, 1), None], 0, 2),
]
GOES: list[tuple[Any, ...]] = [
    ([(3, 1, 9)], 5, 2),
    ([(3, 1, 9), (4, 1, 8)], 5, 1),
    ([(3, 1, 8), (4, 1, 9)], 5, 1),
    ([(3, 2, 5), (4, 2, 5)], 5, 2),
    ([(3, 2, 5), (4, 1, 5)], 5, 2),
    ([(3, 2, 1), (4, 1, 9)], 5, 2),
    ([(3, 2, 9), (4, 1, 8)], 5, 3),
    ([(3, 1, 9), (4, 2, 8)], 5, 3),
    ([(7, 2, 50), (9, 1, 90), (4, 1, 40)], 8, 2),
    ([(7, 1, 40), (9, 2, 40), (4, 4, 4)], 8, 4),
    ([(7, 4, 50), (9, 4, 20), (4, 4, 30)], 8, 4),
    ([(7, 2, 40), (9, 1, 90), (4, 1, 50), (6, 2, 30)], 8, 3),
    ([(7, 1, 30), (9, 1, 90), (4, 3, 50)], 8, 3),
    ([(7, 3, 9), (9, 3, 8), (4, 3, 7), (6, 3, 6), (2, 3, 5)], 8, 3),
    *(([(7, 1, 3 * work), (9, 1, 2 * work)], 8, 2) for work in (100, 1_000, 10**4, 10**6, 10**9)),
]


IN_FIRST = known(r"""
    empty-before-own: The key is further on in the slot, but you take an empty place: then the key
            is there twice. Look through the whole slot for the key before you look for an empty
            place.
        if entry is not None and entry[0] == key => if entry is None or entry[0] == key
        for index, => if None in slot:\n        return slot.index(None)\n    for index,
    own-place-forgotten: The key is in the slot already. Return its place.
        if entry is not None and entry[0] == key:\n            return index =>
            pass
    of-this-search-only: You ignore an entry with the same key if it comes from an earlier search.
            The same key always keeps its place, at any age.
        entry is not None and entry[0] == key => entry is not None and entry[:2] == (key, now)
    index-0: If the answer is index 0, your code goes on to the next rule: 0 counts as "no" in an
            `if` or with `or`. Write `is not None`.
        entry is not None and entry[0] == key => index and entry is not None and entry[0] == key
    last-empty: Of several empty places, take the first.
        return slot.index(None) =>
            return max(i for i, entry in enumerate(slot) if entry is None)
    in-shorter-list: The empty places do not count in your index. Count all places of the slot.
        return index\n => return [each for each in slot if each].index(entry)\n
    none-has-no-parts: An empty place is `None`, which has no parts: test for None before you take
            `[0]`.
        entry is not None and entry => entry
""")


def starting_from(limit: int) -> Callable[[list[Any], int, int], int]:
    """A wrong idea: the search for the least work begins with `limit`."""

    def place(slot: list[Any], key: int, now: int) -> int:
        old = [index for index, entry in enumerate(slot) if entry[1] < now] or range(len(slot))
        best, least = 0, limit
        for index in old:
            if slot[index][2] < least:
                best, least = index, slot[index][2]
        return best

    return place


IN_GOES = known(
    r"""
    age-and-most: You ignore the age, and the entry with the most work goes. Entries of earlier
            searches go first, and of these the one with the least work.
        (slot[index][1] == now, slot[index][2]) => -slot[index][2]
    age-ignored: You ignore the age. Entries of earlier searches go first.
        (slot[index][1] == now, slot[index][2]) => slot[index][2]
    work-ignored: You ignore the work. Of the entries that may go, the one with the least work goes.
        (slot[index][1] == now, slot[index][2]) => slot[index][1] == now
    first-of-earlier: Of the entries of earlier searches it takes the first, even if others have
            less work. The one with the least work goes.
        (slot[index][1] == now, slot[index][2]) =>
            (slot[index][1] == now, slot[index][2] * (slot[index][1] == now))
    last-of-earlier: Of the entries of earlier searches it takes the last, even if others have less
            work. The one with the least work goes.
        (slot[index][1] == now, slot[index][2]) =>
            (slot[index][1] == now, slot[index][2] if slot[index][1] == now else -index)
    first-of-this: If all entries are of this search, it takes the first, even if others have less
            work. Also then, the one with the least work goes.
        (slot[index][1] == now, slot[index][2]) =>
            (slot[index][1] == now, slot[index][2] * (slot[index][1] != now))
    most-work: The entry with the most work goes. That work would be lost, so the entry with the
            least work should go.
        (slot[index][1] == now, slot[index][2]) => (slot[index][1] == now, -slot[index][2])
        (slot[index][1] == now, slot[index][2]) =>
            (slot[index][1] == now, slot[index][2] * (-1) ** (slot[index][1] != now))
        (slot[index][1] == now, slot[index][2]) =>
            (slot[index][1] == now, slot[index][2] * (-1) ** (slot[index][1] == now))
    work-too-large: An entry with much work is never found: the search for the least work begins
            with a number that the work can exceed. Begin with the work of a first entry.
        => at_most_100
        => at_most_1000
        => at_most_10_000
        => at_most_a_million
        => at_most_a_milliard
    two-places-only: Only the first two places are looked at. A slot can have any number of them.
        min(range(len(slot)) => min(range(min(2, len(slot)))
    not-all-places: You do not look at every place: the first or the last one is left out.
        min(range(len(slot)) => min(range(len(slot) - 1 or 1)
        min(range(len(slot)) => min(range(int(len(slot) > 1), len(slot))
    ages-swapped: The entries of *this* search are to stay, and those of earlier ones go.
        == now => != now
    oldest-first: All earlier searches count the same. Of their entries the one with the least work
            goes, not the oldest.
        [1] == now => [1]
        (slot[index][1] == now, slot[index][2]) => slot[index][1]
        (slot[index][1] == now, slot[index][2]) =>
            (slot[index][1], slot[index][2] * (slot[index][1] == now))
    newest-first: You remove entries of the newest of the earlier searches first. All of them count
            the same: the one with the least work goes.
        (slot[index][1] == now, slot[index][2]) =>
            (slot[index][1] == now, -slot[index][1], slot[index][2])
    work-before-age: Compare by age first. The work decides only between entries of the same kind.
        [1] == now, slot[index][2] => [2], slot[index][1] == now
    smallest-key: Of the entries that may go, the one with the smallest key goes: tuples are
            compared by their first part. Compare the work.
        (slot[index][1] == now, slot[index][2]) => (slot[index][1] == now, slot[index])
    in-shorter-list: Your index counts only the entries that may go. Count all places of the slot.
        return min(range(len(slot)), =>
            slot = [entry for entry in slot if entry[1] < now] or slot\n
            \n    return min(range(len(slot)),
    last-of-equals: If two entries are equally good to remove, the first one goes.
        return min(range(len(slot)), => return min(reversed(range(len(slot))),
""",
    at_most_100=starting_from(100),
    at_most_1000=starting_from(1000),
    at_most_10_000=starting_from(10_000),
    at_most_a_million=starting_from(10**6),
    at_most_a_milliard=starting_from(10**9),
)


@exercise("16.4", (*IN_FIRST, *IN_GOES))
def place(answer: Answer) -> None:
    with answer.part("its own place and empty ones"):
        compare(answer, FIRST, known=IN_FIRST, fresh=fresh_cases.place())
    with answer.part("who has to go"):
        try:
            compare(answer, GOES, known=IN_GOES, fresh=fresh_cases.goes())
        except Wrong as wrong:
            if wrong.reason == "mutates":
                explain_change(wrong)
            raise


def explain_change(wrong: Wrong) -> None:
    """Gives `wrong` better advice: an index in a changed copy is no index in the slot."""
    call = wrong.message.partition(" changes the argument")[0]
    wrong.message = (
        f"{call} changes the slot, but the caller still needs the old one. And you should return "
        "an index in the slot that was given: do not change it, and compare its entries by their "
        "indices, as in `min(range(len(slot)), key=...)`."
    )
