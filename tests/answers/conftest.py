"""Gives each file of this folder a judge."""

from collections.abc import Iterator

import pytest

from c4lab.checks.judging import client
from c4lab.checks.judging.packing import pack
from c4lab.checks.judging.verdicts import judge_with
from c4lab.checks.judging.workers import open_workers
from c4lab.checks.writing.result import Result
from tests.answers.trial import Judge
from tools.authoring.answer_files import WrittenAnswer


@pytest.fixture(scope="module")
def judged() -> Iterator[Judge]:
    """Judges answers one after the other, in the same workers."""
    with open_workers() as workers:

        def judge(answer: WrittenAnswer, times: float = 1) -> Result:
            with pytest.MonkeyPatch.context() as limit:
                limit.setattr(client, "SECONDS", times * client.SECONDS)
                return judge_with(answer.exercise, pack(answer.run()), workers)

        yield judge
