"""The widgets' scripts: joined to one module each, and of one mind with Python about its traits."""

import re
from collections import Counter
from pathlib import Path

import anywidget
import pytest
import traitlets

from c4lab import widgets
from c4lab.widgets import base
from c4lab.widgets.base import script

CLASSES = [getattr(widgets, name) for name in widgets.__all__]
TOP_LEVEL = re.compile(r"^(?:export )?(?:async )?(?:function|const|let|class) (\w+)", re.MULTILINE)
TYPE = re.compile(r"@typedef \{((?:(?!@typedef).)*?)\} (\w+)(?= @typedef| \*/|\n)")
JAVASCRIPT = {traitlets.Unicode: "string", traitlets.Bool: "boolean", traitlets.Int: "number"}


@pytest.mark.parametrize("widget", CLASSES)
def test_a_script_is_one_module_without_imports(widget: type[anywidget.AnyWidget]) -> None:
    text = script(widget.__module__.rpartition(".")[2])
    assert not re.search(r"^import\b", text, re.MULTILINE)
    assert re.findall(r"^export .*$", text, re.MULTILINE) in (
        ["export default {"],
        ["export default { render };"],
    )
    twice = [name for name, times in Counter(TOP_LEVEL.findall(text)).items() if times > 1]
    assert not twice, "files that are joined share their names"


def test_a_file_comes_once_and_behind_those_that_it_imports(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = {
        "low": "export const low = 1;\n",
        "left": 'import { low } from "./low.js";\n\nexport function left() { return low; }\n',
        "right": 'import {\n  low,\n} from "./low.js";\nexport const right = low;\n',
        "top": '// Top.\nimport { left } from "./left.js";\nimport { right } from "./right.js";\n'
        "export default { left, right };\n",
    }
    for name, text in files.items():
        (tmp_path / f"{name}.js").write_text(text)
    monkeypatch.setattr(base, "HERE", tmp_path)
    assert script("top").split("\n") == [
        "const low = 1;",
        "",
        "function left() { return low; }",
        "const right = low;",
        "// Top.",
        "export default { left, right };",
        "",
    ]


@pytest.mark.parametrize("widget", CLASSES)
def test_a_script_reads_traits_that_the_widget_has(widget: type[anywidget.AnyWidget]) -> None:
    traits = widget.class_traits(sync=True)
    fields = _fields("State", script(widget.__module__.rpartition(".")[2]))
    assert fields
    for name, type in fields.items():
        assert name in traits, f"{widget.__name__} has no trait {name}"
        wanted = JAVASCRIPT.get(traits[name].__class__)
        assert wanted in (None, type), f"{name} of {widget.__name__} is a {wanted}"


def _fields(name: str, text: str) -> dict[str, str]:
    """The fields of the type `name`, with those of the types that it is put together from."""
    flat = re.sub(r"\n \*\s+", " ", text)
    [definition] = [found for found, called in TYPE.findall(flat) if called == name]
    fields: dict[str, str] = {}
    for part in _split(definition, "&"):
        if part.startswith("{"):
            pairs = (field.partition(": ") for field in _split(part[1:-1], ","))
            fields |= {field: type for field, _, type in pairs}
        else:
            fields |= _fields(part, text)
    return fields


def _split(text: str, separator: str) -> list[str]:
    """The parts of `text` between the separators that stand in no bracket."""
    parts, depth = [""], 0
    for character in text:
        depth += (character in "{[<") - (character in "}]>")
        if character == separator and not depth:
            parts.append("")
        else:
            parts[-1] += character
    return [part.strip() for part in parts]
