"""Scripts that ask a PhoneBook of 09.3 what it finds and what its slots hold."""

from c4lab.checks.writing import Script

NAMES = ["Brad", "Daniel", "Bob", "Dan", "Ellie", "Zoe", "Albert", "Carl", "Mia", "Ida"]
SEEN = "book.slots"
WHERE = "[sorted(pair[0] for pair in slot) for slot in book.slots]"
SIZE = "len(book.slots)"


def book(size: int, count: int, ask: str, *more: str) -> Script:
    """A script that puts the first names, with the numbers 1, 2, ..., into a book of `size` slots,
    and gives `ask`. Lines of `more` come in between."""
    lines = [f"book.insert({name!r}, {i})" for i, name in enumerate(NAMES[:count], 1)]
    return Script("\n".join((f"book = PhoneBook({size})", *lines, *more, ask)))


def find_all(size: int, count: int, *more: str) -> Script:
    """A script that looks for the first names, and for Tom, who is not in the book."""
    asked = ", ".join(f"book.find({name!r})" for name in (*NAMES[:count], "Tom"))
    return book(size, count, f"({asked})", *more)


# What `ask` may be: the value of its last line is that of the script.
COUNT = """class Name(str):
    compared = 0
    def __eq__(self, other):
        Name.compared += 1
        return str.__eq__(self, other)
    __hash__ = str.__hash__
book.find(Name("Tom"))
Name.compared"""
EMPTIED = """for slot in book.slots:
    del slot[:]
found = book.find('Brad')
book.insert('Brad', 7)
[found, [tuple(pair) for slot in book.slots for pair in slot]]"""
