"""Every lesson explains its terms once, and the glossary leads to where it does."""

import re
from functools import cache
from pathlib import Path

import nbformat
import pytest

from c4lab.checks.writing.text import TextError
from tools.authoring.drafts import draft, targets
from tools.authoring.glossary_page import terms

REPO = Path(__file__).parents[2]
LESSONS = REPO / "c4lab" / "lessons"
LINK = re.compile(r"\[([\d.]+)\]\(([^#]+\.ipynb)(?:#(.+))?\)")


@cache
def headings(notebook):
    lesson = nbformat.read(REPO / "notebooks" / notebook, as_version=4)
    texts = [cell.source for cell in lesson.cells if cell.cell_type == "markdown"]
    return re.findall(r"^#+ (.+)$", "\n".join(texts), re.MULTILINE)


@pytest.mark.slow
def test_each_lesson_has_a_few_terms_each_in_few_words_with_a_link_to_its_section():
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
        link = LINK.search(str(term))
        assert link is not None, term
        number, name, anchor = link.groups()
        assert term.place in headings(name), term
        assert term.place.startswith(f"{number} "), term
        assert (anchor is None) == (number == term.lesson[:2].lstrip("0")), term


@pytest.fixture
def lesson(room):
    """A lesson with two numbered sections."""
    text = room / "lesson.md"
    room.mkdir(parents=True)
    text.write_text(
        "# 7 · Sample searches\n\nAbout fields.\n\n## 7.1 Moves, and more\n\nA ply, or two.\n\n"
        "## 7.2 What is it?\n\nA **ply** is one move, and **null\nwindows** ask.\n\n"
        "## Summary\n\nThe end.\n"
    )
    return text


def test_the_glossary_is_a_notebook_with_links_to_where_terms_are_bold_or_else_come_first(lesson):
    terms = [f"- **{term}**: Some words." for term in ("null window", "move", "sample searches")]
    lesson.with_name("terms.md").write_text("\n".join(terms))
    page = lesson.parents[1] / "glossary" / "glossary.md"
    page.parent.mkdir()
    page.write_text("# Glossary\n\n{terms}\n")
    (target,) = targets(lesson.parents[3], ["glossary"])
    (cell,) = draft(target).cells
    assert cell.source.endswith(
        f"# Glossary\n\n## M\n\n{terms[1]} [7.1](07_sample.ipynb#7.1-Moves,-and-more)\n\n"
        f"## N\n\n{terms[0]} [7.2](07_sample.ipynb#7.2-What-is-it?)\n\n"
        f"## S\n\n{terms[2]} [7](07_sample.ipynb)"
    )


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("**ply**: One move.", "line 2: a term reads"),
        ("- **leaf**: An end.", "line 2: the lesson does not have the term 'leaf'"),
        ("- **field**: Not in a section.", "does not have the term 'field'"),
        ("- **mo**: Part of a word.", "does not have the term 'mo'"),
    ],
)
def test_a_line_that_is_wrong(lesson, line, told):
    lesson.with_name("terms.md").write_text(f"- **ply**: One move.\n{line}\n")
    with pytest.raises(TextError, match=rf"^lesson07_sample/terms\.md, .*{told}"):
        terms(lesson.parents[1])
