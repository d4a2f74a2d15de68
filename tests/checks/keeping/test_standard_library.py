"""What can run wherever Python does loads nothing beyond Python's own library."""

import subprocess
import sys

PROGRAM = """
import sys
before = set(sys.modules)
import {modules}
new = {{name.partition(".")[0] for name in set(sys.modules) - before}}
print(*sorted(new - sys.stdlib_module_names - {{"c4lab"}}))
"""
ANYWHERE = (
    *("games", "search", "evaluation", "solver.plain", "solver.sim", "data", "players"),
    *("pictures", "checks", "checks.writing"),
)


def test_loads_the_standard_library_only():
    program = PROGRAM.format(modules=", ".join(f"c4lab.{name}" for name in ANYWHERE))
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.returncode, done.stderr, done.stdout) == (0, "", "\n")
