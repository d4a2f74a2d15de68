"""What lesson 11 does not assert itself: who is right in part earns the points of that part."""

import re
from collections.abc import Callable
from math import inf
from pathlib import Path
from typing import Any

import pytest

import c4lab.lessons.lesson11_windows as lesson
from c4lab.checks.writing.registry import find
from c4lab.lessons.lesson11_windows.check_proved import QUIZ
from tests.lessons.parts import earns
from tools.authoring.text import read_source


@pytest.mark.slow
@pytest.mark.parametrize(
    ("exercise", "old", "new", "points"),
    [
        ("11.1", '"hard answer 1": 3', '"hard answer 1": 4', 2),
        ("11.1", "(4, 8)", "(-inf, 8)", 1),
        ("11.2", "answer < beta", "answer <= alpha", 2),
        ("11.4", "answer <= alpha", "answer == alpha", 2),
        pytest.param("11.5", "alpha < value < beta", "alpha < value", 2, marks=pytest.mark.slow),
        ("11.7", "(4, 6, 5)", "(4, 6)", 1),
        ("11.7", "(5, inf)", "'none'", 1),
    ],
)
def test_a_part_earns_its_points(exercise: str, old: str, new: str, points: int) -> None:
    earns(exercise, old, new, points)


def rules() -> dict[str, Any]:
    """`halving` and `step_by_step`, as the lesson prints them."""
    cells = read_source(Path(lesson.__file__).with_name("lesson.md")).cells
    found: dict[str, Any] = {}
    for cell in cells:
        for name in ("halving", "step_by_step"):
            _, head, body = cell.source.partition(f"def {name}(")
            if cell.cell_type == "code" and head:
                exec((head + body).partition("\n\n\n")[0], found)
    return found


def fail_hard(asked: list[int]) -> Callable[[int], int]:
    """A search for the value 5 that notes what it is asked."""

    def ask(above: int) -> int:
        asked.append(above)
        return max(above, min(5, above + 1))

    return ask


def test_the_programs_of_11_7_ask_what_its_solution_says() -> None:
    exercise = find("11.7")
    assert exercise
    truth = exercise.solution
    halving: list[int] = []
    steps: list[int] = []
    assert rules()["halving"](fail_hard(halving), low=0, high=8) == 5
    assert rules()["step_by_step"](fail_hard(steps), a=2) == 5
    assert tuple(halving) == truth["halving asks"]
    assert tuple(steps) == truth["step by step asks"]
    alpha, beta = truth["aspiration, first window"]
    assert (alpha, beta) == (2 - 3, 2 + 3)
    assert max(alpha, min(5, beta)) == beta
    assert truth["aspiration, second window"] == (beta, inf)


def test_the_sentences_of_11_1_tell_of_the_windows_in_its_table() -> None:
    text = Path(lesson.__file__).with_name("exercises.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| \d \| \((\d+), (\d+)\) \| (\d+) \|$", text, re.MULTILINE)
    assert [((int(low), int(high)), int(said)) for low, high, said in rows] == QUIZ
