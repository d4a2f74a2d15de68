"""`python -m c4lab restore`: the original is back, and the changed notebook is kept."""

import json
import shutil
from datetime import datetime
from pathlib import Path

import pytest

import c4lab
from bootstrap import keep_originals
from c4lab.__main__ import main
from c4lab.classroom.handout import restoring
from c4lab.classroom.handout.restoring import as_given, name_aside

REPO = Path(c4lab.__file__).resolve().parents[1]
LESSON, EXERCISE = "notebooks/03_sim_negamax.ipynb", "exercises/03_sim_negamax.ipynb"
SOLVED = "solutions/03_sim_negamax.ipynb"


@pytest.fixture
def workbook(tmp_path, monkeypatch):
    """The notebooks of lesson 03, in a folder that somebody has unpacked."""
    for name in (LESSON, EXERCISE, SOLVED):
        (tmp_path / name).parent.mkdir()
        shutil.copyfile(REPO / name, tmp_path / name)
    monkeypatch.setattr(restoring, "ROOT", tmp_path)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def change(path):
    """As Jupyter saves a notebook in which somebody has worked."""
    notebook = json.loads(path.read_text(encoding="utf-8"))
    notebook["cells"][1]["source"] = ["mine = 1"]
    notebook["metadata"]["language_info"]["version"] = "3.11.7"
    path.write_text(json.dumps(notebook), encoding="utf-8")
    return path.read_bytes()


def test_a_changed_notebook_makes_room(workbook, capsys):
    keep_originals(workbook)
    mine = change(workbook / EXERCISE)
    keep_originals(workbook)  # a second set-up keeps no changed notebook
    assert main(["restore", "03"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert (workbook / EXERCISE).read_bytes() == (REPO / EXERCISE).read_bytes()
    (aside,) = (workbook / "exercises").glob("03 sim_negamax (changed *).ipynb")
    assert aside.read_bytes() == mine
    assert said == [
        f"{EXERCISE} is back as it was given, and yours is beside it: {aside.name}. If it is open "
        "in JupyterLab, close it there and open it again.",
        f"{LESSON} is as it was given: there is nothing to do.",
    ]
    assert not [*(workbook / "exercises").glob("03_* *")]  # nothing takes it for the lesson's


def test_one_notebook_by_its_name_and_a_solution_only_so(workbook, capsys):
    keep_originals(workbook)
    change(workbook / LESSON)
    (workbook / EXERCISE).unlink()
    changed = change(workbook / SOLVED)
    assert main(["restore", "notebooks/03_sim_negamax"]) == 0
    assert (workbook / LESSON).read_bytes() == (REPO / LESSON).read_bytes()
    assert not (workbook / EXERCISE).exists()
    assert main(["restore", "03"]) == 0
    assert f"{EXERCISE} was gone" in capsys.readouterr().out
    assert (workbook / EXERCISE).read_bytes() == (REPO / EXERCISE).read_bytes()
    assert (workbook / SOLVED).read_bytes() == changed
    assert main(["restore", SOLVED]) == 0
    assert (workbook / SOLVED).read_bytes() == (REPO / SOLVED).read_bytes()


def test_without_an_original_nothing_changes(workbook, capsys):
    changed = change(workbook / EXERCISE)
    assert main(["restore", EXERCISE]) == 2
    assert "not on this computer" in capsys.readouterr().err
    assert (workbook / EXERCISE).read_bytes() == changed
    assert len([*(workbook / "exercises").iterdir()]) == 1


def test_an_older_kept_one_is_never_written_over(tmp_path):
    path, now = tmp_path / "03_sim_negamax.ipynb", datetime(2026, 11, 27, 19, 40)
    names = []
    for _ in range(3):
        aside = name_aside(path, now)
        aside.touch()
        names.append(aside.name)
    stem = "03 sim_negamax (changed 2026-11-27 19.40"
    assert names == [f"{stem}).ipynb", f"{stem}, 2).ipynb", f"{stem}, 3).ipynb"]


def test_every_notebook_is_known_as_given_until_a_letter_changes():
    paths = [path for folder in restoring.FOLDERS for path in (REPO / folder).glob("*_*.ipynb")]
    assert len(paths) >= 60
    for path in paths:
        name, data = path.relative_to(REPO).as_posix(), path.read_bytes()
        if "changed" in name:
            continue
        assert as_given(data, name), name
        assert not as_given(data.replace(b"Authors: ", b"authors: ", 1), name), name
