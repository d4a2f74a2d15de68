"""A decorator that has numba compile a function."""

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar, cast

import numba

Bits: TypeAlias = Any
"""An unsigned 64-bit number: a board or part of one, a key, an entry of a table."""
Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(signature: str | None = None, **options: Any) -> Callable[[Function], Function]:
    """Decorator. With a `signature`, compiles for these types at once.

    Without a signature, the function becomes part of each compiled function that calls it.
    Divisions are not checked, as in numpy.
    """

    def compile_(function: Function) -> Function:
        made = numba.njit(signature, error_model="numpy", **options)(function)
        return cast(Function, made)

    return compile_
