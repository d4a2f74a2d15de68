"""Imports run one way: no module imports itself in a circle, no layer one above it.

The graph is read from the syntax trees, so an import inside a function counts as well; one under
`if TYPE_CHECKING` does not.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

import c4lab

Graph = dict[str, set[str]]
Link = tuple[str, str]

LAYERS = (
    {"work"},
    {"games"},
    {"pictures", "search", "data", "tables"},
    {"evaluation"},
    {"solver", "tuning"},
    {"players"},
    {"instruments"},
    {"bench"},
    {"checks.working"},
    {"checks.writing"},
    {"checks.judging"},
    {"checks.keeping"},
    {"checks"},
    {"capstone"},
    {"lessons", "widgets"},
    {"classroom.grading"},
    {"classroom.pages"},
    {"classroom.handout"},
    {"classroom.league"},
    {"classroom"},
    {"__main__"},
)
"""From the bottom up. A module imports from its own folder and from lower layers."""

LATE = ("c4lab.games.position", "c4lab.pictures")
"""The one link upwards: a position asks for its picture when a notebook shows it."""

FIRST = ("c4lab", "c4lab.work.in_a_tab")
"""What happens before anything else: in a browser tab a missing library is named."""


@cache
def modules() -> dict[str, str]:
    """The text of each module of the package, by name."""
    root = Path(c4lab.__file__).parent
    return {
        ".".join(("c4lab", *file.relative_to(root).with_suffix("").parts)).removesuffix(
            ".__init__"
        ): file.read_text(encoding="utf-8")
        for file in sorted(root.rglob("*.py"))
    }


@cache
def parsed(source: str) -> ast.Module:
    """The syntax tree of a module, made once for all tests."""
    return ast.parse(source)


def named(node: ast.expr) -> str:
    """The name that an expression is or ends with, "" for what has none."""
    return str(getattr(node, "attr", getattr(node, "id", "")))


def imported(tree: ast.AST, late: bool = True) -> Iterator[tuple[str, str]]:
    """The module of each import and the name taken out of it, "" for the module as a whole.

    Without `late` those in functions, which come when the function is called, are left out.
    """
    waiting: list[ast.AST] = [tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not late:
            continue
        if isinstance(node, ast.If) and named(node.test) == "TYPE_CHECKING":
            waiting += node.orelse
            continue
        waiting += ast.iter_child_nodes(node)
        if isinstance(node, ast.Import):
            yield from ((each.name, "") for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, "name the module in full"
            yield from ((node.module or "", each.name) for each in node.names)
        elif isinstance(node, ast.Call) and named(node.func) == "import_module":
            yield from ((each.value, "") for each in node.args if isinstance(each, ast.Constant))


def graph(sources: Mapping[str, str], late: bool = True) -> Graph:
    """Which of these modules each of them imports. A name may be that of a module in a folder."""
    links: Graph = {name: set() for name in sources}
    for name, source in sources.items():
        for module, inside in imported(parsed(source), late):
            whole = f"{module}.{inside}"
            links[name].add(whole if whole in sources else module)
        links[name] &= sources.keys() - {name}
    return links


def circles(links: Graph) -> list[list[str]]:
    """The modules that reach each other, a sorted list for each such group."""
    left = links
    while ends := {name for name, others in left.items() if not others & left.keys()}:
        left = {name: others for name, others in left.items() if name not in ends}
    reached = {name: set(_reached(left, name)) for name in left}
    groups = {
        tuple(sorted(other for other in reached[name] if name in reached.get(other, ())))
        for name in left
        if name in reached[name]
    }
    return sorted(map(list, groups))


def at_once(sources: Mapping[str, str], folder: str) -> Graph:
    """The first names of what a module imports at once: for those of a folder and what they need.

    Whoever imports a module imports the packages that it is in.
    """
    links = graph(sources, late=False)
    for name in sources:
        if package := name.rpartition(".")[0]:
            links[name].add(package)
    links[""] = {name for name in sources if f"{name}.".startswith(f"{folder}.")}
    return {
        name: {module.split(".")[0] for module, _ in imported(parsed(sources[name]), late=False)}
        for name in _reached(links, "")
    }


def _reached(links: Graph, start: str) -> Iterable[str]:
    found: set[str] = set()
    waiting = [*links[start]]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += links.get(name, ())
    return found


def layer(module: str) -> int:
    """The number of the layer that a module is in, by the longest folder that has one."""
    parts = module.split(".")[1:]
    for length in range(len(parts), 0, -1):
        for number, folders in enumerate(LAYERS):
            if ".".join(parts[:length]) in folders:
                return number
    return -1  # c4lab itself, which any module may ask for its version


def upwards(links: Graph) -> Iterator[Link]:
    """The links to a higher layer, to another folder of the same one, and to another's lesson."""
    for name, others in links.items():
        for other in others:
            above = layer(other) > layer(name)
            beside = layer(other) == layer(name) and name.split(".")[1] != other.split(".")[1]
            if above or beside or lesson(other) not in ("", lesson(name)):
                yield name, other


def lesson(module: str) -> str:
    """The folder of the lesson that a module belongs to, "" for what is no single lesson's."""
    found = re.match(r"c4lab\.lessons\.(lesson\d\w*)", module)
    return found[1] if found else ""


