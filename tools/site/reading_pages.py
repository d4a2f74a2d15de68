"""Pages that run nothing: each lesson, its exercises and the glossary, to read at once."""

import re
from collections.abc import Iterable
from functools import cache
from html import escape, unescape
from pathlib import Path, PurePosixPath

import nbformat
from latex2mathml.converter import convert
from nbconvert import HTMLExporter
from nbformat import NotebookNode
from nbformat.v4 import new_notebook
from pygments.formatters import HtmlFormatter

PAGE = Path(__file__).with_name("page")
FOLDER = "read"
FORMULA = re.compile(r"(\$\$?)(?=\S)([^$\n]+?)(?<=\S)\1(?!\d)")
CODE = re.compile(r"(<(pre|code|svg|script|style)\b.*?</\2>)", re.DOTALL)
LINK = re.compile(r'href="([\w./]*?)(\w+)\.ipynb')
HEADING = re.compile(r"^# (.+)$", re.MULTILINE)
STYLES = {"default": "light", "github-dark": "dark"}
"""Of Pygments, and the scheme in which each is for code."""


def page_of(notebook: PurePosixPath) -> str:
    """The address of the page, as seen from the site's first one."""
    return f"{FOLDER}/{notebook.with_suffix('.html')}"


def write_reading_pages(
    site: Path, notebooks: Iterable[PurePosixPath], live: dict[str, str]
) -> None:
    """Writes a page for each notebook of the site; `live` has the address where it runs."""
    template = (PAGE / "reading.html").read_text(encoding="utf-8")
    style = (PAGE / "reading.css").read_text(encoding="utf-8")
    (site / "reading.css").write_text(style + _code_colours(), encoding="utf-8")
    for path in notebooks:
        notebook = nbformat.reads((site / "files" / path).read_text(encoding="utf-8"), 4)
        body = as_page(body_of(notebook))
        values = {"title": escape(_title(notebook)), "live": live[str(path)], "body": body}
        text = template
        for name, value in values.items():
            text = text.replace(f"{{{name}}}", value, 1)
        target = site / page_of(path)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")


def body_of(notebook: NotebookNode) -> str:
    """The notebook as HTML. What JupyterLab shows collapsed, a heading and all cells up to the next
    such heading, is a fold here."""

    def as_html(cells: list[NotebookNode]) -> str:
        body, _ = _exporter().from_notebook_node(
            new_notebook(cells=cells, metadata=notebook.metadata)
        )
        return str(body)

    parts: list[list[NotebookNode]] = [[]]
    for cell in notebook.cells:
        if cell.metadata.get("jp-MarkdownHeadingCollapsed"):
            parts.append([])
        parts[-1].append(cell)
    body = as_html(parts[0])
    for heading, *cells in parts[1:]:
        title = escape(heading.source.lstrip("# "))
        body += f"<details><summary>{title}</summary>{as_html(cells)}</details>"
    return body


@cache
def _exporter() -> HTMLExporter:
    return HTMLExporter(
        template_name="basic", exclude_input_prompt=True, exclude_output_prompt=True
    )


def as_page(body: str) -> str:
    """The notebook's HTML with links to other such pages, and with formulas as MathML.

    >>> as_page('<p><a href="../exercises/01_minimax.ipynb">go</a> <code>$a$</code></p>')
    '<p><a href="../exercises/01_minimax.html">go</a> <code>$a$</code></p>'
    >>> as_page("<p>$n$</p>").count("<math")
    1
    """
    parts = CODE.split(LINK.sub(r'href="\1\2.html', body))
    # Of each three parts the second is code, and the third its tag.
    return "".join(
        FORMULA.sub(_formula, part) if place % 3 == 0 else part if place % 3 == 1 else ""
        for place, part in enumerate(parts)
    )


def _formula(found: re.Match[str]) -> str:
    display = "block" if found[1] == "$$" else "inline"
    return str(convert(unescape(found[2]), display=display))


def _title(notebook: NotebookNode) -> str:
    texts = (cell.source for cell in notebook.cells if cell.cell_type == "markdown")
    found = next(filter(None, map(HEADING.search, texts)), None)
    return f"{found[1]} · AI-m of the Game" if found else "AI-m of the Game"


def _code_colours() -> str:
    """The colours of code in both schemes."""
    sheets = []
    for style, scheme in STYLES.items():
        rules = HtmlFormatter(style=style, nobackground=True).get_style_defs(".highlight")
        sheets.append(f"@media (prefers-color-scheme: {scheme}) {{\n{rules}\n}}\n")
    return "\n".join(sheets)
