"""What can run wherever Python does loads nothing beyond Python's own library."""

import subprocess
import sys

import pytest

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


def test_the_package_offers_what_a_notebook_imports():
    import c4lab.checks

    assert {getattr(c4lab.checks, name).__name__ for name in c4lab.checks.__all__} == set(
        c4lab.checks.__all__
    )
    with pytest.raises(AttributeError, match="no attribute 'grade'"):
        c4lab.checks.grade  # noqa: B018
