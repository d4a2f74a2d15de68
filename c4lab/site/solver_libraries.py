"""The compiled solver for a browser's Python, built here and put into c4lab's wheel."""

import os
import sys
from pathlib import Path

from c4lab.site.commands import run
from c4lab.site.fetching import requirements
from c4lab.site.lock import Lock
from c4lab.tuning.machine_code import LIBRARY

READY = "c4lab-ready.txt"  # what is installed; written last


def build_libraries(root: Path, lock: Lock, folder: Path) -> list[Path]:
    """The libraries: one for each size of board, and one for tuned bots.

    They are built below `folder` unless they are new enough: this Python's numba makes the code and
    the lock's linker puts it together. Raises CannotBuild.
    """
    linker, libraries = folder / "linker", folder / "solver"
    _install(lock, linker)
    path = os.pathsep.join([str(root), str(linker)])
    run([sys.executable, "-m", "c4lab.solver.wasm", str(libraries)], root, PYTHONPATH=path)
    bots = [str(libraries / LIBRARY.name)]
    run([sys.executable, "-m", "c4lab.site.bots_library", *bots], root, PYTHONPATH=path)
    return sorted(libraries.glob("*.wasm"))


def _install(lock: Lock, folder: Path) -> None:
    """Installs the linker into a folder of its own: the package is large and not for learners."""
    asked = requirements(lock.linker)
    marker = folder / READY
    if not marker.exists() or marker.read_text(encoding="utf-8") != asked:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "asked.txt").write_text(asked, encoding="utf-8")
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--require-hashes"]
        pip += ["--upgrade", "--no-compile", "--only-binary=:all:", "--target", str(folder)]
        run([*pip, "--requirement", str(folder / "asked.txt")], folder)
        marker.write_text(asked, encoding="utf-8")
