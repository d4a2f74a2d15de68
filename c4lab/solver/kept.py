"""Where the solver's machine code is kept from one session to the next.

The machine code depends on several source files, the processor and the compiler. The folder's
name is a digest of all of these, so a folder never holds code that is out of date.
"""

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
    *("bits", "bounds", "compiled_for", "control", "emitting", "entries", "horizon"),
    *("jit", "kept", "machine_code", "moves", "reading", "search", "table", "together", "words"),
)
ROOM = 1 << 20  # bytes that a place for such a folder must have left; two thirds are needed
FOLDERS = 8  # of earlier versions and other machines: more than that are cleared away
READY = "ready"  # a file of this name says that all is there


def is_ready() -> bool:
    """Whether everything is compiled."""
    return (folder() / READY).exists()


def clear() -> None:
    """Removes the files of an earlier attempt, so that numba compiles everything again."""
    (folder() / READY).unlink(missing_ok=True)
    for file in folder().rglob("*.nb*"):
        file.unlink(missing_ok=True)


def settle() -> None:
    """Marks the folder as complete, and removes the oldest folders of earlier versions."""
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
