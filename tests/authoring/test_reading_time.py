"""Each lesson says how long it takes, and so does README, which counts its exercises too."""

import re
from pathlib import Path

import pytest

from c4lab.checks.writing.text import read_exercises
from tools.authoring.reading_time import RANGE, from_quick_to_slow, lessons, slow_minutes
from tools.authoring.text import read_source

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("source", lessons(), ids=lambda source: source.parent.name)
def test_readme_says_how_long_a_lesson_takes_and_counts_its_exercises(source):
    name = source.parent.name.removeprefix("lesson")
    assert source.read_text(encoding="utf-8").count(RANGE) == 1
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    row = re.search(rf"notebooks/{name}\.ipynb\) \|[^|]*\| (\d+ to \d+) \|", readme)
    assert row, f"README has no row for {name}"
    built = (ROOT / "notebooks" / f"{name}.ipynb").read_text(encoding="utf-8")
    assert f"**{row[1]} minutes.**" in built, f"README has other minutes for {name}"
    row = re.search(rf"\[(\d+)\]\(exercises/{name}\.ipynb\)", readme)
    assert row, f"README has no exercises for {name}"
    assert int(row[1]) == len(read_exercises(source.with_name("exercises.md"))), (
        f"README has another number of exercises for {name}"
    )


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


def test_a_range_is_in_fives():
    assert from_quick_to_slow(0) == (5, 10)
    assert from_quick_to_slow(75) == (45, 75)
