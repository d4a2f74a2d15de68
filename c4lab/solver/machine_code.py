"""The machine code of the search: read from a file, or compiled by numba and then kept.

To import numba takes longer than to solve most positions. Once numba has compiled the search, it
is not needed: we write the code to a file, and llvmlite, on which numba is built, loads it.

Bad machine code ends its process without a message. So another process tries a new file first. If
that fails we keep no file, and import numba each time, which keeps files of its own. The file
begins with a checksum: a damaged one is made again.

Machine code is for boards of one size. What numba has compiled in this process is for the standard
board, so another process compiles for any other.
"""

import ctypes
import hashlib
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import llvmlite.binding as llvm

from c4lab.games.bits import STANDARD, Layout
from c4lab.solver import compiled_for, kept
from c4lab.solver.emitting import emitted, target
from c4lab.solver.file_lock import locked
from c4lab.solver.notice import compiling, say

CHECKSUM = hashlib.sha256
INT, WORD = ctypes.c_int64, ctypes.c_uint64
TYPES: dict[str, Any] = {
    "read": ctypes.PYFUNCTYPE(INT, ctypes.c_char_p, INT, INT),  # too short to let others run
    "exact": ctypes.CFUNCTYPE(INT, WORD, WORD, INT),
    "more_than": ctypes.CFUNCTYPE(INT, WORD, WORD, INT, INT),
    "exact_many": ctypes.CFUNCTYPE(INT, INT, INT, INT, INT),
}
TRIAL = """
import sys
from c4lab.solver.trials import trial
trial(*sys.argv[1:])
"""
COMPILE = """
import pathlib, sys
from c4lab.games.bits import Layout
from c4lab.solver import compiled_for
file, width, height = sys.argv[1:]
compiled_for.LAYOUT = Layout(int(width), int(height))
from c4lab.solver import machine_code  # only now: it imports what depends on LAYOUT
machine_code.compile_to(pathlib.Path(file))
"""

_loaded: list[Any] = []
"""What holds the code in memory: it lives as long as the process."""


class DamagedError(ValueError):
    """A file of machine code is not as it was written."""


class Machine(NamedTuple):
    """The functions of `c4lab.solver.entries`, ready to be called; other threads run meanwhile."""

    read: Callable[[bytes, int, int], int]
    exact: Callable[[int, int, int], int]
    more_than: Callable[[int, int, int, int], int]
    exact_many: Callable[[int, int, int, int], int]


@cache
def machine(layout: Layout = STANDARD) -> Machine:
    """From the file, or else compiled, which a line on standard error says.

    Raises ImportError, and OSError where no file can be written.
    """
    file = file_for(layout)
    with suppress(OSError, DamagedError):
        return load(file)
    # One process compiles and the others wait: none clears files that another is at work on.
    with locked(file.with_suffix(".lock"), _say_waiting):
        return _made(file) if layout == STANDARD else _made_apart(file, layout)


def file_for(layout: Layout = STANDARD) -> Path:
    """Where the machine code for boards of a size is kept."""
    return kept.folder() / f"solver-{layout}.o"


def _made_apart(file: Path, layout: Layout) -> Machine:
    """For another than the standard board, which takes a process of its own."""
    with suppress(OSError, DamagedError):
        return load(file)
    with compiling(f"boards of {layout}"):
        done = _compiled_apart(file, layout)
    if done.returncode or not file.exists():
        reason = (done.stderr.splitlines() or ["its trial failed"])[-1]
        raise RuntimeError(f"no machine code for boards of {layout}: {reason}")
    return load(file)


def _compiled_apart(file: Path, layout: Layout) -> subprocess.CompletedProcess[str]:
    with TemporaryDirectory(prefix="c4lab-") as passing:
        return _python(COMPILE, file, layout, NUMBA_CACHE_DIR=passing)


def compile_to(file: Path) -> None:
    """Compiles in this process, and writes the machine code to a file unless it fails its trial."""
    keep(file, emitted(_from_numba()), compiled_for.LAYOUT)


def _python(
    code: str, file: Path, layout: Layout, **settings: str
) -> subprocess.CompletedProcess[str]:
    """Another process that is given the file and the size, with none of the user's files."""
    return subprocess.run(
        [sys.executable, "-P", "-c", code, str(file), str(layout.width), str(layout.height)],
        capture_output=True,
        check=False,
        text=True,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2]), **settings},
        timeout=300,
    )


def _made(file: Path) -> Machine:
    """From the file, which another process may have made meanwhile, or from numba."""
    if file.exists():
        with suppress(OSError, DamagedError):
            return load(file)
        kept.clear()
    if kept.is_ready():
        try:
            return _called_by_address(_from_numba())
        except ImportError:
            raise
        except Exception:  # what damaged files of numba's own lead to
            kept.clear()
    with compiling("this computer"):
        kept.clear()  # numba shows the code only of what it has compiled itself, just now
        functions = _from_numba()
        if code := emitted(functions):
            keep(file, code)
        else:  # some of it was compiled by another process meanwhile
            with suppress(OSError, subprocess.SubprocessError):
                _compiled_apart(file, STANDARD)
    kept.settle()
    return _called_by_address(functions)


def _say_waiting() -> None:
    say("another process is preparing the solver; this one waits until that is done.")


def _from_numba() -> dict[str, Any]:
    """The functions out of files that numba keeps, or else compiled."""
    from c4lab.solver import entries

    return {name: getattr(entries, name) for name in TYPES}


def _called_by_address(functions: dict[str, Any]) -> Machine:
    return Machine(**{name: TYPES[name](each.address) for name, each in functions.items()})


def load(file: Path) -> Machine:
    """The functions out of a file that `keep` has written. Raises DamagedError."""
    content = file.read_bytes()
    size = CHECKSUM().digest_size
    checksum, code = content[:size], content[size:]
    if CHECKSUM(code).digest() != checksum:
        raise DamagedError(f"{file} is damaged.")
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), target())
    engine.add_object_file(llvm.ObjectFileRef.from_data(code))
    engine.finalize_object()
    _loaded.append(engine)
    return Machine(**{name: TYPES[name](engine.get_function_address(name)) for name in TYPES})


def keep(file: Path, code: bytes, layout: Layout = STANDARD) -> None:
    """Writes the machine code for boards of a size to a file, unless a trial of it fails."""
    trial = file.with_name(f"trial-{os.getpid()}.o")
    try:
        trial.write_bytes(CHECKSUM(code).digest() + code)
        _python(TRIAL, trial, layout).check_returncode()
        trial.replace(file)
    except (OSError, subprocess.SubprocessError):
        trial.unlink(missing_ok=True)
