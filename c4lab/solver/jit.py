"""How the solver's functions become machine code: by numba, which keeps it in files."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias, TypeVar, cast

import numba

from c4lab.solver.kept import folder

Bits: TypeAlias = Any
"""An unsigned 64-bit number: a board or part of one, a key, an entry of a table."""
Function = TypeVar("Function", bound=Callable[..., Any])
OPTIONS = {"nogil": True, "error_model": "numpy"}
"""Other threads may run meanwhile; and numbers are divided as the machine does, unchecked."""


def compiled(signature: str | None = None, **options: Any) -> Callable[[Function], Function]:
    """A decorator that compiles: at once, and kept in files, if `signature` says for which types.

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
    """A decorator that compiles a function to be called as C would: it has an address."""

    def compile_(function: Function) -> Any:
        with _kept_together():
            return numba.cfunc(signature, cache=True, **OPTIONS)(function)

    return compile_


@contextmanager
def _kept_together() -> Iterator[None]:
    """Has numba keep its files in our folder, for it asks only whether one source has changed."""
    before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(folder())
    try:
        yield
    finally:
        numba.config.CACHE_DIR = before
