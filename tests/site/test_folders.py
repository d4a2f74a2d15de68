"""What the site's folders hold, made of small stand-ins for what is fetched."""

import json
import re
from pathlib import PurePosixPath
from zipfile import ZipFile

import pytest
from nbformat.v4 import new_markdown_cell, new_notebook

from tools.site import kept_files, opening_page
from tools.site.contents import lay_out, with_whole_texts
from tools.site.opening_page import address, write_pages
from tools.site.pyodide_folder import AFAR, FROM_AFAR, LEFT_OUT, LIST, entry_of, fill, with_needs
from tools.site.reading_pages import body_of, page_of

TEXT = ["# 1 · Mini <max>: look\n", "Then the [exercises](../exercises/01_some.ipynb), of $n^2$."]


def code(id, source):
    run = {"outputs": [], "execution_count": None, "id": id}
    return {"cell_type": "code", "source": [source]} | run | BARE


BARE = {"metadata": {}}
NOTEBOOK = {
    "cells": [
        {"cell_type": "markdown", "id": "a", "source": [*TEXT, "\n\n## 1.2 Arrays"]} | BARE,
        code("b", "import numpy"),
        code("c", "numpy.zeros(3)"),
    ],
    "nbformat": 4,
    "nbformat_minor": 5,
} | BARE


def wheel(folder, name, *needs):
    """A wheel of a package with one module."""
    path = folder / f"{name}-1.0-py3-none-any.whl"
    lines = "".join(f"Requires-Dist: {need}\n" for need in needs)
    with ZipFile(path, "w") as packed:
        packed.writestr(f"{name}/__init__.py", "")
        packed.writestr(f"{name}-1.0.dist-info/METADATA", f"Name: {name}\n{lines}\nText")
    return path


def test_a_wheel_is_described_as_pyodide_reads_it(tmp_path):
    needs = ("B.C>=2", "d_e (>1)", 'windows; sys_platform == "win32"', "f; extra == 'test'")
    found = entry_of(wheel(tmp_path, "some_name", *needs))
    assert found["name"] == "some-name"
    assert found["imports"] == ["some_name"]
    assert found["depends"] == ["b-c", "d-e"]


def test_only_what_is_served_or_comes_from_afar_is_listed(tmp_path):
    pyodide, packages = tmp_path / "npm", {}
    pyodide.mkdir()
    for name in (*FROM_AFAR, "left-out"):
        packages[name] = {"file_name": f"{name}.whl", "depends": []}
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"):
        (pyodide / name).write_text(name)
    (pyodide / "package.json").write_text('{"version": "9.9"}')
    (pyodide / LIST).write_text(json.dumps({"info": {}, "packages": packages}))
    fetched = [wheel(tmp_path, "ipywidgets", "comm"), wheel(tmp_path, "comm", "left-out")]
    fetched.append(wheel(tmp_path, "c4lab", "numba"))
    fill(tmp_path / "site", pyodide, fetched)
    listed = json.loads((tmp_path / "site" / LIST).read_text())["packages"]
    assert listed.keys() == {*FROM_AFAR, *LEFT_OUT, "ipywidgets", "comm", "c4lab"}
    assert listed["numpy"]["file_name"] == AFAR.format(version="9.9", file="numpy.whl")
    assert listed["comm"]["depends"] == []
    assert "ipywidgets" in listed["c4lab"]["depends"]
    assert listed["jedi"]["imports"] == []
    for name in ("ipywidgets", "comm", "c4lab", *LEFT_OUT):
        assert (tmp_path / "site" / listed[name]["file_name"]).exists()


def test_what_python_loads_first_is_what_it_needs_and_all_they_need():
    packages = {"a": {"depends": ["B_c"]}, "b-c": {"depends": ["a"]}, "d": {"depends": []}}
    assert with_needs(["a"], packages) == ["a", "b-c"]


