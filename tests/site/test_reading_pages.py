"""The pages that run nothing."""

from nbformat.v4 import new_markdown_cell, new_notebook

from tools.site.reading_pages import body_of


def test_what_jupyterlab_shows_collapsed_is_a_fold() -> None:
    def heading(text: str) -> object:
        return new_markdown_cell(text, metadata={"jp-MarkdownHeadingCollapsed": True})

    cells = [new_markdown_cell("one"), heading("## Two & more"), new_markdown_cell("three")]
    cells += [heading("## Four"), new_markdown_cell("five"), new_markdown_cell("six")]
    body = body_of(new_notebook(cells=cells))
    open_text, second, third = body.split("<details><summary>")
    assert "one" in open_text and "three" not in open_text
    assert second.startswith("Two &amp; more</summary>") and "three" in second
    assert third.startswith("Four</summary>") and "five" in third and "six" in third
    assert second.endswith("</details>") and third.endswith("</details>")
