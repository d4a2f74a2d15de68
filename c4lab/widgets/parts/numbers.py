"""Numbers that a person types, and numbers with a sign to read."""

import re
from math import nan
from typing import Any

LARGEST = 10**9
POWER = re.compile(r"(\d{1,4})(?:\s*(?:\^|\*\*)\s*(\d{1,3}))?(?:\s*([+-])\s*(\d{1,9}))?")
WANTED = "a whole number from 1 to 1,000,000,000, such as 1000003 or 2^20"


def parse_number(text: Any) -> float:
    """The number that a text shows, also with −, with thousands set apart, or with a decimal comma;
    nan if it shows none.

    >>> parse_number("−2,5"), parse_number("549,946"), parse_number("inf"), parse_number("1,2,3")
    (-2.5, 549946.0, inf, nan)
    """
    plain = _joined(str(text)).replace(",", ".").replace("−", "-")
    try:
        return float(plain)
    except ValueError:
        return nan


def _joined(text: str) -> str:
    """The text without what sets thousands apart."""
    return re.sub(r"(?<=\d)[,_ ](?=\d{3}(?!\d))", "", text.strip())


def parse_count(text: Any, what: str) -> int:
    """The value of a whole number, or of a text such as "2^17 - 1". `what` names what it counts.

    Raises ValueError, with a sentence, if that is no number from 1 to 1,000,000,000.

    >>> parse_count("1,000,003", "slots"), parse_count("2^17 - 1", "slots"), parse_count(7, "slots")
    (1000003, 131071, 7)
    """
    plain = _joined(str(text))
    power = POWER.fullmatch(plain)
    if plain.isdecimal() and len(plain) <= 10:
        count = int(plain)
    elif power:
        count = int(power[1]) ** int(power[2] or 1)
        count += int(f"{power[3]}{power[4]}") if power[4] else 0
    else:
        count = 0
    if isinstance(text, bool) or not 1 <= count <= LARGEST:
        raise ValueError(f"The number of {what} is {WANTED}, not {str(text)!r:.30}.")
    return count


def signed(value: float) -> str:
    """A number with its sign, and with a real minus sign.

    >>> signed(12), signed(-3.25), signed(0)
    ('+12', '−3.25', '0')
    """
    return f"{value:+g}".replace("-", "−") if value else "0"
