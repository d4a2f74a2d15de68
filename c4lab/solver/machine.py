"""The machine code of the search: read from a file, or compiled by numba and then kept.

To import numba takes longer than to solve most positions. Once numba has compiled the search, it
is not needed: we write the code to a file, and llvmlite, on which numba is built, loads it.

Bad machine code ends its process without a message. So another process tries a new file first. If
that fails we keep no file, and import numba each time, which keeps files of its own. The file
begins with a checksum: a damaged one is made again.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import llvmlite.binding as llvm

from c4lab.solver import kept
from c4lab.solver.emitted import emitted, target
from c4lab.solver.locked import locked

FILE = "solver.o"
LOCK = "lock"
CHECKSUM = hashlib.sha256
SECONDS = 10  # to compile all, roughly
INT, WORD = ctypes.c_int64, ctypes.c_uint64
TYPES: dict[str, Any] = {
    "read": ctypes.PYFUNCTYPE(INT, ctypes.c_char_p, INT, INT),  # too short to let others run
    "exact": ctypes.CFUNCTYPE(INT, WORD, WORD, INT),
    "more_than": ctypes.CFUNCTYPE(INT, WORD, WORD, INT, INT),
    "exact_many": ctypes.CFUNCTYPE(INT, INT, INT, INT, INT),
}
TRIAL = """
from c4lab.solver.compiled import Compiled
from c4lab.solver.machine import load
import pathlib, sys
scores = {b"4455": 18, b"35613522331355175162453": 6}
engine = Compiled(1 << 16, code=load(pathlib.Path(sys.argv[1])))
assert [engine.exact(*engine.read(moves)) for moves in scores] == list(scores.values())
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
def machine() -> Machine:
    """From the file, or else compiled, which a line on standard error says.

    Raises ImportError, and OSError where no file can be written.
    """
    file = kept.folder() / FILE
    with suppress(OSError, DamagedError):
        return load(file)
    # One process compiles and the others wait: none clears files that another is at work on.
    with locked(kept.folder() / LOCK, _say_waiting):
        return _made(file)


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
    _say(
        "the solver is being compiled for this computer, this once; that takes about "
        f"{SECONDS} seconds."
    )
    kept.clear()  # numba shows the code only of what it has compiled itself, just now
    functions = _from_numba()
    keep(file, emitted(functions))
    kept.settle()
    return _called_by_address(functions)


def _say_waiting() -> None:
    _say("another process is preparing the solver; this one waits until that is done.")


def _say(sentence: str) -> None:
    print(f"c4lab: {sentence}", file=sys.stderr, flush=True)


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


def keep(file: Path, code: bytes) -> None:
    """Writes the machine code to a file, unless a trial of it fails."""
    trial = file.with_name(f"trial-{os.getpid()}.o")
    try:
        trial.write_bytes(CHECKSUM(code).digest() + code)
        package = str(Path(__file__).parents[2])
        subprocess.run(
            [sys.executable, "-P", "-c", TRIAL, str(trial)],  # with none of the user's files
            check=True,
            capture_output=True,
            env={**os.environ, "PYTHONPATH": package},
            timeout=60,
        )
        trial.replace(file)
    except (OSError, subprocess.SubprocessError):
        trial.unlink(missing_ok=True)
