"""Gives each file of this folder a judge."""

from collections.abc import Iterator

import pytest

from tests.answers.trial import Judge, judging


@pytest.fixture(scope="module")
def judged() -> Iterator[Judge]:
    with judging() as judge:
        yield judge
