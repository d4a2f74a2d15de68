"""The engine of tuned bots for a browser's Python: `python -m` this, and the library's file.

Numba compiles it, and it becomes a library as the solver does. One that is newer than its sources
is left as it is.
"""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from c4lab.solver.emitting import joined
from c4lab.solver.wasm import emitted, linking
from c4lab.solver.wasm.__main__ import PLAIN_NUMBA
from c4lab.solver.wasm.linking import link
from c4lab.tuning import machine_code, readable

SOURCES = (__file__, machine_code.__file__, readable.__file__, emitted.__file__, linking.__file__)


def build(library: Path) -> None:
    """Writes the library. Raises CannotLinkError, RuntimeError."""
    with TemporaryDirectory(prefix="c4lab-") as folder:
        code = Path(folder) / "bots.o"
        module = joined(machine_code.entries())
        code.write_bytes(emitted.object_code(module, machine_code.COUNTS))
        link(code, library, machine_code.COUNTS)


def main(library: Path) -> None:
    """Builds the library, in a process in which numba has its settings from the start."""
    if PLAIN_NUMBA.items() <= os.environ.items():
        build(library)
    elif not is_fresh(library):
        again = [sys.executable, "-m", __spec__.name, str(library)]
        subprocess.run(again, env={**os.environ, **PLAIN_NUMBA}, check=True)


def is_fresh(library: Path) -> bool:
    """Whether the library is newer than all that it is made of."""
    made = library.stat().st_mtime if library.exists() else 0
    return all(Path(source).stat().st_mtime < made for source in SOURCES)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
