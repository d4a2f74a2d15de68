"""09.3 A hash table with chains, made larger when it is full."""

from c4lab.checks.writing import Answer, Script, Wrong, compare, exercise, known, uses
from c4lab.lessons.shared.classes import a_class

NAMES = ["Brad", "Daniel", "Bob", "Dan", "Ellie", "Zoe", "Albert", "Carl", "Mia", "Ida"]
SEEN = "book.slots"
WHERE = "[sorted(pair[0] for pair in slot) for slot in book.slots]"
SIZE = "len(book.slots)"


def book(size: int, count: int, ask: str, *more: str) -> Script:
    """The first names, each with its place, in a book of `size` slots; then `ask`."""
    lines = [f"book.insert({name!r}, {i})" for i, name in enumerate(NAMES[:count], 1)]
    return Script("\n".join((f"book = PhoneBook({size})", *lines, *more, ask)))


def finds(size: int, count: int, *more: str) -> Script:
    """All of them are looked for, and Tom, who is not there."""
    asked = ", ".join(f"book.find({name!r})" for name in (*NAMES[:count], "Tom"))
    return book(size, count, f"({asked})", *more)


FIND = [
    book(3, 0, "book.slots"),
    book(3, 0, "book.find('Zoe')"),
    *(book(5, count, SEEN) for count in (1, 2, 3)),
    *(finds(size, count) for size, count in ((5, 1), (5, 3), (9, 4), (9, 6), (20, 10))),
    Script("ada, bo = PhoneBook(2), PhoneBook(2)\nada.insert('Zoe', 7)\nbo.find('Zoe')"),
]
COUNT = """class Name(str):
    compared = 0
    def __eq__(self, other):
        Name.compared += 1
        return str.__eq__(self, other)
    __hash__ = str.__hash__
book.find(Name("Tom"))
Name.compared"""
MISPLACED = """homes = [sum(ord(c) - 96 for c in name.lower()) % len(book.slots) for name in NAMES]
[
    (name, at, home)
    for name, home in zip(NAMES, homes)
    for at, slot in enumerate(book.slots)
    if at != home and name in [pair[0] for pair in slot]
]""".replace("NAMES", f"{NAMES}")
AGAIN = "book.insert('Daniel', 77)", "book.insert('Brad', 0)"
NEW = [finds(5, 3, *AGAIN), book(5, 3, SEEN, *AGAIN), book(9, 5, SEEN, *AGAIN)]
GROW = [
    *(book(size, count, SIZE) for size, count in ((1, 1), (1, 2), (2, 2), (2, 3), (3, 7))),
    book(2, 2, SIZE, *AGAIN),
    book(4, 3, SIZE, *AGAIN, "book.insert('Zoe', 8)"),
    *(finds(2, count) for count in (3, 4, 10)),
    *(book(2, count, WHERE) for count in (3, 10)),
    finds(1, 10, *AGAIN),
]
IN_FIND = known(
    r"""
    first-in-the-chain-only: It looks at the first name of the chain, and at no other. Go on to the
            next one where the name is another, and give None only after the last.
        if other == name:\n                return number =>
            return number if other == name else None
    believes-the-slot: It gives the number of whoever is in the slot. The names have to be compared.
        if other == name:\n                return number => return number
    compares-hashes: Two names may have the same sum of letters. Compare the names themselves.
        if other == name:\n                return number =>
            if letter_sum(other) == letter_sum(name):\n                return number
    pair-for-number: It gives the pair. Asked for is the number alone.
        return number => return other, number
    another-slot: The slot of a name is `letter_sum(name) % len(self.slots)`.
        letter_sum(name) % len(self.slots) => (letter_sum(name) - 1) % len(self.slots)
        letter_sum(name) % len(self.slots) => len(name) % len(self.slots)
    one-chain-for-all: One and the same list is in every slot, and a name appears in all of them:
            make a new list for each slot.
        [[] for _ in range(size)] => [[]] * size
    one-name-a-slot: Whoever was in the slot before is thrown out. Append to the chain.
        chain.append((name, number)) => chain[:] = [(name, number)]
    name-alone: The chain holds the name alone. A pair is `(name, number)`.
        chain.append((name, number)) => chain.append(name)
    pair-taken-apart: The name and the number stand in the chain one by one. Put them there as one
            thing, the pair `(name, number)`.
        chain.append((name, number)) => chain.extend((name, number))
    prints: `find` prints the number and gives None: put `return` in place of `print`.
        return number => print
        seen: prints
    number-before-name: A pair is `(name, number)`, the name first.
        chain.append((name, number)) => chain.append((number, name))
    new-one-first: Append to the chain, so that the newest pair is the last.
        chain.append((name, number)) => chain.insert(0, (name, number))
""",
    prints=uses("print"),
)
IN_NEW = known(r"""
    old-number-stays: Who is there already should get the new number, in the place of the old one.
        chain[place] = (name, number) => pass
    in-twice: The name is in the book twice now. Put the new number in the place of the old one.
        chain[place] = (name, number)\n                return => pass
    moved-to-the-end: The new number belongs in the place of the old one, not at the chain's end.
        chain[place] = (name, number)\n                return =>
            del chain[place]\n                self.names -= 1\n                break
""")
IN_GROW = known(r"""
    never-grows: It never grows: after an `insert` there should be at most as many names as slots.
        self.grow() => pass
    grows-too-early: As many names as slots are allowed. It grows when there are more.
        self.names > len(self.slots) => self.names >= len(self.slots)
    grows-too-late: It grows one name too late: with more names than slots.
        self.names > len(self.slots) => self.names > len(self.slots) + 1
    one-slot-more: It should get twice as many slots.
        2 * len(old) => len(old) + 1
    counts-inserts: Who was there already is no new name: the book grew although it holds no more.
        chain[place] = (name, number) =>
            chain[place] = (name, number)\n                self.names += 1
        chain[place] = (name, number)\n =>
            chain[place] = (name, number); self.names += 1
            ; self.names > len(self.slots) and self.grow()\n
    counted-again: Whoever is put into the new slots is counted once more: the book holds no more
            names than before, and believes it does.
        self.chain(pair[0]).append(pair) => self.insert(*pair)
    loses-names: Names are lost when the book grows: put each pair of the old slots into the new
            ones.
        for pair in chain:\n                self => for pair in chain[:1]:\n                self
        for chain in old: => for chain in old[:0]:
""")


