"""What a line is worth, and wrong ideas of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

Content = tuple[int, ...]
"""A line from its first cell on: 0 empty, 1 red, 2 amber."""
Worth = Callable[[Content], float]
Value = Callable[[int, int], float]
"""What a window is worth, by how many discs of red's and of amber's lie on it."""


def squares(red: int, amber: int, four: float = 10_000) -> float:
    if red and amber:
        return 0
    size = four if red + amber == 4 else (red + amber) ** 2
    return size if red else -size


def summed(value: Value, windows: Callable[[Content], Iterator[Content]] | None = None) -> Worth:
    """The sum of `value` over the windows of a line, all those of four cells if not said."""

    def total(content: Content) -> float:
        return sum(value(w.count(1), w.count(2)) for w in (windows or cut())(content))

    return total


def cut(length: int = 4, more: int = 0) -> Callable[[Content], Iterator[Content]]:
    """Windows of `length` cells, so many `more` at the end than have room there."""

    def windows(content: Content) -> Iterator[Content]:
        for start in range(len(content) - length + 1 + more):
            yield content[start : start + length]

    return windows


worth = summed(squares)
COUNTED = "A window counts the number of its discs. It should count the square: 1, 4, 9."
MIXED = "Windows with discs of both colours count. Nobody can fill them any more: 0."
SIXTEEN = " And a complete four counts 16; it should count 10,000."
AMBER = "Amber's discs are not seen: the digit for them is 2, and their windows count below 0."
SHORT = "Windows with fewer than four cells are counted at the end of the line."
WHOLE = "The whole line is taken for one window. A line of six cells holds three windows of four."


def plain(red: int, amber: int) -> float:
    return 0 if red and amber else red - amber


def _turned(content: Content) -> Content:
    """What is read if digits begin at the second cell."""
    return (*content[1:], 0)


MISTAKES: Sequence[tuple[str, str, Worth]] = (
    (
        "sign-turned",
        "The signs are turned round: red's windows, of the digit 1, count above 0, amber's below.",
        lambda content: -worth(content),
    ),
    (
        "both-positive",
        "Amber's windows count above 0, as red's do. What amber has is taken away.",
        summed(lambda red, amber: abs(squares(red, amber))),
    ),
    ("mixed-windows-count", MIXED, summed(lambda r, a: squares(r, 0) + squares(0, a))),
    (
        "mixed-windows-count",
        MIXED,
        summed(lambda r, a: squares(max(r - a, 0), max(a - r, 0))),
    ),
    ("mixed-windows-count", MIXED + SIXTEEN, summed(lambda r, a: r**2 - a**2)),
    (
        "mixed-windows-count",
        MIXED,
        summed(lambda r, a: squares(r, 0) if r else squares(0, a)),
    ),
    (
        "four-is-sixteen",
        "A complete four counts 16. It is the end of the game and should count 10,000.",
        summed(lambda red, amber: squares(red, amber, 16)),
    ),
    (
        "four-ignored",
        "A complete four counts nothing. It should count 10,000.",
        summed(lambda red, amber: squares(red, amber, 0)),
    ),
    (
        "not-squared",
        COUNTED,
        summed(lambda r, a: squares(r, a) if r + a == 4 else plain(r, a)),
    ),
    ("not-squared", COUNTED, summed(plain)),
    ("amber-ignored", AMBER, summed(lambda red, amber: squares(red, 0))),
    ("amber-ignored", AMBER, summed(lambda red, amber: 0 if amber else squares(red, 0))),
    ("amber-ignored", AMBER + SIXTEEN, summed(lambda red, amber: red**2)),
    ("whole-line", WHOLE, lambda content: squares(content.count(1), content.count(2))),
    ("whole-line", WHOLE, lambda content: squares(content.count(1), content.count(2), 16)),
    (
        "first-window-only",
        "Only the first window of a line counts.",
        summed(squares, lambda content: iter([content[:4]])),
    ),
    (
        "last-window-only",
        "Only the last window of a line counts: add them up.",
        summed(squares, lambda content: iter([content[-4:]])),
    ),
    (
        "last-window-missing",
        "The last window of a line is missing: a line of n cells holds n - 3 of them.",
        summed(squares, cut(more=-1)),
    ),
    *(("short-windows", SHORT, summed(squares, cut(more=more))) for more in (1, 2, 3)),
    *(("short-windows", SHORT, summed(lambda r, a: squares(r, a, 16), cut(more=3))),),
    (
        "windows-of-three",
        "The windows have three cells. It takes four to win.",
        summed(squares, cut(length=3)),
    ),
    (
        "windows-of-three",
        "The windows have three cells. It takes four to win.",
        summed(squares, cut(length=3, more=-1)),
    ),
    (
        "windows-of-five",
        "Only windows of five cells are looked at. Four are enough to win.",
        summed(squares, cut(length=5)),
    ),
    (
        "first-cell-missing",
        "The first cell of a line is left out: its digit is `number % 3`, with 3**0, which is 1.",
        lambda content: worth(_turned(content)),
    ),
)
