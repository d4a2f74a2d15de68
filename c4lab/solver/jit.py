"""How the solver's functions become machine code, and where that code is kept.

Numba keeps compiled code in files, and compiles again when the file that a function stands in has
changed. A search is made of functions from several files, so here the folder is named after all
of them, and after all else that the code depends on: it holds what fits, or nothing.
"""

from __future__ import annotations

import hashlib
import shutil
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias, TypeVar, cast

import llvmlite.binding as llvm
import numba

Bits: TypeAlias = Any
"""An unsigned 64-bit number: a board or part of one, a key, an entry of a table."""
Function = TypeVar("Function", bound=Callable[..., Any])
HERE = Path(__file__).parent
SOURCES = ("bits", "bounds", "control", "jit", "moves", "search", "table", "together", "words")
KEPT = 8  # folders of earlier versions and other machines: more than that are cleared away
SECONDS = 5  # to compile all, roughly
READY = "ready"  # a file of this name says that a folder is complete


def compiled(signature: str | None = None, **options: Any) -> Callable[[Function], Function]:
    """A decorator that compiles: at once, and kept in files, if `signature` says for which types.

    Without a signature, the function becomes part of each compiled function that calls it. While
    it runs, other threads may; and whole numbers are divided as the machine does, without a check.
    """
    options = {"nogil": True, "error_model": "numpy", **options}

    def compile_(function: Function) -> Function:
        if signature is None:
            return cast(Function, numba.njit(**options)(function))
        before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(folder())
        try:
            return cast(Function, numba.njit(signature, cache=True, **options)(function))
        finally:
            numba.config.CACHE_DIR = before

    return compile_


def announce() -> None:
    """Says that compiling will take a while, if it will."""
    if not (folder() / READY).exists():
        print(
            "c4lab: the solver is being compiled for this computer, this once; that takes about "
            f"{SECONDS} seconds.",
            file=sys.stderr,
            flush=True,
        )


def settle() -> None:
    """Notes that all is compiled and kept, and clears away what long since was."""
    ready = folder() / READY
    if ready.exists():
        return
    ready.touch()
    others = [other for other in folder().parent.glob("compiled-*") if other != folder()]
    others.sort(key=lambda other: other.stat().st_mtime, reverse=True)
    for other in others[KEPT:]:
        shutil.rmtree(other, ignore_errors=True)


@cache
def folder() -> Path:
    """Where the code is kept: beside this file, or else where the user's caches are."""
    name = f"compiled-{_digest()}"
    for parent in _parents():
        try:
            (parent / name).mkdir(parents=True, exist_ok=True)
            tempfile.TemporaryFile(dir=parent / name).close()
        except OSError:
            continue
        return parent / name
    return Path(tempfile.mkdtemp(prefix="c4lab-"))


def _parents() -> list[Path]:
    import platformdirs

    chosen = [Path(numba.config.CACHE_DIR)] if numba.config.CACHE_DIR else []
    return [*chosen, HERE / "__pycache__", platformdirs.user_cache_path("c4lab", appauthor=False)]


def _digest() -> str:
    """A short name for everything that the compiled code depends on."""
    parts = [numba.__version__, llvm.llvm_version_info, sys.version, sys.platform]
    parts += [llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten()]
    for name in SOURCES:
        file = HERE / f"{name}.py"
        parts.append(file.read_text() if file.exists() else "")
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]
