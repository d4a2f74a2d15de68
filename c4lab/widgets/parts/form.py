"""A form: its fields are set together, or a sentence says why that is impossible."""

from collections.abc import Mapping
from typing import Any, ClassVar

import traitlets as t

from c4lab.widgets.base import Widget


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
