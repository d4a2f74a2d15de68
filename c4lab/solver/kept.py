"""Where the solver's machine code is kept from one session to the next.

A search is made of functions from several files. So the folder is named after all of them, and
after all else that the code depends on: it holds what fits, or nothing.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path

import llvmlite
import llvmlite.binding as llvm

HERE = Path(__file__).parent
SOURCES = (
    *("bits", "bounds", "control", "emitted", "entries", "jit", "kept", "machine", "moves"),
    *("search", "table", "together", "words"),
)
ROOM = 1 << 20  # bytes that a place for such a folder must have left; two thirds are needed
FOLDERS = 8  # of earlier versions and other machines: more than that are cleared away
READY = "ready"  # a file of this name says that all is there


def is_ready() -> bool:
    """Whether there is nothing left to compile."""
    return (folder() / READY).exists()


def clear() -> None:
    """Removes what an earlier attempt may have left, so that all is compiled again."""
    (folder() / READY).unlink(missing_ok=True)
    for file in folder().rglob("*.nb*"):
        file.unlink(missing_ok=True)


def settle() -> None:
    """Notes that all is compiled and kept, and clears away what long since was."""
    (folder() / READY).touch()
    with suppress(OSError):  # another process may be clearing away the same
        others = [other for other in folder().parent.glob("compiled-*") if other != folder()]
        others.sort(key=lambda other: other.stat().st_mtime, reverse=True)
        for other in others[FOLDERS:]:
            shutil.rmtree(other, ignore_errors=True)


@cache
def folder() -> Path:
    """In the first place of `_parents` with room for it; or else one for this process alone."""
    name = f"compiled-{_digest()}"
    for parent in _parents():
        if (parent / name / READY).exists() or _has_room(parent / name):
            return parent / name
    import tempfile

    passing = tempfile.mkdtemp(prefix="c4lab-")
    atexit.register(shutil.rmtree, passing, ignore_errors=True)
    return Path(passing)


def _parents() -> Iterator[Path]:
    """Where the user wants such files, beside this file, where the user's caches are."""
    if chosen := os.environ.get("NUMBA_CACHE_DIR"):
        yield Path(chosen)
    yield HERE / "__pycache__"
    import platformdirs

    yield platformdirs.user_cache_path("c4lab", appauthor=False)


def _has_room(path: Path) -> bool:
    import tempfile

    try:
        path.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=path) as file:
            file.write(bytes(ROOM))
    except OSError:
        return False
    return True


def features() -> str:
    """What this processor can do; empty where LLVM cannot tell."""
    try:
        return str(llvm.get_host_cpu_features().flatten())
    except RuntimeError:
        return ""


def _digest() -> str:
    """A short name for everything that the compiled code depends on.

    Each version of numba asks for a version of llvmlite, and of LLVM, of its own.
    """
    parts = [sys.version, sys.platform, llvmlite.__version__, llvm.llvm_version_info]
    parts += [llvm.get_host_cpu_name(), features()]
    for name in SOURCES:
        file = HERE / f"{name}.py"
        parts.append(file.read_text(encoding="utf-8") if file.exists() else "")
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]
