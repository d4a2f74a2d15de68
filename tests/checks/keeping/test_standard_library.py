"""What can run wherever Python does needs nothing beyond Python's own library."""

import subprocess
import sys

import c4lab

ANYWHERE = (
    *("games", "search", "evaluation", "solver.plain", "solver.sim", "data", "players"),
    *("pictures", "checks", "checks.writing"),
)


def test_needs_the_standard_library_only():
    program = f"import {', '.join(f'c4lab.{name}' for name in ANYWHERE)}"
    without_packages = [sys.executable, "-S", "-c", program]
    done = subprocess.run(without_packages, cwd=f"{c4lab.__path__[0]}/..", capture_output=True)
    assert (done.returncode, done.stderr) == (0, b"")
