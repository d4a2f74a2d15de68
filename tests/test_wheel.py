"""The wheel, which holds all that the notebooks need: they import from it, far from this folder."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
NEEDED = """
from c4lab.checks.writing.registry import all_exercises
from c4lab.data import easy_positions, quiet, solved_positions, tuned_results
from c4lab.solver.book import STANDARD, Book

assert not c4lab.__file__.startswith(ROOT), c4lab.__file__
assert len([each.text.solution for each in all_exercises()]) > 100
assert (solve(""), len(quiet())) == (1, 12)
kept = easy_positions(), solved_positions(), tuned_results(), Book.load(STANDARD).items()
assert all(map(list, kept))
"""


@pytest.mark.slow
def test_what_the_notebooks_import_and_read_is_in_it(tmp_path):
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    copy, place = tmp_path / "source", tmp_path / "place"
    files = subprocess.check_output(["git", "ls-files", "-z", "c4lab"], cwd=ROOT, text=True)
    for name in [*filter(None, files.split("\0")), "pyproject.toml", "README.md", "LICENSE"]:
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        (copy / name).write_bytes((ROOT / name).read_bytes())
    offline = ["--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.check_call([*pip, "install", *offline, "--target", str(place), str(copy)])
    imports = [line for path in sorted(ROOT.glob("notebooks/*.ipynb")) for line in imported(path)]
    assert len(set(imports)) > 100
    program = "\n".join(["import c4lab", f"ROOT = {str(ROOT)!r}", *imports, NEEDED])
    (tmp_path / "program.py").write_text(program, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(place)}
    subprocess.check_call([sys.executable, "program.py"], cwd=tmp_path, env=environment)


def imported(path):
    """The lines of a notebook that import from the package."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    lines = [line for cell in cells if cell["cell_type"] == "code" for line in cell["source"]]
    return [line.strip() for line in lines if line.startswith("from c4lab")]
