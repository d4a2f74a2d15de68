"""For every test run, notebooks' too: progress goes to a scratch file, never to a learner's own."""

from __future__ import annotations

import os
import signal
import tempfile
from pathlib import Path

import pytest

pytest_plugins = ["tests.no_grammar"]

SCRATCH = pytest.StashKey[tempfile.TemporaryDirectory[str]]()


def pytest_configure(config: pytest.Config) -> None:
    # A shell starts what is to run in the background with Ctrl-C ignored; some tests send it.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    folder = tempfile.TemporaryDirectory(prefix="c4lab-test-", ignore_cleanup_errors=True)
    config.stash[SCRATCH] = folder
    os.environ["C4LAB_PROGRESS"] = str(Path(folder.name) / "progress.sqlite")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The file that takes longest comes first: at the end, all would wait for it."""
    items.sort(key=lambda item: item.path.name != "test_proofs.py")


def pytest_unconfigure(config: pytest.Config) -> None:
    config.stash[SCRATCH].cleanup()
