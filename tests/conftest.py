"""For all tests: none depends on how fast the machine is, and which folders are slow."""

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

SLOW = [Path(__file__).parent / name for name in ("answers", "bench", "browser", "checks/judging")]
"""Folders in which all tests are slow: they start a browser, processes or long searches."""

settings.register_profile("c4lab", deadline=None, max_examples=15)
settings.register_profile("check", settings.get_profile("c4lab"), max_examples=10)
settings.load_profile("c4lab")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Does not import what would be deselected."""
    return (config.option.markexpr == "not slow" and collection_path in SLOW) or None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if any(folder in item.path.parents for folder in SLOW):
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session", autouse=True)
def frozen_objects_stay_frozen() -> Iterator[None]:
    """Races collect garbage before each measurement: without this they would look, each time,
    through all tests and modules that `pytest_collection` froze."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(gc, "unfreeze", lambda: None)
        yield
