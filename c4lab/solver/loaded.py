"""The compiled functions of this process: machine code, or WebAssembly in a browser's Python."""

import sys

from c4lab.games.bits import STANDARD, Layout
from c4lab.solver.functions import Machine

IN_BROWSER = sys.platform == "emscripten"


def functions_for(layout: Layout = STANDARD) -> Machine:
    """The compiled search for boards of a size. It may have to be compiled now.

    In a browser it raises OSError for a size that nothing was built for; elsewhere, what `machine`
    of `c4lab.solver.machine_code` raises.
    """
    if IN_BROWSER:
        from c4lab.solver.wasm.library import functions_from, library_for

        return functions_from(library_for(layout))
    from c4lab.solver.machine_code import machine

    return machine(layout)
