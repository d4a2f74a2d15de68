"""The pages that run nothing."""

import re

from nbformat.v4 import new_markdown_cell, new_notebook

from tools.site.reading_pages import body_of


def test_what_jupyterlab_shows_collapsed_is_a_fold() -> None:
    def heading(text: str) -> object:
        return new_markdown_cell(text, metadata={"jp-MarkdownHeadingCollapsed": True})

    cells = [new_markdown_cell("one"), heading("## Two & more"), new_markdown_cell("three")]
    cells += [heading("## Four"), new_markdown_cell("five"), new_markdown_cell("six")]
    body = body_of(new_notebook(cells=cells))
    folds = re.sub(r"<(?!/?(details|summary)\b)[^>]+>|\s", "", body)
    assert folds == (
        "one<details><summary>Two&amp;more</summary>three</details>"
        "<details><summary>Four</summary>fivesix</details>"
    )
