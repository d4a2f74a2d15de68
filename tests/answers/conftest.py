"""Gives each file of this folder its answers."""

from collections.abc import Iterator

import pytest

from tests.answers.trial import Judge, each_answer, judging


@pytest.fixture(scope="module")
def judged() -> Iterator[Judge]:
    with judging() as judge:
        yield judge


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """The answers in a sixth of all exercises for test_answers_0.py, and so on."""
    _, _, part = metafunc.module.__name__.rpartition("_")
    if metafunc.function.__name__ == "test_answers":
        metafunc.parametrize("answer", each_answer(int(part)))
