"""Notebook files as editors, converters, accidents and learners leave them."""

import json

import pytest

from c4lab.checks.keeping.notebook_file import UnreadableNotebook, code_cells_of


def cell(source, **more):
    return {"cell_type": "code", "metadata": {}, "source": source, "outputs": [], **more}


def read(*cells):
    return code_cells_of(b"\xef\xbb\xbf" + json.dumps({"cells": cells}).encode())


def test_cells_of_code_are_read_and_what_is_amiss_is_told():
    text = {"cell_type": "markdown"}
    tags = {"metadata": {"tags": ["a", 3, "exercise-99.1"]}}
    cells, problems = read(
        cell("text", **text),
        cell(["x = 1\n", "y = 2"], **tags),
        cell("# \ud83d"),
        *(cell("x", metadata=damaged) for damaged in (None, {"tags": None}, {"tags": "a"})),
        "x",
        cell(None),
        cell(["x", 3]),
        cell("x" * 61, **text, **tags),
        cell("check(1)", **text),
        cell(3, **text, **tags),
    )
    assert [(each.number, each.source, each.tags) for each in cells] == [
        (2, "x = 1\ny = 2", ("a", "exercise-99.1")),
        (3, r"# \ud83d", ()),
        *((number, "x", ()) for number in (4, 5, 6)),
    ]
    assert cells[0].where == "Cell 2 (`x = 1`)"
    assert problems == [
        "Cell 7 is damaged and was left out.",
        *(f"Cell {number} has no text as its code and was left out." for number in (8, 9)),
        f"Cell 10 (`{'x' * 60}`) is text, not code: it did not run.",
        "Cell 11 (`check(1)`) is text, not code: it did not run.",
    ]


@pytest.mark.parametrize("content", [b"not JSON", b"\xff\xfe\x00", b"[" * 100_000, b"3", b"{}"])
def test_no_notebook(content):
    with pytest.raises(UnreadableNotebook, match="It is not a notebook"):
        code_cells_of(content)


def test_many_damaged_cells_are_few_lines():
    _, problems = read(*[None] * 10_000)
    assert problems[-1] == "More such cells: 9,980."
    assert problems[:-1] == read(*[None] * 20)[1]
