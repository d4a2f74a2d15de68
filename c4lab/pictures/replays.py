"""What every replay of a game has on a page: its buttons, its style and its script."""

from html import escape
from importlib.resources import files

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
