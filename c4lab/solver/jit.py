"""Decorators that have numba compile the solver's functions and keep the code in files."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias, TypeVar, cast

import numba

from c4lab.solver.kept import folder

Bits: TypeAlias = Any
"""An unsigned 64-bit number: a board or part of one, a key, an entry of a table."""
Function = TypeVar("Function", bound=Callable[..., Any])
OPTIONS = {"nogil": True, "error_model": "numpy"}
"""Other threads may run meanwhile; divisions are not checked, as in numpy."""


def compiled(signature: str | None = None, **options: Any) -> Callable[[Function], Function]:
    """Decorator. With a `signature`, compiles for these types at once and keeps the code in files.

    Without a signature, the function becomes part of each compiled function that calls it.
    """

    def compile_(function: Function) -> Function:
        if signature is None:
            return cast(Function, numba.njit(**OPTIONS, **options)(function))
        with _kept_together():
            made = numba.njit(signature, cache=True, **OPTIONS, **options)(function)
        return cast(Function, made)

    return compile_


def entry(signature: str) -> Callable[[Function], Any]:
    """Decorator: compiles a function with C's types; the result has an address."""

    def compile_(function: Function) -> Any:
        with _kept_together():
            return numba.cfunc(signature, cache=True, **OPTIONS)(function)

    return compile_


@contextmanager
def _kept_together() -> Iterator[None]:
    """Context manager: numba keeps its files in our folder, whose name is a digest of all sources.

    Numba itself notices only changes of the file that the function is in.
    """
    before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(folder())
    try:
        yield
    finally:
        numba.config.CACHE_DIR = before
