"""A chart in words, for readers who do not see it: its title, and the numbers that it shows."""

from collections.abc import Iterable, Sequence

FEW = 20  # points, that are all told; of more only the first, last, lowest and highest

Point = tuple[float, float]


def number(value: float) -> str:
    """A number as one reads it out, with three digits if it is no whole number.

    >>> number(55942.0), number(0.04567), number(1234.5)
    ('55,942', '0.0457', '1,234')
    """
    whole = value == int(value) or abs(value) >= 1000
    return f"{value:,.0f}" if whole else f"{value:.3g}"


def curve(name: str, points: Sequence[Point]) -> str:
    """What a line or a row of bars shows.

    >>> curve("mixed", [(16, 55942), (32, 38190)])
    'mixed: 55,942 at 16, 38,190 at 32'
    """
    told = ", ".join(f"{number(y)} at {number(x)}" for x, y in points)
    if len(points) > FEW:
        low, high = (most(points, key=lambda point: point[1]) for most in (min, max))
        ends = {"first": points[0], "last": points[-1], "lowest": low, "highest": high}
        told = f"{len(points)} points, " + ", ".join(
            f"the {which} {number(y)} at {number(x)}" for which, (x, y) in ends.items()
        )
    return f"{name}: {told}" if name else told


def rows(named: Iterable[tuple[str, str]]) -> str:
    """Rows of a chart, each a name and its number; where there is no number it is a group's name.

    >>> rows([("late", ""), ("minimax", "157"), ("alphabeta", "36")])
    'late: minimax 157; alphabeta 36'
    """
    told = (f"{name} {words}; " if words else f"{name}: " for name, words in named)
    return "".join(told).removesuffix("; ")


def axes(along: str, upwards: str = "") -> list[str]:
    """What the axes say, a sentence for each that says something.

    >>> axes("slots (logarithmic axis)", "nodes")
    ['Upwards: nodes', 'Across: slots']
    """
    said = {"Upwards": upwards, "Across": along}
    return [f"{way}: {words.split(' (log')[0]}" for way, words in said.items() if words]


def as_text(sentences: Iterable[str]) -> str:
    """The sentences, each with its full stop; empty ones are left out."""
    return " ".join(each if each.endswith((".", "?")) else f"{each}." for each in sentences if each)
