"""Makes pages of the templates in `templates/`: HTML that needs no network and no script.

All text is escaped. A template has the filters `inline`, for text with `code` between backticks and
*words* between stars, and `points`, for a number of points in words.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from c4lab.checks.writing.card import inline_code
from c4lab.checks.writing.result import points_text
from c4lab.pictures.pages import standalone_page

if TYPE_CHECKING:
    from jinja2 import Environment

HERE = Path(__file__).parent


def page(title: str, template: str, style: str = "", script: str = "", **values: Any) -> str:
    """A whole page of this template, with this CSS and this script besides those of all pages."""
    body = _environment().get_template(template).render(values)
    css = (HERE / "pages.css").read_text(encoding="utf-8")
    return standalone_page(title, body, css + style, script)


@cache
def _environment() -> Environment:
    from jinja2 import Environment, FileSystemLoader, StrictUndefined
    from markupsafe import Markup

    found = Environment(
        loader=FileSystemLoader(HERE / "templates"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
    )
    found.filters["inline"] = lambda text: Markup(inline_code(str(text)))
    found.filters["points"] = points_text
    return found
