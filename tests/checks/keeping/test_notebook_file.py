"""Notebook files as editors, converters, accidents and learners leave them."""

import json

import pytest

from c4lab.checks.keeping.notebook_file import (
    UnreadableNotebook,
    code_cells_of,
    read_code_cells,
)


def cell(source, **more):
    return {"cell_type": "code", "metadata": {}, "source": source, "outputs": [], **more}


@pytest.fixture
def read(tmp_path):
    def read(content):
        path = tmp_path / "a.ipynb"
        path.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
        return read_code_cells(path)

    return read


def test_code_and_tags(read):
    text = cell("text", cell_type="markdown")
    tagged = cell(["x = 1\n", "y = 2"], metadata={"tags": ["a", 3, "b"]})
    notebook = {"nbformat": 4, "cells": [text, tagged, cell("z")]}
    cells, problems = read(notebook)
    assert code_cells_of(json.dumps(notebook).encode()) == (cells, problems)
    assert [(c.number, c.source, c.tags) for c in cells] == [
        (2, "x = 1\ny = 2", ("a", "b")),
        (3, "z", ()),
    ]
    assert cells[0].where == "Cell 2 (`x = 1`)"
    assert problems == []


def test_an_answer_in_a_cell_of_text_did_not_run(read):
    tags = {"tags": ["a", "exercise-99.1"]}
    of_text = [cell("x" * 61, metadata=tags), cell("check(1)"), cell("text"), cell(3)]
    cells, problems = read({"cells": [{**each, "cell_type": "markdown"} for each in of_text]})
    assert (cells, problems) == (
        [],
        [
            f"Cell 1 (`{'x' * 60}`) is text, not code: it did not run.",
            "Cell 2 (`check(1)`) is text, not code: it did not run.",
        ],
    )


@pytest.mark.parametrize("metadata", [None, {"tags": None}, {"tags": "a"}])
def test_damaged_metadata(read, metadata):
    cells, problems = read({"cells": [cell("x", metadata=metadata)]})
    assert (cells[0].source, cells[0].tags, problems) == ("x", (), [])


def test_cells_that_are_none_and_code_that_is_no_text(read):
    cells, problems = read({"cells": ["x", cell(None), cell(["x", 3]), cell("x")]})
    assert [c.number for c in cells] == [4]
    assert problems == [
        "Cell 1 is damaged and was left out.",
        *(f"Cell {number} has no text as its code and was left out." for number in (2, 3)),
    ]


def test_a_byte_order_mark_and_half_a_character(read):
    data = b'\xef\xbb\xbf{"cells": [{"cell_type": "code", "source": "# \\ud83d"}]}'
    assert read(data)[0][0].source == r"# \ud83d"


@pytest.mark.parametrize(
    "content",
    [b"not JSON", b"\xff\xfe\x00", b"[" * 100_000, b"3", b"{}"],
)
def test_no_notebook(read, content):
    with pytest.raises(UnreadableNotebook, match="is not a notebook"):
        read(content)
    with pytest.raises(UnreadableNotebook, match="It is not a notebook"):
        code_cells_of(content)


def test_many_damaged_cells_are_few_lines(read):
    _, problems = read({"cells": [None] * 10_000})
    assert problems[-1] == "So were 9,980 more cells."
    assert problems[:-1] == read({"cells": [None] * 20})[1]


def test_no_file(tmp_path):
    with pytest.raises(UnreadableNotebook, match="There is no file"):
        read_code_cells(tmp_path / "none.ipynb")
    with pytest.raises(UnreadableNotebook, match="cannot be read: Is a directory"):
        read_code_cells(tmp_path)
