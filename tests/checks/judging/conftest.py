import pytest

from c4lab.checks.judging.python_workers import open_workers


@pytest.fixture(scope="session")
def workers():
    with open_workers() as workers:
        yield workers
