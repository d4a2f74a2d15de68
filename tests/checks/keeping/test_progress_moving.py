"""Progress that is taken to another computer, and what a file can do that is not its copy."""

import json
import os
import random
import sqlite3

import pytest

from c4lab.__main__ import main
from c4lab.checks.keeping.kept_answers import PYTHON
from c4lab.checks.keeping.plain_text import LARGEST
from c4lab.checks.keeping.progress_file import PROGRESS, ProgressFile, learners_file
from c4lab.checks.keeping.progress_moving import (
    FORMAT,
    CannotMove,
    all_rows,
    merge_into,
    merged,
    read_copy,
)

from .conftest import result

pytestmark = pytest.mark.usefixtures("lesson")

TIMES = [f"2024-05-0{day}T10:00:00+00:00" for day in range(1, 10)]
EMPTY = {"attempts": [], "hints": [], "answers": [], "guesses": []}
OTHER_PYTHON = "3.0.0"


def attempt(day=1, status="right", points=2, message=""):
    return (TIMES[day], "99.1", status, "r", points, message)


def answer(day=1, packed="packed", python=PYTHON):
    return (TIMES[day], "99.1", python, packed)


def guess(day=1, said="3"):
    return (TIMES[day], "02.1", said, "4", 0)


def copied(**tables):
    return {**EMPTY, **tables}


@pytest.fixture
def here(tmp_path):
    """The progress file of one computer."""
    return ProgressFile(tmp_path / "here.sqlite")


@pytest.fixture
def there(tmp_path):
    """The progress file of another."""
    return ProgressFile(tmp_path / "there.sqlite")


def on(monkeypatch, file):
    """Sits down at the computer with this file."""
    monkeypatch.setenv(PROGRESS, str(file.path))


def test_progress_moves_with_its_answers(tmp_path, monkeypatch, capsys):
    on(monkeypatch, ProgressFile(tmp_path / "one" / "progress.sqlite"))
    learners_file().record(result("right", 2))
    learners_file().record_hint("99.1")
    learners_file().record_guess("02.1", "3", "4", False)
    learners_file().keep_answer("99.1", PYTHON, "packed")
    copy = tmp_path / "copy.json"
    assert main(["progress", "--export", str(copy)]) == 0
    out = capsys.readouterr().out
    assert "1 attempt, 1 hint, 1 right answer, 1 guess." in out
    assert "`python -m c4lab progress --import copy.json`" in out

    on(monkeypatch, ProgressFile(tmp_path / "two" / "progress.sqlite"))
    assert main(["progress", "--import", str(copy)]) == 0
    out = capsys.readouterr().out
    assert "Added to your progress: 1 attempt, 1 hint, 1 right answer, 1 guess." in out
    assert "import only files of your own" in out
    assert "2 of 7 points in all. You were right in 0 of 1 guesses." in out
    assert learners_file().kept_answer("99.1") == (PYTHON, "packed")
    assert learners_file().hints_shown("99.1") == 1

    before = all_rows(learners_file())
    assert main(["progress", "--import", str(copy)]) == 0
    assert "had all that is in" in capsys.readouterr().out
    assert all_rows(learners_file()) == before


def test_the_best_of_both_counts(here, there):
    merge_into(here, copied(attempts=[attempt(1, "right", 2), attempt(3, "wrong", 0)]))
    merge_into(there, copied(attempts=[attempt(2, "wrong", 1)]))
    merge_into(there, all_rows(here))
    standing = there.standings()["99.1"]
    assert (standing.status, standing.points, standing.attempts) == ("right", 2, 3)


def test_the_last_answer_of_both_counts_and_the_other_is_kept(here):
    merge_into(here, copied(answers=[answer(5, "newer")]))
    assert merge_into(here, copied(answers=[answer(2, "older")]))["answers"] == 1
    assert here.kept_answer("99.1") == (PYTHON, "newer")
    merge_into(here, copied(answers=[answer(7, "newest")]))
    assert here.kept_answer("99.1") == (PYTHON, "newest")
    assert len(all_rows(here)["answers"]) == 3


