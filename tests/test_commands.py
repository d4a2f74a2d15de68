"""Each command has the name that its line in the table says, refuses in a sentence what it cannot
use, before any work begins, and speaks to any screen."""

import io
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import c4lab
from c4lab.__main__ import COMMANDS, main
from c4lab.checks.keeping.harmless import complain, one_line, say
from c4lab.work.arguments import refused_file, refused_folder
from tools.__main__ import COMMANDS as MAINTAINERS
from tools.__main__ import main as maintain

REPO = Path(c4lab.__file__).resolve().parents[1]
LAST = max(path.name[:2] for path in (REPO / "exercises").glob("*.ipynb"))
PROGRESS = [sys.executable, "-m", "c4lab", "progress"]
EMPTY = "it is empty: is a variable of the shell not set?"
LONG = "x" * 3_000
A_FOLDER, A_FILE = "is a folder: name a file.", "is a file: name a folder."
NOWHERE = "leads nowhere"
WHOLE = "give a whole one from"
TO_READ = {
    "nowhere": "nowhere", "empty": "in empty", "zero.ipynb": "", "latin.ipynb": "", "file": "",
    "broken.zip": "", "dangling": "dangling", " ": EMPTY, LONG: "longer than a path",
    "a\0b": "sign", "huge.ipynb": "",
}  # fmt: skip
NEW_FILES = {"folder": A_FOLDER, "file/x": A_FILE, "dangling/x": NOWHERE, LONG: "longer", "": EMPTY}
FILES = {**NEW_FILES, "gone/x": "There is no folder gone"}
FOLDERS = {"file": A_FILE, "file/x": A_FILE, "dangling": NOWHERE, LONG: "longer", "": EMPTY}
SEEDS = dict.fromkeys(("-1", "x", "", "1.5", "nan", "9" * 30), WHOLE)
COUNTS = {**SEEDS, "0": WHOLE}
TIMES = dict.fromkeys(("-1", "0", "nan", "inf", "1e99", "x", ""), "is no such time")

EACH = [
    ("check", TO_READ),
    ("check pages/a.ipynb", {"": EMPTY}),
    ("grade", {name: TO_READ[name] for name in ("nowhere", "empty", "broken.zip", LONG)}),
    ("grade pages --csv", NEW_FILES),
    ("grade pages --feedback", FOLDERS),
    ("grade pages --seed", SEEDS),
    ("grade pages --jobs", COUNTS),
    ("export", {"nowhere": "no file nowhere", "folder": "is a folder", "latin.ipynb": "no text",
                "file": "name 'mine' is not defined", LONG: "longer", "": EMPTY}),
    ("export file", {**FILES, "file": "is no earlier export"}),
    ("league", {name: TO_READ[name] for name in ("nowhere", "empty", "broken.zip", LONG)}),
    ("league pages --out", FOLDERS),
    ("league pages --rounds", COUNTS),
    ("league pages --seconds", TIMES),
    ("league pages --seed", SEEDS),
    ("league pages --jobs", {"0": WHOLE, "-2": WHOLE, "": WHOLE}),
    ("league pages --against", {"": EMPTY, "magnus": "There is no opponent 'magnus'"}),
    ("league pages --dask", {"": EMPTY}),
    ("handout", FOLDERS),
    ("handout out --lessons", {"": EMPTY, " ": EMPTY, "1-5": "Write the", "00-05,": "Write the",
                               "18-99": f"There are no lessons 18-99: they go from 00 to {LAST}.",
                               "05-03": "There are no lessons 05-03"}),
    ("progress --export", {**FILES, "file": "is not an earlier export"}),
    ("progress --import", {"": EMPTY, "nowhere": "no file", "folder": "", "file": "is damaged"}),
    ("restore", {"": EMPTY, "99": "No notebook", "../..": "No notebook", "a\0b": "No notebook"}),
    ("bench tuned --depth", {**COUNTS, "43": WHOLE}),
    ("solve", {"": EMPTY, "8": "is not a column"}),
    ("solve 44 --memory", {**dict.fromkeys(("", "0M", "x", "512", "+1G"), "is no amount of memory"),
                           "999999G": "2147483648 bytes at most"}),
    ("solve 44 --size", dict.fromkeys(("7x9", "²x4", "ax4"), "argument --size: ")),
    ("tune genetic --seed", SEEDS),
    ("tune genetic --depth", {"0": WHOLE, "43": WHOLE}),
    ("tune genetic --out", FOLDERS),
]  # fmt: skip


