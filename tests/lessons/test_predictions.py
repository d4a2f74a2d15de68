"""Where a reader is to predict, the answer is folded; each lesson has a place to rest."""

import re
from pathlib import Path

import pytest

from tools.authoring.folding import TAG
from tools.authoring.reading_time import LONGEST, UNSEEN, lessons, slow_minutes
from tools.authoring.text import read_source, tags

ASKS = re.compile(r"\b(?:Predict|Guess|guess before|guess first)\b")
PLAYED = "played"  # a widget with which readers find it out themselves
REST = "**A place to rest.**"


def name(source: Path) -> str:
    return source.parent.name


def answering(cells, number):
    """The first cell behind cell `number` that readers run for its output; None where there is
    none before the next section."""
    for cell in cells[number + 1 :]:
        if cell.cell_type == "markdown":
            if re.search(r"^## ", cell.source, re.MULTILINE):
                return None
        elif not UNSEEN & set(tags(cell)) and "Guess(" not in cell.source:
            return cell
    return None


@pytest.mark.parametrize("source", lessons(), ids=name)
def test_predictions_are_the_readers(source):
    cells = read_source(source).cells
    open_ones = []
    for number, cell in enumerate(cells):
        if cell.cell_type != "markdown" or not ASKS.search(cell.source):
            continue
        behind = cell.source[[*ASKS.finditer(cell.source)][-1].start() :]
        if "<details>" in behind:
            continue
        answer = answering(cells, number)
        if answer is None or not {TAG, PLAYED} & set(tags(answer)):
            open_ones.append(behind[:200])
    assert not open_ones, f"The cell behind each is tagged neither {TAG} nor {PLAYED}."


@pytest.mark.parametrize("source", lessons(), ids=name)
def test_all_is_folded_until_what_came_out_is_told(source):
    """A second experiment on the same question gives the first one away."""
    since: list[str] = []
    asked = False
    for cell in read_source(source).cells:
        if cell.cell_type == "code" and not UNSEEN & set(tags(cell)):
            asked = asked or TAG in tags(cell)
            if asked and TAG not in tags(cell) and "Guess(" not in cell.source:
                since.append(cell.source)
        elif cell.cell_type == "markdown":
            assert not (since and "<summary>What came out" in cell.source), since
            if "<details>" in cell.source or re.search(r"^## ", cell.source, re.MULTILINE):
                since, asked = [], False


@pytest.mark.parametrize("source", lessons(), ids=name)
def test_a_guess_is_told_what_was(source):
    text = source.read_text(encoding="utf-8")
    for guess in re.findall(r"^(\w+) = Guess\(", text, re.MULTILINE):
        assert f"{guess}.was(" in text
    keys = re.findall(r"Guess\(\s*\"([^\"]+)\"", text)
    assert len({*keys}) == len(keys)
    assert all(key.startswith(name(source)[6:8].lstrip("0") or "0") for key in keys), keys


@pytest.mark.parametrize("source", lessons(), ids=name)
def test_a_lesson_has_a_length_and_a_place_to_rest(source):
    notebook = read_source(source)
    total = slow_minutes(notebook)
    assert total <= LONGEST
    rests = [n for n, cell in enumerate(notebook.cells) if REST in cell.source]
    if name(source) == "lesson00_welcome":
        return
    assert len(rests) == 1, f"{REST} stands once, near the middle"
    notebook.cells = notebook.cells[: rests[0] + 1]
    assert 0.35 * total < slow_minutes(notebook) < 0.65 * total, "the rest is not near the middle"
