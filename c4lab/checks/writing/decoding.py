"""Without this module, the judge could not read what a worker sends without trusting it.

It makes values of plain data again: the other half of `plain`. Anybody may have written the data,
so reading it must take neither long nor much memory: types, counts, lengths and depth have bounds.
"""

from collections.abc import Hashable, Iterable
from decimal import Decimal
from fractions import Fraction
from typing import Any

from c4lab import games
from c4lab.checks.working import plain
from c4lab.games import IllegalMove

ALIKE = 1_000  # keys with the same hash: with more of them a dict takes minutes


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
        if depth > 2 * plain.DEEPEST + 4:
            raise ValueError("no plain data: too deep")
        if isinstance(data, list):
            return self._all(data, depth)
        if isinstance(data, dict):
            ((tag, inside),) = data.items()
            return self._tagged(tag, inside, depth)
        if isinstance(data, str):
            return _text(data, plain.LONGEST_TEXT)
        if type(data) is int and data.bit_length() > plain.LARGEST_BITS:
            raise ValueError("no plain data: too large")
        return data

    def _all(self, data: Any, depth: int) -> list[Any]:
        if not isinstance(data, list):
            raise ValueError("no plain data: no list")
        self._count(len(data))
        if plain.are_small(data):
            return data.copy()
        return [self.decode(each, depth + 1) for each in data]

    def _count(self, elements: int) -> None:
        self._elements += elements
        if self._elements > 2 * plain.LARGEST:  # a pair of a dict counts three times
            raise ValueError("no plain data: too large")

    def _tagged(self, tag: str, inside: Any, depth: int) -> Any:
        match tag:
            case "tuple":
                return tuple(self._all(inside, depth))
            case "set" | "frozenset":
                items = _hashed(self._all(inside, depth))
                return set(items) if tag == "set" else frozenset(items)
            case "dict":
                pairs = [self._all(pair, depth) for pair in inside]
                _hashed([key for key, _ in pairs])
                return dict(pairs)
            case "fields":
                name, fields, values = inside
                names = tuple(_text(each) for each in fields)
                return plain.Fields(_text(name), names, tuple(self._all(values, depth)))
            case "position":
                self._count(plain.A_POSITION)
                return _position(*inside)
            case "Fraction":
                return Fraction(*map(_int, inside))
            case "Decimal":
                return _decimal(_text(inside, plain.LONGEST_DECIMAL))
            case "complex":
                real, imaginary = inside
                return complex(real, imaginary)
            case "open":
                return ...
            case "thing":
                kind, name = inside
                return plain.Thing(_text(kind), _text(name))
        raise ValueError(f"no plain data: {tag:.80}")


def _hashed(items: list[Hashable]) -> Iterable[Hashable]:
    """The items. Raises ValueError if many of them have the same hash."""
    if len(set(map(hash, items))) + ALIKE < len(items):
        raise ValueError("no plain data: too many keys alike")
    return items


def _text(data: Any, longest: int = 1_000) -> str:
    if not isinstance(data, str) or len(data) > longest:
        raise ValueError("no plain data: no text")
    return data


def _int(data: Any) -> int:
    if type(data) is not int or data.bit_length() > plain.LARGEST_BITS:
        raise ValueError("no plain data: no whole number")
    return data


def _decimal(text: str) -> Decimal:
    value = Decimal(text)
    if value.is_finite() and abs(value.adjusted()) > plain.LARGEST_EXPONENT:
        raise ValueError("no plain data: too large")
    return Decimal("NaN") if value.is_nan() else value  # comparing a signalling NaN raises


def _position(game: Any, text: Any) -> Any:
    if game not in games.__all__:
        raise ValueError(f"no game: {game!s:.80}")
    try:
        return getattr(games, game).parse(_text(text))
    except IllegalMove:  # the learner's code changed it: no moves lead there
        return plain.Thing("object", game)
