"""Grading trusts nothing that a notebook's process says: only the answers count, judged outside."""

import os
from contextlib import closing
from itertools import count
from pathlib import Path
from textwrap import indent

import pytest

from c4lab.checks.keeping.kept_answers import hand_over
from c4lab.checks.keeping.notebook_file import CodeCell
from c4lab.checks.keeping.progress_file import PROGRESS
from c4lab.checks.writing.registry import find
from c4lab.classroom.grading import judged_answers, notebook_run
from c4lab.classroom.grading.graders import ENDED, Grader
from c4lab.classroom.grading.handed_in import HandIn, hand_ins
from c4lab.classroom.grading.judged_answers import NO_CHECK, NOT_HANDED_OVER, marks_of
from c4lab.classroom.grading.notebook_run import Lost, LostForGood, run_notebook
from c4lab.classroom.grading.sandbox import found
from tests.classroom.running import PATH, notebook

START = "from c4lab.checks import check"
RIGHT = 'check("00.1", lambda player: -player)'
WRONG = 'check("00.1", lambda player: player)'


@pytest.fixture
def progress_file(tmp_path_factory, monkeypatch):
    """The learner's own progress file, which a notebook's process could find; a grader that is
    started finds what this process finds."""
    path = tmp_path_factory.mktemp("progress") / "progress.sqlite"
    monkeypatch.setenv(PROGRESS, str(path))
    monkeypatch.setenv("PYTHONPATH", PATH)
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
    monkeypatch.setenv("TMPDIR", str(tmp_path_factory.mktemp("scratch")))
    return path


def cell(source, exercise, kind="code"):
    tags = [f"exercise-{exercise}"]
    return {"cell_type": kind, "metadata": {"tags": tags}, "source": source, "outputs": []}


def write(path, *cells):
    path.write_bytes(notebook(*cells))
    return hand_ins(path)[0]


def graded(grader, path, *cells):
    """The marks of a notebook with these cells, by exercise, and its problems."""
    got = grader.grade(write(path, *cells))
    assert not got.problem, got.problem
    return {mark.exercise: mark for mark in got.marks}, got.problems


EXITS = ("exit()", "quit()", "exit(1)", "import sys; sys.exit('done')", "raise SystemExit")
ENGINE = (
    "%%writefile my_engine.py\ndef choose(position, seconds):\n    return position.moves()[0]\n"
)


def test_all_kinds_of_cells(in_place, tmp_path):
    cells = (
        START, WRONG, *(f"{each}; check('00.1', 0)" for each in EXITS), "exit", RIGHT,
        'check("00.2", None)', "import sys", 'check("01.3", sys._getframe())',
        cell("# Never run: check('01.4'", "01.4"), "value_of = (\n    1))",
        'check("01.5", value_of)', cell(ENGINE, "19.1"),
    )  # fmt: skip
    marks, problems = graded(Grader(), tmp_path / "a.ipynb", *cells)
    # The last answer counts, whatever failed beside it.
    assert (marks["00.1"].status, marks["00.1"].points, marks["00.1"].out_of) == ("right", 1, 1)
    assert marks["00.2"].reason == "not-attempted"
    # A mark says why there is no answer.
    assert marks["01.3"].status == "raised"
    assert "cannot leave this notebook" in marks["01.3"].message
    assert marks["01.4"].message == NOT_HANDED_OVER
    assert (marks["01.5"].reason, marks["01.5"].message) == ("not-handed-over", problems[5])
    # An answer that is a file needs no check cell.
    assert marks["19.1"].reason == "looks-at-no-board"
    assert 0 < marks["19.1"].points < marks["19.1"].out_of
    assert [each.name for each in (tmp_path).glob("*.*")] == ["a.ipynb"]
    exits = "called exit() or quit(): what stands below that in the cell did not run."
    assert problems == (
        *(f"Cell {at} (`{each}; check('00.1', 0)`) {exits}" for at, each in enumerate(EXITS, 3)),
        "Cell 14 (`value_of = (`) is no Python, in its line 2: unmatched ')'.",
        "Cell 15 (`check(\"01.5\", value_of)`) raised NameError: name 'value_of' is not defined",
    )


