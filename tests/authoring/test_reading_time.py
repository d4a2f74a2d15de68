"""Each lesson says how long it takes, and so does README, which counts its exercises too."""

import re
from pathlib import Path

import pytest

from c4lab.checks.writing.text import read_exercises
from tools.__main__ import main
from tools.authoring import reading_time
from tools.authoring.reading_time import RANGE, from_quick_to_slow, lessons, minutes, slow_minutes
from tools.authoring.text import read_source

README = Path(__file__).parents[2] / "README.md"


@pytest.mark.parametrize("source", lessons(), ids=lambda source: source.parent.name)
def test_a_lesson_says_how_long_it_takes(source: Path) -> None:
    assert source.read_text(encoding="utf-8").count(RANGE) == 1
    name = source.parent.name.removeprefix("lesson")
    row = re.search(rf"notebooks/{name}\.ipynb\) \|[^|]*\| (\d+) to (\d+) \|", README.read_text())
    assert row, f"README has no row for {name}"
    assert (int(row[1]), int(row[2])) == minutes(source)


@pytest.mark.parametrize("source", lessons(), ids=lambda source: source.parent.name)
def test_readme_counts_the_exercises(source: Path) -> None:
    name = source.parent.name.removeprefix("lesson")
    row = re.search(rf"\[(\d+)\]\(exercises/{name}\.ipynb\)", README.read_text())
    assert row, f"README has no exercises for {name}"
    assert int(row[1]) == len(read_exercises(source.with_name("exercises.md")))


def test_what_takes_time(tmp_path):
    source = tmp_path / "lesson.md"
    words = "word " * 600
    cell = "```{code-cell} ipython3\n" + "x = 1\n" * 24 + "```\n"
    widget = "```{code-cell} ipython3\nfrom c4lab.widgets import Board\n\nBoard(3)\n```\n"
    guess = "```{code-cell} ipython3\nfrom c4lab.widgets import Guess\n\nGuess(3)\n```\n"
    proof = "```{code-cell} ipython3\n:tags: [proof]\n\nassert x\n```\n"
    source.write_text(f"{words}\n\n{cell}\n{proof}", encoding="utf-8")
    assert slow_minutes(read_source(source)) == 6 + 3 + 1  # text, code, a cell
    curious = '+++ {"jp-MarkdownHeadingCollapsed": true}\n\n## For the curious\n\n+++\n\n'
    source.write_text(f"{words}\n\n{cell}\n{proof}\n{curious}{words}\n\n{cell}", encoding="utf-8")
    assert slow_minutes(read_source(source)) == 6 + 3 + 1  # and nothing collapsed
    source.write_text(f"{words}\n\n{widget}\n{guess}", encoding="utf-8")
    assert slow_minutes(read_source(source)) == 6 + 0.5 + 2 + 2  # text, code, two cells, play
    assert minutes(source) == (5, 10)


def test_a_range_is_in_fives():
    assert from_quick_to_slow(0) == (5, 10)
    assert from_quick_to_slow(75) == (45, 75)


def test_the_command_prints_a_line_for_each_lesson(monkeypatch, capsys):
    monkeypatch.setattr(reading_time, "lessons", lambda: lessons()[:2])
    assert main(["minutes"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 1 + 2
