"""Every lesson explains its terms once; that the glossary links to them, its notebook shows."""

from pathlib import Path

import pytest

from c4lab.checks.writing.text import TextError
from tools.authoring.glossary_page import terms

LESSONS = Path(__file__).parents[2] / "c4lab" / "lessons"


def test_each_lesson_has_a_few_terms_each_in_few_words():
    everything = terms(LESSONS)
    names = [term.name.casefold() for term in everything]
    assert names == sorted(set(names))  # none is explained twice
    for room in LESSONS.glob("lesson[0-9][0-9]_*"):
        name = room.name.removeprefix("lesson")
        assert 4 <= len([term for term in everything if term.lesson == name]) <= 10, (
            f"{name} needs four to ten terms"
        )
    for term in everything:
        assert len(term.meaning.split()) <= 35, term


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("**ply**: One move.", "line 2: a term reads"),
        ("- **leaf**: An end.", "line 2: the lesson does not have the term 'leaf'"),
        ("- **field**: Not in a section.", "does not have the term 'field'"),
        ("- **mo**: Part of a word.", "does not have the term 'mo'"),
    ],
)
def test_a_line_that_is_wrong(room, line, told):
    room.mkdir(parents=True)
    text = "# 7 · Sample\n\nAbout fields.\n\n## 7.1 Moves\n\nA **ply** is one move.\n"
    (room / "lesson.md").write_text(text)
    (room / "terms.md").write_text(f"- **ply**: One move.\n{line}\n")
    with pytest.raises(TextError, match=rf"^lesson07_sample/terms\.md, .*{told}"):
        terms(room.parent)