@pytest.fixture
def here(tmp_path, monkeypatch):
    """A folder with files that are no good."""
    for name in ("empty", "folder", "pages"):
        (tmp_path / name).mkdir()
    shutil.copyfile(REPO / "exercises" / "00_welcome.ipynb", tmp_path / "pages" / "a.ipynb")
    (tmp_path / "file").write_text("mine")
    (tmp_path / "zero.ipynb").touch()
    (tmp_path / "latin.ipynb").write_bytes(b'{"cells": "\xe9"}')
    (tmp_path / "huge.ipynb").write_bytes(b"[" * 5_500_000)
    (tmp_path / "broken.zip").write_bytes(b"PK\3\4what")
    (tmp_path / "dangling").symlink_to(tmp_path / "gone")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.skipif(os.name == "nt", reason="Windows lets only some users make links")
@pytest.mark.parametrize(("command", "arguments"), EACH, ids=[command for command, _ in EACH])
def test_a_bad_argument_is_refused_in_a_sentence(command, arguments, here, capsys):
    before = {*here.rglob("*")}
    for bad, says in arguments.items():
        try:
            words = [*command.split(), bad]
            status = main(words) if words[0] in COMMANDS else maintain(words)
        except SystemExit as end:
            status = end.code
        said = capsys.readouterr().err
        assert status in (1, 2), bad
        assert says in said, (bad, said)
        assert said.strip().endswith((".", "?", "'ladder')")), said
        assert "Traceback" not in said
        assert "Errno" not in said
    made = {path.name for path in {*here.rglob("*")} - before}
    assert made <= {"grades-journal.jsonl", "league", "league.jsonl"}
    assert (here / "file").read_text() == "mine"


@pytest.mark.parametrize("name", ["grades-wide.csv", "grades-class.html"])
def test_what_stands_beside_the_table_is_tried_too(name, here, capsys):
    (here / name).mkdir()
    with pytest.raises(SystemExit):
        main(["grade", "pages"])
    assert f"{name} is a folder: name a file.\n" in capsys.readouterr().err


@pytest.mark.parametrize("refused", [refused_file, refused_folder])
def test_what_can_be_written_leaves_nothing_behind(refused, tmp_path):
    assert refused(tmp_path / "new") == ""
    assert [*tmp_path.iterdir()] == []


def test_a_file_that_a_command_did_not_expect_to_fail(monkeypatch, capsys):
    def fail(_):
        raise PermissionError(13, "Permission denied", "picture.svg")

    monkeypatch.setattr("tools.authoring.filming.run", fail)
    assert maintain(["film"]) == 2
    assert capsys.readouterr().err == "picture.svg cannot be used: Permission denied.\n"


@pytest.mark.parametrize(
    ("program", "run", "command"),
    [
        *(("c4lab", main, command) for command in COMMANDS),
        *(("tools", maintain, command) for command in MAINTAINERS),
    ],
)
def test_help_is_that_of_the_command(program, run, command, capsys):
    with pytest.raises(SystemExit) as end:
        run([command, "--help"])
    assert end.value.code == 0
    assert capsys.readouterr().out.startswith(f"usage: python -m {program} {command} ")


def test_a_learners_environment_is_told_what_a_maintainers_has(monkeypatch, capsys):
    monkeypatch.setitem(MAINTAINERS, "build", "not_installed")
    assert maintain(["build"]) == 1
    told = "This needs not_installed: run `python3 bootstrap.py test`.\n"
    assert capsys.readouterr().err == told


def test_a_long_line_is_cut():
    for text, line in (("x" * 300, "x" * 300), ("x" * 301, f"{'x' * 297}...")):
        assert one_line(text) == line


def test_a_sign_that_steers_a_screen_is_written_out(capsys):
    say("\x1b \x9b \u2028 \u2029 \u202e \ud83d \ue000")
    assert capsys.readouterr().out == r"\x1b \x9b \u2028 \u2029 \u202e \ud83d \ue000" + "\n"


@pytest.mark.parametrize(("encoding", "written"), [(None, b"\xe2\x9c\x93"), ("ascii", b"?")])
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
