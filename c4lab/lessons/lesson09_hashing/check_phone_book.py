"""09.3 A hash table with chains, made larger when it is full."""

from c4lab.checks.writing import Answer, Script, Wrong, compare, exercise, known, uses
from c4lab.lessons.lesson09_hashing import fresh_cases
from c4lab.lessons.lesson09_hashing.phone_book_scripts import (
    COUNT,
    EMPTIED,
    SEEN,
    SIZE,
    WHERE,
    book,
    find_all,
)
from c4lab.lessons.shared.code.classes import a_class

FIND = [
    book(3, 0, "book.slots"),
    book(3, 0, "book.find('Zoe')"),
    *(book(5, count, SEEN) for count in (1, 2, 3)),
    *(find_all(size, count) for size, count in ((5, 1), (5, 3), (9, 4), (9, 6), (20, 10))),
    Script("ada, bo = PhoneBook(2), PhoneBook(2)\nada.insert('Zoe', 7)\nbo.find('Zoe')"),
]
AGAIN = "book.insert('Daniel', 77)", "book.insert('Brad', 0)"
# No book grows here.
NEW = [find_all(9, 3, *AGAIN), book(9, 3, SEEN, *AGAIN), book(20, 5, SEEN, *AGAIN)]
GROW = [
    *(book(size, count, SIZE) for size, count in ((1, 1), (1, 2), (2, 2), (2, 3), (3, 7))),
    book(2, 2, SIZE, *AGAIN),
    book(4, 3, SIZE, *AGAIN, "book.insert('Zoe', 8)"),
    *(find_all(2, count) for count in (3, 4, 10)),
    *(book(2, count, WHERE) for count in (3, 10)),
    find_all(1, 10, *AGAIN),
]
IN_FIND = known(
    r"""
    first-in-the-chain-only: It looks only at the first name of the chain. If that is another name,
            go on to the next one, and give None only after the last.
        if other == name:\n                return number =>
            return number if other == name else None
    believes-the-slot: It gives the number of any name in the slot. Compare the names.
        if other == name:\n                return number => return number
    compares-hashes: Two names may have the same sum of letters. Compare the names themselves.
        if other == name:\n                return number =>
            if letter_sum(other) == letter_sum(name):\n                return number
    pair-for-number: It gives the pair. Return only the number.
        return number => return other, number
    another-slot: The slot of a name is `letter_sum(name) % len(self.slots)`.
        letter_sum(name) % len(self.slots) => (letter_sum(name) - 1) % len(self.slots)
        letter_sum(name) % len(self.slots) => len(name) % len(self.slots)
    one-chain-for-all: One and the same list is in every slot, and a name appears in all of them:
            make a new list for each slot.
        [[] for _ in range(size)] => [[]] * size
        [[] for _ in range(size)] => [[]] * size &&
            self.names > len(self.slots) => sum(map(len, self.slots)) > len(self.slots)
    nothing-inserted: After an `insert` the slots are as empty as before. Put the pair into the
            chain of the name's slot.
        chain.append((name, number)) => pass
    next-free-slot: A name that collides is put into the next free slot. Here it belongs in the
            chain of its own slot, after the others.
        chain.append((name, number)) => size, home = len(self.slots), letter_sum(name); next(
            (s for s in (self.slots[at % size] for at in range(home, home + size)) if not s),
            chain).append((name, number)) &&
            for other, number in self.chain(name): => for other, number in sum(self.slots, []):
    one-name-a-slot: The pair that was in the slot before is lost. Append the new pair to the chain.
        chain.append((name, number)) => chain[:] = [(name, number)]
    name-alone: The chain holds only the name. Put the pair `(name, number)` there.
        chain.append((name, number)) => chain.append(name)
    pair-taken-apart: The name and the number stand in the chain as two items. Put them there as one
            item, the pair `(name, number)`.
        chain.append((name, number)) => chain.extend((name, number))
    prints: `find` prints the number and gives None: put `return` in place of `print`.
        return number => print
        seen: prints
    number-before-name: A pair is `(name, number)`, the name first.
        chain.append((name, number)) => chain.append((number, name))
    new-one-first: The new pair stands at the front of the chain. It belongs at its end.
        chain.append((name, number)) => chain.insert(0, (name, number))
""",
    prints=uses("print"),
)
IN_NEW = known(r"""
    old-number-stays: A name that is in the book already should get the new number, in the place of
            the old one.
        chain[place] = (name, number) => pass
    in-twice: The name is in the book twice now. Put the new number in the place of the old one.
        chain[place] = (name, number)\n                return => pass
        chain[place] = (name, number)\n                return => pass &&
            for other, number in self.chain(name): =>
            for other, number in self.chain(name)[::-1]:
    moved-to-the-end: The new number belongs in the place of the old one, not at the chain's end.
        chain[place] = (name, number)\n                return =>
            del chain[place]\n                self.names -= 1\n                break
""")
IN_GROW = known(r"""
    never-grows: It never grows: after an `insert` there should be at most as many names as slots.
        self.grow() => pass
    grows-too-early: The book may hold as many names as slots. It should grow only when there are
            more names.
        self.names > len(self.slots) => self.names >= len(self.slots)
    grows-too-late: It grows one name too late: it should grow as soon as there are more names than
            slots.
        self.names > len(self.slots) => self.names > len(self.slots) + 1
    one-slot-more: It should get twice as many slots.
        2 * len(old) => len(old) + 1
    counts-inserts: A name that was in the book already is no new name: the book grew although it
            does not hold more names.
        chain[place] = (name, number) =>
            chain[place] = (name, number)\n                self.names += 1
        chain[place] = (name, number)\n =>
            chain[place] = (name, number); self.names += 1
            ; self.names > len(self.slots) and self.grow()\n
    counts-slots: It grows when no slot is empty. Count the names: it should grow when it holds more
            names than it has slots.
        self.names > len(self.slots) => all(self.slots)
    by-the-chain: It grows when a chain is long. It should grow when it holds more names than it has
            slots.
        self.names > len(self.slots) => len(chain) > 1
        self.names > len(self.slots) => len(chain) > 2
    three-times: It should get twice as many slots.
        2 * len(old) => 3 * len(old)
        2 * len(old) => len(old) ** 2
        2 * len(old) => 2 * len(old) + 1
    grows-at-once: It grows before it looks whether the name is in the book already. With such a
            name, the book does not hold more names than before.
        chain = self.chain(name)\n =>
            if self.names == len(self.slots):\n            self.grow()\n        chain =
                self.chain(name)\n
    counted-again: The names that are put into the new slots are counted again, although the book
            does not hold more names than before.
        self.chain(pair[0]).append(pair) => self.insert(*pair)
    not-hashed-anew: When the number of slots changes, so does the slot of a name. Names are still
            in their old slots: hash every name anew.
        self.chain(pair[0]).append(pair) => self.slots[old.index(chain)].append(pair)
    first-size-stays: Every name is still placed by division by the first number of slots. Divide by
            the number of slots that there are now: `len(self.slots)`.
        self.names = 0 => self.names, self.size = 0, size && % len(self.slots) => % self.size
    in-twice: Names are in the book twice when it has grown. Put each name into the new slots once.
        for pair in chain:\n                self => for pair in [*chain]:\n                self &&
            self.slots = [[] for _ in range(2 * len(old))] =>
            self.slots = [*old, *([] for _ in old)]
    loses-names: Names are lost when the book grows: put all names of the old slots into the new
            ones.
        for pair in chain:\n                self => for pair in chain[:1]:\n                self
        for chain in old: => for chain in old[:0]:
        chain = self.chain(name)\n => if self.names == len(self.slots):
            self.slots = [[] for _ in range(2 * len(self.slots))]
            \n        chain = self.chain(name)\n
""")


