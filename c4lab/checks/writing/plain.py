"""Values as plain data: what a worker hands to its judge, which trusts nothing else.

`encode` makes of any value something that JSON can carry, and runs no code of the value's own
class; `decode` makes of it numbers, text, containers and positions again. Whatever else there is, a
function, a generator, an object, arrives as a `Thing` that says only what kind it was.
"""

import types
from collections.abc import Awaitable, Iterator
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import Any

from c4lab import games
from c4lab.games import IllegalMove, Position
from c4lab.games.wrapped import Wrapped

DEEPEST = 60
LARGEST = 200_000  # elements of a result, all containers together
LONGEST_TEXT = 100_000
SMALL = 1 << 64
LARGEST_BITS = 12_000  # json reads no longer numbers
FUNCTIONS = (types.FunctionType, types.BuiltinFunctionType, types.MethodType, type)


@dataclass(frozen=True)
class Thing:
    """A value that is no plain data. `kind` is "function", "iterator", "awaitable", "object" or
    "too large"; `name` is its type's name, or a function's own."""

    kind: str
    name: str

    def __repr__(self) -> str:
        return f"<{self.name}>"


@dataclass(frozen=True)
class Fields:
    """A named tuple: its type's name, the names of its fields, and their values."""

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
            return {kind.__mro__[-2].__name__ if kind is not Fraction else "Fraction": str(value)}
        if depth > DEEPEST:
            return _thing("too large", kind.__name__)
        return self._container(value, kind, depth)

    def _container(self, value: Any, kind: type, depth: int) -> Any:
        if issubclass(kind, tuple):
            items = self._all(tuple.__iter__(value), depth)
            fields = getattr(kind, "_fields", None)
            if type(fields) is tuple:
                return {"fields": [kind.__name__, list(map(str, fields)), items]}
            return {"tuple": items}
        if issubclass(kind, list):
            return self._all(list.__iter__(value), depth)
        if issubclass(kind, (set, frozenset)):
            base = set if issubclass(kind, set) else frozenset
            return {base.__name__: self._all(base.__iter__(value), depth)}
        if issubclass(kind, dict):
            return {"dict": [self._all(pair, depth) for pair in list(dict.items(value))]}
        if kind.__module__ == "numpy":
            return self.encode(value.tolist(), depth)
        return _other(value, kind)

    def _all(self, values: Any, depth: int) -> Any:
        items = list(values)
        self.elements += len(items)
        if self.elements > LARGEST:
            raise OverflowError
        if set(map(type, items)) == {int} and -SMALL < min(items) <= max(items) < SMALL:
            return items  # as it is: the rows of a board are most of what is ever encoded
        return [self.encode(item, depth + 1) for item in items]


def encode(value: Any) -> Any:
    """`value` as what JSON can carry."""
    try:
        return _Encoder().encode(value)
    except OverflowError:
        return _thing("too large", type(value).__name__)
    except Exception:  # a class may do anything when it is looked at
        return _thing("object", "object")


def _thing(kind: str, name: str) -> Any:
    return {"thing": [kind, name[:80]]}


def _other(value: Any, kind: type) -> Any:
    while isinstance(value, Wrapped):
        value = value._position
    game = type(value).__name__
    if type(value) is getattr(games, game, None) and isinstance(value, Position):
        return {"position": [game, str(value)]}
    if issubclass(kind, FUNCTIONS):
        return _thing("function", str(getattr(value, "__name__", kind.__name__)))
    if issubclass(kind, Awaitable):
        return _thing("awaitable", kind.__name__)
    if issubclass(kind, Iterator):
        return _thing("iterator", kind.__name__)
    return _thing("object", kind.__name__)


def decode(data: Any) -> Any:
    """The value that `data`, made by `encode`, stands for. Raises ValueError for anything else."""
    try:
        return _decode(data, 0)
    except (AttributeError, IndexError, KeyError, TypeError, ArithmeticError, IllegalMove) as error:
        raise ValueError(f"no plain data: {error}") from None


def _decode(data: Any, depth: int) -> Any:
    if depth > 2 * DEEPEST + 4:
        raise ValueError("no plain data: too deep")
    if isinstance(data, list):
        return [_decode(each, depth + 1) for each in data]
    if not isinstance(data, dict):
        return data
    ((tag, inside),) = data.items()
    match tag:
        case "tuple" | "set" | "frozenset":
            kinds = {"tuple": tuple, "set": set, "frozenset": frozenset}
            return kinds[tag](_decode(inside, depth + 1))
        case "dict":
            return {_decode(key, depth + 1): _decode(each, depth + 1) for key, each in inside}
        case "fields":
            name, fields, values = inside
            return Fields(str(name), tuple(map(str, fields)), tuple(_decode(values, depth + 1)))
        case "position":
            game, text = inside
            if game not in games.__all__:
                raise ValueError(f"no game: {game}")
            return getattr(games, game).parse(text)
        case "Fraction" | "Decimal" | "complex":
            return {"Fraction": Fraction, "Decimal": Decimal, "complex": complex}[tag](inside)
        case "open":
            return ...
        case "thing":
            kind, name = inside
            return Thing(str(kind), str(name))
    raise ValueError(f"no plain data: {tag}")