def test_an_answer_of_another_python_hides_none_that_can_be_used(here):
    merge_into(here, copied(answers=[answer(2, "usable")]))
    merge_into(here, copied(answers=[answer(5, "elsewhere", OTHER_PYTHON)]))
    assert here.kept_answer("99.1") == (PYTHON, "usable")
    assert len(all_rows(here)["answers"]) == 2


def test_the_first_guess_counts(here):
    merge_into(here, copied(guesses=[guess(4, "late")]))
    merge_into(here, copied(guesses=[guess(2, "early")]))
    merge_into(here, copied(guesses=[guess(6, "later")]))
    assert all_rows(here)["guesses"] == [guess(2, "early")]


def test_two_attempts_of_one_second_stay_two(here):
    twice = copied(attempts=[attempt(1), attempt(1)])
    merge_into(here, twice)
    merge_into(here, twice)
    assert here.standings()["99.1"].attempts == 2


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("table", EMPTY)
def test_merging_is_the_same_in_any_order_and_when_done_again(table, seed):
    chance = random.Random(seed)
    make = {
        "attempts": lambda day: attempt(day, points=chance.randrange(3)),
        "hints": lambda day: (TIMES[day], "99.1"),
        "answers": lambda day: answer(day, python=chance.choice([PYTHON, OTHER_PYTHON])),
        "guesses": guess,
    }[table]
    rows = [make(day) for day in range(1, 9)]
    one, two, three = ([row for row in rows if chance.random() < 0.5] for _ in range(3))
    both = merged(table, one, two)
    assert both == merged(table, two, one) == merged(table, both, two) == merged(table, both, both)
    assert merged(table, both, three) == merged(table, one, merged(table, two, three))


def test_an_earlier_export_is_replaced_and_no_other_file(tmp_path, capsys):
    learners_file().record(result())
    path = tmp_path / "copy.json"
    assert main(["progress", "--export", str(path)]) == 0
    learners_file().record(result())
    assert main(["progress", "--export", str(path)]) == 0
    assert len(read_copy(path)["attempts"]) == 2
    path.write_text("my homework")
    capsys.readouterr()
    assert main(["progress", "--export", str(path)]) == 2
    assert "is not an earlier export" in capsys.readouterr().err
    assert path.read_text() == "my homework"
    for bad in (tmp_path, tmp_path / "none" / "copy.json"):
        with pytest.raises(SystemExit):
            main(["progress", "--export", str(bad)])
    said = capsys.readouterr().err
    assert f"{tmp_path} is a folder" in said
    assert f"no folder {tmp_path / 'none'}" in said
    assert [each.name for each in tmp_path.glob("*draft*")] == []


def test_what_is_damaged_is_left_out_of_an_export(tmp_path, progress_file):
    learners_file().record(result())
    with sqlite3.connect(progress_file) as database:
        database.execute("insert into attempts values (x'00', 5, null, '', 1e99, '')")
    database.close()
    path = tmp_path / "copy.json"
    assert main(["progress", "--export", str(path)]) == 0
    assert len(read_copy(path)["attempts"]) == 1


def text(**changes):
    return json.dumps({"format": FORMAT, "version": 1, **EMPTY, **changes})


