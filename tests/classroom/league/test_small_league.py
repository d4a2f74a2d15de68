"""Whole leagues by the command: hostile engines, stopped and gone on with, and joined later."""

import os
import subprocess
import sys
import time
from pathlib import Path
from shutil import rmtree

import pytest

from c4lab.__main__ import main
from c4lab.capstone.exporting import packed
from c4lab.checks.writing.registry import find
from c4lab.classroom.league import games, seats
from c4lab.classroom.league.engines import entrants_in
from c4lab.work.written_file import LONGEST, WrittenFile
from tests.classroom.league.engines import SOURCES, hand_in
from tests.classroom.running import PATH, notebook, rows
from tests.left_running import nothing_runs_of

FEW = ["--rounds", "1", "--seconds", "0.05", "--against", "none", "--jobs", "1"]


def league(out, *more):
    return main(["league", str(out.parent / "in"), "--out", str(out), *FEW, *more])


def table_in(out):
    return {row["name"]: row for row in rows(out / "league.csv")}


def lines(out):
    return [line for line in (out / "league.jsonl").read_bytes().splitlines() if line.strip()]


@pytest.fixture
def out(tmp_path, monkeypatch):
    monkeypatch.setattr(seats, "RESERVE", 0.5)
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    hand_in(tmp_path / "in", "centre", "asleep")
    return tmp_path / "out"


@pytest.mark.slow
def test_a_league_with_an_endless_and_an_illegal_engine(out, capsys, monkeypatch):
    assert league(out) == 0
    table, said = table_in(out), capsys.readouterr().out
    assert next(iter(table)) == "centre"
    assert (table["asleep"]["forfeited"], table["centre"]["forfeited"]) == ("2", "0")
    assert {row["games"] for row in table.values()} == {"2"}
    assert said.splitlines()[0].startswith("  1  centre")
    files = {name: (out / name).read_bytes() for name in ("league.csv", "league.html")}

    # Killed in the middle of a line, it goes on to the same files.
    kept = lines(out)
    (out / "league.jsonl").write_bytes(kept[0][:40])
    played = counted(monkeypatch)
    assert league(out) == 0
    assert len(played) == 1
    assert {name: (out / name).read_bytes() for name in files} == files

    # Who comes later plays only games of its own.
    hand_in(out.parent / "in", "illegal")
    played.clear()
    assert league(out) == 0
    assert len(played) == 2
    assert lines(out)[1] == kept[0]  # behind the line that broke off
    assert {row["games"] for row in table_in(out).values()} == {"4"}
    nothing_runs_of(out.parent)


def counted(monkeypatch):
    """The meetings that are played from now on."""
    real, played = games.play_meeting, []

    def play(meeting, *others):
        played.append(meeting)
        return real(meeting, *others)

    monkeypatch.setattr(games, "play_meeting", play)
    return played


