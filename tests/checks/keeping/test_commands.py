"""What all commands say, wherever their output goes."""

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from c4lab.checks.keeping.harmless import complain, one_line, say

pytestmark = pytest.mark.usefixtures("progress_file")
PROGRESS = [sys.executable, "-m", "c4lab", "progress"]


def test_a_long_line_is_cut():
    for text, line in (("x" * 300, "x" * 300), ("x" * 301, f"{'x' * 297}...")):
        assert one_line(text) == line


def test_a_sign_that_steers_a_screen_is_written_out(capsys):
    say("\x1b \x9b \u2028 \u2029 \u202e \ud83d \ue000")
    assert capsys.readouterr().out == r"\x1b \x9b \u2028 \u2029 \u202e \ud83d \ue000" + "\n"


@pytest.mark.parametrize(
    ("encoding", "written"), [(None, b"\xe2\x9c\x93"), ("utf-8", b"\xe2\x9c\x93"), ("ascii", b"?")]
)
def test_a_sign_that_the_screen_does_not_have(monkeypatch, encoding, written):
    class Stream(io.StringIO):
        pass

    Stream.encoding = encoding
    for name, write in (("stdout", say), ("stderr", complain)):
        stream = Stream()
        monkeypatch.setattr(sys, name, stream)
        write("\u2713")
        assert stream.getvalue().encode() == written + b"\n"


@pytest.mark.slow
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_full_disk():
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(PROGRESS, stdout=full, stderr=subprocess.PIPE, timeout=60)
    assert done.returncode == 2
    assert done.stderr.startswith(b"The output could not be written: No space left")
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.slow
def test_a_pipe_that_nobody_reads():
    reads, writes = os.pipe()
    os.close(reads)
    done = subprocess.run(PROGRESS, stdout=writes, stderr=subprocess.PIPE, timeout=60)
    os.close(writes)
    assert (done.returncode, done.stderr) == (1, b"")
