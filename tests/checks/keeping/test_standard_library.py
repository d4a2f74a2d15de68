"""What can run wherever Python does loads nothing beyond Python's own library."""

import subprocess
import sys

import pytest

PROGRAM = """
import sys
before = set(sys.modules)
import {module}
new = {{name.partition(".")[0] for name in set(sys.modules) - before}}
print(*sorted(new - sys.stdlib_module_names - {{"c4lab"}}))
"""


@pytest.mark.parametrize(
    "module",
    [
        "c4lab.games",
        "c4lab.search",
        "c4lab.evaluation",
        "c4lab.solver.plain",
        "c4lab.solver.sim",
        "c4lab.data",
        "c4lab.players",
        "c4lab.pictures",
        "c4lab.checks",
        "c4lab.checks.writing",
    ],
)
def test_loads_the_standard_library_only(module):
    program = PROGRAM.format(module=module)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.split() == []


def test_the_look_at_modules_sees_what_is_loaded():
    program = PROGRAM.format(module="psutil")
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout.split() == ["psutil"]


def test_the_package_offers_what_a_notebook_imports():
    import c4lab.checks

    assert {getattr(c4lab.checks, name).__name__ for name in c4lab.checks.__all__} == set(
        c4lab.checks.__all__
    )
    with pytest.raises(AttributeError, match="no attribute 'grade'"):
        c4lab.checks.grade  # noqa: B018
