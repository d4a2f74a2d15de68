"""Pages that open anywhere: one HTML text, light or dark as the reader's system is, and what every
replay of a game has on one: its buttons, its style and its script.
"""

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


BUTTONS = (("first", "⏮ Start"), ("back", "◀ Back"), ("next", "Next ▶"), ("last", "End ⏭"))


def replay_bar() -> str:
    """The buttons as HTML; the script shows them, since without it they do nothing."""
    buttons = "".join(
        f'<button type="button" data-go="{go}">{escape(label)}</button>' for go, label in BUTTONS
    )
    return f'<div class="bar" hidden>{buttons}</div>'


def replay_style(own: str = "") -> str:
    """The CSS of a page with replays, and the page's `own` behind it."""
    return _text_of("replay.css") + own


def replay_script(own: str) -> str:
    """The script of a page with replays: it defines `goThrough` in front of the page's `own`."""
    return _text_of("replay.js") + own


def _text_of(name: str) -> str:
    return files(__package__).joinpath(name).read_text(encoding="utf-8")
