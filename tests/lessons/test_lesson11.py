"""What lesson 11 does not assert itself: who is right in part earns the points of that part."""

import re
from math import inf
from pathlib import Path

import c4lab.lessons.lesson11_windows as lesson
from c4lab.checks.writing.registry import find
from c4lab.lessons.lesson11_windows.check_proved import QUIZ
from tools.authoring.text import read_source


def rules():
    """`halving` and `step_by_step`, as the lesson prints them."""
    cells = read_source(Path(lesson.__file__).with_name("lesson.md")).cells
    found = {}
    for cell in cells:
        for name in ("halving", "step_by_step"):
            _, head, body = cell.source.partition(f"def {name}(")
            if cell.cell_type == "code" and head:
                exec((head + body).partition("\n\n\n")[0], found)
    return found


def fail_hard(asked):
    """A search for the value 5 that notes what it is asked."""

    def ask(above):
        asked.append(above)
        return max(above, min(5, above + 1))

    return ask


def test_the_programs_of_11_7_ask_what_its_solution_says():
    truth, halving, steps = find("11.7").solution, [], []
    assert rules()["halving"](fail_hard(halving), low=0, high=8) == 5
    assert rules()["step_by_step"](fail_hard(steps), a=2) == 5
    assert tuple(halving) == truth["halving asks"]
    assert tuple(steps) == truth["step by step asks"]
    first = alpha, beta = 2 - 3, 2 + 3
    assert max(alpha, min(5, beta)) == beta
    assert (truth["aspiration, first window"], truth["aspiration, second window"]) == (
        first,
        (beta, inf),
    )


def test_the_sentences_of_11_1_tell_of_the_windows_in_its_table():
    text = Path(lesson.__file__).with_name("exercises.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| \d \| \((\d+), (\d+)\) \| (\d+) \|$", text, re.MULTILINE)
    assert [((int(low), int(high)), int(said)) for low, high, said in rows] == QUIZ
