"""Grading trusts nothing that a notebook's process says: only the answers count, judged outside."""

import json
import os
import shutil
import sys
from contextlib import closing, contextmanager
from pathlib import Path
from textwrap import indent

import pytest

from c4lab.checks.keeping.progress_file import PROGRESS
from c4lab.classroom.grading import graders, judge_process, judged_answers, notebook_run
from c4lab.classroom.grading.graders import ENDED, Grader
from c4lab.classroom.grading.handed_in import HandIn, hand_ins
from c4lab.classroom.grading.judge_process import Judge
from c4lab.classroom.grading.judged_answers import NO_CHECK, NOT_HANDED_OVER
from c4lab.classroom.grading.marks import Mark
from c4lab.classroom.grading.sandbox import found

pytestmark = pytest.mark.slow

START = "from c4lab.checks import check"
RIGHT = 'check("00.1", lambda player: -player)'
WRONG = 'check("00.1", lambda player: player)'
TAGS = ["exercise-00.1"]


@pytest.fixture(scope="module")
def progress_file(tmp_path_factory):
    """The learner's own progress file, which a notebook's process could find; a grader that is
    started finds what this process finds."""
    path = tmp_path_factory.mktemp("progress") / "progress.sqlite"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(PROGRESS, str(path))
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, sys.path)))
        patch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
        patch.setenv("TMPDIR", str(tmp_path_factory.mktemp("scratch")))
        yield path


@pytest.fixture(scope="module")
def sandboxed(progress_file):
    """A grader that has bubblewrap."""
    if without := found()[1]:
        pytest.skip(without)
    with closing(Grader()) as grader:
        yield grader


@pytest.fixture(scope="module")
def with_my_rights(progress_file):
    """A grader that finds no bubblewrap."""
    with without_bubblewrap() as grader:
        yield grader


@contextmanager
def without_bubblewrap():
    with closing(Grader()) as grader:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("PATH", "nowhere")
            grader.run(HandIn("", ""))  # it starts
        yield grader


@pytest.fixture
def path(tmp_path):
    """Where the notebook is written."""
    (tmp_path / "home").mkdir()
    return tmp_path / "home" / "a.ipynb"


def write(path, *sources, tags=None):
    cells = [
        {"cell_type": "code", "metadata": {"tags": tags}, "source": s, "outputs": []}
        for s in sources
    ]
    path.write_text(json.dumps({"cells": cells, "nbformat": 4}))


def grading(path, grader):
    def grade(*sources, **more):
        write(path, *sources, **more)
        graded, _ = grader.grade(*hand_ins(path))
        assert not graded.problem, graded.problem
        return graded.marks[0], graded.problems

    return grade


@pytest.fixture
def grade(path, with_my_rights):
    """Grades a notebook of the given cells: the mark of 00.1, and the problems."""
    return grading(path, with_my_rights)


@pytest.fixture
def grade_sandboxed(path, sandboxed):
    return grading(path, sandboxed)


@pytest.fixture
def grade_here(path, tmp_path, progress_file):
    """The same in this process, which is then the judge."""

    def grade(*sources):
        write(path, *sources)
        judge = Judge(tmp_path)
        ran = judge.reply(request(path))
        mark, *_ = judge.reply({"do": "marks", "known": {}, "seed": None})["marks"]
        return Mark.from_plain(mark), ran["problems"]

    return grade


def request(path):
    """What a grader asks of its judge."""
    (hand_in,) = hand_ins(path)
    cells = [(cell.number, cell.source, cell.tags) for cell in hand_in.cells]
    return {"do": "run", "cells": cells, "beside": [], "seconds": 30}


def test_the_last_answer_counts_whatever_failed_beside_it(grade, progress_file):
    row, problems = grade(START, WRONG, "1 / 0", RIGHT, "print('x' * 10**7)")
    assert (row.status, row.points, row.out_of) == ("right", 1, 1)
    assert problems == ("Cell 3 (`1 / 0`) raised ZeroDivisionError: division by zero",)
    assert not progress_file.exists()


def test_a_cell_that_never_ends(grade_sandboxed, monkeypatch):
    monkeypatch.setattr(graders, "CELL_SECONDS", 2)
    _, problems = grade_sandboxed("while True: pass", "1 / 0", tags=TAGS)
    assert problems[0] == (
        "Cell 1 (`while True: pass`) was still running after 2 seconds and was stopped: is there a "
        "loop that never ends?"
    )
    assert problems[1].startswith("Cell 2 (`1 / 0`)")


