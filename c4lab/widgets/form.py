"""Fields to fill in: what they show together is used, or a sentence says why it cannot be."""

import re
from collections.abc import Mapping
from typing import Any, ClassVar

import traitlets as t

from c4lab.widgets.base import Widget

LARGEST = 10**9
POWER = re.compile(r"(\d{1,4})(?:\s*(?:\^|\*\*)\s*(\d{1,3}))?(?:\s*([+-])\s*(\d{1,9}))?")
WANTED = "a whole number from 1 to 1,000,000,000, such as 1000003 or 2^20"


class Form(Widget):
    """A widget with the traits `fields`, which are set together on its page (`form.js`)."""

    fields: ClassVar[tuple[str, ...]]
    trouble = t.Unicode().tag(sync=True)

    def _set(self, **asked: Any) -> None:
        """Sets some of the fields. Raises ValueError, and changes nothing, for bad settings."""
        raise NotImplementedError

    def _wanted(self, asked: Mapping[str, Any]) -> dict[str, Any]:
        """What all fields are to be."""
        return {name: getattr(self, name) for name in self.fields} | dict(asked)

    def _fill_in(self, asked: Mapping[str, Any]) -> None:
        """Sets what came from the page, or says in `trouble` why it cannot be."""
        try:
            self._set(**{name: asked[name] for name in self.fields if name in asked})
            self.trouble = ""
        except ValueError as error:
            self.trouble = str(error)


def whole(text: Any, what: str) -> int:
    """The number that a number, or a text such as "2^17 - 1", stands for; `what` it counts.

    >>> whole("1,000,003", "slots"), whole("2^17 - 1", "slots"), whole(7, "slots")
    (1000003, 131071, 7)
    """
    said = re.sub(r"(?<=\d)[,_ ](?=\d{3}(?!\d))", "", str(text).strip())
    found = POWER.fullmatch(said)
    if said.isdecimal() and len(said) <= 10:
        size = int(said)
    elif found:
        size = int(found[1]) ** int(found[2] or 1)
        size += int(f"{found[3]}{found[4]}") if found[4] else 0
    else:
        size = 0
    if isinstance(text, bool) or not 1 <= size <= LARGEST:
        raise ValueError(f"The number of {what} is {WANTED}, not {str(text)!r:.30}.")
    return size
