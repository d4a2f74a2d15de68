"""Pages that open anywhere: one HTML text, light or dark as the reader's system is."""

from html import escape
from importlib.resources import files

NOTHING = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"
"""What a browser may load for a page without a script: nothing."""


def standalone_page(title: str, body: str, style: str, script: str = "") -> str:
    """The HTML text of a page with this title and `body`, which is HTML.

    `style` is CSS beside that of all pages. A page without a `script` says that none may run.
    """
    css = files(__package__).joinpath("pages.css").read_text(encoding="utf-8")
    policy = f'<meta http-equiv="Content-Security-Policy" content="{NOTHING}">'
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        f"{'' if script else policy}"
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{css}{style}</style></head>"
        f"<body><main><h1>{escape(title)}</h1>{body}</main>"
        f"{f'<script>{script}</script>' if script else ''}</body></html>\n"
    )
