import pytest

from c4lab.checks.judging.workers import open_workers


@pytest.fixture(scope="session")
def workers():
    with open_workers() as workers:
        yield workers