@cache
def package() -> Graph:
    """The package's own graph, without the link upwards."""
    links = graph(modules())
    for name, other in (LATE, FIRST):
        links[name].remove(other)
    return links


def broken(links: Graph) -> set[Link]:
    """The links that break a rule: those upwards, and those inside a circle."""
    return {
        (name, other)
        for group in circles(links)
        for name in group
        for other in links[name] & {*group}
    }.union(upwards(links))


def test_there_is_no_circle_and_no_import_upwards() -> None:
    found = {f"{name} imports {other}" for name, other in broken(package())}
    assert found == set()


def test_each_folder_has_its_layer() -> None:
    assert {name for name in package() if layer(name) < 0} == {"c4lab"}


def read(**sources: str) -> Graph:
    return graph({name.replace("_", "."): source for name, source in sources.items()})


@pytest.mark.parametrize(
    "source",
    [
        "import c4lab.search.b",
        "from c4lab.search.b import something",
        "from c4lab.search import b",
        "def late():\n    from c4lab.search.b import something",
        "import importlib\nimportlib.import_module('c4lab.search.b')",
        "if TYPE_CHECKING:\n    pass\nelse:\n    import c4lab.search.b",
    ],
)
def test_every_way_to_import_counts(source: str) -> None:
    links = read(c4lab_search_a=source, c4lab_search_b="import c4lab.search.a", c4lab_search="")
    assert links["c4lab.search.a"] == {"c4lab.search.b"}
    assert circles(links) == [["c4lab.search.a", "c4lab.search.b"]]


def test_what_only_types_need_does_not_count() -> None:
    source = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import c4lab.search.b"
    assert read(c4lab_search_a=source, c4lab_search_b="")["c4lab.search.a"] == set()


@pytest.mark.parametrize(
    ("name", "other", "allowed"),
    [
        ("players.greedy", "games", True),
        ("games.sim", "players.greedy", False),
        ("games.sim", "games.position", True),
        ("search.minimax", "pictures.theme", False),
        ("instruments.trace", "c4lab", True),
        ("checks.judging.case", "checks.writing.wrong", True),
        ("checks.writing.wrong", "checks.judging.case", False),
        ("lessons.lesson01_minimax.best_move", "checks.writing", True),
        ("checks.writing.case", "lessons.lesson01_minimax", False),
        ("lessons.lesson02_alpha_beta.prune", "lessons.lesson02_alpha_beta.nodes", True),
        ("lessons.lesson02_alpha_beta.prune", "lessons.lesson01_minimax.values", False),
        ("lessons.lesson02_alpha_beta.prune", "lessons.common.values", True),
        ("lessons.lesson02_alpha_beta.prune", "lessons", True),
        ("widgets.board", "lessons.lesson02_alpha_beta", False),
    ],
)
def test_which_imports_the_layers_allow(name: str, other: str, allowed: bool) -> None:
    target = "c4lab" if other == "c4lab" else f"c4lab.{other}"
    links = {f"c4lab.{name}": {target}, target: set()}
    assert list(upwards(links)) == ([] if allowed else [(f"c4lab.{name}", target)])


@pytest.mark.parametrize("folder", ["c4lab.widgets", "c4lab.checks"])
def test_what_takes_long_to_import_is_imported_where_it_is_used(folder: str) -> None:
    brought = at_once(modules(), folder)
    assert {"c4lab.games.position", folder} <= brought.keys()
    heavy = {"numpy", "psutil", "packaging", "pandas", "matplotlib", "wasmtime"}
    assert {name for name, others in brought.items() if others & heavy} == set()


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import numpy.typing", True),
        ("from numpy import array", True),
        ("try:\n    import numpy\nexcept ImportError:\n    pass", True),
        ("class Table:\n    import numpy", True),
        ("def late():\n    import numpy", False),
        ("from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import numpy", False),
    ],
)
def test_which_imports_come_at_once(source: str, found: bool) -> None:
    sources = {"c4lab": "", "c4lab.a": "import c4lab.b.c", "c4lab.b": source, "c4lab.b.c": ""}
    assert ("numpy" in at_once(sources, "c4lab.a").get("c4lab.b", set())) is found


def test_no_module_has_the_name_of_what_it_defines_or_its_package_exports() -> None:
    """Otherwise `import c4lab.search.pvs as m` gives the module or the function, as it happens."""
    texts = modules()
    hidden = [
        name
        for name, text in texts.items()
        for package, _, last in [name.rpartition(".")]
        if last in set(defined(text)) | set(bound(texts.get(package, "")))
    ]
    assert not hidden


def defined(text: str) -> Iterator[str]:
    """The functions, classes and variables of a module's top level."""
    for node in parsed(text).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield node.name
        elif isinstance(node, ast.Assign):
            yield from map(named, node.targets)


def bound(text: str) -> Iterator[str]:
    """The same, and what the module imports by name: of a package that is what it exports."""
    yield from defined(text)
    for node in parsed(text).body:
        if isinstance(node, ast.ImportFrom):
            yield from (each.asname or each.name for each in node.names)
