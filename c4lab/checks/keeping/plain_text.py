"""Makes learners' text harmless: without it an answer could take over a teacher's terminal."""

from dataclasses import fields, is_dataclass, replace
from typing import Any
from unicodedata import category

LONGEST = 300  # characters of one line on a screen
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
"""Unicode categories that steer a terminal or are not seen: controls, directions, surrogates."""


def encodable(value: Any) -> Any:
    r"""`value`; if it is a text, with lone surrogates written as Python would.

    Neither SQLite nor Jupyter can encode them.

    >>> encodable("half \ud83d") == r"half \ud83d"
    True
    """
    return value.encode("utf-8", "backslashreplace").decode() if isinstance(value, str) else value


def legible(value: Any) -> Any:
    r"""`value` with all its texts made visible, except for line ends and tabs. It may be a text, or
    a dataclass or tuple with texts in it.

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
    r"""`text` with signs that steer a terminal or change the direction written as Python would.

    >>> visible("no\x1b[2K")
    'no\\x1b[2K'
    """
    return "".join(
        sign.encode("unicode_escape").decode() if category(sign) in UNSEEN else sign
        for sign in text
    )


def one_line(text: str) -> str:
    r"""`text` as one line of at most LONGEST characters, with single spaces.

    >>> one_line("no\n 99.1   right")
    'no 99.1 right'
    """
    line = visible(" ".join(text.split()))
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 3]}..."