def test_files_beside_the_notebook_are_there_and_stay_as_they_are(grade_sandboxed, path):
    home = path.parent
    (home / "sign.txt").write_text("-1")
    (home / "beside.py").write_text("def turn(player):\n    return player\n")
    before = [path, *home.rglob("*")]
    row, problems = grade_sandboxed(
        START,
        "import beside\nopen('made.txt', 'w').write('x')",
        "sign = int(open('sign.txt').read())",
        'check("00.1", lambda player: beside.turn(player) * sign)',
    )
    assert (row.status, problems) == ("right", ())
    assert sorted(home.rglob("*")) == sorted(before)


ENGINE = "%%writefile my_engine.py\ndef choose(position, seconds):\n    return MOVE\n"
FIRST, NONE = ENGINE.replace("MOVE", "position.moves()[0]"), ENGINE.replace("MOVE", "99")


def test_an_answer_that_is_a_file(grade, path):
    ask = 'check("19.1", "my_engine.py")'
    row, problems = grade(START, NONE, ask, FIRST, ask)
    assert (row.exercise, row.reason, problems) == ("19.1", "looks-at-no-board", ())
    assert 0 < row.points < row.out_of
    row, _ = grade(FIRST, tags=["exercise-19.1"])  # the check cell is gone
    assert row.reason == "looks-at-no-board"
    row, _ = grade(START, ask)
    assert row.points == 0
    assert row.message.startswith("There is no file my_engine.py: run the cell")
    assert [each.name for each in path.parent.iterdir()] == ["a.ipynb"]


def test_an_answer_that_cannot_leave_the_notebook(grade):
    row, _ = grade(START, "import sys", 'check("00.1", sys._getframe())')
    assert (row.status, row.points) == ("raised", 0)
    assert "cannot leave this notebook" in row.message


def test_a_starter_and_a_cell_that_is_gone(grade):
    assert grade(START, RIGHT, 'check("00.1", None)')[0].status == "not attempted"
    row, _ = grade(START, "# Never run: check('00.1'", tags=TAGS)
    assert row.message == NOT_HANDED_OVER
    assert grade("1 + 1", tags=TAGS)[0].message == NO_CHECK


ENDS_ITS_PARENT = "import os, signal; os.killpg(os.getpgid(os.getppid()), signal.SIGKILL)"


def test_ending_the_judge(path, progress_file):
    with without_bubblewrap() as grader:
        grade = grading(path, grader)
        with pytest.raises(AssertionError, match=ENDED.replace("?", ".")):
            grade(START, RIGHT, ENDS_ITS_PARENT, WRONG)
        assert grade(START, RIGHT)[0].points == 1  # by another judge


def test_in_the_sandbox_nothing_is_seen_or_written(grade_sandboxed, path, tmp_path):
    journal = tmp_path / "grades-journal.jsonl"
    journal.write_text("the seed")
    repository = Path(__file__).parents[3]
    looks = (
        "import os, socket\n"
        f"for do in (lambda: open({str(tmp_path / 'written')!r}, 'w'), lambda: open('/x', 'w'),\n"
        f"           lambda: open({str(journal)!r}), lambda: open({str(path)!r}),\n"
        f"           lambda: os.listdir({str(repository / 'exercises')!r}),\n"
        "           lambda: socket.create_connection(('127.0.0.1', 80), 1)):\n"
        "    try:\n        do()\n    except OSError as error:\n        print(error)\n"
        "    else:\n        raise AssertionError(do)\n"
        "seen = [name for name in os.listdir('/proc') if name.isdecimal()]\n"
        "assert len(seen) <= 4, seen"
    )
    answer = indent(f"{looks}\nreturn -player", "    ")
    row, problems = grade_sandboxed(
        START, looks, f"def other_player(player):\n{answer}", "check('00.1', other_player)"
    )
    assert (row.message, row.points, problems) == ("Well done.", 1, ())
    assert not (tmp_path / "written").exists()


def test_a_kernel_that_ends_itself(grade_sandboxed):
    row, problems = grade_sandboxed(START, WRONG, "import os; os._exit(0)", RIGHT)
    assert row.points == 1
    assert problems == (
        "Cell 3 (`import os; os._exit(0)`) ended the kernel: it was left out, and the cells before "
        "it were run again.",
    )


EXITS = [
    "exit()",
    "quit()",
    "exit(1)",
    "import sys; sys.exit('done')",
    "raise SystemExit",
]


