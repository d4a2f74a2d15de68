"""For all tests: no test depends on how fast the machine is."""

import gc

import pytest
from hypothesis import settings

settings.register_profile("c4lab", deadline=None, max_examples=25)
settings.register_profile("check", settings.get_profile("c4lab"), max_examples=10)
settings.load_profile("c4lab")


@pytest.fixture(scope="module", autouse=True)
def nothing_older_is_garbage() -> None:
    """As in `pytest_collection`, once more for each file: a race ends with `gc.unfreeze`."""
    gc.freeze()


@pytest.fixture
def readable_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots play by the functions as they read: the same games, and nothing is compiled."""
    from c4lab.tuning.machine_code import READABLE

    monkeypatch.setattr("c4lab.tuning.games.compiled", lambda: READABLE)
