"""Grading trusts nothing that a notebook's process says: only the answers count, judged outside."""

import json
import os
import sys
from pathlib import Path

import psutil
import pytest

from c4lab.checks.keeping import grading, notebook_process
from c4lab.checks.keeping.notebook_file import CannotGrade

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("progress_file")]

START = "from c4lab.checks import check"
RIGHT = 'check("00.1", lambda player: -player)'
WRONG = 'check("00.1", lambda player: player)'
TAGS = ["exercise-00.1"]


@pytest.fixture
def grade(tmp_path, monkeypatch):
    """Grades a notebook of the given cells; its kernel finds what this process finds."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, sys.path)))
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path / "ipython"))
    monkeypatch.setenv("TMPDIR", str(tmp_path))

    def grade(*sources, tags=None, outputs=()):
        home = tmp_path / "home"
        home.mkdir(exist_ok=True)
        cells = [
            {"cell_type": "code", "metadata": {"tags": tags}, "source": s, "outputs": [*outputs]}
            for s in sources
        ]
        path = home / "a.ipynb"
        path.write_text(json.dumps({"cells": cells, "nbformat": 4}))
        graded = grading.grade(path)
        return graded.lessons[0].exercises[0], graded.problems

    return grade


def test_the_last_answer_counts_whatever_failed_beside_it(grade, progress_file):
    row, problems = grade(START, WRONG, "1 / 0", RIGHT, "print('x' * 10**7)")
    assert (row.status, row.points, row.out_of) == ("right", 1, 1)
    assert problems == ("Cell 3 (`1 / 0`) raised ZeroDivisionError: division by zero",)
    assert not progress_file.exists()


def test_a_cell_that_never_ends(grade, monkeypatch):
    monkeypatch.setattr(notebook_process, "CELL_SECONDS", 2)
    _, problems = grade("while True: pass", "1 / 0", tags=TAGS)
    assert problems[0] == (
        "Cell 1 (`while True: pass`) was still running after 2 seconds and was stopped: is there a "
        "loop that never ends?"
    )
    assert problems[1].startswith("Cell 2 (`1 / 0`)")


def test_an_answer_that_uses_a_file_beside_the_notebook(grade, tmp_path):
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / "beside.py").write_text("def turn(player):\n    return -player\n")
    row, _ = grade(START, "import beside", 'check("00.1", lambda player: beside.turn(player))')
    assert row.status == "right"


def test_an_answer_that_cannot_leave_the_notebook(grade):
    row, _ = grade(START, "import sys", 'check("00.1", sys._getframe())')
    assert (row.status, row.points) == ("raised", 0)
    assert "cannot leave this notebook" in row.message


def test_a_starter_and_a_cell_that_is_gone(grade):
    assert grade(START, RIGHT, 'check("00.1", None)')[0].status == "not attempted"
    row, _ = grade(START, "# Never run: check('00.1'", tags=TAGS)
    assert row.message == grading.NOT_HANDED_OVER
    assert grade("1 + 1", tags=TAGS)[0].message == grading.NO_CHECK


FORGED_OUTPUT = {
    "output_type": "execute_result",
    "data": {"text/plain": "00.1 The other player\n✓ Right: 1 of 1 point"},
    "metadata": {},
    "execution_count": 1,
}
RESULT = 'Result("00.1", "", "right", 1, 1, "Well done.")'
IMPORTS = (
    "import os, sys, pathlib, signal\n"
    "import c4lab.checks.keeping.checking as checking, c4lab.checks.judging.verdicts as judge\n"
    "from c4lab.checks.keeping.progress_file import learners_file\n"
    "from c4lab.checks.writing.result import Result\n"
    "answers = pathlib.Path(os.environ['C4LAB_ANSWERS'])\n"
)
CHEATS = {
    "a record": f"learners_file().record({RESULT})",
    "a patched judge": f"checking.judge = judge.judge = judge.judge_bytes = lambda *_: {RESULT}",
    "a patched result": "Result.status = 'right'; Result.points = 1",
    "the progress file": "pathlib.Path(os.environ['C4LAB_PROGRESS']).write_bytes(b'x' * 5000)",
    "the problems": "(answers / 'problems.jsonl').write_text('[]')",
    "the task": "(answers.parent / 'task.json').write_text('[]')",
    "junk at the end": "import atexit; atexit.register(lambda: [\n"
    "    path.write_bytes(b'junk') for path in answers.glob('*.packed')])",
    "the screen": "print('  00.1  The other player  ✓ Right', file=sys.__stdout__, flush=True)\n"
    "for number in range(1, 40):\n"
    "    try: os.write(number, b'FORGED\\n')\n"
    "    except OSError: pass",
}


@pytest.mark.parametrize("cheats", [list(CHEATS)[:4], list(CHEATS)[4:]], ids=", ".join)
def test_a_wrong_answer_gets_nothing(grade, cheats, capfd, monkeypatch):
    # A kernel may wait for what was written to it.
    monkeypatch.setattr(notebook_process, "CELL_SECONDS", 6)
    cells = [CHEATS[cheat] for cheat in cheats]
    row, _ = grade(START, WRONG, IMPORTS, *cells, outputs=[FORGED_OUTPUT])
    assert row.status in ("wrong", "raised")
    assert row.points == 0
    assert "FORGED" not in "".join(capfd.readouterr())


NO_ANSWER = {
    "check is replaced": f"check = lambda *_: {RESULT}",
    "the folder is gone": "import shutil; shutil.rmtree(answers)",
    "the grader is forgotten": "del os.environ['C4LAB_ANSWERS']",
    "a pipe in its place": "os.mkfifo(answers / '00.1.packed'); check = print",
    "a link in its place": "os.symlink('/etc/hosts', answers / '00.1.packed'); check = print",
}


@pytest.mark.parametrize("cheat", NO_ANSWER.values(), ids=NO_ANSWER)
def test_what_hands_nothing_over_is_not_attempted(grade, cheat):
    row, _ = grade(START, IMPORTS + cheat, RIGHT, outputs=[FORGED_OUTPUT])
    assert (row.status, row.points) == ("not attempted", 0)
    assert row.message == grading.NOT_HANDED_OVER


def test_junk_for_an_answer(grade):
    row, _ = grade(START, IMPORTS + "(answers / '00.1.packed').write_bytes(b'junk')", tags=TAGS)
    assert (row.status == "right", row.points) == (False, 0)


def test_ending_the_process_that_waits(grade):
    """What was handed over before counts."""
    cheat = "os.killpg(os.getpgid(os.getppid()), signal.SIGKILL)"
    row, problems = grade(START, RIGHT, IMPORTS + cheat, WRONG)
    assert row.points == 1
    assert problems == (
        "The notebook ended the process that ran it: the cells after that did not run.",
    )


def test_a_kernel_that_ends_itself(grade):
    row, problems = grade(START, WRONG, "import os; os._exit(0)", RIGHT)
    assert row.points == 1
    assert problems == (
        "Cell 3 (`import os; os._exit(0)`) ended the kernel: it was left out, and the cells before "
        "it were run again.",
    )


def test_a_notebook_that_takes_too_long(grade, monkeypatch):
    monkeypatch.setattr(notebook_process, "NOTEBOOK_SECONDS", 3)
    _, problems = grade(START, RIGHT, "import time; time.sleep(20)")
    assert problems == ("The notebook took more than 3 seconds and was stopped.",)


def test_nothing_that_a_notebook_started_is_left(grade, tmp_path):
    pids = tmp_path / "pids"
    program = "import subprocess, sys\n"
    program += "sleeper = [sys.executable, '-c', 'import time; time.sleep(600)']\n"
    program += "process = subprocess.Popen(sleeper, start_new_session=True)\n"
    program += f"open({str(pids)!r}, 'w').write(str(process.pid))"
    grade(START, program, RIGHT)
    pid = int(pids.read_text())
    assert not psutil.pid_exists(pid) or psutil.Process(pid).status() == psutil.STATUS_ZOMBIE


def test_no_answer_is_unpacked_in_the_grader(grade, tmp_path):
    seen = tmp_path / "seen"
    rebuilt = f"import os; open({str(seen)!r}, 'a').write(str(os.getpid()) + ' ')"
    program = f"class Answer:\n    def __reduce__(self):\n        return exec, ({rebuilt!r},)"
    row, _ = grade(START, program, 'check("00.1", Answer())')
    assert row.points == 0
    # It may be told from its kind, and then nobody unpacks it.
    assert not seen.exists() or str(os.getpid()) not in seen.read_text().split()


def test_a_judge_that_fails_hides_no_other_row(grade, monkeypatch):
    def fail(*_):
        raise KeyError("ours")

    monkeypatch.setattr(grading, "judge_bytes", fail)
    row, _ = grade(START, RIGHT)
    assert row.message == "It could not be judged (KeyError: 'ours')."


def test_no_exercises(tmp_path):
    path = tmp_path / "a.ipynb"
    path.write_text(json.dumps({"cells": [{"cell_type": "code", "source": "1 + 1"}]}))
    with pytest.raises(CannotGrade, match="no exercises"):
        grading.grade(path)


def test_without_jupyter(monkeypatch):
    monkeypatch.setattr(grading, "find_spec", lambda name: None)
    with pytest.raises(CannotGrade, match="needs jupyter_client"):
        grading.grade(Path("a.ipynb"))
