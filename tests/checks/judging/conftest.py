import pytest

from c4lab.checks.judging.forked_workers import open_workers


@pytest.fixture(scope="session")
def workers():
    """One supervisor for all answers: each costs a fork, not a Python of its own."""
    with open_workers() as workers:
        yield workers
