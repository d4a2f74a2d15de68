"""The compiled modules of the solver, run as plain Python."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any
from unittest.mock import patch

import c4lab
from c4lab.games.bits import STANDARD, Layout

FOLDER = "c4lab.solver.compiled."
MODULES = ("control", "bits", "bounds", "moves", "table")
"""None imports a later one."""


def as_it_is(*signature: str, **options: Any) -> Any:
    return lambda function: function


@contextmanager
def uncompiled(layout: Layout = STANDARD) -> Iterator[dict[str, Any]]:
    """MODULES by name, for boards of this size, of their sources.

    Their numbers are numpy's unsigned 64-bit numbers. They cannot use words at addresses.
    """
    compiling = ModuleType(f"{FOLDER}compiling")
    compiling.__dict__.update(compiled=as_it_is, Bits=Any, load=None, store=None)
    made: dict[str, Any] = {}
    with patch.dict(sys.modules, {compiling.__name__: compiling}):
        for name in MODULES:
            path = Path(c4lab.__file__).parent / "solver" / "compiled" / f"{name}.py"
            module = sys.modules[FOLDER + name] = ModuleType(FOLDER + name)
            exec(compile(path.read_text(encoding="utf-8"), str(path), "exec"), module.__dict__)
            made[name] = module
            made["control"].LAYOUT = layout
        yield made
