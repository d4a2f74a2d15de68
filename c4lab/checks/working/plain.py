"""Carries values out of a worker as plain data, which the judge reads without trusting it.

`encode` makes data for JSON of any value, and runs no code of its class. `decode` makes numbers,
text, containers and positions of that again. Any other value, such as a function, arrives as a
`Thing`, which says only what kind of value it was. Anybody may have written what is decoded:
types, counts, lengths and depth have bounds, so that it takes neither long nor much memory.
"""

import types
from collections.abc import Awaitable, Iterator
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import Any

from c4lab import games
from c4lab.checks.working.looking import MISBEHAVES, class_module, class_name
from c4lab.games import IllegalMove, Position
from c4lab.games.position import Wrapped

DEEPEST = 60  # containers in each other
LARGEST = 200_000  # elements of a result, all containers together
LONGEST_TEXT = 100_000
LONGEST_NAME = 1_000
SMALL = 1 << 64
LARGEST_BITS = 12_000  # json reads no larger numbers
A_POSITION = 20  # elements that a position counts for: decoding plays its moves again
ALIKE = 1_000  # keys with the same hash: with more of them a dict takes minutes
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
        if issubclass(kind, (Fraction, Decimal)):
            return _as_float(value)
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
            return {base.__name__: self._all(base.__iter__(value), depth)}
        if issubclass(kind, dict):
            return {"dict": [self._all(pair, depth) for pair in list(dict.items(value))]}
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


def _as_float(value: Fraction | Decimal) -> float:
    """The number, by Python's own code and not by that of its class."""
    if isinstance(value, Decimal):
        return float(Decimal.__str__(value))
    parts = [Fraction._numerator.__get__(value), Fraction._denominator.__get__(value)]  # type: ignore[attr-defined]
    return float(int.__truediv__(*parts))  # also what no Fraction is made of


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


def decode(data: Any) -> Any:
    """The value that `encode` turned into `data`. Raises ValueError for other data."""
    try:
        return _Decoder().decode(data)
    except (AttributeError, IndexError, KeyError, TypeError, ArithmeticError) as error:
        raise ValueError(f"no plain data: {error!s:.200}") from None


class _Decoder:
    """Decodes one value, and refuses data that `encode` would not make."""

    def __init__(self) -> None:
        self._elements = 0

    def decode(self, data: Any, depth: int = 0) -> Any:
        if depth > 2 * DEEPEST + 4:
            raise ValueError("no plain data: too deep")
        if isinstance(data, list):
            return self._all(data, depth)
        if isinstance(data, dict):
            ((tag, inside),) = data.items()
            return self._tagged(tag, inside, depth)
        if isinstance(data, str):
            return _text(data, LONGEST_TEXT)
        if type(data) is int and data.bit_length() > LARGEST_BITS:
            raise ValueError("no plain data: too large")
        return data

    def _all(self, data: Any, depth: int) -> list[Any]:
        if not isinstance(data, list):
            raise ValueError("no plain data: no list")
        self._count(len(data))
        if are_small(data):
            return data.copy()
        return [self.decode(each, depth + 1) for each in data]

    def _count(self, elements: int) -> None:
        self._elements += elements
        if self._elements > 2 * LARGEST:  # a pair of a dict counts three times
            raise ValueError("no plain data: too large")

    def _tagged(self, tag: str, inside: Any, depth: int) -> Any:
        match tag:
            case "tuple":
                return tuple(self._all(inside, depth))
            case "set" | "frozenset":
                items = _keys(self._all(inside, depth))
                return set(items) if tag == "set" else frozenset(items)
            case "dict":
                pairs = [self._all(pair, depth) for pair in inside]
                keys = _keys([key for key, _ in pairs])
                return {key: each for key, (_, each) in zip(keys, pairs, strict=True)}
            case "fields":
                name, fields, values = inside
                names = tuple(_text(each) for each in fields)
                return Fields(_text(name), names, tuple(self._all(values, depth)))
            case "position":
                self._count(A_POSITION)
                return _position(*inside)
            case "open":
                return ...
            case "thing":
                kind, name = inside
                return Thing(_text(kind), _text(name))
        raise ValueError(f"no plain data: {tag:.80}")


def _keys(items: list[Any]) -> list[Any]:
    """The items, as elements or keys; for one whose hash was of its own class, a Thing. Raises
    ValueError if many of them have the same hash."""
    keys = [item if _has_hash(item) else Thing("object", "object") for item in items]
    if len(set(map(hash, keys))) + ALIKE < len(items):
        raise ValueError("no plain data: too many keys alike")
    return keys


def _has_hash(value: Any) -> bool:
    try:
        hash(value)
    except TypeError:
        return False
    return True


def _text(data: Any, longest: int = LONGEST_NAME) -> str:
    if not isinstance(data, str) or len(data) > longest:
        raise ValueError("no plain data: no text")
    return data


def _position(game: Any, text: Any) -> Any:
    if game not in games.__all__:
        raise ValueError(f"no game: {game!s:.80}")
    try:
        return getattr(games, game).parse(_text(text))
    except IllegalMove:  # the learner's code changed it: no moves lead there
        return Thing("object", game)
