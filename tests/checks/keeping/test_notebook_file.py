"""Notebook files as editors, converters, accidents and learners leave them."""

import json

import pytest

from c4lab.checks.keeping.notebook_file import UnreadableNotebook, read_code_cells


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
    text = {"cell_type": "markdown", "metadata": {}, "source": "text"}
    tagged = cell(["x = 1\n", "y = 2"], metadata={"tags": ["a", 3, "b"]})
    cells, problems = read({"nbformat": 4, "cells": [text, tagged, cell("z")]})
    assert [(c.number, c.source, c.tags) for c in cells] == [
        (2, "x = 1\ny = 2", ("a", "b")),
        (3, "z", ()),
    ]
    assert cells[0].where == "Cell 2 (`x = 1`)"
    assert problems == []


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


def test_many_damaged_cells_are_few_lines(read):
    _, problems = read({"cells": [None] * 10_000})
    assert problems[-1] == "So were 9,980 more cells."
    assert len(problems) == 21


def test_no_file(tmp_path):
    with pytest.raises(UnreadableNotebook, match="There is no file"):
        read_code_cells(tmp_path / "none.ipynb")
    with pytest.raises(UnreadableNotebook, match="cannot be read: Is a directory"):
        read_code_cells(tmp_path)