def test_a_cell_that_exits_ends_itself_and_nothing_else(grade):
    sources = [f"{source}; check('00.1', 0)" for source in EXITS]
    row, problems = grade(START, *sources, "exit", RIGHT)
    assert (row.status, row.points) == ("right", 1)
    assert problems == tuple(
        f"Cell {number} (`{source[:60]}`) called exit() or quit(): what stands below that in the "
        "cell did not run."
        for number, source in enumerate(sources, 2)
    )


NOT_RUN = {
    "other_player = (\n    1))": "is no Python, in its line 2: unmatched ')'.",
    "other_player = input()": "asks for input, and nobody is there to type it: give",
    "other_player = int('one')": "raised ValueError: invalid literal for int() with base 10",
    "exit()\nother_player = 1": "called exit() or quit(): what stands below that in the cell",
}


def test_the_mark_says_which_cell_could_not_run(grade):
    row, problems = grade(START, *NOT_RUN, 'check("00.1", other_player)')
    assert (row.status, row.reason) == ("not attempted", "not-handed-over")
    assert row.message == problems[0]
    for number, (source, says) in enumerate(NOT_RUN.items()):
        where = f"Cell {number + 2} (`{source.splitlines()[0]}`)"
        assert problems[number].startswith(f"{where} {says}")


def test_the_mark_says_that_a_cell_is_text(path, with_my_rights):
    text = "other_player = lambda player: -player"
    write(path, START, "answer = 1", 'check("00.2", answer)')
    notebook = json.loads(path.read_text())
    told = {"cell_type": "markdown", "metadata": {"tags": TAGS}, "source": text}
    notebook["cells"].insert(1, told)
    path.write_text(json.dumps(notebook))
    row = with_my_rights.grade(*hand_ins(path))[0].marks[0]
    assert row.message == f"Cell 2 (`{text}`) is text, not code: it did not run."


def test_a_notebook_that_takes_too_long(grade_here, monkeypatch):
    monkeypatch.setattr(notebook_run, "NOTEBOOK_SECONDS", 8)
    monkeypatch.setattr(notebook_run, "LEAST_SECONDS", 30)  # a busy computer stops it late
    _, problems = grade_here(START, RIGHT, "import time; time.sleep(60)")
    assert problems == ["The notebook took more than 8 seconds and was stopped."]


def test_no_answer_is_unpacked_in_the_grader(grade_here, tmp_path):
    seen = tmp_path / "seen"
    rebuilt = f"import os; open({str(seen)!r}, 'a').write(str(os.getpid()) + ' ')"
    program = f"class Answer:\n    def __reduce__(self):\n        return exec, ({rebuilt!r},)"
    row, _ = grade_here(START, program, 'check("00.1", Answer())')
    assert row.points == 0
    # It may be told from its kind, and then nobody unpacks it.
    assert not seen.exists() or str(os.getpid()) not in seen.read_text().split()


def test_a_judge_that_fails_hides_no_other_mark(grade_here, monkeypatch):
    def fail(*_, **__):
        raise KeyError("ours")

    monkeypatch.setattr(judged_answers, "judge_bytes", fail)
    row, _ = grade_here(START, RIGHT)
    assert row.message == "It could not be judged (KeyError: 'ours')."


def test_no_exercises(path, with_my_rights):
    write(path, "1 + 1")
    assert "no exercises" in with_my_rights.grade(*hand_ins(path))[0].problem


def test_what_runs_cells_is_missing(path, tmp_path, monkeypatch):
    write(path, START, RIGHT)
    monkeypatch.setattr(judge_process, "find_spec", lambda name: None)
    said = Judge(tmp_path).reply(request(path))
    assert said["problem"].endswith("install what requirements.txt lists.")


def test_a_grader_is_asked_again_and_judges_the_same_answer_once(path, tmp_path, monkeypatch):
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    named = "def other_player(player):\n    return {}player\n"
    asks = "from c4lab.checks import check\ncheck('00.1', other_player)"
    said = []

    def known(digests):
        said.append(digests)
        return {"00.1": {**first[digests["00.1"]], "message": "known"}} if len(said) == 2 else {}

    def graded(*sources):
        write(path, *sources)
        return grader.grade(*hand_ins(path), known=known)

    with closing(Grader()) as grader:
        once, first = graded(named.format("-"), asks)
        process = grader._process
        again, _ = graded("1 + 1", named.format("-"), asks)
        other, _ = graded(named.format(""), asks)
        assert grader._process is process
    assert said[0] == said[1] != said[2]
    marks = [each.marks[0] for each in (once, again, other)]
    assert [mark.points for mark in marks] == [1, 1, 0]
    assert [mark.message == "known" for mark in marks] == [False, True, False]
    shutil.rmtree(path.parent)
    assert list(tmp_path.iterdir()) == []