FOREIGN = {
    "empty": "",
    "words": "my homework",
    "number": "17",
    "list": "[]",
    "null": "null",
    "notebook": '{"cells": [], "nbformat": 4}',
    "other program": text(format="notes"),
    "cut off": text(attempts=[attempt()])[:-20],
    "version": text(version=None),
    "table missing": json.dumps({"format": FORMAT, "version": 1, "attempts": []}),
    "no table": text(hints=5),
    "no rows": text(hints=[5]),
    "text as row": text(hints=["ab"]),
    "too short": text(hints=[[TIMES[1]]]),
    "too long": text(hints=[[TIMES[1], "99.1", 3]]),
    "list in a row": text(hints=[[TIMES[1], ["99.1"]]]),
    "other id": text(hints=[[TIMES[1], "../x"]]),
    "other time": text(hints=[["now", "99.1"]]),
    "other status": text(attempts=[attempt(status="perfect")]),
    "many points": text(attempts=[attempt(points=10**9)]),
    "true as points": text(attempts=[attempt(points=True)]),
    "part of a point": text(attempts=[attempt(points=0.5)]),
    "infinite points": text(attempts=[attempt(points=float("inf"))]),
    "long number": text(attempts=[attempt(points=-1)]).replace("-1", "9" * 5_000),
    "long text": text(attempts=[attempt(message="x" * 100_001)]),
    "packed number": text(answers=[answer(packed=5)]),
    "deep": "[" * 100_000,
    "crowd": "[" + "[]," * 3_000_000 + "[]]",
}


@pytest.mark.parametrize("name", FOREIGN)
def test_a_foreign_or_damaged_file_gets_a_sentence_and_changes_nothing(name, tmp_path, capsys):
    learners_file().record(result())
    before = all_rows(learners_file())
    path = tmp_path / "copy.json"
    path.write_text(FOREIGN[name])
    assert main(["progress", "--import", str(path)]) == 2
    caught = capsys.readouterr()
    assert caught.out == ""
    assert "is damaged, or is not what" in caught.err
    assert len(caught.err.splitlines()) == 1
    assert all_rows(learners_file()) == before


def test_a_progress_file_itself_is_no_copy(progress_file, capsys):
    learners_file().record(result())
    assert main(["progress", "--import", str(progress_file)]) == 2
    assert "is damaged, or is not what" in capsys.readouterr().err


@pytest.mark.slow
def test_other_files_that_cannot_be_read(tmp_path, capsys, monkeypatch):
    newer, large = tmp_path / "newer", tmp_path / "large"
    newer.write_text(text(version=2))
    with large.open("wb") as file:
        file.truncate(LARGEST + 1)
    assert main(["progress", "--import", str(tmp_path / "none.json")]) == 2
    assert "There is no file" in capsys.readouterr().err
    assert main(["progress", "--import", str(tmp_path)]) == 2
    assert "cannot be read" in capsys.readouterr().err
    assert main(["progress", "--import", str(newer)]) == 2
    assert "newer version of the workbook" in capsys.readouterr().err
    assert main(["progress", "--import", str(large)]) == 2
    assert "is damaged, or is not what" in capsys.readouterr().err


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names")
def test_a_pipe_is_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(CannotMove, match="is damaged, or is not what"):
        read_copy(tmp_path / "pipe")


def test_nothing_is_imported_into_a_file_that_cannot_be_written(tmp_path, monkeypatch, capsys):
    copy, folder = tmp_path / "copy.json", tmp_path / "folder"
    copy.write_text(text(attempts=[attempt()]))
    folder.mkdir()
    monkeypatch.setenv(PROGRESS, str(folder))
    assert main(["progress", "--import", str(copy)]) == 2
    err = capsys.readouterr().err
    assert err.startswith("Nothing was imported. Your progress cannot be saved in")
    assert len(err.splitlines()) == 1


def test_nothing_in_a_copy_is_run(tmp_path, capsys):
    """What is packed stays a text, whatever it is; half characters are written out."""
    copy = tmp_path / "copy.json"
    copy.write_text(text(answers=[answer(packed="__import__('os')._exit(3)\ud83d")]))
    assert main(["progress", "--import", str(copy)]) == 0
    assert learners_file().kept_answer("99.1")[1] == r"__import__('os')._exit(3)\ud83d"
    assert main(["progress", "--import", str(copy)]) == 0
    assert "had all that is in" in capsys.readouterr().out
