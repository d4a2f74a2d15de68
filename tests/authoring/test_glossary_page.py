"""Every lesson explains its terms once, and the glossary leads to where it does."""

import re
from functools import cache
from pathlib import Path

import nbformat
import pytest

from c4lab.checks.writing.text import TextError
from tools.authoring.drafts import draft, targets
from tools.authoring.glossary_page import glossary, terms

REPO = Path(__file__).parents[2]
LESSONS = REPO / "c4lab" / "lessons"
PLY = "- **ply**: One move."
PAGE = "# Glossary\n\n{terms}\n"
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


@pytest.mark.parametrize(
    ("term", "link"),
    [
        ("null window", "[7.2](07_sample.ipynb#7.2-What-is-it?)"),
        ("move", "[7.1](07_sample.ipynb#7.1-Moves,-and-more)"),
        ("sample searches", "[7](07_sample.ipynb)"),
    ],
)
def test_bold_comes_first(lesson, term, link):
    lesson.with_name("terms.md").write_text(f"- **{term}**: Some words.\n")
    lessons = lesson.parents[1]
    assert glossary(lessons) == f"## {term[0].upper()}\n\n- **{term}**: Some words. {link}"


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
    lesson.with_name("terms.md").write_text(f"{PLY}\n{line}\n")
    with pytest.raises(TextError, match=rf"^lesson07_sample/terms\.md, .*{told}"):
        terms(lesson.parents[1])


def test_the_glossary_is_a_notebook_like_the_others(lesson):
    explained = lesson.with_name("terms.md")
    explained.write_text(f"{PLY}\n- **sample**: This.\n")
    page = lesson.parents[1] / "glossary" / "glossary.md"
    page.parent.mkdir()
    page.write_text(PAGE)
    (target,) = targets(lesson.parents[3], ["glossary"])
    (cell,) = draft(target).cells
    assert f"## P\n\n{PLY} [7.2](07_sample.ipynb#7.2-What-is-it?)\n\n## S\n" in cell.source
