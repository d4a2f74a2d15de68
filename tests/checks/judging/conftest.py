import pytest

from c4lab.checks.judging import repair_trial
from c4lab.checks.judging.forked_workers import open_workers


@pytest.fixture(scope="session")
def workers():
    """One supervisor for all answers: each costs a fork, not a Python of its own."""
    with open_workers() as workers:
        yield workers


@pytest.fixture(autouse=True)
def _no_search(monkeypatch):
    """For tests of what an answer does: the search tries hundreds of edited versions of it."""
    monkeypatch.setattr(repair_trial, "STEPS", 0)