@pytest.mark.slow
def test_ending_the_judge(progress_file, tmp_path):
    ends_its_parent = "import os, signal; os.killpg(os.getpgid(os.getppid()), signal.SIGKILL)"
    with closing(Grader()) as grader:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("PATH", "nowhere")
            grader.grade(HandIn("", ""))
        got = grader.grade(write(tmp_path / "a.ipynb", START, RIGHT, ends_its_parent, WRONG))
        assert got.problem == ENDED
        marks, _ = graded(grader, tmp_path / "a.ipynb", START, RIGHT, "exit()")  # by another judge
        assert marks["00.1"].points == 1
    assert not progress_file.exists()


@pytest.mark.slow
@pytest.mark.skipif(bool(found()[1]), reason=found()[1])
def test_in_the_sandbox_only_what_lies_beside_is_seen_and_nothing_written(progress_file, tmp_path):
    home, journal = tmp_path / "home", tmp_path / "grades-journal.jsonl"
    home.mkdir()
    journal.write_text("the seed")
    path = home / "a.ipynb"
    (home / "sign.txt").write_text("-1")
    (home / "beside.py").write_text("def turn(player):\n    return player\n")
    before = [path, *home.rglob("*")]
    exercises = Path(__file__).parents[3] / "exercises"
    looks = (
        "import beside, os, socket\n"
        f"for do in (lambda: open({str(tmp_path / 'written')!r}, 'w'), lambda: open('/x', 'w'),\n"
        f"           lambda: open({str(journal)!r}), lambda: open({str(path)!r}),\n"
        f"           lambda: os.listdir({str(exercises)!r}),\n"
        "           lambda: socket.create_connection(('127.0.0.1', 80), 1)):\n"
        "    try:\n        do()\n    except OSError as error:\n        print(error)\n"
        "    else:\n        raise AssertionError(do)\n"
        "seen = [name for name in os.listdir('/proc') if name.isdecimal()]\n"
        "assert len(seen) <= 4, seen"
    )
    answer = indent(f"{looks}\nreturn beside.turn(player) * sign", "    ")
    with closing(Grader()) as grader:
        marks, problems = graded(
            grader, path, START, looks, "open('made.txt', 'w').write('x')",
            "sign = int(open('sign.txt').read())",
            f"def other_player(player):\n{answer}", "check('00.1', other_player)",
        )  # fmt: skip
    assert (marks["00.1"].message, marks["00.1"].points, problems) == ("Well done.", 1, ())
    assert sorted(home.rglob("*")) == sorted(before)
    assert not (tmp_path / "written").exists()


GONE, LATE = Lost("ended the kernel"), None
"""What a kernel may do with a cell, besides running it."""


def went(at):
    again = "it was left out, and the cells before it were run again."
    return f"Cell {at} (`cell {at}`) ended the kernel: {again}"


def over(at):
    return f"Cell {at} (`cell {at}`) ended the kernel: the cells after that did not run."


def late(at, seconds):
    stopped = f"was still running after {seconds} seconds and was stopped"
    return f"Cell {at} (`cell {at}`) {stopped}: is there a loop that never ends?"


