"""The form in which an answer travels, within bounds: a forged one cannot hang the grader.

It is JSON that anybody may have written, so nothing in it is believed: its code runs in a worker
only, and types, counts and lengths are checked.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from c4lab.checks.judging.sources import Unit, parsed
from c4lab.checks.working.lines import refuse_crowds
from c4lab.checks.working.plain import decode, encode

MANY = 1 << 30  # more arguments than any call has
MOST = 1_000  # entries of a list or dict
LONGEST_NAME, LONGEST_KEY = 300, 5_000  # characters
LONGEST_UNITS = 300_000  # characters of all units
LONGEST_SOURCES = 2_000_000  # characters of one file


@dataclass(frozen=True)
class Packed:
    """An answer that can leave the learner's kernel.

    - `value`: the answer itself if it is plain data, otherwise a `Thing`; `kind`: what it is.
    - `callable`, `least`, `most`, `parameters`: whether it can be called, with how many arguments,
      and the text of its parameters.
    - `units`: the learner's functions and classes that it uses, the answer itself last;
      `sources`: their files, for messages.
    - `ours`: the names of c4lab that its code uses, each with its full name "c4lab.search.pvs".
    - `outside`: the other values that it uses, with the bytes that each takes.
    - `code`: the answer, pickled, in base64.
    """

    name: str
    value: Any
    kind: str
    callable: bool
    least: int
    most: int
    parameters: str
    units: tuple[Unit, ...]
    ours: dict[str, str]
    sources: dict[str, list[str]]
    outside: dict[str, int]
    code: str

    def to_json(self) -> bytes:
        data = {**vars(self), "value": encode(self.value)}
        data["units"] = [vars(unit) for unit in self.units]
        return json.dumps(data).encode()

    @classmethod
    def from_json(cls, data: bytes) -> Packed:
        """The answer that `to_json` made these bytes of. Raises ValueError for other bytes."""
        refuse_crowds(data)
        try:
            fields = json.loads(data)
            fields["value"] = decode(fields["value"])
            fields["units"] = tuple(Unit(**unit) for unit in fields["units"])
            packed = cls(**fields)
        except (TypeError, KeyError, AttributeError, RecursionError) as error:
            raise ValueError(f"no packed answer: {error!s:.200}") from None
        if not _is_sound(packed):
            raise ValueError("no packed answer: what is in it is not what it should be")
        return packed


def _is_sound(packed: Packed) -> bool:
    return (
        all(map(_is_text, (packed.name, packed.kind, packed.parameters)))
        and type(packed.callable) is bool
        and all(type(each) is int and 0 <= each <= MANY for each in (packed.least, packed.most))
        and len(packed.units) <= MOST
        and all(_is_text(unit.name) and type(unit.first) is int for unit in packed.units)
        and all(isinstance(unit.text, str) for unit in packed.units)
        and sum(len(unit.text) for unit in packed.units) <= LONGEST_UNITS
        and all(parsed(unit.text) for unit in packed.units)
        and _is_dict_of(packed.ours, _is_text)
        and _is_dict_of(packed.outside, lambda size: type(size) is int and 0 <= size < 1 << 50)
        and _is_dict_of(packed.sources, _are_lines)
        and isinstance(packed.code, str)
    )


def _is_dict_of(values: Any, good: Callable[[Any], bool]) -> bool:
    return (
        isinstance(values, dict)
        and len(values) <= MOST
        and all(len(name) <= LONGEST_KEY for name in values)
        and all(map(good, values.values()))
    )


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_NAME


def _are_lines(lines: Any) -> bool:
    return (
        isinstance(lines, list)
        and all(isinstance(line, str) for line in lines)
        and sum(map(len, lines)) <= LONGEST_SOURCES
    )
