"""The compiled search as one piece of machine code, such as a file can hold.

Numba shows what it has made of each function in LLVM's language, where nothing depends on an
address yet. Put together, that is translated once more.
"""

import re
import warnings
from typing import Any

import llvmlite.binding as llvm

from c4lab.solver import kept


def emitted(functions: dict[str, Any]) -> bytes:
    """The machine code of these functions and of all that they call; empty if it cannot be had."""
    try:
        # numba warns, and shows nothing, where it took what another process has compiled meanwhile.
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return bytes(target().emit_object(_module(functions)))
    except (RuntimeError, ValueError, NameError):
        return b""


def _module(functions: dict[str, Any]) -> llvm.ModuleRef:
    """The functions in LLVM's language, as numba has optimised them, with all that they call.

    What is missing is what numba calls for an exception, and the exceptions. None is ever raised,
    so each such function may as well end the process, and each exception be a byte.
    """
    module = llvm.parse_assembly("")  # an empty one
    for name, function in functions.items():
        part = llvm.parse_assembly(function.inspect_llvm())
        module.triple = part.triple
        part.get_function(function.native_name).name = name
        module.link_in(part)
    missing = [  # without #1 and the like, which stand for attributes that are not written here
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
    """This computer, with all that its processor can do, as numba sees it."""
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
