"""nbgrader's course, from release to feedback, gives the points of `python -m c4lab grade`."""

import json
import os
import re
import sqlite3
import sys
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace

import nbformat
import pytest

from c4lab.classroom.grading.judge_process import NO_EXERCISE
from c4lab.classroom.handout.handing_out import lessons_in
from c4lab.classroom.handout.nbgrader_course import source_of, write_course
from tests.classroom.running import rows, run

ROOT = Path(__file__).parents[3]
EXERCISES = ROOT / "exercises"
NAME = "00_welcome"
COURSE = "aim-of-the-game"


def code_of(path):
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]


def prepared(lesson):
    path = next(EXERCISES.glob(f"{lesson}_*.ipynb"))
    return source_of(json.loads(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("lesson", lessons_in(ROOT))
def test_each_answer_and_each_check_has_what_nbgrader_needs(lesson):
    known = [cell["metadata"].get("nbgrader") for cell in prepared(lesson)["cells"]]
    known = [each for each in known if each]
    names = [each["grade_id"] for each in known]
    assert len({*names}) == len(names)
    checked = {name.split("-", 1)[1] for name in names if name.startswith("check-")}
    answered = {"-".join(name.split("-")[1:3]) for name in names if name.startswith("answer-")}
    assert checked == answered
    assert all(re.fullmatch(r"[\w-]+", name) for name in names)
    for each in known:
        check = each["grade_id"].startswith("check-")
        assert each["schema_version"] == 3
        assert (each["grade"], each["locked"], each["solution"]) == (check, check, not check)
        assert not each["task"]
        assert (each.get("points", 0) > 0) == check


def test_a_check_cell_shows_the_points_of_grade(in_place, tmp_path, monkeypatch):
    """And what the check says, or why there are none."""
    stub = SimpleNamespace(NbGraderPreprocessor=object)
    monkeypatch.setitem(sys.modules, "nbgrader.preprocessors", stub)
    from c4lab.classroom.handout.nbgrader_steps import JudgeOutside

    def shown(made):
        (tmp_path / "a.ipynb").write_text(json.dumps(made))
        resources = {"metadata": {"path": str(tmp_path)}, "nbgrader": {"notebook": "a"}}
        after, _ = JudgeOutside().preprocess(nbformat.from_dict(made), resources)
        about = [(cell, cell.metadata.get("nbgrader", {})) for cell in after.cells]
        outputs = [cell.outputs for cell, each in about if each.get("grade")]
        return [(words.text, points.data["text/plain"]) for words, points in outputs]

    made = prepared("00")
    for cell in made["cells"]:
        if "answer-00-1" in str(cell["metadata"]):
            cell["source"] = "def other_player(player):\n    return -player"
    right, none = shown(made)
    assert right == ("00.1 The other player\n✓ Right: 1 of 1 point\nWell done.\n", "1")
    assert "○ Not attempted yet: 0 of 1 point" in none[0]
    assert none[1] == "0"
    for cell in made["cells"]:
        if cell["cell_type"] == "code" and "exercise-00" in str(cell["metadata"]):
            cell["metadata"].pop("tags")
        if cell["cell_type"] == "code":
            cell["source"] = ""
    assert shown(made) == [(f"{NO_EXERCISE}\n", "0")] * 2


def done(folder, *command):
    # nbgrader calls a command that is installed beside it, and its data are copies of hand-ins.
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    ran = run(folder, "-m", *command, PATH=path, JUPYTER_DATA_DIR=str(folder / ".jupyter"))
    assert ran.returncode == 0, ran.stderr[-3000:]


@pytest.mark.slow
@pytest.mark.skipif(
    not find_spec("nbgrader"), reason="nbgrader is missing: pip install -e .[teacher] has it"
)
def test_nbgrader_gives_the_points_of_grade(tmp_path):
    course = tmp_path / "course"
    write_course(course, ROOT, ["00"])
    exchange = tmp_path / "exchange"
    exchange.mkdir()
    exchange.chmod(0o777)  # nbgrader asks for a folder in which everybody may write
    between = f"--Exchange.root={exchange}"
    done(course, "nbgrader", "generate_assignment", NAME)
    done(course, "nbgrader", "release_assignment", NAME, between)
    for student, sign in {"anna": "-", "ben": "-1 * ", "cem": ""}.items():
        path = answered(tmp_path / "in" / student / f"{NAME}.ipynb", sign)
        if student == "anna":  # by nbgrader's exchange; the others by a platform
            home = tmp_path / student
            home.mkdir()
            of_course = (NAME, between, "--course", COURSE)
            done(home, "nbgrader", "fetch_assignment", *of_course)
            given = home / NAME / f"{NAME}.ipynb"
            assert [*given.parent.rglob("*.*")] == [given]
            assert code_of(given) == code_of(EXERCISES / f"{NAME}.ipynb")
            fill_in(given, path, given)
            done(home, "nbgrader", "submit", *of_course, "--student", student)
            done(course, "nbgrader", "collect", NAME, between)
        else:
            fill_in(given, path, course / "submitted" / student / NAME / f"{NAME}.ipynb")
    done(course, "nbgrader", "autograde", NAME)
    done(course, "nbgrader", "generate_feedback", NAME)
    done(tmp_path, "c4lab", "grade", "in")
    expected = {
        (Path(row["notebook"]).parent.name, row["exercise"]): float(row["points"])
        for row in rows(tmp_path / "grades.csv")
    }
    assert points_in(course / "gradebook.db") == expected
    assert len({*expected.values()}) > 1
    page = course / "feedback" / "cem" / NAME / f"{NAME}.html"
    assert "Not right yet: " in page.read_text(encoding="utf-8")


def answered(path, sign):
    """The notebook at this path, where it puts the exercises with an answer to the first one."""
    made = json.loads((EXERCISES / f"{NAME}.ipynb").read_text(encoding="utf-8"))
    for cell in made["cells"]:
        if "exercise-00.1" in cell["metadata"].get("tags", ()):
            cell["source"] = f"def other_player(player):\n    return {sign}player"
    path.parent.mkdir(parents=True)
    path.write_text(json.dumps(made), encoding="utf-8")
    return path


def fill_in(given, answered, place):
    """Writes a notebook that nbgrader gave, with the code of another one in its cells."""
    answers = iter(code_of(answered))
    notebook = json.loads(given.read_text(encoding="utf-8"))
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            cell["source"] = next(answers)
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(json.dumps(notebook), encoding="utf-8")


def points_in(gradebook):
    """The points that nbgrader has written down, by student and exercise."""
    rows = sqlite3.connect(gradebook).execute(
        "select a.student_id, c.name, g.auto_score from grade g join base_cell c on c.id ="
        " g.cell_id join submitted_notebook n on n.id = g.notebook_id join submitted_assignment a"
        " on a.id = n.assignment_id"
    )
    return {(who, name[6:].replace("-", ".")): points for who, name, points in rows}
