"""Mistakes made on purpose: copies of modules of the package with a few words changed.

The package itself does not change. A test of a mistake asserts that the changed modules fail where
the true ones pass.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any
from unittest.mock import patch

import c4lab
import c4lab.solver.plain  # its packages stay as they are

PLAIN = [f"c4lab.solver.plain.{name}" for name in ("bits", "moves", "table", "search", "solving")]
# None imports a later one.
MODULES = ["c4lab.games.bits", "c4lab.games.bitboard", "c4lab.solver.question", *PLAIN]
UNCOMPILED = [
    f"c4lab.solver.compiled.{name}" for name in ("control", "bits", "bounds", "moves", "table")
]

Changes = Mapping[str, tuple[str, str]]
"""By module: (old words, new words)."""


@contextmanager
def mutated(changes: Changes, modules: Sequence[str] = MODULES) -> Iterator[dict[str, ModuleType]]:
    """`modules` with `changes`, by name: "games.bits", but "search" for that of the plain solver.

    Raises AssertionError if words to be changed are not there, once: a mistake that cannot be
    made any more would otherwise look like one that is caught.
    """
    assert not changes.keys() - set(modules)
    made: dict[str, ModuleType] = {}
    with patch.dict(sys.modules):
        for name in modules:
            path = Path(c4lab.__file__).parent.joinpath(*name.split(".")[1:]).with_suffix(".py")
            source = path.read_text(encoding="utf-8")
            if name in changes:
                old, new = changes[name]
                assert source.count(old) == 1, f"{old!r} is not in {name} once"
                source = source.replace(old, new)
            module = sys.modules[name] = ModuleType(name)
            exec(compile(source, str(path), "exec"), module.__dict__)
            made[name.removeprefix("c4lab.").removeprefix("solver.plain.")] = module
        yield made


@contextmanager
def uncompiled(changes: Changes) -> Iterator[dict[str, ModuleType]]:
    """As `mutated`, for UNCOMPILED: compiled modules, run as plain Python.

    Their numbers are numpy's unsigned 64-bit numbers. They cannot use words at addresses.
    """

    def as_it_is(*signature: str, **options: Any) -> Any:
        return lambda function: function

    compiling = ModuleType("c4lab.solver.compiled.compiling")
    compiling.__dict__.update(compiled=as_it_is, Bits=Any, load=None, store=None)
    others = {compiling.__name__: compiling}
    with patch.dict(sys.modules, others), mutated(changes, UNCOMPILED) as modules:
        yield modules
