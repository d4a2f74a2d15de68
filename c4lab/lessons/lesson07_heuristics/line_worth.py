"""What a line is worth, and what goes wrong when one works it out."""

from __future__ import annotations

from collections.abc import Callable

from c4lab.evaluation.squares.tables import by_number

Content = tuple[int, ...]
"""A line from its first cell on: 0 empty, 1 red, 2 amber."""
Worth = Callable[[Content], float]


def worth(content: Content) -> float:
    """Red's squares less amber's."""
    number = int(sum(disc * 3**place for place, disc in enumerate(content)))
    return by_number(len(content))[number]


def _summed(
    value: Callable[[int, int], float], step: int = 1, length: int = 4, stop: int | None = None
) -> Worth:
    """The sum of `value(red, amber)` over the windows that begin every `step` cells."""

    def total(content: Content) -> float:
        starts = range(0, len(content) - length + 1, step)[:stop]
        windows = [content[start : start + length] for start in starts]
        return sum(value(window.count(1), window.count(2)) for window in windows)

    return total


def squares(red: int, amber: int, four: float = 10_000) -> float:
    if red and amber:
        return 0
    size = four if red + amber == 4 else (red + amber) ** 2
    return size if red else -size


def _plain(red: int, amber: int) -> int:
    return 0 if red and amber else red - amber


def _with_short_windows(content: Content) -> float:
    return sum(squares(w.count(1), w.count(2)) for w in _from_each_cell(content))


def _from_each_cell(content: Content) -> list[Content]:
    return [content[start : start + 4] for start in range(len(content))]


def _short_of_the_last(content: Content) -> float:
    return _summed(squares)(content[:-1])


def _whole_line(content: Content) -> float:
    return squares(content.count(1), content.count(2))


MISTAKES: tuple[tuple[str, str, Worth], ...] = (
    (
        "sign-turned",
        "The signs are turned round: red's windows count above 0 and amber's below. The digit 1 is "
        "red and 2 is amber.",
        lambda content: -worth(content),
    ),
    (
        "both-positive",
        "Amber's windows count above 0, as red's do. What amber has is taken away.",
        _summed(lambda red, amber: abs(squares(red, amber))),
    ),
    (
        "red-only",
        "Only red's windows count. Amber's count as much, below 0.",
        _summed(lambda red, amber: max(0, squares(red, amber))),
    ),
    (
        "mixed-windows-count",
        "Windows with discs of both colours count. Nobody can fill them any more: 0.",
        _summed(lambda red, amber: squares(red, 0) + squares(0, amber)),
    ),
    (
        "mixed-windows-count",
        "Windows with discs of both colours count. Nobody can fill them any more: 0.",
        _summed(lambda red, amber: squares(max(red - amber, 0), max(amber - red, 0))),
    ),
    (
        "mixed-windows-count",
        "Windows with discs of both colours count. Nobody can fill them any more: 0. And a "
        "complete four counts 16; it should count 10,000.",
        _summed(lambda red, amber: red**2 - amber**2),
    ),
    (
        "four-is-sixteen",
        "A complete four counts 16. It is the end of the game and should count 10,000.",
        _summed(lambda red, amber: squares(red, amber, 16)),
    ),
    (
        "four-ignored",
        "A complete four counts nothing. It should count 10,000.",
        _summed(lambda red, amber: squares(red, amber, 0)),
    ),
    (
        "not-squared",
        "A window counts the number of its discs. It should count the square: 1, 4, 9.",
        _summed(lambda red, amber: squares(red, amber) if red + amber == 4 else _plain(red, amber)),
    ),
    (
        "not-squared",
        "A window counts the number of its discs. It should count the square: 1, 4, 9, and 10,000 "
        "for a four.",
        _summed(lambda red, amber: _plain(red, amber)),
    ),
    (
        "whole-line",
        "The whole line is taken for one window. Windows have four cells, and a line of six holds "
        "three of them.",
        _whole_line,
    ),
    (
        "whole-line",
        "The discs of the whole line are counted. Windows have four cells, and a line of six holds "
        "three of them. A complete four counts 10,000.",
        lambda content: (
            0
            if content.count(1) and content.count(2)
            else content.count(1) ** 2 - content.count(2) ** 2
        ),
    ),
    (
        "first-window-only",
        "Only the first window of a line counts: does the `return` stand inside the loop?",
        _summed(squares, stop=1),
    ),
    (
        "last-window-missing",
        "The last window of a line is missing: a line of n cells holds n - 3 of them.",
        _short_of_the_last,
    ),
    (
        "short-windows",
        "Windows with fewer than four cells are counted at the end of the line: a line of n cells "
        "holds n - 3 windows, and `range(n - 3)` gives the cells where they begin.",
        _with_short_windows,
    ),
    (
        "amber-is-2",
        "Amber's discs are not seen. `position.at` says -1 for them, and the digit is 2.",
        _summed(lambda red, amber: squares(red, 0)),
    ),
    (
        "amber-is-2",
        "Amber's discs are not seen. `position.at` says -1 for them, and the digit is 2. And a "
        "complete four counts 16; it should count 10,000.",
        _summed(lambda red, amber: red**2),
    ),
    (
        "no-overlap",
        "Windows that overlap are left out. One can begin at every cell, not at every fourth.",
        _summed(squares, step=4),
    ),
    (
        "windows-of-three",
        "The windows have three cells. It takes four to win.",
        _summed(squares, length=3),
    ),
)
