"""Draws results, hints and tables as HTML, as a notebook shows them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import escape
from typing import TYPE_CHECKING

from c4lab.pictures.theme import FONT, GOOD, RED, img

if TYPE_CHECKING:
    from c4lab.checks.writing.result import Counterexample, Result

INK = "var(--jp-ui-font-color1, #212121)"
SOFT = "var(--jp-ui-font-color1, #424242)"
LINE = "var(--jp-border-color1, #c4c7cc)"
RAISED = "var(--jp-layout-color2, #eee)"
# The sign and the words of the heading say the same as the colour of the edge.
EDGES = {"right": GOOD, "wrong": RED, "raised": RED, "not attempted": LINE}
HIGHEST = "160px"  # of a picture: a card should fit on a screen beside the learner's code
CODE = "font-family:var(--jp-code-font-family, monospace);font-size:13px"
IN_LINE = f'<code style="{CODE};color:{INK};background:{RAISED}">'
WRAPPED = ";overflow-wrap:anywhere"
EMPHASIS = re.compile(r"(?<![\w*])\*(\w+)\*(?![\w*])")


def result_html(result: Result) -> str:
    parts = [
        _heading(result.heading),
        f"<div>{escape(f'{result.exercise} {result.title}'.strip())}</div>",
        _paragraph(inline_code(result.message, IN_LINE), ";white-space:pre-line"),
    ]
    example = result.counterexample
    if example:
        if example.sentence != result.message:
            parts.append(_example_sentence(example))
        if example.picture:
            picture = img(example.picture, example.diagram, HIGHEST)
            parts.append(f'<div style="margin-top:8px">{picture}</div>')
        elif example.diagram:
            parts.append(_block(example.diagram))
        if example.legend:
            parts.append(_paragraph(escape(example.legend)))
    if result.parts:
        parts.append(_list(map(str, result.parts)))
    if result.cost:
        parts.append(_paragraph(escape(result.cost)))
    if result.printed:
        parts.append(_paragraph("It printed:") + _block(result.printed))
    if result.note:
        parts.append(_paragraph(escape(result.note), f";color:{SOFT}"))
    return _card("".join(parts), EDGES[result.status])


def message_html(heading: str, text: str, code: str = "") -> str:
    body = _heading(heading) + _paragraph(inline_code(text, IN_LINE))
    return _card(body + (_block(code) if code else ""), LINE)


def table_html(rows: Sequence[Sequence[str]], items: Sequence[str], below: Sequence[str]) -> str:
    """A table whose first row is its head, then a list, then lines of text."""
    line = f'<tr style="text-align:right;border-bottom:1px solid {LINE}">'
    cell = 'style="padding:4px 12px"'
    head = "".join(f'<th scope="col" {cell}>{escape(name)}</th>' for name in rows[0])
    body = "".join(
        line + "".join(f"<td {cell}>{escape(text)}</td>" for text in row) + "</tr>"
        for row in rows[1:]
    )
    return (
        f'<div style="font-family:{FONT};color:{INK};font-size:14px">'
        f'<table style="border-collapse:collapse;color:{INK}"><thead>{line}{head}</tr></thead>'
        f"<tbody>{body}</tbody></table>{_list(items) if items else ''}"
        + "".join(f"<p>{escape(line)}</p>" for line in below)
        + "</div>"
    )


def _heading(text: str) -> str:
    return f'<div style="font-weight:600">{escape(text)}</div>'


def _paragraph(html: str, style: str = "") -> str:
    return f'<p style="margin:8px 0 0{style}">{html}</p>'


def _example_sentence(example: Counterexample) -> str:
    """The sentence of the example as HTML, with its Python text as code."""
    *before, call = example.call.split("\n")
    expected, got = _code(example.expected), _code(example.got)
    sentence = f"{_code(call)} should be {expected}, and yours gives {got}."
    return (_block("\n".join(before)) if before else "") + _paragraph(sentence, WRAPPED)


def _code(text: str) -> str:
    """`text` as HTML: as code if it is a Python expression, else as words."""
    try:
        compile(text, "", "eval")
    except (SyntaxError, ValueError):
        return escape(text)
    return f"{IN_LINE}{escape(text)}</code>"


def _list(items: Iterable[str]) -> str:
    lines = "".join(f"<li>{escape(item)}</li>" for item in items)
    return f'<ul style="list-style:none;margin:8px 0 0;padding:0">{lines}</ul>'


def _card(body: str, edge: str) -> str:
    return (
        f'<div style="font-family:{FONT};color:{INK};font-size:14px;line-height:1.4;'
        f'max-width:720px;padding:8px 16px;border-left:4px solid {edge}">{body}</div>'
    )


def _block(text: str) -> str:
    style = f"{CODE};color:{INK};background:{RAISED};padding:8px;margin:8px 0 0;overflow-x:auto"
    return f'<pre style="{style}">{escape(text)}</pre>'


def inline_code(text: str, tag: str = "<code>") -> str:
    """The text as HTML: `code` between backticks as code, which begins with this tag, and a *word*
    between stars emphasised."""
    pieces = text.split("`")
    if len(pieces) % 2 == 0:
        return escape(text)
    return "".join(
        f"{tag}{escape(piece)}</code>" if index % 2 else EMPHASIS.sub(r"<em>\1</em>", escape(piece))
        for index, piece in enumerate(pieces)
    )