@exercise("09.3", (*IN_FIND, *IN_NEW, *IN_GROW))
def PhoneBook(answer: Answer) -> None:  # noqa: N802 - named after the answer
    with answer.part("finding", first=True), a_class(answer, "insert", "find"):
        refuse_no_lists(answer)
        compare(answer, FIND, known=[*IN_FIND, *IN_GROW], fresh=fresh_cases.finding())
        refuse_all_slots(answer)
        refuse_other_stores(answer)
    with answer.part("new numbers"):
        compare(answer, NEW, known=IN_NEW, fresh=fresh_cases.new_numbers())
    with answer.part("growing"):
        compare(answer, GROW, known=IN_GROW, fresh=fresh_cases.growing())


def refuse_no_lists(answer: Answer) -> None:
    """Raises Wrong if an empty slot holds None, 0, "" or {} in place of a list."""
    slots = answer.ask(book(3, 0, SEEN))
    if isinstance(slots, list) and len(slots) == 3 and slots[0] in (None, 0, "", {}):
        raise Wrong(
            "no-lists",
            f"An empty slot holds `{slots[0]!r}` here. It should hold an empty list, `[]`: "
            "`self.slots` has `size` empty lists at first.",
        )


def refuse_other_stores(answer: Answer) -> None:
    """Raises Wrong if the book still knows a name when all its slots have been emptied."""
    after = answer.ask(book(9, 2, EMPTIED))
    if after != [None, [("Brad", 7)]] and isinstance(after, list):
        raise Wrong(
            "another-store",
            "When the lists in `self.slots` are emptied, the book still knows Brad: it keeps him "
            "somewhere else too, such as in a dict. Use no dict and no set, only the slots.",
        )


def refuse_all_slots(answer: Answer) -> None:
    """Raises Wrong if a name is compared with names of other slots."""
    compared = answer.ask(book(20, 9, COUNT))
    if isinstance(compared, int) and compared > 0:
        raise Wrong(
            "goes-through-all",
            f"Tom is compared {compared} times, although his slot is empty. Look into the slot "
            "where the name belongs, and into no other: that is what makes the table fast.",
        )
