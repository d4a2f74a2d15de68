"""Hand-ins that are broken or hostile, beside two honest ones, graded by one command in the
sandbox; some of them are checked without it, too.
"""

import os
import re

import pytest

from c4lab.classroom.grading import sandbox
from tests.classroom.grading.hostile_hand_ins import (
    CELLS,
    NOT_GRADED,
    SLEEPS,
    expected_points,
    write,
)
from tests.classroom.running import rows, run
from tests.left_running import nothing_runs_of

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(bool(sandbox.found()[1]), reason=sandbox.found()[1]),
]

CHECKED = (
    "writes too much", "patches", "spoils its answers", "hands nothing over", "edited check",
)  # fmt: skip
"""The hand-ins with cells that `c4lab check` is tried on."""
COMMAND = """
import sys
from c4lab.__main__ import main
from c4lab.classroom.grading import graders
graders.CELL_SECONDS = 3
sys.exit(main(sys.argv[1:]))
"""


def c4lab(folder, temporary, *arguments, **environment):
    """What the command says, once nothing is left of it."""
    done = run(folder, "-c", COMMAND, *arguments, TMPDIR=str(temporary), **environment)
    assert "Traceback" not in done.stdout + done.stderr
    assert list(temporary.iterdir()) == []
    assert nothing_runs_of(temporary, also=lambda process: process.cmdline() in SLEEPS)
    return done


def test_each_gets_what_it_must(tmp_path, temporary):
    home = tmp_path / "in"
    home.mkdir()
    write(home)
    done = c4lab(tmp_path, temporary, "grade", "in", "--feedback", "pages", "--jobs", "6")
    assert done.returncode == 1, done.stderr
    found = rows(tmp_path / "grades.csv")
    points = {row["student"]: int(row["points"]) for row in found if row["exercise"] == "00.1"}
    assert points == expected_points()
    broken = {row["student"].lstrip("'") for row in found if row["status"] == "not graded"}
    assert broken == NOT_GRADED
    assert not any(row["student"].startswith("=") for row in found)
    assert not any(row["reason"] == "check-failed" for row in found)
    pages = {path.stem: path.read_text(encoding="utf-8") for path in (tmp_path / "pages").iterdir()}
    assert len(pages) == len(points) + len(broken)
    assert not any("<script" in page for page in pages.values())
    assert "Cell 3 (`os._exit(0)`) ended the kernel: it was left out" in pages["ends-its-kernel"]
    assert "Cell 3 (`while True: pass`) was still running after 3 s" in pages["never-ends"]
    for name, cells in (("bombs", 2), ("ends-its-kernel", 3), ("never-ends", 3)):
        assert all(f"Cell {3 + number} (" in pages[name] for number in range(cells))


def test_what_check_says_to_some_of_them_without_a_sandbox(tmp_path, temporary):
    home = tmp_path / "home"
    home.mkdir()
    write(home)
    os.mkfifo(home / "nothing" / "02.ipynb")
    (home / "nothing" / "03.ipynb").mkdir()
    paths = sorted(path for name in (*CHECKED, "nothing") for path in (home / name).iterdir())
    before = sorted(home.rglob("*"))
    done = c4lab(tmp_path, temporary, "check", *paths, PATH="no folder with bwrap")
    assert done.returncode == 2
    assert all(sign.isprintable() for sign in done.stdout.replace("\n", ""))
    points = re.findall(r"^  Lesson 00: .*, (\d) of 2 points\.$", done.stdout, re.MULTILINE)
    assert [*map(int, points)] == [CELLS[name][1] for name in sorted(CHECKED)]
    forged = [line for line in done.stdout.splitlines() if "FORGED" in line]
    assert [" raised ValueError: " in line for line in forged] == [True]
    assert len(done.stdout.splitlines()) < 90
    assert len(done.stderr.splitlines()) == len(paths) - len(CHECKED)
    assert sorted(home.rglob("*")) == before
