"""What graders ask of judges: by a seed that nobody knows, once more alone, or without a reply."""

from collections import Counter
from unittest.mock import Mock

import pytest

from c4lab.checks.judging.talking import NoReply
from c4lab.checks.writing.registry import find
from c4lab.classroom.grading import graders
from c4lab.classroom.grading.graders import ENDED, ENDS_THE_RUN, TOO_LONG, Grader, grade_all
from c4lab.classroom.grading.handed_in import HandIn
from c4lab.classroom.grading.journal import Journal
from c4lab.classroom.grading.marks import GradedHandIn, Mark
from c4lab.lessons.lesson12_iterative_deepening.check_moves_ahead import DISCS
from tests.classroom.running import notebook, rows, run

REMEMBERS = """import os
from c4lab.checks import check
SEEN = {seen}
assert "2718281" not in str(os.environ) + open(f"/proc/{{os.getppid()}}/environ").read()

def moves_ahead(discs):
    return SEEN[discs]
"""


@pytest.mark.slow
def test_what_a_student_remembers_gets_nothing(tmp_path):
    """The numbers of discs that `check` asks about at home, with the right depths."""
    exercise = find("12.2")
    seen = {discs: exercise.solution(discs) for discs in DISCS}
    code = REMEMBERS.format(seen=seen)
    (tmp_path / "in").mkdir()
    path = tmp_path / "in" / "12_iterative_deepening_ada.ipynb"
    path.write_bytes(notebook(code, 'check("12.2", moves_ahead)'))
    done = run(tmp_path, "-m", "c4lab", "grade", "in", "--seed", "2718281")
    assert done.returncode == 0, done.stderr
    found = {row["exercise"]: row for row in rows(tmp_path / "grades.csv")}
    row = found["12.2"]
    assert (row["points"], row["reason"]) == ("0", "no-such-key")
    assert "seed 2718281" in (tmp_path / "grades-class.html").read_text(encoding="utf-8")


def test_what_may_be_the_machines_fault_is_graded_once_more_alone(tmp_path, monkeypatch):
    """So is what was begun when a run ended, unless that has happened twice."""
    asked, told = [], []

    def grade(_, hand_in, *more):
        status = "raised" if hand_in.student not in asked else "right"
        asked.append(hand_in.student)
        seconds = 7.0 if hand_in.student == "late" else 1.0
        mark = Mark("05.5", "", status, 0, 4, "", reason="asks-for-ever", seconds=seconds)
        return GradedHandIn(hand_in.student, "", (mark,), digest=hand_in.digest)

    monkeypatch.setattr(Grader, "grade", grade)
    journal = Journal(tmp_path / "journal.jsonl")
    names = ("late", "quick", "begun", "ends it", "done")
    class_of = [HandIn(name, "a.ipynb") for name in names]
    for number in (2, 3, 3):
        journal.begin(class_of[number].digest)
    journal.add(GradedHandIn("done", "", digest=class_of[4].digest))
    found = grade_all(class_of, journal, jobs=2, told=lambda: told.append(1))
    journal.close()
    assert [each.marks[0].status for each in found[:3]] == ["right", "raised", "raised"]
    assert (found[3].problem, found[4].marks) == (ENDS_THE_RUN, ())
    assert sorted(asked) == ["begun", "late", "late", "quick"]
    assert len(told) == len(found)
    again = Journal(tmp_path / "journal.jsonl", resume=True)
    again.close()
    assert [again.graded[each.digest] for each in class_of] == found
    assert not again.begun + Counter(again.again)


class Full(OSError):
    strerror = "no more processes"


@pytest.mark.parametrize(
    ("says", "why"),
    [
        (NoReply("time"), TOO_LONG),
        (NoReply("gone"), ENDED),
        ([], ENDED),
        ({"problem": "No\nway."}, "No way."),
        (Full(), "No process could be started to grade it: no more processes."),
    ],
)
def test_a_judge_that_says_nothing(monkeypatch, says, why):
    judge = Mock()
    judge.receive.side_effect = [says]
    start = Mock(side_effect=[says if isinstance(says, OSError) else judge])
    monkeypatch.setattr(graders, "PythonProcess", start)
    assert Grader().grade(HandIn("anna", "a.ipynb")).problem == why
