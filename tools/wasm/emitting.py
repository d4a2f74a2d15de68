"""A `.wasm` file of Python functions: their object code, and the linker that makes a file of it.

Numba compiles the functions for this computer, and shows them in LLVM's language. What depends on
this computer in it are a few words: we set others, and LLVM translates it for WebAssembly. The
linker is that of the package `ziglang`.
"""

import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import llvmlite.binding as llvm
import numba

TRIPLE = "wasm32-unknown-unknown"
PLAIN_NUMBA = {
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_SLP_VECTORIZE": "0",
}
"""Numba's settings, as environment variables, for code that does not depend on this processor."""
STACK = 1 << 16  # bytes: a search is some forty calls deep
MEMORY = 1 << 32  # bytes: as much as there can be


def entries_of(functions: Mapping[str, Callable[..., int]], signature: str) -> dict[str, Any]:
    """The functions, compiled by numba with C's types."""
    return {
        name: numba.cfunc(signature, error_model="numpy")(function)
        for name, function in functions.items()
    }


def object_code(entries: Mapping[str, Any]) -> bytes:
    """The code of these functions and of all that they call."""
    module, machine = joined(entries), target()
    for each in (*module.functions, *module.global_variables):
        # What nobody outside asks for is not in the file. "Common" variables, which numba makes,
        # do not exist in WebAssembly.
        if not each.is_declaration and each.name not in entries:
            each.linkage = llvm.Linkage.internal
    module.triple, module.data_layout = TRIPLE, str(machine.target_data)
    module.verify()
    return bytes(machine.emit_object(module))


def joined(entries: Mapping[str, Any]) -> llvm.ModuleRef:
    """The functions in LLVM's language, as numba has optimised them, with all that they call.

    Two things are missing: the functions that numba calls to raise an exception, and the
    exceptions. None is ever raised, so here these functions end the program, and an exception is
    one byte.
    """
    module = llvm.parse_assembly("")  # an empty one
    for name, entry in entries.items():
        part = llvm.parse_assembly(entry.inspect_llvm())
        module.triple = part.triple
        part.get_function(entry.native_name).name = name
        module.link_in(part)
    missing = [  # "#1" and the like name attributes that this text does not have
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


def target() -> llvm.TargetMachine:
    """WebAssembly without extras, which every browser has."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(TRIPLE).create_target_machine(cpu="generic", opt=3)


class CannotLinkError(Exception):
    """There is no file; the message says why, and what to do."""


def link(code: bytes, names: Iterable[str], file: Path) -> None:
    """Writes the file that has the functions of these names. Raises CannotLinkError."""
    if find_spec("ziglang") is None:
        raise CannotLinkError(
            "The linker is missing: install it with: python -m pip install ziglang"
        )
    with TemporaryDirectory(prefix="c4lab-") as folder:
        object_file = Path(folder) / "code.o"
        object_file.write_bytes(code)
        done = subprocess.run(
            [
                *(sys.executable, "-m", "ziglang", "wasm-ld"),
                *("--no-entry", "--gc-sections", "--strip-all", "--stack-first"),
                *("-z", f"stack-size={STACK}", f"--max-memory={MEMORY}"),
                *(f"--export={name}" for name in (*names, "__heap_base")),
                *("-o", str(file), str(object_file)),
            ],
            capture_output=True,
            check=False,
            text=True,
        )
    if done.returncode:
        reason = (done.stderr.splitlines() or ["it says nothing"])[-1]
        raise CannotLinkError(f"The linker made no {file.name}: {reason}")
    file.chmod(0o644)
