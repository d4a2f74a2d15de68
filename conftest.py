"""Settings of all test runs. Tests write progress to a scratch file, never to a learner's own."""

import gc
import os
import signal
import tempfile
from collections.abc import Generator
from pathlib import Path

import pytest

pytest_plugins = ["tests.no_grammar"]

PACKAGE = Path(__file__).parent / "c4lab"
SCRATCH = pytest.StashKey[tempfile.TemporaryDirectory[str]]()


def pytest_configure(config: pytest.Config) -> None:
    # A process that a shell starts in the background ignores Ctrl-C, but some tests send it.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    folder = tempfile.TemporaryDirectory(prefix="c4lab-test-", ignore_cleanup_errors=True)
    config.stash[SCRATCH] = folder
    os.environ["C4LAB_PROGRESS"] = str(Path(folder.name) / "progress.sqlite")


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Ignores modules without doctests: importing some of them takes numba seconds.

    Never ignores `__init__.py`: pytest would then import the package's modules a second time.
    """
    module = PACKAGE in collection_path.parents and collection_path.suffix == ".py"
    if not module or collection_path.name == "__init__.py":
        return None
    return ">>>" not in collection_path.read_text(encoding="utf-8") or None


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Turns garbage collection off for all modules imported here: it would look through them again
    and again, which takes a fifth of the time. Afterwards it looks less often than usual."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(20_000)
        gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Gives a process all tests of a file, which share what they start, unless they say otherwise;
    lessons come first, the last and slowest at the head: at the end one process would be alone."""
    for item in items:
        if not item.get_closest_marker("xdist_group"):
            item.add_marker(pytest.mark.xdist_group(item.path.as_posix()))
    items.sort(key=lambda item: item.path.name != "test_proofs.py")


def pytest_unconfigure(config: pytest.Config) -> None:
    config.stash[SCRATCH].cleanup()
