"""An opening late enough to be studied to the end in a moment, and where to put its book."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tools.authoring.book import work
from tools.authoring.book.log import Log


@pytest.fixture(autouse=True)
def small_tables(monkeypatch) -> None:
    """What is searched here needs little memory."""
    monkeypatch.setattr(work, "MOST", 1 << 22)


@pytest.fixture
def late() -> str:
    """Both players have some fifty positions of their own from here, nine with two best columns."""
    return "11744674312734136621671446"


@pytest.fixture
def paths(tmp_path) -> Callable[[str], tuple[Log, Path]]:
    """The log and the path of the book for a maker of that name."""
    return lambda name: (Log(tmp_path / name / "solved.txt"), tmp_path / f"{name}.bin")
