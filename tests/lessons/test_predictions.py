"""Where a reader is to predict, the answer is folded; each lesson has a place to rest."""

import re

import pytest

from tools.authoring.folding import TAG
from tools.authoring.reading_time import LONGEST, UNSEEN, lessons, slow_minutes
from tools.authoring.text import read_source, tags

ASKS = re.compile(r"\b(?:Predict|Guess|guess before|guess first)\b")
PLAYED = "played"  # a widget with which readers find it out themselves
REST = "**A place to rest.**"
SECTION = re.compile(r"^## ", re.MULTILINE)
each_lesson = pytest.mark.parametrize("source", lessons(), ids=lambda source: source.parent.name)


def is_run(cell):
    """Whether readers run the cell for its output."""
    seen = cell.cell_type == "code" and not UNSEEN & set(tags(cell))
    return seen and "Guess(" not in cell.source


def answering(cells):
    """The first of the cells that is run; None where there is none before the next section."""
    for cell in cells:
        if cell.cell_type == "markdown" and SECTION.search(cell.source):
            return None
        if is_run(cell):
            return cell
    return None


@each_lesson
def test_predictions_are_the_readers(source):
    cells = read_source(source).cells
    for number, cell in enumerate(cells):
        asks = [*ASKS.finditer(cell.source)] if cell.cell_type == "markdown" else []
        if asks and "<details>" not in (behind := cell.source[asks[-1].start() :]):
            answer = answering(cells[number + 1 :])
            assert answer is not None, behind[:200]
            assert {TAG, PLAYED} & set(tags(answer)), behind[:200]


@each_lesson
def test_all_is_folded_until_what_came_out_is_told(source):
    """A second experiment on the same question gives the first one away."""
    asked, since = False, []
    for cell in read_source(source).cells:
        if is_run(cell):
            asked = asked or TAG in tags(cell)
            if asked and TAG not in tags(cell):
                since.append(cell.source)
        elif cell.cell_type == "markdown":
            assert not (since and "<summary>What came out" in cell.source), since
            if "<details>" in cell.source or SECTION.search(cell.source):
                asked, since = False, []


@each_lesson
def test_a_guess_is_told_what_was(source):
    text = source.read_text(encoding="utf-8")
    for guess in re.findall(r"^(\w+) = Guess\(", text, re.MULTILINE):
        assert f"{guess}.was(" in text
    keys = re.findall(r"Guess\(\s*\"([^\"]+)\"", text)
    assert len({*keys}) == len(keys)
    number = str(int(source.parent.name[6:8]))
    assert all(key.startswith(number) for key in keys), keys


@each_lesson
def test_a_lesson_has_a_length_and_a_place_to_rest(source):
    notebook = read_source(source)
    total = slow_minutes(notebook)
    assert total <= LONGEST
    rests = [n for n, cell in enumerate(notebook.cells) if REST in cell.source]
    if source.parent.name == "lesson00_welcome":
        return
    assert len(rests) == 1, f"{REST} stands once, near the middle"
    notebook.cells = notebook.cells[: rests[0] + 1]
    assert 0.35 * total < slow_minutes(notebook) < 0.65 * total, "the rest is not near the middle"
