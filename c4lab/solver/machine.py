"""The machine code of the search: out of a file at once, or else from numba, and then kept.

To import numba takes longer than most positions take to solve. Once it has compiled, it is not
needed: the code goes into a file, and llvmlite, on which numba is built, puts it into memory.
Code that would go wrong there could end this process without a word; so when the file is made,
another process tries it, and without success it is left to numba ever after.
"""

from __future__ import annotations

import ctypes
import os
import re
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import llvmlite.binding as llvm

from c4lab.solver import kept

FILE = "solver.o"
SECONDS = 10  # to compile all, roughly
INT, WORD = ctypes.c_int64, ctypes.c_uint64
TYPES: dict[str, Any] = {
    "exact": ctypes.CFUNCTYPE(INT, WORD, WORD, INT),
    "more_than": ctypes.CFUNCTYPE(INT, WORD, WORD, INT, INT),
    "exact_many": ctypes.CFUNCTYPE(INT, INT, INT, INT, INT),
}
TRIAL = """
from c4lab.solver.compiled import Compiled
from c4lab.solver.machine import load
from c4lab.solver.question import board
import pathlib, sys
scores = {"4455": 18, "35613522331355175162453": 6}
engine = Compiled(1 << 16, code=load(pathlib.Path(sys.argv[1])))
assert [engine.exact(*board(moves)) for moves in scores] == list(scores.values())
"""

_loaded: list[Any] = []
"""What holds the code in memory: it lives as long as the process."""


class Machine(NamedTuple):
    """The functions of `c4lab.solver.entries`, ready to be called; other threads run meanwhile."""

    exact: Callable[[int, int, int], int]
    more_than: Callable[[int, int, int, int], int]
    exact_many: Callable[[int, int, int, int], int]


@cache
def machine() -> Machine:
    """From the file, or else compiled, which a line on standard error says. Raises ImportError."""
    file = kept.folder() / FILE
    if file.exists():
        return load(file)
    if not kept.is_ready():
        print(
            "c4lab: the solver is being compiled for this computer, this once; that takes about "
            f"{SECONDS} seconds.",
            file=sys.stderr,
            flush=True,
        )
        kept.clear()  # numba shows the code only of what it has compiled itself, just now
    from c4lab.solver import entries

    functions = {name: getattr(entries, name) for name in TYPES}
    if not kept.is_ready():
        keep(file, emitted(functions))
        kept.settle()
    return Machine(**{name: TYPES[name](each.address) for name, each in functions.items()})


def load(file: Path) -> Machine:
    """The functions out of a file that `keep` has written."""
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), _target())
    engine.add_object_file(llvm.ObjectFileRef.from_data(file.read_bytes()))
    engine.finalize_object()
    _loaded.append(engine)
    return Machine(**{name: TYPES[name](engine.get_function_address(name)) for name in TYPES})


def emitted(functions: dict[str, Any]) -> bytes:
    """The machine code of these functions and of all that they call; empty if it cannot be had."""
    try:
        return bytes(_target().emit_object(_module(functions)))
    except (RuntimeError, ValueError, NameError):
        return b""


def keep(file: Path, code: bytes) -> None:
    """Writes the machine code to a file, unless a trial of it fails."""
    trial = file.with_name(f"trial-{os.getpid()}.o")
    try:
        trial.write_bytes(code)
        package = str(Path(__file__).parents[2])
        subprocess.run(
            [sys.executable, "-c", TRIAL, str(trial)],
            check=True,
            capture_output=True,
            env={**os.environ, "PYTHONPATH": package},
            timeout=60,
        )
        trial.replace(file)
    except (OSError, subprocess.SubprocessError):
        trial.unlink(missing_ok=True)


def _module(functions: dict[str, Any]) -> llvm.ModuleRef:
    """The functions in LLVM's language, as numba has optimised them, with all that they call.

    What is missing is what numba calls for an exception. None is raised, so it may as well end
    the process.
    """
    module = llvm.parse_assembly("")
    for name, function in functions.items():
        part = llvm.parse_assembly(function.inspect_llvm())
        module.triple = part.triple
        part.get_function(function.native_name).name = name
        module.link_in(part)
    missing = [
        re.sub(r"#\d+", "", str(each)).replace("declare", "define", 1).strip()
        + " {\n call void @llvm.trap()\n unreachable\n}\n"
        for each in module.functions
        if each.is_declaration and not each.name.startswith("llvm.")
    ]
    missing += [
        f"@{each.name} = global i8 0\n" for each in module.global_variables if each.is_declaration
    ]
    module.link_in(llvm.parse_assembly("declare void @llvm.trap()\n" + "".join(missing)))
    module.verify()
    return module


def _target() -> llvm.TargetMachine:
    """This computer, with all that its processor can do, as numba sees it."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    triple = llvm.get_process_triple()
    return llvm.Target.from_triple(triple).create_target_machine(
        cpu=llvm.get_host_cpu_name(),
        features=llvm.get_host_cpu_features().flatten(),
        opt=3,
        reloc="static" if triple.startswith("x86") else "default",
        codemodel="jitdefault",
        jit=True,
    )
