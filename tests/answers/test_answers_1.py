"""What learners may answer in every sixth exercise: a process can try each of these files."""

from c4lab.authoring.answers import Written
from tests.answers.trial import (
    Judge,
    Unreadable,
    each_answer,
    each_slip,
    is_as_it_should_be,
    is_the_slip,
    judged,
)

__all__ = ["judged"]


@each_answer(1)
def test_answers(answer: Written | Unreadable, judged: Judge) -> None:
    if isinstance(answer, Unreadable):
        raise answer.error
    is_as_it_should_be(answer, judged)


@each_slip(1)
def test_slips(answer: Written, reason: str, judged: Judge) -> None:
    is_the_slip(answer, reason, judged)
