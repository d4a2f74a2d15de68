"""Makes a library of object code, with the linker that the package `ziglang` has."""

import subprocess
import sys
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

from c4lab.solver.functions import TYPES

WAY_OUT = "install it with: python -m pip install ziglang"


class CannotLinkError(Exception):
    """There is no library; the message says why, and what to do."""


def check_linker() -> None:
    """Raises CannotLinkError without a linker."""
    if find_spec("ziglang") is None:
        raise CannotLinkError(f"The linker is missing: {WAY_OUT}.")


def link(code: Path, library: Path, names: Iterable[str] = TYPES) -> None:
    """Writes the library that has the functions of these names. Raises CannotLinkError."""
    done = subprocess.run(
        [
            *(sys.executable, "-m", "ziglang", "wasm-ld"),
            *("-shared", "--experimental-pic", "--no-entry", "--gc-sections", "--strip-all"),
            *(f"--export={name}" for name in names),
            *("-o", str(library), str(code)),
        ],
        capture_output=True,
        check=False,
        text=True,
    )
    if done.returncode:
        reason = (done.stderr.splitlines() or ["it says nothing"])[-1]
        raise CannotLinkError(f"The linker made no {library.name}: {reason}")
