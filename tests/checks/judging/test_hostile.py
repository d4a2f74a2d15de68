"""Whatever an answer does, the learner reads a sentence, and the next check works."""

import pytest

from tests.checks.judging.hostile import ANSWERS
from tests.checks.judging.trying import judged

DOUBLE = "def double(n):\n    return 2 * n"


@pytest.mark.parametrize("name", ANSWERS)
def test_verdict(workers, name):
    source, reasons, words = ANSWERS[name]
    result = judged(workers, source)
    assert result.reason in reasons.split("|"), result
    assert (result.status == "right") == (not reasons)
    assert result.points == 2 * (not reasons)
    assert words in result.message
    assert "c4lab" not in result.message or result.reason == "ours"
    assert "Traceback" not in result.printed or result.reason == "crashed"
    assert len(result.message) < 700
    assert judged(workers, DOUBLE).status == "right"
