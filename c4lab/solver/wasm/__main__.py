"""Builds the compiled solver for a browser's Python: a small library for each size of board.

What is newer than its sources is left as it is.
"""

import argparse
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from c4lab.games.bits import Layout
from c4lab.solver.kept import SOURCES
from c4lab.solver.machine_code import run_compiler
from c4lab.solver.wasm.library import HERE, SIZES, library_for
from c4lab.solver.wasm.linking import CannotLinkError, check_linker, link

EMITTED = "c4lab.solver.wasm.emitted"
PLAIN_NUMBA = {
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_SLP_VECTORIZE": "0",
}
"""Numba's settings for code that suits every processor: each computer builds the same library."""


def is_fresh(library: Path) -> bool:
    """Whether the library is newer than all that it is made of."""
    sources = [HERE.parent / f"{name}.py" for name in SOURCES]
    sources += HERE.glob("*.py")
    return library.exists() and all(
        source.stat().st_mtime < library.stat().st_mtime for source in sources
    )


def build(layout: Layout, library: Path) -> None:
    """Writes the library for boards of a size. Raises CannotLinkError, RuntimeError."""
    with TemporaryDirectory(prefix="c4lab-") as temporary:
        code = Path(temporary) / "solver.o"
        done = run_compiler(code, layout, EMITTED, **PLAIN_NUMBA)
        if done.returncode:
            reason = (done.stderr.splitlines() or ["it says nothing"])[-1]
            raise RuntimeError(f"Numba made no code for boards of {layout}: {reason}")
        link(code, library)


def main(arguments: list[str]) -> int:
    """The exit status: 0, or 1 if a library cannot be built."""
    parser = argparse.ArgumentParser(prog="python -m c4lab.solver.wasm", description=__doc__)
    parser.add_argument(
        "folder", nargs="?", type=Path, default=HERE,
        help="where the libraries go: by default into the package, so that a wheel has them",
    )  # fmt: skip
    folder = parser.parse_args(arguments).folder
    try:
        check_linker()
        folder.mkdir(parents=True, exist_ok=True)
        for layout in SIZES:
            library = library_for(layout, folder)
            if not is_fresh(library):
                build(layout, library)
            print(f"{library}: {library.stat().st_size:,} bytes", flush=True)
    except (CannotLinkError, OSError, RuntimeError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
