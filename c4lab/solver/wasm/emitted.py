"""The object code of the compiled search for WebAssembly.

Numba compiles the functions for this computer, and shows them in LLVM's language. What depends on
this computer in it are a few words: we set others, and LLVM translates it for WebAssembly.
"""

from collections.abc import Collection
from pathlib import Path

import llvmlite.binding as llvm

from c4lab.solver.emitting import joined
from c4lab.solver.functions import TYPES
from c4lab.solver.machine_code import from_numba

TRIPLE = "wasm32-unknown-emscripten"


def compile_to(file: Path) -> None:
    """Writes the object code for boards of the size that this process compiles for."""
    file.write_bytes(object_code(joined(from_numba())))


def object_code(module: llvm.ModuleRef, names: Collection[str] = TYPES.keys()) -> bytes:
    """The module's code for WebAssembly, with these names for others to call. Changes the module.
    Raises RuntimeError."""
    machine = target()
    for each in (*module.functions, *module.global_variables):
        # What nobody outside asks for is not in the library. "Common" variables, which numba makes,
        # do not exist in WebAssembly.
        if not each.is_declaration and each.name not in names:
            each.linkage = llvm.Linkage.internal
    module.triple, module.data_layout = TRIPLE, str(machine.target_data)
    module.verify()
    return bytes(machine.emit_object(module))


def target() -> llvm.TargetMachine:
    """WebAssembly without extras, which every browser has, for a library that can lie anywhere."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(TRIPLE).create_target_machine(cpu="generic", opt=3, reloc="pic")
