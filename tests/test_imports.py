"""What an import brings. That imports run one way, import-linter says: see pyproject.toml."""

import pkgutil
import subprocess
import sys
from importlib import import_module
from types import ModuleType

import pytest

import c4lab

ALL_OF = """
import pkgutil
package = __import__(sys.argv[1], fromlist=["*"])
for each in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
    __import__(each.name)
"""
HELP_OF = """
from c4lab.__main__ import main
try:
    main([sys.argv[1], "--help"])
except SystemExit:
    pass
"""
HEAVY = {"matplotlib", "numpy", "packaging", "pandas", "psutil", "wasmtime"}
OF_AUTHORS = {"nbformat", "wasmtime", "pandas", "tools"}
ANYWHERE = ("games", "search", "evaluation", "solver.plain", "solver.sim", "data", "players")


@pytest.mark.parametrize(
    ("code", "argument", "left_out"),
    [
        (ALL_OF, "c4lab.widgets", HEAVY),
        *(
            pytest.param(HELP_OF, command, OF_AUTHORS, marks=pytest.mark.slow)
            for command in ("check", "grade", "solve")
        ),
    ],
)
def test_what_takes_long_to_import_is_imported_where_it_is_used(code, argument, left_out):
    run = subprocess.run(
        [sys.executable, "-c", f"import sys\n{code}\nprint(*sys.modules)", argument],
        capture_output=True,
        text=True,
        check=True,
    )
    brought = {name.partition(".")[0] for name in run.stdout.splitlines()[-1].split()}
    assert "c4lab" in brought
    assert brought & left_out == set()


def test_what_can_run_wherever_python_does_needs_its_library_only():
    program = f"import sys, {', '.join(f'c4lab.{name}' for name in ANYWHERE)}\n{ALL_OF}"
    without_packages = [sys.executable, "-S", "-c", program, "c4lab.checks"]
    done = subprocess.run(without_packages, cwd=f"{c4lab.__path__[0]}/..", capture_output=True)
    assert (done.returncode, done.stderr) == (0, b"")


def test_no_module_is_hidden_by_what_its_package_exports():
    """Otherwise `import c4lab.search.pvs as m` gives the module or the function, as it happens."""
    found = pkgutil.walk_packages(c4lab.__path__, "c4lab.")
    packages = [c4lab, *(import_module(each.name) for each in found if each.ispkg)]
    assert len(packages) > 30
    for package in packages:
        for each in pkgutil.iter_modules(package.__path__):
            exported = getattr(package, each.name, None)
            assert exported is None or isinstance(exported, ModuleType), (
                f"{package.__name__} exports {each.name}: call its module otherwise."
            )
