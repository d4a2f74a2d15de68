"""Progress that is taken to another computer, and what a file can do that is not its copy."""

import json
import os

import pytest
from hypothesis import given
from hypothesis import strategies as st

from c4lab.__main__ import main
from c4lab.checks.keeping.kept_answers import PYTHON
from c4lab.checks.keeping.progress_file import PROGRESS, ProgressFile, learners_file
from c4lab.checks.keeping.progress_moving import FORMAT, all_rows, merge_into, merged

from .conftest import change, result

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


@pytest.fixture
def here(tmp_path):
    return ProgressFile(tmp_path / "here.sqlite")


def test_progress_moves_with_its_answers_and_without_what_is_damaged(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv(PROGRESS, str(tmp_path / "one.sqlite"))
    learners_file().record(result("right", 2))
    learners_file().record_hint("99.1")
    learners_file().record_guess("02.1", "3", "4", False)
    learners_file().keep_answer("99.1", PYTHON, "packed")
    change(tmp_path / "one.sqlite", "insert into attempts values (x'00', 5, null, '', 1e99, '')")
    copy = tmp_path / "copy.json"
    assert main(["progress", "--export", str(copy)]) == 0
    out = capsys.readouterr().out
    assert "1 attempt, 1 hint, 1 right answer, 1 guess." in out
    assert "`python -m c4lab progress --import copy.json`" in out
    assert main(["progress", "--export", str(copy)]) == 0  # in place of the earlier one

    monkeypatch.setenv(PROGRESS, str(tmp_path / "two.sqlite"))
    assert main(["progress", "--import", str(copy)]) == 0
    out = capsys.readouterr().out
    assert "Added to your progress: 1 attempt, 1 hint, 1 right answer, 1 guess." in out
    assert "import only files of your own" in out
    assert "2 of 6 points in all. You were right in 0 of 1 guesses." in out
    assert learners_file().kept_answer("99.1") == (PYTHON, "packed")
    assert learners_file().hints_shown("99.1") == 1


def test_the_last_answer_of_both_that_can_be_used_counts_and_the_others_are_kept(here):
    merge_into(here, {**EMPTY, "answers": [answer(5, "newer")]})
    assert merge_into(here, {**EMPTY, "answers": [answer(2, "older")]})["answers"] == 1
    assert here.kept_answer("99.1") == (PYTHON, "newer")
    two = [answer(7, "newest"), answer(8, "elsewhere", OTHER_PYTHON)]
    merge_into(here, {**EMPTY, "answers": two})
    assert here.kept_answer("99.1") == (PYTHON, "newest")
    assert len(all_rows(here)["answers"]) == 4


def test_the_first_guess_counts(here):
    for day in (4, 2, 6):
        merge_into(here, {**EMPTY, "guesses": [guess(day, str(day))]})
    assert all_rows(here)["guesses"] == [guess(2, "2")]


DAYS = range(1, 9)
ROWS = {
    "attempts": [attempt(day, points=day % 3) for day in DAYS],
    "hints": [(TIMES[day], "99.1") for day in DAYS],
    "answers": [answer(day, python=(PYTHON, OTHER_PYTHON)[day % 2]) for day in DAYS],
    "guesses": [guess(day) for day in DAYS],
}


@given(st.sampled_from([*ROWS]), st.lists(st.sets(st.integers(0, 7)), min_size=3, max_size=3))
def test_merging_is_the_same_in_any_order_and_when_done_again(table, chosen):
    one, two, three = ([ROWS[table][number] for number in sorted(each)] for each in chosen)
    both = merged(table, one, two)
    assert both == merged(table, two, one) == merged(table, both, two) == merged(table, both, both)
    assert merged(table, both, three) == merged(table, one, merged(table, two, three))


def text(**changes):
    return json.dumps({"format": FORMAT, "version": 1, **EMPTY, **changes})


FOREIGN = [
    text(format="notes"),
    json.dumps({"format": FORMAT, "version": 1, "attempts": []}),
    text(hints=[5]),
    text(hints=[[TIMES[1]]]),
    text(hints=[[TIMES[1], ["99.1"]]]),
    text(hints=[[TIMES[1], "../x"]]),
    text(hints=[[TIMES[1], "99.1"], [TIMES[1], "../x"]]),
    text(attempts=[attempt(points=1_001)]),
    text(attempts=[attempt(points=True)]),
    text(attempts=[attempt(points=-1)]).replace("-1", "9" * 5_000),
    text(attempts=[attempt(message="x" * 100_001)]),
    "[" * 100_000,
    "[" + "[]," * 3_000_000 + "[]]",
]


def test_a_file_that_is_no_copy_gets_a_sentence_and_changes_nothing(tmp_path, capsys):
    learners_file().record(result())
    before = all_rows(learners_file())
    for number, content in enumerate(FOREIGN):
        (tmp_path / f"{number}").write_text(content)
    (tmp_path / "newer").write_text(text(version=2))
    os.mkfifo(tmp_path / "pipe")  # is not waited for
    for name, said in (
        *((str(number), "is damaged, or is not what") for number in range(len(FOREIGN))),
        ("newer", "newer version of the workbook"),
        ("pipe", "is damaged, or is not what"),
    ):
        assert main(["progress", "--import", str(tmp_path / name)]) == 2
        caught = capsys.readouterr()
        assert (caught.out, len(caught.err.splitlines())) == ("", 1)
        assert said in caught.err
        assert all_rows(learners_file()) == before


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
