"""Where hand-ins run: in bubblewrap, where it is found, they see and change nothing of ours."""

from __future__ import annotations

import shutil
import subprocess
from functools import cache
from pathlib import Path

from c4lab.checks.judging.python_process import Sandbox, no_sandbox

RIGHTS = (
    *("--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc"),
    *("--unshare-pid", "--unshare-ipc", "--unshare-net", "--die-with-parent", "--new-session"),
    *("--unsetenv", "JPY_PARENT_PID"),  # of a process that cannot be seen: a kernel would end
)
WITHOUT = (
    "Hand-ins run with your rights here, since there is no bubblewrap that works ({why}): install "
    "it, or grade in the container that TEACHING.md describes, if you do not trust all of them."
)


def in_bubblewrap(folder: Path) -> list[str]:
    """The command with which a program writes in this folder alone: it sees no other process, and
    no network, and all that it starts ends with it."""
    return ["bwrap", *RIGHTS, "--bind", str(folder), str(folder)]


@cache
def found() -> tuple[Sandbox, str]:
    """The sandbox of this computer, and a sentence if it has none."""
    if not shutil.which("bwrap"):
        return no_sandbox, WITHOUT.format(why="it is not installed")
    tried = subprocess.run(["bwrap", *RIGHTS, "true"], capture_output=True, text=True, check=False)
    if tried.returncode:
        said = (tried.stderr.strip().splitlines() or ["it says nothing"])[-1]
        return no_sandbox, WITHOUT.format(why=said)
    return in_bubblewrap, ""
