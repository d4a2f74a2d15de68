"""For all tests: no test depends on how fast the machine is."""

import gc
from collections.abc import Iterator

import pytest
from hypothesis import settings

settings.register_profile("c4lab", deadline=None, max_examples=15)
settings.register_profile("check", settings.get_profile("c4lab"), max_examples=10)
settings.load_profile("c4lab")


@pytest.fixture(scope="session", autouse=True)
def frozen_objects_stay_frozen() -> Iterator[None]:
    """Races collect garbage before each measurement: without this they would look, each time,
    through all tests and modules that `pytest_collection` froze."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(gc, "unfreeze", lambda: None)
        yield
