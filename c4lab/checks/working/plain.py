"""Without this module, a worker could not hand a value to its judge, which trusts only plain data.

`encode` makes data for JSON of any value, and runs no code of its class; `decode`, in `decoding`,
makes numbers, text, containers and positions of that. Any other value, such as a function, arrives
as a `Thing`, which says only what kind of value it was.
"""

import types
from collections.abc import Awaitable, Iterator
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import Any

from c4lab import games
from c4lab.checks.working.looking import MISBEHAVES, class_module, class_name
from c4lab.games import Position
from c4lab.games.wrapped import Wrapped

DEEPEST = 60  # containers in each other
LARGEST = 200_000  # elements of a result, all containers together
LONGEST_TEXT = 100_000
SMALL = 1 << 64
LARGEST_BITS = 12_000  # json reads no larger numbers
LARGEST_EXPONENT = 5_000  # of a Decimal: as a whole number, "1e999999999" takes hours
LONGEST_DECIMAL = 5_000  # characters
A_POSITION = 20  # elements that a position counts for: decoding plays its moves again
FUNCTIONS = (types.FunctionType, types.BuiltinFunctionType, types.MethodType, type)


@dataclass(frozen=True)
class Thing:
    """Stands for a value that is no plain data. `kind` is "function", "iterator", "awaitable",
    "object" or "too large"; `name` is the name of the value's type, or of the function."""

    kind: str
    name: str

    def __repr__(self) -> str:
        return f"<{self.name}>"


@dataclass(frozen=True)
class Fields:
    """Stands for a named tuple: its type's name, its fields' names, and their values."""

    name: str
    fields: tuple[str, ...]
    values: tuple[Any, ...]

    def __repr__(self) -> str:
        inside = zip(self.fields, self.values, strict=False)
        return f"{self.name}({', '.join(f'{field}={value!r}' for field, value in inside)})"


class _Encoder:
    def __init__(self) -> None:
        self.elements = 0

    def encode(self, value: Any, depth: int = 0) -> Any:
        kind = type(value)
        if value is None or kind is bool:
            return value
        if value is ...:
            return {"open": 0}
        if issubclass(kind, str):
            text = str.__str__(value)
            return text if len(text) <= LONGEST_TEXT else _thing("too large", "str")
        if issubclass(kind, int):
            number = int.__int__(value)
            return number if number.bit_length() <= LARGEST_BITS else _thing("too large", "int")
        if issubclass(kind, float):
            return float.__float__(value)
        if issubclass(kind, (Fraction, Decimal, complex)):
            return _number(value)
        if depth > DEEPEST:
            return _thing("too large", class_name(kind))
        return self._container(value, kind, depth)

    def _container(self, value: Any, kind: type, depth: int) -> Any:
        if issubclass(kind, tuple):
            items = self._all(tuple.__iter__(value), depth)
            fields = getattr(kind, "_fields", None)
            if type(fields) is tuple:
                return {"fields": [class_name(kind), list(map(str, fields)), items]}
            return {"tuple": items}
        if issubclass(kind, list):
            return self._all(list.__iter__(value), depth)
        if issubclass(kind, (set, frozenset)):
            base = set if issubclass(kind, set) else frozenset
            return {base.__name__: list(map(_key, self._all(base.__iter__(value), depth)))}
        if issubclass(kind, dict):
            pairs = [self._all(pair, depth) for pair in list(dict.items(value))]
            return {"dict": [[_key(key), each] for key, each in pairs]}
        if class_module(kind) in ("numpy", "array"):
            return self.encode(value.tolist(), depth)
        encoded = _encoded_object(value, kind)
        if "position" in encoded:
            self._count(A_POSITION)
        return encoded

    def _count(self, elements: int) -> None:
        self.elements += elements
        if self.elements > LARGEST:
            raise OverflowError

    def _all(self, values: Any, depth: int) -> Any:
        items = list(values)
        self._count(len(items))
        if are_small(items):
            return items  # quick: most lists are rows of a board
        return [self.encode(item, depth + 1) for item in items]


def encode(value: Any) -> Any:
    """`value` as data that JSON can carry. Raises nothing that the value's class raises."""
    try:
        return _Encoder().encode(value)
    except OverflowError:
        return _thing("too large", class_name(type(value)))
    except MISBEHAVES:  # a class may do anything when it is looked at
        return _thing("object", class_name(type(value)))


def _thing(kind: str, name: str) -> Any:
    return {"thing": [kind, name[:80]]}


def are_small(items: list[Any]) -> bool:
    """Whether all items are whole numbers of at most 64 bits."""
    return set(map(type, items)) == {int} and -SMALL < min(items) <= max(items) < SMALL


def _number(value: Any) -> Any:
    """A number, encoded for quick decoding: a short text may stand for millions of digits."""
    if isinstance(value, complex):
        return {"complex": [complex.__complex__(value).real, complex.__complex__(value).imag]}
    if isinstance(value, Fraction):
        parts = [Fraction._numerator.__get__(value), Fraction._denominator.__get__(value)]  # type: ignore[attr-defined]
        if all(type(part) is int and part.bit_length() <= LARGEST_BITS for part in parts):
            return {"Fraction": parts}
        return _thing("too large", "Fraction")
    finite = Decimal.is_finite(value)
    if finite and abs(Decimal.adjusted(value)) > LARGEST_EXPONENT:
        return _thing("too large", "Decimal")
    text = Decimal.__str__(value)
    return {"Decimal": text} if len(text) <= LONGEST_DECIMAL else _thing("too large", "Decimal")


def _key(encoded: Any) -> Any:
    """A key or element, encoded; a Thing if what is decoded from it would have no hash."""
    return encoded if _has_hash(encoded) else _thing("object", "object with a hash of its own")


def _has_hash(encoded: Any) -> bool:
    if not isinstance(encoded, dict):
        return not isinstance(encoded, list)
    ((tag, inside),) = encoded.items()
    if tag in ("tuple", "frozenset"):
        return all(map(_has_hash, inside))
    if tag == "fields":
        return all(map(_has_hash, inside[2]))
    return tag not in ("set", "dict")


def _encoded_object(value: Any, kind: type) -> Any:
    while issubclass(type(value), Wrapped):
        value = value._position
    game = class_name(type(value))
    if type(value) is getattr(games, game, None) and isinstance(value, Position):
        return {"position": [game, str(value)]}
    if issubclass(kind, FUNCTIONS):
        return _thing("function", str(getattr(value, "__name__", class_name(kind))))
    if issubclass(kind, Awaitable):
        return _thing("awaitable", class_name(kind))
    if issubclass(kind, Iterator):
        return _thing("iterator", class_name(kind))
    return _thing("object", class_name(kind))
