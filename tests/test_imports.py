"""What an import brings. That imports run one way, import-linter says: see pyproject.toml."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

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


def test_no_module_has_the_name_of_what_it_defines_or_its_package_exports() -> None:
    """Otherwise `import c4lab.search.pvs as m` gives the module or the function, as it happens."""
    files = sorted(Path(c4lab.__file__).parent.rglob("*.py"))
    trees = {file: ast.parse(file.read_text(encoding="utf-8")) for file in files}
    hidden = [
        file
        for file, tree in trees.items()
        for module in [file.parent if file.name == "__init__.py" else file.with_suffix("")]
        if module.name in {*defined(tree), *exported(trees.get(module.with_name("__init__.py")))}
    ]
    assert not hidden


def defined(tree: ast.Module) -> Iterator[str]:
    """The functions, classes and variables of a module's top level."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield node.name
        elif isinstance(node, ast.Assign):
            yield from (each.id for each in node.targets if isinstance(each, ast.Name))


def exported(package: ast.Module | None) -> Iterator[str]:
    """The same of a package's own module, and what it imports by name."""
    if package:
        yield from defined(package)
        for node in package.body:
            if isinstance(node, ast.ImportFrom):
                yield from (each.asname or each.name for each in node.names)
