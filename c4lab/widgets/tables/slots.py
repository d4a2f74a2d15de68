"""Hash functions for names, and two small hash tables whose slots one can read."""

from collections.abc import Callable

Hashed = Callable[[str], int]


def letters(name: str) -> list[int]:
    """The places of the letters in the alphabet: 1 for a, 26 for z; other characters count 0."""
    return [ord(letter) - 96 if "a" <= letter <= "z" else 0 for letter in name.lower()]


def letter_sum(name: str) -> int:
    """The places of the letters in the alphabet, added up.

    >>> letter_sum("Brad")
    25
    """
    return sum(letters(name))


def first_letter(name: str) -> int:
    """The place of the first letter in the alphabet."""
    return sum(letters(name)[:1])


def times_31(name: str) -> int:
    """The letters as the digits of a number to base 31, so that their order counts.

    >>> times_31("ab"), times_31("ba")
    (33, 63)
    """
    value = 0
    for place in letters(name):
        value = 31 * value + place
    return value


FUNCTIONS: dict[str, Hashed] = {
    "letter sum": letter_sum,
    "first letter": first_letter,
    "number of letters": len,
    "times 31": times_31,
}


class Chains:
    """A table that keeps a chain of names in each slot."""

    def __init__(self, size: int, hashed: Hashed) -> None:
        self.slots: list[list[str]] = [[] for _ in range(size)]
        self.hashed = hashed

    def insert(self, name: str) -> None:
        chain = self.slots[self.hashed(name) % len(self.slots)]
        if name not in chain:
            chain.append(name)

    def find(self, name: str) -> bool:
        return name in self.slots[self.hashed(name) % len(self.slots)]


class NextFree:
    """A table with one name in a slot. If a slot is taken, the name goes to the next free one."""

    def __init__(self, size: int, hashed: Hashed) -> None:
        self.slots: list[list[str]] = [[] for _ in range(size)]
        self.hashed = hashed

    def insert(self, name: str) -> None:
        place = self._place(name)
        if place is None:
            raise ValueError(f"all {len(self.slots)} slots are taken")
        self.slots[place] = [name]

    def find(self, name: str) -> bool:
        place = self._place(name)
        return place is not None and bool(self.slots[place])

    def _place(self, name: str) -> int | None:
        """The slot that has `name`, otherwise the first free one; None if all are taken."""
        start = self.hashed(name)
        for tried in range(len(self.slots)):
            place = (start + tried) % len(self.slots)
            if not self.slots[place] or self.slots[place][0] == name:
                return place
        return None
