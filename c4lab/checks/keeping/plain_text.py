"""Text from a learner's code, made harmless for whatever keeps or shows it."""

from dataclasses import fields, is_dataclass, replace
from typing import Any
from unicodedata import category

LONGEST = 300  # characters of one line on a screen
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
"""Categories that steer a terminal or have no shape: controls, directions, half characters."""


def encodable(value: Any) -> Any:
    r"""`value`; of a text, without half characters.

    Neither SQLite nor Jupyter can encode a lone surrogate; it is shown as Python would write it.

    >>> encodable("half \ud83d") == r"half \ud83d"
    True
    """
    return value.encode("utf-8", "backslashreplace").decode() if isinstance(value, str) else value


def legible(value: Any) -> Any:
    r"""`value`, a text or a dataclass or tuple of texts, with what steers a terminal made visible;
    it keeps its lines.

    >>> legible("no\x1b[2K\n")
    'no\\x1b[2K\n'
    """
    if isinstance(value, str):
        return "".join(sign if sign in "\n\t" else visible(sign) for sign in value)
    if is_dataclass(value) and not isinstance(value, type):
        return replace(
            value, **{field.name: legible(getattr(value, field.name)) for field in fields(value)}
        )
    return tuple(map(legible, value)) if isinstance(value, tuple) else value


def visible(text: str) -> str:
    r"""`text` with what steers a terminal, or changes the direction, as Python would write it.

    >>> visible("no\x1b[2K")
    'no\\x1b[2K'
    """
    return "".join(
        sign.encode("unicode_escape").decode() if category(sign) in UNSEEN else sign
        for sign in text
    )


def one_line(text: str) -> str:
    r"""`text` as one line, with single spaces and not too long: it cannot look like another line.

    >>> one_line("no\n 99.1   right")
    'no 99.1 right'
    """
    line = visible(" ".join(text.split()))
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 3]}..."
