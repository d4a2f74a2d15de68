"""The zip file that students get: what is in it, what is not, and that it works from there."""

import re
import shutil
from pathlib import Path
from zipfile import ZipFile

import pytest

import c4lab
from c4lab.__main__ import main
from c4lab.classroom.handout import handing_out
from c4lab.classroom.handout.handing_out import files, for_students, lessons_in
from tests.classroom.running import run

ROOT = Path(c4lab.__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
NAME = "aim-of-the-game-00-02"


@pytest.fixture(scope="module")
def handed_out(tmp_path_factory):
    """What a student has who unpacked lessons 00 to 02."""
    folder = tmp_path_factory.mktemp("handed out")
    assert main(["handout", str(folder), "--lessons", "00-02"]) == 0
    with ZipFile(folder / f"{NAME}.zip") as packed:
        packed.extractall(folder)
    return folder / NAME


@pytest.mark.slow
def test_what_is_in_it_and_what_is_not(handed_out):
    found = {
        path.relative_to(handed_out).as_posix() for path in handed_out.rglob("*") if path.is_file()
    }
    assert {"Makefile", "bootstrap.py", "pyproject.toml", "requirements.txt", "LICENSE"} <= found
    for folder in ("notebooks", "exercises"):
        lessons = {name for name in found if re.match(rf"{folder}/\d", name)}
        assert sorted(name.split("/")[1][:2] for name in lessons) == ["00", "01", "02"]
    assert "c4lab/lessons/lesson02_alpha_beta/exercises.md" in found  # the checks need it
    odd = re.compile(r"solutions/|tests/|/answers/|__pycache__|/\.|lesson0[3-9]|TEACHING|\.pyc$")
    assert [name for name in found if odd.search(name)] == []


def test_the_readme_is_for_students(handed_out):
    text = (handed_out / "README.md").read_text(encoding="utf-8")
    assert "make lab" in text
    assert "02 Alpha-beta" in text
    for gone in ("make test", "pytest", "For teachers", "TEACHING", "not for students", "03 Sim"):
        assert gone not in text
    links = re.findall(r"\]\((?!http)([^)#]+)", text)
    assert [link for link in links if not (handed_out / link).exists()] == []


def test_each_mark_in_the_readme_has_its_end():
    marks = re.findall(r"<!-- (.*?) -->", README)
    assert marks == ["not for students", "for students again"] * (len(marks) // 2)
    assert for_students(for_students(README, ["00"]), ["00"]) == for_students(README, ["00"])


def test_each_lesson_needs_its_own_folder_only():
    """So that a zip without the others works."""
    for path in [*(ROOT / "notebooks").glob("[0-9]*"), *(ROOT / "exercises").glob("[0-9]*")]:
        used = set(re.findall(r"c4lab\.lessons\.lesson(\d\d)", path.read_text(encoding="utf-8")))
        assert used <= {path.name[:2]}, path.name


@pytest.mark.slow
def test_its_checks_work_and_know_no_other_lessons(handed_out):
    program = (
        "import c4lab\n"
        "from c4lab.checks import check, progress, solution\n"
        "from c4lab.widgets.progress import ProgressPage\n"
        "print(c4lab.__file__)\n"
        "print(check('00.1', lambda player: -player).status)\n"
        "print(check('02.1', {}).status)\n"
        "print(solution('00.1'))\n"
        "print(progress())\n"
        "print(ProgressPage().status)\n"
    )
    progress = str(handed_out.parent / "progress.sqlite")
    done = run(handed_out, "-c", program, PYTHONPATH=str(handed_out), C4LAB_PROGRESS=progress)
    out = done.stdout
    assert str(handed_out / "c4lab") in out
    assert "right" in out.splitlines()
    assert "Solutions were not handed out here: ask your teacher." in out
    assert re.findall(r"^    (\d\d) ", out, re.MULTILINE) == ["00", "01", "02"]
    assert "1 of 2" in out


@pytest.fixture
def small(tmp_path, monkeypatch):
    """A workbook of one lesson."""
    root = tmp_path / "workbook"
    for folder in ("notebooks", "exercises", "solutions", "images", "c4lab"):
        (root / folder).mkdir(parents=True)
    for name in ("LICENSE", "Makefile", "bootstrap.py", "pyproject.toml", "requirements.txt"):
        (root / name).write_text(name)
    (root / "README.md").write_text("Read me.\n")
    (root / "notebooks" / "glossary.ipynb").write_text("{}")
    (root / "images" / "one.svg").write_text("<svg/>")
    for folder in ("notebooks", "exercises", "solutions"):
        shutil.copy(ROOT / folder / "00_welcome.ipynb", root / folder)
    monkeypatch.setattr(handing_out, "ROOT", root)
    return root


FILES = """LICENSE Makefile README.md bootstrap.py exercises/00_welcome.ipynb images/one.svg
notebooks/00_welcome.ipynb notebooks/glossary.ipynb pyproject.toml requirements.txt"""


def test_the_same_files_make_the_same_bytes(small, tmp_path, capsys):
    first, second = tmp_path / "first", tmp_path / "second"
    assert main(["handout", str(first)]) == main(["handout", str(second)]) == 0
    made = [folder / "aim-of-the-game.zip" for folder in (first, second)]
    assert made[0].read_bytes() == made[1].read_bytes()
    with ZipFile(made[0]) as packed:
        assert packed.namelist() == [f"aim-of-the-game/{name}" for name in FILES.split()]
        assert {each.date_time for each in packed.infolist()} == {(1980, 1, 1, 0, 0, 0)}
        assert {each.external_attr >> 16 for each in packed.infolist()} == {0o644}
    assert capsys.readouterr().out.splitlines()[0] == (
        f"{made[0]} (0.0 MB) has 1 lesson, without solutions. Students unpack it and read its "
        "README."
    )


def test_solutions_go_with_it_only_if_asked_for(small, tmp_path, capsys):
    assert main(["handout", str(tmp_path), "--solutions", "--lessons", "00"]) == 0
    with ZipFile(tmp_path / "aim-of-the-game-00-solved.zip") as packed:
        assert "aim-of-the-game-00-solved/solutions/00_welcome.ipynb" in packed.namelist()
    assert "has 1 lesson, with solutions." in capsys.readouterr().out


def test_a_course_for_nbgrader(small, tmp_path, capsys):
    course = tmp_path / "course"
    assert main(["handout", str(course), "--nbgrader"]) == 0
    assert sorted(path.name for path in course.rglob("*.*")) == [
        "00_welcome.ipynb", "nbgrader_config.py",
    ]  # fmt: skip
    assert capsys.readouterr().out == (
        f"{course} is a course for nbgrader, with 1 assignment: run its commands there, in a "
        "Python that has c4lab.\n"
    )


def test_what_others_left_in_the_package_stays_here(small):
    for name in ("__pycache__/a.pyc", ".ipynb_checkpoints/b.py", "d.py"):
        path = small / "c4lab" / name
        path.parent.mkdir(exist_ok=True)
        path.write_text("")
    (small / "c4lab" / "link.py").symlink_to(small / "README.md")
    found = [str(name) for name in files(small, ["00"], solutions=False)]
    assert [name for name in found if name.startswith("c4lab")] == ["c4lab/d.py"]


def test_exercises_that_somebody_worked_in_are_not_handed_out(small, tmp_path, capsys):
    shutil.copy(small / "solutions" / "00_welcome.ipynb", small / "exercises")
    assert main(["handout", str(tmp_path / "out")]) == 2
    assert "Somebody has worked in the exercises (00.1, 00.2)" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_a_zip_that_cannot_be_written_leaves_nothing(small, tmp_path, capsys):
    (tmp_path / "aim-of-the-game.zip").mkdir()
    assert main(["handout", str(tmp_path)]) == 2
    assert "cannot be used" in capsys.readouterr().err
    assert [*tmp_path.glob("*.draft")] == []


def test_what_is_no_workbook_gets_a_sentence(small, tmp_path, capsys):
    (small / "exercises" / "00_welcome.ipynb").write_text("no notebook")
    assert main(["handout", str(tmp_path)]) == 2
    assert "is not a notebook" in capsys.readouterr().err
    shutil.rmtree(small / "exercises")
    assert main(["handout", str(tmp_path)]) == 2
    assert "has no exercises" in capsys.readouterr().err


def test_lessons_in_order_with_the_first():
    assert lessons_in(ROOT, "01, 03,07-09") == ["00", "01", "03", "07", "08", "09"]
