"""A table as text, as HTML and as CSV; the names of its columns are its first row."""

import csv
import io
from collections.abc import Iterable, Sequence
from html import escape
from typing import Any


def as_text(rows: Sequence[Sequence[str]]) -> str:
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(f"{cell:>{width}}" for cell, width in zip(row, wide, strict=True)) for row in rows
    )


def as_html(rows: Sequence[Sequence[str]]) -> str:
    first, *rest = rows
    head = "".join(f"<th>{escape(cell)}</th>" for cell in first)
    body = "".join(
        f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rest
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def as_csv(rows: Iterable[Sequence[Any]]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerows([["" if cell is None else cell for cell in row] for row in rows])
    return text.getvalue()
