"""What compiled code is written with: a decorator, and 64-bit words and bytes at an address.

Numba passes an array to a compiled function as seven numbers, with every call, and a search calls
itself. An address is one number. Numba has no functions for words at an address, so these are
written in the language of LLVM, the compiler behind it.
"""

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar, cast

import numba
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

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


WORD, BYTE = ir.IntType(64), ir.IntType(8)


def _pointer(builder: Any, address: Any, index: Any) -> Any:
    return builder.gep(builder.inttoptr(address, WORD.as_pointer()), [index])


@intrinsic  # type: ignore[untyped-decorator]
def load(typing: Any, address: Any, index: Any) -> Any:
    """The word `index` words behind `address`, unsigned."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.load(_pointer(builder, *arguments), align=8)

    return types.uint64(types.int64, types.int64), generate


@intrinsic  # type: ignore[untyped-decorator]
def byte(typing: Any, address: Any, index: Any) -> Any:
    """The byte `index` bytes behind `address`, as an unsigned word."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        address, index = arguments
        start = builder.inttoptr(address, BYTE.as_pointer())
        return builder.zext(builder.load(builder.gep(start, [index])), WORD)

    return types.uint64(types.int64, types.int64), generate


@intrinsic  # type: ignore[untyped-decorator]
def store(typing: Any, address: Any, index: Any, word: Any) -> Any:
    """Writes the unsigned `word` to the place that `load` reads."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        *where, word = arguments
        builder.store(word, _pointer(builder, *where), align=8)
        return context.get_dummy_value()

    return types.void(types.int64, types.int64, types.uint64), generate
