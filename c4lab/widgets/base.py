"""What all widgets share: style, common script, static form, and fields that are set together."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

import anywidget
import traitlets as t

from c4lab.pictures.theme import img

HERE = Path(__file__).parent
IMPORT = re.compile(
    r'^import \{\s*\w+(?:,\s*\w+)*,?\s*\} from "[./\w]+?(\w+)\.js";\n', re.MULTILINE
)
EXPORT = re.compile(r"^export (?=const|function)", re.MULTILINE)


def script(name: str) -> str:
    """Returns the widget's .js after all files that it imports, each once: one module, no imports.

    anywidget gives the browser this one text, and "../shared.js" would lead nowhere from there.
    """
    texts: dict[str, str] = {}

    def add(name: str) -> None:
        text = _text(f"{name}.js")
        for imported in IMPORT.findall(text):
            if imported not in texts:
                add(imported)
        texts[name] = EXPORT.sub("", IMPORT.sub("", text))

    add(name)
    return "".join(texts.values())


def style(*names: str) -> str:
    """Returns the text of theme.css and of the .css files with these names, in this order."""
    return "".join(_text(f"{name}.css") for name in ("theme", *names))


def _text(name: str) -> str:
    """The text of the only file with this name, in whatever folder of the widgets it is."""
    [file] = HERE.rglob(name)
    return file.read_text(encoding="utf-8")


class Widget(anywidget.AnyWidget):
    """A widget that also has a static form, for pages without a kernel."""

    def picture(self) -> str:
        """Returns the widget's present state as an SVG."""
        raise NotImplementedError

    def words(self) -> str:
        """Returns the widget's present state as plain text."""
        raise NotImplementedError

    def static_html(self) -> str:
        """Returns the widget's present state as HTML for a page without a kernel."""
        return img(self.picture(), self.words())

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        live = super()._repr_mimebundle_(**kwargs)
        data, metadata = live if isinstance(live, tuple) else (live or {}, {})
        return {**data, "text/html": self.static_html(), "text/plain": self.words()}, metadata


class Form(Widget):
    """A widget whose page sets the traits named in `fields` together."""

    fields: ClassVar[tuple[str, ...]]
    trouble = t.Unicode().tag(sync=True)

    def _set(self, **asked: Any) -> None:
        """Sets the fields in `asked`. Raises ValueError for bad values, and changes nothing."""
        raise NotImplementedError

    def _settings_with(self, asked: Mapping[str, Any]) -> dict[str, Any]:
        """The values of all fields after the change that `asked` asks for."""
        return {name: getattr(self, name) for name in self.fields} | dict(asked)

    def _fill_in(self, asked: Mapping[str, Any]) -> None:
        """Sets the fields that the page sent, or says in `trouble` why that is impossible."""
        try:
            self._set(**{name: asked[name] for name in self.fields if name in asked})
            self.trouble = ""
        except ValueError as error:
            self.trouble = str(error)
