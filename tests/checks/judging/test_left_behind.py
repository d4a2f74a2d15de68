"""What an answer writes is gone with its check, and its end is told as what it was."""

import tempfile
from pathlib import Path

import pytest

from c4lab.checks.judging import python_workers
from c4lab.checks.judging.python_workers import open_workers
from tests.checks.judging.trying import judged


def test_memory_that_grows_is_seen(workers, monkeypatch):
    monkeypatch.setattr(python_workers, "MEMORY", 50 << 20)
    source = (
        "import time\ndef double(n):\n    full = bytearray(b'x') * 80_000_000\n    time.sleep(60)\n"
    )
    assert judged(workers, source).reason == "too-much-memory"


def test_what_an_answer_writes_is_gone(tmp_path, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    source = (
        "import os, tempfile\ndef double(n):\n    assert not os.path.exists('written')\n"
        "    open('written', 'w').write('x')\n    os.rename('written', f'written-{n}')\n"
        "    tempfile.mkstemp()\n    return 2 * n"
    )
    with open_workers() as workers:
        assert judged(workers, source).status == "right"
        assert judged(workers, source).status == "right"
    assert not list(tmp_path.iterdir())
    assert not Path("written-0").exists()


def test_a_file_has_a_largest_size(workers):
    result = judged(workers, "def double(n):\n    open('x', 'wb').write(bytes(20 << 20))")
    assert (result.status, result.reason) == ("raised", "raises")
    assert "File too large" in result.message


ENDS = {
    "import os\ndef double(n):\n    os._exit(71)": ("exits", "ended the whole program"),
    "import os\ndef double(n):\n    os._exit(70)": ("crashed", "or end the program with os._exit"),
    "import os\ndef double(n):\n    os.closerange(0, 99)": ("crashed", "close files that it did"),
    "import os, time\ndef double(n):\n    os.closerange(0, 99)\n    time.sleep(0.3)": (
        *("crashed", "close files that it did"),
    ),
}


@pytest.mark.parametrize("source", ENDS)
def test_an_end_is_told_as_what_it_was(workers, source):
    reason, words = ENDS[source]
    result = judged(workers, source)
    assert (result.reason, words in result.message) == (reason, True), result
    assert "gigabyte" not in result.message
    assert "calls itself" not in result.message
