"""What the tests of grading share."""

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest


@pytest.fixture
def temporary():
    """A folder for temporary files whose name is short enough for sockets in it."""
    with TemporaryDirectory(prefix="t", dir="/tmp") as folder:
        yield Path(folder)
