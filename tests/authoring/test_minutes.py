"""No lesson is too long for a slow reader, and each says truly how long it is."""

import re
from pathlib import Path

import pytest

from c4lab.__main__ import main
from c4lab.authoring.minutes import lessons, minutes

README = Path(__file__).parents[2] / "README.md"
LONGEST, TOLERANCE = 60, 10


@pytest.mark.parametrize("source", lessons(), ids=lambda source: source.parent.name)
def test_a_lesson_says_how_long_it_takes(source: Path) -> None:
    stated, counted = minutes(source)
    assert counted <= LONGEST
    assert abs(stated - counted) <= TOLERANCE
    name = source.parent.name.removeprefix("lesson")
    row = re.search(rf"notebooks/{name}\.ipynb\) \|[^|]*\| (\d+) \|", README.read_text())
    assert row, f"README has no row for {name}"
    assert int(row[1]) == stated


def test_what_takes_time(tmp_path):
    source = tmp_path / "lesson.md"
    words = "word " * 600
    cell = "```{code-cell} ipython3\n" + "x = 1\n" * 24 + "```\n"
    proof = "```{code-cell} ipython3\n:tags: [proof]\n\nassert x\n```\n"
    source.write_text(f"**About 7 minutes.**\n\n{words}\n\n{cell}\n{proof}", encoding="utf-8")
    assert minutes(source) == (7, 8)  # 5 of text, 2 of code, 1 for the cell
    source.write_text("No time at all.", encoding="utf-8")
    with pytest.raises(ValueError, match="does not say how many minutes"):
        minutes(source)


@pytest.mark.slow
def test_the_command_prints_a_line_for_each_lesson(capsys):
    assert main(["minutes"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 1 + len(lessons())
