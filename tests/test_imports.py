"""What an import brings. That imports run one way, import-linter says: see pyproject.toml."""

import json
import pkgutil
import subprocess
import sys
from importlib import import_module
from types import ModuleType

import pytest

import c4lab

HEAVY = {"matplotlib", "numpy", "packaging", "pandas", "psutil", "wasmtime"}
ALL_OF = """
import json, pkgutil, sys
package = __import__(sys.argv[1], fromlist=["*"])
for each in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
    __import__(each.name)
print(json.dumps(sorted({name.partition(".")[0] for name in sys.modules})))
"""


@pytest.mark.parametrize("folder", ["c4lab.widgets", "c4lab.checks"])
def test_what_takes_long_to_import_is_imported_where_it_is_used(folder: str) -> None:
    run = subprocess.run(
        [sys.executable, "-c", ALL_OF, folder], capture_output=True, text=True, check=True
    )
    brought = set(json.loads(run.stdout))
    assert "c4lab" in brought
    assert brought & HEAVY == set()


def test_no_module_is_hidden_by_what_its_package_exports() -> None:
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
