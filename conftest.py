"""For every test run, notebooks' too: progress goes to a scratch file, never to a learner's own."""

from __future__ import annotations

import os
import signal
import tempfile
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

pytest_plugins = ["tests.no_grammar"]

SCRATCH = pytest.StashKey[tempfile.TemporaryDirectory[str]]()


def pytest_configure(config: pytest.Config) -> None:
    # A shell starts what is to run in the background with Ctrl-C ignored; some tests send it.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    folder = tempfile.TemporaryDirectory(prefix="c4lab-test-", ignore_cleanup_errors=True)
    config.stash[SCRATCH] = folder
    os.environ["C4LAB_PROGRESS"] = str(Path(folder.name) / "progress.sqlite")


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(file_path: Path) -> Generator[None, list[Any], list[Any]]:
    """No file is imported to look for examples where there are none."""
    found = yield
    if file_path.suffix != ".py" or ">>> " in file_path.read_text(encoding="utf-8"):
        return found
    return [each for each in found if type(each) is pytest.Module]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The file that takes longest comes first: at the end, all would wait for it."""
    items.sort(key=lambda item: item.path.name != "test_proofs.py")


def pytest_unconfigure(config: pytest.Config) -> None:
    config.stash[SCRATCH].cleanup()
