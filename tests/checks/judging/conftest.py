from contextlib import nullcontext

import pytest

from c4lab.checks.judging import verdicts
from c4lab.checks.judging.workers import open_workers


@pytest.fixture(scope="session")
def workers():
    with open_workers() as workers:
        yield workers


@pytest.fixture
def on_demand(workers, monkeypatch):
    """`judge` starts a worker only for an answer that it calls."""
    monkeypatch.setattr(verdicts, "open_workers", lambda: nullcontext(workers))
