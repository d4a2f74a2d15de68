"""Makes a `.wasm` file of object code, with the linker that the package `ziglang` has."""

import subprocess
import sys
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

STACK = 1 << 16  # bytes: a search is some forty calls deep
MEMORY = 1 << 32  # bytes: as much as there can be


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
