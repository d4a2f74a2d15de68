"""Numbers and lists inside English sentences."""

from collections.abc import Iterable


def counted(count: int, noun: str) -> str:
    """A number with its noun: "1 node", "1,234 nodes"."""
    return f"{count:,} {noun}{'s' * (count != 1)}"


def ordinal(number: int) -> str:
    """The number in English, as digits with an ending.

    >>> ordinal(1), ordinal(12), ordinal(22), ordinal(111)
    ('1st', '12th', '22nd', '111th')
    """
    last = 0 if number // 10 % 10 == 1 else number % 10
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(last, 'th') }"


def listed(items: Iterable[object], last: str = "and") -> str:
    """The items in a row, with the word `last` before the last one.

    >>> listed((3, 4, 5), "or"), listed("d")
    ('3, 4 or 5', 'd')
    """
    *some, end = map(str, items)
    return f"{', '.join(some)} {last} {end}" if some else end


def capital(text: str) -> str:
    """`text` with a capital first letter; the others stay as they are."""
    return text[:1].upper() + text[1:]
