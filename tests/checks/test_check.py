"""What `check` says to answers that behave."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import NamedTuple

import numpy as np
import pytest

from c4lab.checks import check
from c4lab.checks.attempt import not_attempted
from c4lab.checks.calls import call
from c4lab.checks.exercise import Wrong, predictions
from c4lab.checks.judge import judge
from c4lab.checks.registry import find
from c4lab.checks.result import Result
from c4lab.checks.values import equal
from c4lab.search import Choice, alphabeta, minimax

pytestmark = pytest.mark.usefixtures("lesson")


class Pair(NamedTuple):
    value: float
    move: int


def given(
    numbers,
):  # the same code as the lesson's, at other lines, with another name and docstring
    """Adds up."""
    found = 0

    for number in numbers:
        found = number  # the mistake
    return found


def quick(id, answer):
    """`check` without its own process."""
    return judge(find(id), answer)


def test_right():
    result = check("99.1", lambda n: n + n)
    assert (result.status, result.points, result.out_of) == ("right", 2, 2)
    assert result.cost == "It cost nothing."
    assert "✓ Right: 2 of 2 points" in str(result)


def test_the_first_case_that_differs_is_shown():
    result = quick("99.1", lambda n: n if n > 4 else 2 * n)
    assert result.reason == "wrong-value"
    assert result.message == "your_function(5) should be 10, and yours gives 5."
    assert str(result).count("should be") == 1


def test_mistakes_are_recognised():
    assert quick("99.1", lambda n: n**2).reason == "squares"
    assert quick("99.1", lambda n: n + n + 1).reason == "off-by-one"
    result = quick("99.1", lambda n: n**2)
    assert "It squares" in str(result)
    assert "(1) should be 2, and yours gives 1." in str(result)


def test_a_mistake_counts_only_where_there_is_an_answer():
    assert quick("99.1", lambda n: n * n // (n < 9)).reason == "squares"


def test_board_of_a_counterexample():
    result = quick("99.3", lambda position: Choice(0, None))
    assert result.counterexample.diagram == "X X X\nO O .\n. . ."
    assert result.counterexample.picture.startswith("<svg")
    html = result._repr_html_()
    assert "data:image/svg+xml" in html
    assert "✗ Not right yet" in html


def test_nodes_are_limited():
    assert quick("99.3", alphabeta).cost.endswith("nodes.")
    result = quick("99.3", minimax)
    assert result.reason == "too-many-nodes"
    assert "2,000 are enough" in result.message


def test_a_search_that_swallows_the_limit_is_stopped():
    def swallows(position):
        if position.result() is None and not position.history[2:]:
            for _ in range(9000):
                try:
                    position.play(3)
                except Exception:
                    return Choice(0)
        return alphabeta(position)

    assert quick("99.3", swallows).reason == "too-many-nodes"


@pytest.mark.parametrize(
    "right", [(0.5, 3), [0.5, 3], Pair(0.5, 3.0), (np.float64(0.5), np.int64(3)), Choice(0.5, 3)]
)
def test_choices_compare_by_element(right):
    assert quick("99.4", lambda position: right).status == "right"


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (0.5, "returns-wrong-type"),
        ((0.5,), "returns-wrong-type"),
        ((0.5, 4), "wrong-value"),
        ((float("nan"), 3), "returns-nan"),
        (iter((0.5, 3)), "returns-generator"),
    ],
)
def test_choices_that_are_wrong(wrong, reason):
    assert quick("99.4", lambda position: wrong).reason == reason


@pytest.mark.parametrize(
    ("expected", "got"),
    [
        *((1, 1.0), (1, True), (1, np.int8(1)), (0.3, 0.1 + 0.2), (True, np.True_)),
        *(([1, 2], (1, 2)), ([1, 2], np.array([1, 2])), ({1, 2}, frozenset({1, 2}))),
        *(("X", "X"), (None, None)),
    ],
)
def test_equal(expected, got):
    assert equal(expected, got)


@pytest.mark.parametrize(
    ("expected", "got"), [(1, "1"), (1, None), ([1], 1), ([1, 2], {1, 2}), (0, [])]
)
def test_not_equal(expected, got):
    assert not equal(expected, got)


def stub(n): ...


def stub_with_words(n):
    """Doubles."""
    pass


def stub_that_raises(n):
    raise NotImplementedError


def stub_that_raises_words(n):
    raise NotImplementedError("to do")


def stub_that_returns(n):
    return ...


class StubClass:
    def add(self, n): ...

    @property
    def total(self):
        pass


STUBS = [stub, stub_with_words, stub_that_raises, stub_that_raises_words, stub_that_returns]


@pytest.mark.parametrize("answer", [None, ..., {"a": ..., "b": 1}, StubClass, *STUBS])
def test_not_attempted(answer):
    result = check("99.1", answer)
    assert (result.status, result.reason) == ("not attempted", "not-attempted")


@pytest.mark.parametrize("answer", [lambda n: n, lambda n: 0, lambda n: not None, 0, "", {}])
def test_attempted(answer):
    assert not_attempted(answer) is None


def test_given_code_is_no_attempt():
    assert quick("99.2", given).reason == "not-attempted"
    assert quick("99.2", lambda numbers: sum(numbers)).status == "right"
    assert quick("99.2", lambda numbers: numbers[-1] if numbers else 0).status == "wrong"


def test_the_result_of_a_call_is_not_a_function():
    result = quick("99.1", 4)
    assert result.reason == "not-a-function"
    assert 'check("99.1", double)' in result.message


def test_a_class():
    class Counter:
        total = 0

        def add(self, n):
            self.total += n

    assert check("99.5", Counter).status == "right"

    class Wrong(Counter):
        def add(self, n):
            raise KeyError("add")

    result = check("99.5", Wrong)
    assert (result.status, result.reason) == ("raised", "raises")


PREDICTIONS = [
    ({"a": 3, "b": "x", "c": True}, "", "Well done."),
    ({"a": 3, "b": "O", "c": True}, "wrong-prediction", "2 of 3 are right. Not right yet: 'b'."),
    ({"a": 4, "b": "X", "c": True}, "known-mistake", "counts the root twice"),
    ({"a": 3, "b": ..., "c": ...}, "not-attempted", "'b', 'c'"),
    ({"a": "3", "b": "X", "c": True}, "wrong-kind", "For 'a', predict a number"),
    ({"a": 3, "b": "X"}, "wrong-keys", "without 'c'"),
    ({"a": 3, "b": "X", "c": 1, "d": 2}, "wrong-keys", "with 'd'"),
    (3, "not-a-dict", "'a', 'b', 'c'"),
]


@pytest.mark.parametrize(("answer", "reason", "words"), PREDICTIONS)
def test_predictions(answer, reason, words):
    result = quick("99.10", answer)
    assert result.reason == reason
    assert words in result.message


def test_unknown_exercises():
    assert "99.1, 99.2, 99.3" in check("99.77", len).message
    assert "99.5, 99.6, 99.10" in check("99.77", len).message
    assert "There is no exercise '1.2'" in check("1.2", len).message
    assert 'check("01.2", winner)' in check(len, 3).message
    assert check("99.1").status == "not attempted"


def test_results_travel_as_json():
    result = quick("99.3", lambda position: Choice(0, None))
    assert Result.from_json(result.to_json()) == result


def test_built_in_functions_are_answers_too():
    assert call(max, 3, 4) == 4
    assert check("99.2", sum).status == "right"


def test_functions_of_a_notebook_travel_by_value():
    program = (
        "from c4lab.checks import check\n"
        "FACTOR = 2\n"
        "def helper(n): return FACTOR * n\n"
        "def double(n): return helper(n)\n"
        "print(check('99.1', double).status)\n"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, env=environment, check=True
    )
    assert done.stdout.strip() == "right"


def test_a_mistake_has_to_explain_the_case_that_failed(monkeypatch):
    monkeypatch.setattr("c4lab.checks.compare.SLICE", 0)  # time for no more than one other case
    result = quick("99.1", lambda n: 2 * n if n < 3 else 0)
    assert (result.reason, result.message) == (
        "wrong-value",
        "your_function(3) should be 6, and yours gives 0.",
    )


def test_forgetting_to_pass_the_answer():
    result = check("99.1")
    assert (result.status, result.reason) == ("not attempted", "no-answer-passed")
    assert result.message == 'Pass your answer as well: check("99.1", double).'


def test_a_point_once_won_stays():
    assert not check("99.1", lambda n: n * n).note
    check("99.1", lambda n: 2 * n)
    result = check("99.1", lambda n: n * n)
    assert result.note == "An earlier answer of yours was right, and its points stay."


def test_printing_is_not_returning():
    result = check("99.1", lambda n: print(2 * n))
    assert result.reason == "returns-none"
    assert "only return hands it back" in result.message


def test_one_sentence_for_one_mistake_made_twice():
    truth, sentence = {"a": 1, "b": 2}, "Swapped."
    with pytest.raises(Wrong, match=r"^0 of 2 are right\. Not right yet: 'a', 'b'\.\nSwapped\.$"):
        predictions({"a": 2, "b": 1}, truth, mistakes={"a": {2: sentence}, "b": {1: sentence}})


def test_a_lesson_without_its_zero():
    assert check("0.1", lambda n: n).message == "There is no exercise '0.1'. Did you mean 00.1?"
