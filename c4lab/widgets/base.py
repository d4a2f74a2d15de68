"""What every widget shares: its look, its shared script, and a form for pages that run nothing."""

import re
from pathlib import Path
from typing import Any

import anywidget

from c4lab.pictures.theme import img

HERE = Path(__file__).parent
IMPORT = re.compile(r'^import \{\s*\w+(?:,\s*\w+)*,?\s*\} from "\./(\w+)\.js";\n', re.MULTILINE)
EXPORT = re.compile(r"^export (?=const|function)", re.MULTILINE)


def script(name: str) -> str:
    """The widget's .js behind all files that it imports, each once: one module, without imports.

    anywidget gives the browser this one text, and "./shared.js" would lead nowhere from there.
    """
    texts: dict[str, str] = {}

    def add(name: str) -> None:
        text = (HERE / f"{name}.js").read_text(encoding="utf-8")
        for imported in IMPORT.findall(text):
            if imported not in texts:
                add(imported)
        texts[name] = EXPORT.sub("", IMPORT.sub("", text))

    add(name)
    return "".join(texts.values())


def style(*names: str) -> str:
    """The shared look and the widget's own .css, of one file or several."""
    return "".join((HERE / f"{name}.css").read_text(encoding="utf-8") for name in ("theme", *names))


class Widget(anywidget.AnyWidget):
    """A widget that also knows how to show itself where nothing runs."""

    def picture(self) -> str:
        """What it shows now, as an SVG."""
        raise NotImplementedError

    def words(self) -> str:
        """What it shows now, as text."""
        raise NotImplementedError

    def static_html(self) -> str:
        """What it shows now, as HTML for a page that runs nothing."""
        return img(self.picture(), self.words())

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        live = super()._repr_mimebundle_(**kwargs)
        data, metadata = live if isinstance(live, tuple) else (live or {}, {})
        return {**data, "text/html": self.static_html(), "text/plain": self.words()}, metadata
