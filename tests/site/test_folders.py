"""What the site's folders hold, made of small stand-ins for what is fetched."""

import json
import re
from pathlib import PurePosixPath

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook, new_output

from tools.site import kept_files, opening_page
from tools.site.contents import lay_out
from tools.site.opening_page import address, write_pages
from tools.site.reading_pages import body_of, page_of

TEXT = """\
# 1 · Mini <max>: look
Then the [exercises](../exercises/01_some.ipynb), of $n^2$."""
PRINTED = "X .\nO .\n"
CELLS = [new_markdown_cell(TEXT), new_code_cell(outputs=[new_output("stream", text=PRINTED)])]


@pytest.fixture
def site(tmp_path):
    """A site of two notebooks, as JupyterLite leaves it."""
    for folder in ("notebooks", "exercises", "solutions"):
        (tmp_path / folder).mkdir()
        for name in ("01_some.ipynb", "glossary.ipynb"):
            nbformat.write(new_notebook(cells=CELLS), tmp_path / folder / name)
    site = tmp_path / "site"
    for app in opening_page.APPS:
        (site / app).mkdir(parents=True)
        (site / app / "index.html").write_text("<html><body></body></html>")
    (site / "notebooks" / "favicon.ico").write_bytes(b"icon")
    (site / "service-worker.js").write_text("// JupyterLite's")
    (site / "jupyter-lite.json").write_text('{"jupyter-config-data": {"appVersion": "0.1"}}')
    write_pages(site, lay_out(tmp_path, site), {"01_some": {"1.2": ["numpy"]}})
    kept_files.write_list(site)
    return site


def test_lessons_and_exercises_are_listed_and_no_solutions(site):
    top = json.loads((site / "api" / "contents" / "all.json").read_text())
    assert [each["path"] for each in top["content"]] == ["exercises", "notebooks"]
    inside = json.loads((site / "api" / "contents" / "exercises" / "all.json").read_text())
    assert [each["name"] for each in inside["content"]] == ["01_some.ipynb", "glossary.ipynb"]
    assert not list(site.rglob("solutions*"))
    _, code = json.loads((site / "files" / "notebooks" / "01_some.ipynb").read_text())["cells"]
    assert code["outputs"][0]["text"] == PRINTED  # in one piece


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


def test_a_page_to_read_leads_to_others(site):
    text = (site / "read" / "notebooks" / "01_some.html").read_text()
    assert "<title>1 · Mini &lt;max&gt;: look · AI-m of the Game</title>" in text
    assert 'href="../exercises/01_some.html"' in text
    assert "$" not in text
    assert f'href="../../{address(PurePosixPath("notebooks/01_some.ipynb"))}"' in text
    for name in re.findall(r'href="([\w./]+)"', text):
        assert (site / "read" / "notebooks" / name).exists()


def test_what_a_browser_keeps_is_there_and_another_site_is_another_version(site):
    listed = json.loads((site / "site.json").read_text())
    for path in listed["rest"]:
        assert (site / path).is_file()
    assert kept_files.PLACE not in (site / "service-worker.js").read_text()
    before = kept_files.checksum(site)
    (site / "notebooks" / "favicon.ico").write_bytes(b"nico")
    assert kept_files.checksum(site) != before


def test_what_jupyterlab_shows_collapsed_is_a_fold():
    collapsed = {"jp-MarkdownHeadingCollapsed": True}
    texts = ("one", "## Two & more", "three", "## Four", "five", "six")
    cells = [new_markdown_cell(text, metadata=collapsed if "#" in text else {}) for text in texts]
    body = body_of(new_notebook(cells=cells))
    folds = re.sub(r"<(?!/?(details|summary)\b)[^>]+>|\s", "", body)
    assert folds == (
        "one<details><summary>Two&amp;more</summary>three</details>"
        "<details><summary>Four</summary>fivesix</details>"
    )
