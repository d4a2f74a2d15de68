"""A checkout with little to compile, for the tests of how compiled code is made and kept."""

import shutil
from pathlib import Path

import pytest

import c4lab

PACKAGE = Path(c4lab.__file__).parent
ENTRIES = """
from c4lab.solver.jit import entry

@entry("int64(int64, int64, int64)")
def read_moves(moves, length, two):
    return 0  # the board is read in Python

@entry("int64(uint64, uint64, int64)")
def exact(mine, mask, control):
    return 18

@entry("int64(uint64, uint64, int64, int64)")
def more_than(mine, mask, alpha, control):
    return 18

@entry("int64(int64, int64, int64, int64)")
def exact_many(boards, length, scores, control):
    return length
"""
TRIAL = """
from pathlib import Path
from c4lab.solver.compiled import Compiled
from c4lab.solver.machine_code import load

def trial(file, width, height):
    assert Compiled(1 << 16, code=load(Path(file))).exact(0, 0) == 18
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A fresh checkout, not compiled yet, whose solver scores every position 18: numba takes a
    second for it, and ten for the search."""
    root = tmp_path / "checkout"
    fresh = shutil.ignore_patterns("__pycache__")
    for folder in ("games", "solver", "work"):
        shutil.copytree(PACKAGE / folder, root / "c4lab" / folder, ignore=fresh)
    shutil.copy(PACKAGE / "__init__.py", root / "c4lab")
    (root / "c4lab" / "solver" / "entries.py").write_text(ENTRIES)
    (root / "c4lab" / "solver" / "trials.py").write_text(TRIAL)
    return root
