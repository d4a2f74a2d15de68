"""The parts that pages are made of: HTML that needs no network and no script."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from importlib.resources import files

from c4lab.pictures.pages import standalone_page

EMPHASIS = re.compile(r"(?<![\w*])\*(\w+)\*(?![\w*])")


def page(title: str, body: str, style: str = "", script: str = "") -> str:
    """A whole page, with this CSS and this script besides those of all pages."""
    common = files(__package__).joinpath("pages.css").read_text(encoding="utf-8")
    return standalone_page(title, body, common + style, script)


def table(name: str, head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """A table; numbers stand at the right, and the first cell of a row is its head. The others
    are texts as `paragraph` has them."""
    numbers = [all(isinstance(row[at], int | float) for row in rows) for at in range(len(head))]
    marks = [' class="number"' if number and rows else "" for number in numbers]
    top = "".join(
        f'<th scope="col"{mark}>{escape(text)}</th>' for text, mark in zip(head, marks, strict=True)
    )
    body = "".join(
        f'<tr><th scope="row"{marks[0]}>{escape(str(row[0]))}</th>'
        + "".join(
            f"<td{mark}>{_inline(str(cell))}</td>"
            for cell, mark in zip(row[1:], marks[1:], strict=True)
        )
        + "</tr>"
        for row in rows
    )
    return (
        f'<div class="table" tabindex="0" role="region" aria-label="{escape(name)}"><table>'
        f"<thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def paragraph(text: str) -> str:
    """Text with `code` between backticks and *words* between stars."""
    return f"<p>{_inline(text)}</p>"


def _inline(text: str) -> str:
    pieces = text.split("`")
    if len(pieces) % 2 == 0:
        return escape(text)
    return "".join(
        f"<code>{escape(piece)}</code>"
        if index % 2
        else EMPHASIS.sub(r"<em>\1</em>", escape(piece))
        for index, piece in enumerate(pieces)
    )


def block(text: str) -> str:
    """Lines of code."""
    return f'<pre tabindex="0"><code>{escape(text)}</code></pre>' if text else ""
