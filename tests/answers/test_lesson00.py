from c4lab.authoring.answers import Written
from tests.answers.trial import Judge, is_as_it_should_be, is_the_slip, judged, of, slips_of

__all__ = ["judged"]


@of("00")
def test_answers(answer: Written, judged: Judge) -> None:
    is_as_it_should_be(answer, judged)


@slips_of("00")
def test_slips(answer: Written, reason: str, judged: Judge) -> None:
    is_the_slip(answer, reason, judged)
