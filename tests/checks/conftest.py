import sys
from pathlib import Path

import pytest

from c4lab.checks.keeping.progress_file import PROGRESS
from c4lab.checks.writing.exercises import EXERCISES
from c4lab.checks.writing.registry import EXTRA

# Looking for docstring examples imports a module, and this one registers its exercises.
collect_ignore = ["fake_lesson"]


@pytest.fixture
def progress_file(tmp_path, monkeypatch):
    """A progress file of the test's own."""
    path = tmp_path / "progress" / "progress.sqlite"
    monkeypatch.setenv(PROGRESS, str(path))
    return path


@pytest.fixture
def lesson(progress_file, monkeypatch):
    """The exercises of `fake_lesson`, found here and in worker processes; gone afterwards."""
    monkeypatch.syspath_prepend(str(Path(__file__).parent))
    monkeypatch.setenv(EXTRA, "fake_lesson")
    yield
    sys.modules.pop("fake_lesson", None)
    for id in [id for id in EXERCISES if id.startswith("99.")]:
        del EXERCISES[id]
