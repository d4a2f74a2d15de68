"""What the checks of this lesson ask besides when a class is graded."""

from random import Random

from c4lab.checks.writing import Script, when_graded
from c4lab.games import ConnectFour, TicTacToe
from c4lab.lessons.lesson09_hashing.phone_book_scripts import NAMES, SIZE
from c4lab.lessons.shared.positions.drawn_positions import boards, squares


@when_graded
def choose_size(random: Random) -> list[tuple[list[int], int]]:
    return [
        (random.sample(range(100), random.randint(4, 9)), longest)
        for longest in (1, 1, 2, 2, 3)
        for _ in range(2)
    ]


def _book(random: Random, size: int, count: int) -> tuple[list[str], list[str]]:
    """The lines that put names in an order of their own into a new book, and these names."""
    names = random.sample(NAMES, count)
    lines = [f"book.insert({name!r}, {random.randint(10, 999)})" for name in names]
    return [f"book = PhoneBook({size})", *lines], names


def _found(names: list[str]) -> str:
    return f"({', '.join(f'book.find({name!r})' for name in (*names, 'Tom'))})"


@when_graded
def finding(random: Random) -> list[Script]:
    """Scripts in which a book never has to grow."""
    found = []
    for size, count in ((9, 4), (11, 7), (20, 10)):
        lines, names = _book(random, size, count)
        found.append(Script("\n".join((*lines, _found(names)))))
    return found


@when_graded
def new_numbers(random: Random) -> list[Script]:
    found = []
    for size, count in ((9, 4), (11, 7), (20, 10)):
        lines, names = _book(random, size, count)
        again = f"book.insert({random.choice(names)!r}, {random.randint(10, 999)})"
        found.append(Script("\n".join((*lines, again, _found(names)))))
    return found


@when_graded
def growing(random: Random) -> list[Script]:
    found = []
    for size, count in ((1, 3), (2, 7), (3, 10)):
        lines, names = _book(random, size, count)
        found += [Script("\n".join((*lines, ask))) for ask in (SIZE, _found(names))]
    return found


@when_graded
def forward(random: Random) -> list[str]:
    """Columns of games that are not over."""
    return list(map(str, boards(random, (6, 9, 14, 20))))


@when_graded
def back(random: Random) -> list[str]:
    """The same, with some discs taken back at the end, or with another one in their place."""
    found = []
    for position in boards(random, (6, 9, 14)):
        before = ConnectFour.parse(str(position)[:-4])
        found.append(f"{position}{'-' * random.randint(1, 4)}")
        found.append(f"{position}----{random.choice(before.moves())}")
    return found


@when_graded
def value_of(random: Random) -> list[TicTacToe]:
    return squares(random, 8, 4, 6, True)


@when_graded
def bits_needed(random: Random) -> list[tuple[list[ConnectFour]]]:
    return [(boards(random, [12] * count),) for count in (4, 8, 14)]
