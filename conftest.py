"""Settings of all test runs. Tests write progress to a scratch file, never to a learner's own."""

import gc
import os
import re
import signal
import tempfile
from collections.abc import Generator
from pathlib import Path
from typing import Any

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
    """Lessons come first, the last and slowest at the head: at the end one would be alone."""
    items.sort(key=lambda item: item.path.name != "test_proofs.py")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Gives a process all tests of a file, which share what they start; but each lesson by itself,
    and the answers to each exercise. They keep their order: those of a browser have to be last."""
    from xdist.scheduler import LoadScopeScheduling

    class ByFile(LoadScopeScheduling):  # type: ignore[misc]
        def _split_scope(self, nodeid: str) -> str:
            file, _, test = nodeid.partition("::")
            if file == "tests/test_proofs.py":
                return nodeid
            answer = (
                re.search(r"\[(\d\d\.\d+)-", test) if file.startswith("tests/answers") else None
            )
            return f"{file} {answer[1]}" if answer else file

    config.option.loadscopereorder = False
    return ByFile(config, log)


def pytest_unconfigure(config: pytest.Config) -> None:
    config.stash[SCRATCH].cleanup()