@exercise("09.3", (*IN_FIND, *IN_NEW, *IN_GROW))
def PhoneBook(answer: Answer) -> None:  # noqa: N802 - named after the answer
    with answer.part("finding", first=True), a_class(answer, "insert", "find"):
        compare(answer, FIND, known=IN_FIND)
        refuse_all_slots(answer)
    with answer.part("new numbers"):
        compare(answer, NEW, known=IN_NEW)
    with answer.part("growing"):
        refuse_misplaced(answer)
        compare(answer, GROW, known=IN_GROW)


def refuse_misplaced(answer: Answer) -> None:
    """Raises Wrong if a name is in another slot than its own once the book has grown."""
    misplaced = answer.ask(book(2, 10, MISPLACED))
    if isinstance(misplaced, list) and misplaced:
        name, at, home = misplaced[0]
        wrong = Wrong(
            "not-hashed-anew",
            f"After the book has grown, {name} is in slot {at} and belongs in slot {home}: `find` "
            "does not look there. When the number of slots changes, so does the slot of a name: "
            "hash every name anew.",
        )
        wrong.again = refuse_misplaced
        raise wrong


def refuse_all_slots(answer: Answer) -> None:
    """Raises Wrong if a name is compared with names of other slots."""
    compared = answer.ask(book(20, 9, COUNT))
    if isinstance(compared, int) and compared > 0:
        wrong = Wrong(
            "goes-through-all",
            f"Tom is compared {compared} times, although his slot is empty. Look into the slot "
            "where the name belongs, and into no other: that is what makes the table fast.",
        )
        wrong.again = refuse_all_slots
        raise wrong
