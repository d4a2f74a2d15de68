"""The command `book`, as it is typed."""

import os
import signal
import subprocess
import sys
import time

import pytest

from c4lab.solver.book import Book
from tools.__main__ import main
from tools.authoring.book import making

LONG = "1552215312224665247333166677"  # thousands of positions to its end


@pytest.fixture
def book(tmp_path):
    """Runs the command with places of its own."""

    def run(*arguments: str) -> int:
        places = ["--work", str(tmp_path / "work"), "--out", str(tmp_path / "book.bin")]
        return main(["book", *places, "--workers", "1", *arguments])

    return run


def test_help_says_how_to_stop_and_go_on(capsys):
    with pytest.raises(SystemExit) as ended:
        main(["book", "--help"])
    assert ended.value.code == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "Stop it at any moment with Ctrl-C: nothing solved is lost" in told


def test_it_makes_a_book_and_says_what_it_holds(book, late, tmp_path, capsys):
    assert book("--start", late) == 0
    told = capsys.readouterr()
    assert "ply 31, all: 50 positions, 50 to solve" in told.out
    size = (tmp_path / "book.bin").stat().st_size
    count = len(Book.load(tmp_path / "book.bin"))
    assert f"{count} positions, {size} bytes\nDone.\n" in told.out
    assert (tmp_path / "work" / "solved.txt").exists()


@pytest.mark.slow
def test_no_time_is_time_to_write_what_is_known(book, late, tmp_path, capsys):
    assert book("--start", late, "--ply", "33") == 0
    before = (tmp_path / "book.bin").read_bytes()
    (tmp_path / "book.bin").unlink()
    assert book("--start", late, "--hours", "0") == 0
    assert capsys.readouterr().out.endswith("Out of time: the same command continues from here.\n")
    assert (tmp_path / "book.bin").read_bytes() == before


def test_an_interruption_is_no_failure_of_the_programme(book, late, monkeypatch, capsys):
    def interrupted(*_, **options):
        raise KeyboardInterrupt
        yield

    monkeypatch.setattr(making, "find_all", interrupted)
    assert book("--start", late) == 130
    assert capsys.readouterr().out.endswith("Stopped: the same command continues from here.\n")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--start", "112233"], "the next disc ends the game"),
        (["--start", "8"], "'8' are not the moves of a game"),
        (["--start", "4444", "--ply", "3"], "'4444' has 4 discs, more than the 3 to go to"),
    ],
)
def test_what_cannot_be_made_is_one_sentence(book, arguments, reason, capsys):
    assert book(*arguments) == 1
    assert reason in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--hours", "soon"], "'soon' is no number of hours"),
        (["--hours", "nan"], "'nan' is no number of hours"),
        (["--workers", "0"], "'0' is no number of processes"),
        (["--ply", "-1"], "'-1' is no number of discs"),
    ],
)
def test_wrong_arguments_end_it(book, arguments, reason, capsys):
    with pytest.raises(SystemExit) as ended:
        book(*arguments)
    assert ended.value.code == 2
    assert reason in capsys.readouterr().err


def test_a_line_that_is_not_understood_is_named(book, late, tmp_path, capsys):
    (tmp_path / "work").mkdir()
    (tmp_path / "work" / "solved.txt").write_text("nonsense\n")
    assert book("--start", late) == 1
    assert "Line 1 of" in capsys.readouterr().err
    assert not (tmp_path / "book.bin").exists()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("end", "workers", "after"),
    [(signal.SIGINT, "1", 2_000), (signal.SIGKILL, "2", 2_000), (signal.SIGINT, "2", 1)],
)
def test_killed_in_the_middle_it_goes_on_to_the_same_book(tmp_path, end, workers, after):
    if sys.platform == "win32":
        pytest.skip("signals are sent otherwise there")
    places = ["--work", str(tmp_path / "work"), "--out", str(tmp_path / "book.bin")]
    line = [sys.executable, "-m", "tools", "book", "--start", LONG, "--ply", "34", *places]
    maker = subprocess.Popen(
        [*line, "--workers", workers],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    log = tmp_path / "work" / "solved.txt"
    while not log.exists() or log.stat().st_size < after:  # bytes; at 1 a worker is still starting
        assert maker.poll() is None
        time.sleep(0.01)
    os.killpg(maker.pid, end)
    out, err = maker.communicate(timeout=60)
    if end == signal.SIGINT and maker.returncode:  # on a busy machine it may have come to its end
        assert maker.returncode == 130
        assert out.endswith("Stopped: the same command continues from here.\n")
        assert "Traceback" not in err
        assert len(Book.load(tmp_path / "book.bin")) >= after // 100
    known = log.read_bytes()
    known = known[: known.rfind(b"\n") + 1]
    assert main([*line[3:], "--workers", "1"]) == 0
    assert log.read_bytes().startswith(known)
    resumed = (tmp_path / "book.bin").read_bytes()
    fresh = ["--work", str(tmp_path / "w"), "--out", str(tmp_path / "b.bin"), "--workers", "1"]
    assert main([*line[3:], *fresh]) == 0
    assert resumed == (tmp_path / "b.bin").read_bytes()


@pytest.mark.parametrize("place", ["", "nowhere/book.bin"])
def test_a_book_that_cannot_be_written_is_no_work_begun(place, tmp_path, capsys):
    work, out = tmp_path / "work", tmp_path / place
    with pytest.raises(SystemExit):
        main(["book", "--work", str(work), "--out", str(out)])
    said = capsys.readouterr().err
    assert f"{out} is a folder" in said or f"There is no folder {out.parent}" in said
    assert not work.exists()


@pytest.mark.parametrize("workers", ["0", "-1", "two", "٣"])
def test_workers_that_cannot_be_had(workers, book, capsys):
    with pytest.raises(SystemExit):
        book("--workers", workers)
    assert f"{workers!r} is no number of processes: give a whole one" in capsys.readouterr().err


def test_a_file_that_cannot_be_read_is_named(late, tmp_path, capsys):
    (tmp_path / "work" / "solved.txt").mkdir(parents=True)
    out = str(tmp_path / "book.bin")
    arguments = ["--work", str(tmp_path / "work"), "--out", out, "--start", late]
    assert main(["book", *arguments]) == 1
    assert "solved.txt cannot be used" in capsys.readouterr().err
