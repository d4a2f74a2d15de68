import pytest

from c4lab.checks.judging.forked_workers import workshop


@pytest.fixture(scope="session")
def workers():
    """One workshop for all answers: each costs a fork, not a Python of its own."""
    with workshop() as workers:
        yield workers
