"""Where hand-ins run: in bubblewrap, where it is found, they see and change nothing of ours."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import c4lab
from c4lab.checks.judging.python_process import Sandbox, no_sandbox
from c4lab.checks.working.looking import INSTALLED

SYSTEM = ("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/etc", "/sys", "/nix/store")
OF_PYTHON = ("bin", "lib", "lib64", "share", "pyvenv.cfg")
"""What a Python has in its folder. Who made it in a folder of their own has other files there."""
RIGHTS = (
    *("--dev", "/dev", "--proc", "/proc"),
    *("--unshare-pid", "--unshare-ipc", "--unshare-net", "--die-with-parent", "--new-session"),
    *("--unsetenv", "JPY_PARENT_PID"),  # of a process that cannot be seen: a kernel would end
)
WITHOUT = (
    "Hand-ins run with your rights here, since there is no bubblewrap that works ({why}): install "
    "it, or grade in the container that TEACHING.md describes, if you do not trust all of them."
)


def in_bubblewrap(folder: Path, beside: Sequence[str] = ()) -> list[str]:
    """The command with which a program writes in this folder alone, and reads besides the folders
    `beside`, the system, Python and c4lab: neither the hand-ins nor the journal. It sees no other
    process, and no network, and all that it starts ends with it."""
    read = [option for path in (*_needed(), *beside) for option in ("--ro-bind-try", path, path)]
    write = ["--bind", str(folder), str(folder)]
    return ["bwrap", *read, *RIGHTS, *write, "--remount-ro", "/"]


@cache
def _needed() -> tuple[str, ...]:
    """What Python and c4lab need, by the names that they use and, where links lead there, by its
    own."""

    def paths() -> Iterator[Path]:
        yield from map(Path, SYSTEM)
        for prefix in (sys.base_prefix, sys.prefix, Path(sys.executable).resolve().parents[1]):
            yield from (Path(prefix, name) for name in OF_PYTHON)
        yield from (path for path in map(Path, sys.path) if not INSTALLED.isdisjoint(path.parts))
        yield Path(c4lab.__file__).parent

    each = (name for path in paths() if path.exists() for name in (path, path.resolve()))
    return tuple(dict.fromkeys(map(str, each)))


@cache
def found() -> tuple[Sandbox, str]:
    """The sandbox of this computer, and a sentence if it has none."""
    if not shutil.which("bwrap"):
        return no_sandbox, WITHOUT.format(why="it is not installed")
    with TemporaryDirectory(prefix="c4lab-") as folder:
        command = [*in_bubblewrap(Path(folder)), sys.executable, "-c", ""]
        tried = subprocess.run(command, capture_output=True, text=True, check=False)
    if tried.returncode:
        said = (tried.stderr.strip().splitlines() or ["it says nothing"])[-1]
        return no_sandbox, WITHOUT.format(why=said)
    return in_bubblewrap, ""