def test_stopped(out, capsys, monkeypatch):
    def stop(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(games, "play_meeting", stop)
    assert league(out) == 2
    assert "the same command goes on from there" in capsys.readouterr().err


def test_who_has_no_engine_is_told_what_to_hand_in(tmp_path, capsys):
    (tmp_path / "in" / "ada").mkdir(parents=True)
    (tmp_path / "in" / "ada" / "notes.txt").write_text("soon")
    assert league(tmp_path / "out") == 2
    said = capsys.readouterr().err
    assert "ada cannot play. There is no engine in it: hand in my_engine.py" in said
    assert "A league needs an engine and somebody to play against" in said


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc").exists(), reason="Linux alone ends what nobody waits for")
def test_killed_it_leaves_nothing(out):
    rmtree(out.parent / "in")
    hand_in(out.parent / "in", "illegal", "text", "crashing")  # they lose at once
    command = [sys.executable, "-m", "c4lab", "league", "in", "--out", "out", *FEW, "--jobs", "2"]
    environment = {**os.environ, "PYTHONPATH": PATH}
    with subprocess.Popen(command, cwd=out.parent, env=environment) as running:
        while running.poll() is None and not ((out / "league.jsonl").exists() and lines(out)):
            time.sleep(0.02)
        running.kill()
    assert 0 < len(lines(out)) < 3
    nothing_runs_of(out.parent)


def test_a_changed_engine_is_another_one(tmp_path):
    folder = hand_in(tmp_path / "in", "left", "illegal")
    (folder / "illegal" / "helper.py").write_text("def help_engine(): pass")
    (folder / "illegal" / "copy.py").write_text(SOURCES["illegal"])

    def keys():
        return {each.name: each.key for each in entrants_in(folder)[0]}

    before = keys()
    (folder / "left" / "my_engine.py").write_text(SOURCES["left"].replace("[0]\n", "[-1]\n"))
    (folder / "left" / "second.py").write_text(SOURCES["left"])
    after = keys()
    assert [*before] == ["illegal", "left"]
    assert [*after] == ["illegal", "left, left/my_engine.py", "left, left/second.py"]
    assert after["illegal"] == before["illegal"]
    assert len({*before.values(), *after.values()}) == 4


def test_engines_in_notebooks_and_archives_play_and_nothing_of_a_notebook_runs(tmp_path, capsys):
    folder, magic = hand_in(tmp_path / "in", "left"), "%%writefile my_engine.py\n"
    sim = "from c4lab.games import Sim\ndef choose(position: Sim, seconds): return 12\n"
    engines = {"sim": sim, "given": find("19.1").text.given, "torn": "def choose(:\n",
               "many": "def choose(a, b, c): return 3\n", "few": "def choose(): return 3\n",
               "long": f"def choose(a): return '{'x' * LONGEST}'\n"}  # fmt: skip
    for name, text in engines.items():
        (folder / f"19_capstone_{name}.ipynb").write_bytes(notebook(magic + text))
    marker = tmp_path / "ran"
    cells = (
        magic + SOURCES["illegal"], f"open({str(marker)!r}, 'w'); while True: pass",
        magic + SOURCES["chance"], 'check("19.1", "my_engine.py")', "%%writefile other.py\n1\n",
    )  # fmt: skip
    (folder / "19_capstone_ada.ipynb").write_bytes(notebook(*cells))
    (folder / "left" / "my_engine.py").unlink()
    archive = packed(WrittenFile("my_engine.py", SOURCES["left"]))
    (folder / "left" / "submission.tar.gz").write_bytes(archive)
    (folder / "other").mkdir()
    (folder / "other" / "other.tar.gz").write_bytes(archive[:500])
    out = tmp_path / "out"
    assert league(out) == 1
    said = capsys.readouterr().out
    assert said.splitlines() == [
        "  1  left    223 (-184 to 631)  2 of 2 points",
        "  2  ada    -223 (-631 to 184)  0 of 2 points",
        "few cannot play. Its engine is no function choose(position, seconds).",
        "given cannot play. It is still as it was given: change it first, and run the cell.",
        f"long cannot play. Its engine has more than {LONGEST:,} characters.",
        "many cannot play. Its engine is no function choose(position, seconds).",
        "other cannot play. There is no engine in it: hand in my_engine.py, the notebook of lesson "
        "19, or the archive that export wrote.",
        "sim cannot play. Its engine plays Sim, and the league plays ConnectFour.",
        "torn cannot play. my_engine.py, line 1 is no Python: invalid syntax.",
        f"Written: {out / 'league.html'}, {out / 'league.csv'}",
    ]
    assert (out / "league.csv").read_text(encoding="utf-8-sig").splitlines() == [
        "place,name,rating,low,high,points,games,forfeited",
        "1,left,223,-184,631,2.0,2,0",
        "2,ada,-223,-631,184,0.0,2,0",
    ]
    assert not marker.exists()
