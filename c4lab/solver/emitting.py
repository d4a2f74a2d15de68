"""Makes one piece of machine code of the compiled search, to be kept in a file.

Numba shows each function in LLVM's language, where nothing depends on an address yet. The
functions are joined and translated to machine code once more.
"""

import re
import warnings
from typing import Any

import llvmlite.binding as llvm

from c4lab.solver import kept


def object_code(functions: dict[str, Any]) -> bytes:
    """The machine code of these functions and of all that they call; empty if that fails."""
    try:
        # If another process has compiled a function meanwhile, numba warns and shows no text.
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return bytes(target().emit_object(joined(functions)))
    except (RuntimeError, ValueError, NameError):
        return b""


def joined(functions: dict[str, Any]) -> llvm.ModuleRef:
    """The functions in LLVM's language, as numba has optimised them, with all that they call.

    Two things are missing: the functions that numba calls to raise an exception, and the
    exceptions. None is ever raised, so here these functions end the process, and an exception is
    one byte.
    """
    module = llvm.parse_assembly("")  # an empty one
    for name, function in functions.items():
        part = llvm.parse_assembly(function.inspect_llvm())
        module.triple = part.triple
        part.get_function(function.native_name).name = name
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
    """The machine to translate for: this computer, with all features of its processor."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    triple = llvm.get_process_triple()
    return llvm.Target.from_triple(triple).create_target_machine(
        cpu=llvm.get_host_cpu_name(),
        features=kept.features(),
        opt=3,
        reloc="static" if triple.startswith("x86") else "default",
        codemodel="jitdefault",
        jit=True,
    )
