"""A form: its fields are set together, or a sentence says why that is impossible."""

import re
from collections.abc import Mapping
from typing import Any, ClassVar

import traitlets as t

from c4lab.widgets.base import Widget

LARGEST = 10**9
POWER = re.compile(r"(\d{1,4})(?:\s*(?:\^|\*\*)\s*(\d{1,3}))?(?:\s*([+-])\s*(\d{1,9}))?")
WANTED = "a whole number from 1 to 1,000,000,000, such as 1000003 or 2^20"


class Form(Widget):
    """A widget whose page sets the traits named in `fields` together."""

    fields: ClassVar[tuple[str, ...]]
    trouble = t.Unicode().tag(sync=True)

    def _set(self, **asked: Any) -> None:
        """Sets the fields in `asked`. Raises ValueError for bad values, and changes nothing."""
        raise NotImplementedError

    def _settings_with(self, asked: Mapping[str, Any]) -> dict[str, Any]:
        """The values of all fields after the change that `asked` asks for."""
        return {name: getattr(self, name) for name in self.fields} | dict(asked)

    def _fill_in(self, asked: Mapping[str, Any]) -> None:
        """Sets the fields that the page sent, or says in `trouble` why that is impossible."""
        try:
            self._set(**{name: asked[name] for name in self.fields if name in asked})
            self.trouble = ""
        except ValueError as error:
            self.trouble = str(error)


def parse_count(text: Any, what: str) -> int:
    """The value of a whole number, or of a text such as "2^17 - 1". `what` names what it counts.

    Raises ValueError, with a sentence, if that is no number from 1 to 1,000,000,000.

    >>> parse_count("1,000,003", "slots"), parse_count("2^17 - 1", "slots"), parse_count(7, "slots")
    (1000003, 131071, 7)
    """
    plain = re.sub(r"(?<=\d)[,_ ](?=\d{3}(?!\d))", "", str(text).strip())
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
