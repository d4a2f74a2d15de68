"""The commands `check` and `progress`."""

from __future__ import annotations

import os
import sys

import nbformat
import pytest

from c4lab.__main__ import main
from c4lab.checks.keeping import grading

pytestmark = pytest.mark.usefixtures("lesson")


@pytest.fixture
def notebook(tmp_path, monkeypatch):
    """Writes a notebook of the given cells; its kernel finds what this process finds."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path / "ipython"))

    def write(*cells):
        path = tmp_path / "99_fake.ipynb"
        nbformat.write(
            nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells]),
            path,
        )
        return str(path)

    return write


def test_a_notebook_with_everything_in_it(notebook, monkeypatch, capsys, progress_file):
    monkeypatch.setattr(grading, "CELL_SECONDS", 8)
    path = notebook(
        "from c4lab.checks import check",
        "while True: pass",
        "def double(n):\n    return 2 * n",
        'check("99.1", double)',
        "def total(numbers):\n    x = 1\n    return numbers[0]",
        'check("99.2", total)',
        "def choose(position):\n    exit()",
        'check("99.4", choose)',
        "1 / 0",
    )
    assert main(["check", path]) == 1
    lines = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert lines[0] == "99_fake.ipynb"
    assert lines[1].startswith("Cell 2 (`while True: pass`) was still running after 8 seconds")
    assert lines[2] == "Cell 9 (`1 / 0`) raised ZeroDivisionError: division by zero"
    assert "99.1 Double it ✓ Right 2 of 2" in lines
    assert (
        "99.2 Sum of a list ! Stopped by an error 0 of 1 total([]) raised IndexError "
        "(line 3: `return numbers[0]`). Python says: list index out of range."
    ) in lines
    assert any(line.startswith("99.3 Search ○ Not attempted yet 0 of 3") for line in lines)
    assert any("choose(TicTacToe()) ends the whole program" in line for line in lines)
    assert lines[-1] == "Lesson 99: 1 of 7 right, 2 of 10 points."
    assert not progress_file.exists()


def test_files_that_cannot_be_checked(notebook, tmp_path, capsys):
    empty = notebook("1 + 1")
    text = tmp_path / "notes.txt"
    text.write_text("not a notebook")
    assert main(["check", empty, str(text), str(tmp_path / "none.ipynb")]) == 2
    said = capsys.readouterr().err.splitlines()
    assert ["no exercises" in said[0], "not a notebook" in said[1], "no file" in said[2]] == [
        True
    ] * 3


def test_without_nbclient(notebook, monkeypatch, capsys):
    path = notebook('check("99.1", 3)')
    monkeypatch.setitem(sys.modules, "nbclient", None)
    assert main(["check", path]) == 2
    assert "needs nbclient" in capsys.readouterr().err


def test_progress(capsys):
    assert main(["progress"]) == 0
    assert "points in all." in capsys.readouterr().out