@pytest.fixture
def site(tmp_path):
    """A site of two notebooks, as JupyterLite leaves it."""
    for folder in ("notebooks", "exercises", "solutions"):
        (tmp_path / folder).mkdir()
        for name in ("01_some.ipynb", "glossary.ipynb"):
            (tmp_path / folder / name).write_text(json.dumps(NOTEBOOK))
    site = tmp_path / "site"
    for app in opening_page.APPS:
        (site / app).mkdir(parents=True)
        (site / app / "index.html").write_text("<html><body></body></html>")
    (site / "notebooks" / "favicon.ico").write_bytes(b"icon")
    (site / "service-worker.js").write_text("// JupyterLite's")
    (site / "jupyter-lite.json").write_text('{"jupyter-config-data": {"appVersion": "0.1"}}')
    (site / "static" / "pyodide").mkdir(parents=True)
    (site / "static" / "pyodide" / "big.wasm").write_bytes(b"12345")
    write_pages(site, lay_out(tmp_path, site), {"01_some": {"1.2": ["numpy"]}})
    kept_files.write_list(site)
    return site


def test_printed_texts_are_in_one_piece():
    lines = {"output_type": "stream", "name": "stdout", "text": ["X .\n", "O .\n"]}
    found = with_whole_texts({"cells": [{"cell_type": "markdown"}, {"outputs": [lines]}]})
    assert found["cells"][1]["outputs"][0]["text"] == "X .\nO .\n"


def test_lessons_and_exercises_are_listed_and_no_solutions(site):
    top = json.loads((site / "api" / "contents" / "all.json").read_text())
    assert [each["path"] for each in top["content"]] == ["exercises", "notebooks"]
    inside = json.loads((site / "api" / "contents" / "exercises" / "all.json").read_text())
    assert [each["name"] for each in inside["content"]] == ["01_some.ipynb", "glossary.ipynb"]
    assert not list(site.rglob("solutions*"))


def test_the_first_page_leads_to_each_lesson(site):
    text = (site / "index.html").read_text()
    assert address(PurePosixPath("notebooks/01_some.ipynb")) in text
    assert page_of(PurePosixPath("exercises/01_some.ipynb")) in text
    assert "01 Mini &lt;max&gt;: look" in text
    assert "<li>1.2 (numpy)</li>" in text
    assert not re.search(r"\{[a-z]+\}", text.replace("{}", ""))
    for app in opening_page.APPS:
        assert "starting.js" in (site / app / "index.html").read_text()
        assert "notebook.css" in (site / app / "index.html").read_text()
    for name in re.findall(r'(?:href|src)="([\w.]+)"', text):
        assert (site / name).exists()


def test_a_page_to_read_runs_nothing_and_leads_to_others(site):
    text = (site / "read" / "notebooks" / "01_some.html").read_text()
    assert "<title>1 · Mini &lt;max&gt;: look · AI-m of the Game</title>" in text
    assert 'href="../exercises/01_some.html"' in text
    assert "<math" in text
    assert "$" not in text
    assert "<script" not in text
    assert f'href="../../{address(PurePosixPath("notebooks/01_some.ipynb"))}"' in text
    for name in re.findall(r'href="([\w./]+)"', text):
        assert (site / "read" / "notebooks" / name).exists()


def test_what_a_browser_keeps_is_there(site):
    listed = json.loads((site / "site.json").read_text())
    assert {"files/notebooks/01_some.ipynb", "api/contents/all.json"} <= {*listed["rest"]}
    for path in listed["rest"]:
        assert (site / path).is_file()
    assert kept_files.PLACE not in (site / "service-worker.js").read_text()
    assert (site / "service-worker-lite.js").read_text() == "// JupyterLite's"


def test_another_site_is_another_version(site):
    before = kept_files.checksum(site)
    (site / "static" / "pyodide" / "big.wasm").write_bytes(b"54321")
    assert kept_files.checksum(site) != before


def test_what_jupyterlab_shows_collapsed_is_a_fold():
    def heading(text):
        return new_markdown_cell(text, metadata={"jp-MarkdownHeadingCollapsed": True})

    cells = [new_markdown_cell("one"), heading("## Two & more"), new_markdown_cell("three")]
    cells += [heading("## Four"), new_markdown_cell("five"), new_markdown_cell("six")]
    body = body_of(new_notebook(cells=cells))
    folds = re.sub(r"<(?!/?(details|summary)\b)[^>]+>|\s", "", body)
    assert folds == (
        "one<details><summary>Two&amp;more</summary>three</details>"
        "<details><summary>Four</summary>fivesix</details>"
    )
