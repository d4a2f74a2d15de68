"""Every answer that a learner may give gets the verdict it should."""

import pytest

from tests.answers.trial import Judge, Unreadable, WrittenAnswer, each_answer, is_as_it_should_be


@pytest.mark.parametrize("answer", each_answer())
def test_answers(answer: WrittenAnswer | Unreadable, judged: Judge) -> None:
    if isinstance(answer, Unreadable):
        raise answer.error
    is_as_it_should_be(answer, judged)
