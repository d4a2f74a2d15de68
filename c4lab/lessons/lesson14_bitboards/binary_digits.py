"""Reads binary digits in predictions."""

from collections.abc import Callable, Collection
from typing import Any

WRITE_0B = "Write 0b in front of binary digits, as in 0b101: Python reads 101 as a hundred and one."


def binary_digits_in(keys: Collection[str]) -> Callable[[str, Any], Any]:
    """A function for `predictions(read=...)`: for these keys, texts of binary digits are numbers.

    >>> binary_digits_in(["sum"])("sum", "0b101")
    5
    """

    def read(key: str, value: Any) -> Any:
        binary = key in keys and isinstance(value, str) and set(value) <= set("01b") and value
        return int(value, 2) if binary else value

    return read
