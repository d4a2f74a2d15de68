from contextlib import nullcontext

import pytest

from c4lab.checks.judging import verdicts
from c4lab.checks.judging.workers import open_workers
from c4lab.checks.keeping.progress_file import PROGRESS
from c4lab.checks.writing.exercises import EXERCISES
from tests.checks.judging.trying import FAKE

# Looking for docstring examples imports a module, and this one registers its exercises.
collect_ignore = ["fake_lesson"]


@pytest.fixture(scope="session")
def workers():
    with open_workers() as workers:
        yield workers


@pytest.fixture
def on_demand(workers, monkeypatch):
    """`judge` starts a worker only for an answer that it calls."""
    monkeypatch.setattr(verdicts, "open_workers", lambda: nullcontext(workers))


@pytest.fixture
def progress_file(tmp_path, monkeypatch):
    """A progress file of the test's own."""
    path = tmp_path / "progress" / "progress.sqlite"
    monkeypatch.setenv(PROGRESS, str(path))
    return path


@pytest.fixture
def lesson(progress_file, monkeypatch):
    """The exercises of `fake_lesson` are found here; gone afterwards."""
    for id, exercise in FAKE.items():
        monkeypatch.setitem(EXERCISES, id, exercise)
