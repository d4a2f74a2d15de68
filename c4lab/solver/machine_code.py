"""The machine code of the search: read from a file, or compiled by numba and then kept.

To import numba takes longer than to solve most positions. Once numba has compiled the search, it
is not needed: we write the code to a file, and llvmlite, on which numba is built, loads it.

Bad machine code ends its process without a message. So another process tries a new file first. If
that fails we keep no file, and import numba each time, which keeps files of its own. The file
begins with a checksum; if it is damaged, the search is compiled again.

Machine code is for boards of one size. What numba has compiled in this process is for the standard
board, so another process compiles for any other.
"""

import hashlib
import os
import subprocess
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import llvmlite.binding as llvm

from c4lab.games.bits import STANDARD, Layout
from c4lab.solver import compiled_for, kept
from c4lab.solver.emitting import object_code, target
from c4lab.solver.file_lock import locked
from c4lab.solver.functions import TYPES, Machine
from c4lab.solver.notice import compiling, say

CHECKSUM = hashlib.sha256
TRIAL = """
import sys
from c4lab.solver.trials import trial
trial(*sys.argv[1:])
"""
COMPILE = """
import importlib, pathlib, sys
from c4lab.games.bits import Layout
from c4lab.solver import compiled_for
module, file, width, height = sys.argv[1:]
compiled_for.LAYOUT = Layout(int(width), int(height))
# Only now: it imports what depends on LAYOUT.
importlib.import_module(module).compile_to(pathlib.Path(file))
"""

_loaded: list[Any] = []
"""LLVM's engines, which hold the loaded code in memory: they live as long as the process."""


class DamagedError(ValueError):
    """A file of machine code does not have its checksum."""


@cache
def machine(layout: Layout = STANDARD) -> Machine:
    """The compiled search for boards of a size: from its file, or else compiled now.

    A line on standard error says that it is being compiled. Raises ImportError without
    numba, OSError where no file can be written, RuntimeError where code for another size fails.
    """
    file = file_for(layout)
    with suppress(OSError, DamagedError):
        return load(file)
    # One process compiles and the others wait: none removes files that another is writing.
    with locked(file.with_suffix(".lock"), _say_waiting):
        return _compile_here(file) if layout == STANDARD else _compile_apart(file, layout)


def file_for(layout: Layout = STANDARD) -> Path:
    """The file for the machine code for boards of a size."""
    return kept.folder() / f"solver-{layout}.o"


def _compile_apart(file: Path, layout: Layout) -> Machine:
    """The code for a board that is not the standard one: another process compiles it.

    Another process may have done so meanwhile. Raises RuntimeError with the last line of errors.
    """
    with suppress(OSError, DamagedError):
        return load(file)
    with compiling(f"boards of {layout}"):
        done = run_compiler(file, layout)
    if done.returncode or not file.exists():
        reason = (done.stderr.splitlines() or ["its trial failed"])[-1]
        raise RuntimeError(f"no machine code for boards of {layout}: {reason}")
    return load(file)


def run_compiler(
    file: Path, layout: Layout, module: str = __name__, **settings: str
) -> subprocess.CompletedProcess[str]:
    """Has another process call the module's `compile_to(file)` with nothing compiled as yet.

    `settings` are environment variables.
    """
    with TemporaryDirectory(prefix="c4lab-") as folder:
        return _run_python(COMPILE, layout, module, file, NUMBA_CACHE_DIR=folder, **settings)


def compile_to(file: Path) -> None:
    """Compiles in this process, and writes the machine code to a file unless it fails its trial."""
    keep(file, object_code(from_numba()), compiled_for.LAYOUT)


def _run_python(
    code: str, layout: Layout, *arguments: str | Path, **settings: str
) -> subprocess.CompletedProcess[str]:
    """Runs `code` in another process, with these arguments, the width and the height.

    It does not import from the user's folder. `settings` are environment variables.
    """
    given = (*arguments, layout.width, layout.height)
    return subprocess.run(
        [sys.executable, "-P", "-c", code, *map(str, given)],
        capture_output=True,
        check=False,
        text=True,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2]), **settings},
        timeout=300,
    )


def _compile_here(file: Path) -> Machine:
    """The code for the standard board, compiled in this process, and kept.

    If another process has made the file meanwhile, or numba's files are there, from these.
    """
    if file.exists():
        with suppress(OSError, DamagedError):
            return load(file)
        kept.clear()
    if kept.is_ready():
        try:
            return _by_address(from_numba())
        except ImportError:
            raise
        except Exception:  # numba's own files may be damaged
            kept.clear()
    with compiling("this computer"):
        kept.clear()  # numba shows the code of a function only when it has just compiled it
        functions = from_numba()
        if code := object_code(functions):
            keep(file, code)
        else:  # another process has compiled some of the functions meanwhile
            with suppress(OSError, subprocess.SubprocessError):
                run_compiler(file, STANDARD)
    kept.mark_ready()
    return _by_address(functions)


def _say_waiting() -> None:
    say("another process is preparing the solver; this one waits until that is done.")


def from_numba() -> dict[str, Any]:
    """The functions from the files that numba keeps, or else compiled now."""
    from c4lab.solver import entries

    return {name: getattr(entries, name) for name in TYPES}


def _by_address(functions: dict[str, Any]) -> Machine:
    return Machine(**{name: TYPES[name](each.address) for name, each in functions.items()})


def load(file: Path) -> Machine:
    """The functions from a file that `keep` has written. Raises DamagedError."""
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
    """Tries the code in another process; writes it to the file if the trial succeeds."""
    trial = file.with_name(f"trial-{os.getpid()}.o")
    try:
        trial.write_bytes(CHECKSUM(code).digest() + code)
        _run_python(TRIAL, layout, trial).check_returncode()
        trial.replace(file)
    except (OSError, subprocess.SubprocessError):
        trial.unlink(missing_ok=True)
