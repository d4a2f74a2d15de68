"""The folder that keeps the solver's machine code from one session to the next.

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
    *("bits", "bounds", "compiled_for", "control", "emitting", "entries", "functions"),
    *("horizon", "jit", "kept", "machine_code", "moves", "reading", "search", "table", "together"),
    "words",
)
ROOM = 1 << 20  # free bytes that the folder needs; it uses two thirds of them
FOLDERS = 8  # folders of earlier versions and other machines; older ones are removed
READY = "ready"  # this file in the folder says that everything is compiled


def is_ready() -> bool:
    """Whether everything is compiled."""
    return (folder() / READY).exists()


def clear() -> None:
    """Removes the files of an earlier attempt, so that numba compiles everything again."""
    (folder() / READY).unlink(missing_ok=True)
    for file in folder().rglob("*.nb*"):
        file.unlink(missing_ok=True)


def mark_ready() -> None:
    """Marks the folder as complete, and removes the oldest folders of earlier versions."""
    (folder() / READY).touch()
    with suppress(OSError):  # another process may remove the same folders
        others = [other for other in folder().parent.glob("compiled-*") if other != folder()]
        others.sort(key=lambda other: other.stat().st_mtime, reverse=True)
        for other in others[FOLDERS:]:
            shutil.rmtree(other, ignore_errors=True)


@cache
def folder() -> Path:
    """The folder in the first of `_parents` that has room, or a temporary one for this process."""
    name = f"compiled-{_digest()}"
    for parent in _parents():
        if (parent / name / READY).exists() or _has_room(parent / name):
            return parent / name
    import tempfile

    temporary = tempfile.mkdtemp(prefix="c4lab-")
    atexit.register(shutil.rmtree, temporary, ignore_errors=True)
    return Path(temporary)


def _parents() -> Iterator[Path]:
    """NUMBA_CACHE_DIR if set, `__pycache__` beside this file, the folder of the user's caches."""
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
    """The features of this processor; empty where LLVM does not know them."""
    try:
        return str(llvm.get_host_cpu_features().flatten())
    except RuntimeError:
        return ""


def _digest() -> str:
    """A short name for everything that the compiled code depends on.

    The version of llvmlite stands for that of numba: each numba needs its own llvmlite.
    """
    parts = [sys.version, sys.platform, llvmlite.__version__, llvm.llvm_version_info]
    parts += [llvm.get_host_cpu_name(), features()]
    for name in SOURCES:
        file = HERE / f"{name}.py"
        parts.append(file.read_text(encoding="utf-8") if file.exists() else "")
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]