@pytest.mark.parametrize(
    ("done", "told", "asked"),
    [
        ([{}, GONE, {}], [went(1)], "0 1 0 2"),
        ([{}, GONE, GONE, {}, GONE, GONE, {}], [went(1), went(2), went(4), over(5)],
         "0 1 0 2 0 3 4 0 3 5"),
        ([{}, LostForGood("ended the kernel"), {}], [over(1)], "0 1"),
        ([LATE, LATE, LATE, {}], [late(0, 6), late(1, 3), late(2, 2)], "0 1 2 3"),
        ([{}] * 12, ["The notebook took more than 32 seconds and was stopped."],
         "0 1 2 3 4 5 6 7 8 9 10"),
        ([{}, {"status": "error"}] + [LATE] * 5,
         ["Cell 1 (`cell 1`) raised None: None", late(2, 6), late(3, 3), late(4, 2),
          "There were 2 more problems."], "0 1 2 3 4 5 6"),
    ],
)  # fmt: skip
def test_cells_that_end_their_kernel_or_take_too_long(tmp_path, monkeypatch, done, told, asked):
    """A second passes with each look at the clock, and a notebook has 32."""
    cells = [CodeCell(at, f"cell {at}", ()) for at in range(len(done))]
    ran, kernels = [], []

    class Kernel:
        def __init__(self, *_):
            kernels.append(self)
            self.ended = False

        def run(self, source, seconds):
            assert kernels[-1] is self
            assert not self.ended
            ran.append(source)
            does = done[int(source.split()[1])]
            if isinstance(does, Lost):
                raise does
            return does

        def end(self):
            self.ended = True

    monkeypatch.setattr(notebook_run, "NotebookKernel", Kernel)
    monkeypatch.setattr(notebook_run, "monotonic", count().__next__)
    monkeypatch.setattr(notebook_run, "NOTEBOOK_SECONDS", 32)
    (tmp_path / "home").mkdir()
    monkeypatch.setattr(notebook_run, "MOST", 4)
    found = run_notebook(cells, tmp_path / "home", tmp_path / "run", 6, None)
    assert found == told
    assert ran == [f"cell {at}" for at in asked.split()]
    assert all(kernel.ended for kernel in kernels)


def test_a_folder_that_is_full(tmp_path, monkeypatch):
    (tmp_path / "in").mkdir()
    for name in ("a", "in/b"):
        (tmp_path / name).write_bytes(bytes(5))
    for files, size, full in ((2, 10, False), (1, 10, True), (2, 9, True)):
        monkeypatch.setattr(notebook_run, "MOST_FILES", files)
        monkeypatch.setattr(notebook_run, "MOST_BYTES", size)
        assert notebook_run._is_full(tmp_path) == full


def test_no_answer_is_unpacked_in_the_grader(tmp_path):
    seen = tmp_path / "seen"

    class Answer:
        def __reduce__(self):
            return exec, (f"import os; open({str(seen)!r}, 'a').write(str(os.getpid()) + ' ')",)

        def __call__(self, player):
            return -player

    hand_over(tmp_path, find("00.1"), Answer())
    (mark,) = marks_of([find("00.1")], [], [], tmp_path, tmp_path, {})
    assert mark.points == 0
    # In the sandbox nothing can be written there.
    assert not seen.exists() or str(os.getpid()) not in seen.read_text().split()


def test_a_judge_that_fails_hides_no_other_mark(tmp_path, monkeypatch):
    def fail(*_, **__):
        raise KeyError("ours")

    monkeypatch.setattr(judged_answers, "judge_bytes", fail)
    hand_over(tmp_path, find("00.1"), abs)
    marks = list(marks_of([find("00.1"), find("00.2")], [], [], tmp_path, tmp_path, {}))
    assert [mark.message for mark in marks] == [
        "It could not be judged (KeyError: 'ours').", NO_CHECK,
    ]  # fmt: skip


def test_an_answer_is_judged_again_if_other_files_lie_beside_it(in_place, tmp_path):
    path, grader = tmp_path / "a.ipynb", Grader()
    same = "def other_player(player):\n    return -player\ncheck('00.1', other_player)"
    once, _ = graded(grader, path, START, same)
    (tmp_path / "beside.py").write_text("1")
    other, _ = graded(grader, path, START, same)
    assert [marks["00.1"].seconds for marks in (once, other)] == [1, 1]
