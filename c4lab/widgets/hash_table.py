"""A hash table that is filled and searched step by step."""

from collections.abc import Callable, Sequence
from html import escape
from inspect import signature
from typing import Any

import traitlets as t

from c4lab.pictures.slots import draw_slots
from c4lab.pictures.theme import FONT, img
from c4lab.widgets.base import Widget, script, style
from c4lab.widgets.filling import Look, Slots, looks
from c4lab.widgets.game_words import counted
from c4lab.widgets.slots import FUNCTIONS, Chains, Hashed, NextFree

NAMES = ("Albert", "Brad", "Carl", "Daniel", "Ellie")
MOST_NAMES, LONGEST, LARGEST = 20, 16, 60
WAYS: dict[str, type[Chains] | type[NextFree]] = {
    "a chain in each slot": Chains,
    "the next free slot": NextFree,
}


class HashTable(Widget):
    """Inserts `names` one by one into a hash table of `size` slots, and then finds those of `find`.

    `hashed` is the name of one of the functions to choose from, or a function of your own from a
    name to a whole number. `table` is a class of your own. `table(size)`, or `table(size, hashed)`
    if it wants that too, gives an object with `slots`, a list that holds a list of names for each
    slot (or of pairs that begin with a name), with `insert(name)`, or `insert(name, value)`, and
    with `find(name)`, which gives None or False for a name that is not there.

    `step` is which step is shown; set it to jump. Raises ValueError for what cannot be shown.

    >>> print(HashTable(["Brad", "Daniel"], 3).words())
    0: Daniel
    1: Brad
    2:
    2 names in 3 slots, a load of 0.67. 0 collisions.
    """

    _esm = script("hash_table")
    _css = style("hash_table")
    step = t.Int(0).tag(sync=True)
    names = t.Unicode().tag(sync=True)
    size = t.Int(10).tag(sync=True)
    largest = t.Int(LARGEST).tag(sync=True)
    function = t.Unicode().tag(sync=True)
    functions = t.List(t.Unicode()).tag(sync=True)
    way = t.Unicode().tag(sync=True)
    ways = t.List(t.Unicode()).tag(sync=True)
    find = t.Unicode().tag(sync=True)
    pictures = t.List(t.Unicode()).tag(sync=True)
    sentences = t.List(t.Unicode()).tag(sync=True)
    summary = t.Unicode().tag(sync=True)
    trouble = t.Unicode().tag(sync=True)

    def __init__(
        self,
        names: Sequence[str] = NAMES,
        size: int = 10,
        hashed: str | Hashed = "letter sum",
        find: Sequence[str] = (),
        table: Callable[..., Any] | None = None,
    ) -> None:
        self._functions = dict(FUNCTIONS)
        if callable(hashed):
            own = getattr(hashed, "__name__", "yours")
            self._functions[own], hashed = hashed, own
        self._own = table
        self._steps: list[Look] = []
        super().__init__(ways=[] if table else list(WAYS))
        if table is None or _wants_a_function(table):
            self.functions = list(self._functions)
        texts = {"names": ", ".join(_list(names)), "find": ", ".join(_list(find))}
        self._set(**texts, size=size, function=hashed, way=next(iter(WAYS)))
        self.step = 0
        self.on_msg(self._on_event)

    @t.validate("step")
    def _within(self, proposal: Any) -> int:
        return max(0, min(int(proposal["value"]), len(self.sentences) - 1))

    def picture(self) -> str:
        return self.pictures[-1]

    def words(self) -> str:
        slots = self._steps[-1].slots
        lines = (f"{number}: {', '.join(slot)}".rstrip() for number, slot in enumerate(slots))
        return "\n".join((*lines, self.summary))

    def static_html(self) -> str:
        return (
            f'{img(self.picture(), self.words())}<p style="font-family:{FONT};font-size:14px;'
            f'line-height:1.4;margin:8px 0">{escape(self.summary)}</p>'
        )

    def _on_event(self, _: Any, content: dict[str, Any], buffers: Any) -> None:
        match content:
            case {"event": "set", **asked}:
                known = ("names", "size", "function", "way", "find")
                try:
                    self._set(**{name: asked[name] for name in known if name in asked})
                    self.trouble = ""
                except ValueError as error:
                    self.trouble = str(error)

    def _set(self, **asked: Any) -> None:
        """Works all steps out anew. Raises ValueError, and changes nothing, for bad settings."""
        wanted = {
            name: getattr(self, name) for name in ("names", "size", "function", "way", "find")
        }
        wanted |= asked
        names, find = (_split(wanted[text]) for text in ("names", "find"))
        size, way = _size(wanted["size"]), WAYS[wanted["way"]]
        if wanted["function"] not in list(self._functions):
            raise ValueError(f"There are these functions: {', '.join(self._functions)}.")
        hashed = self._functions[wanted["function"]]
        if not self._own and way is NextFree and len({*names}) > size:
            raise ValueError(f"{len({*names})} names do not fit into {size} slots, one in each.")
        make, known = self._making(way, size, hashed)
        self._steps = looks(make, names, find, known)
        self.names, self.find = ", ".join(names), ", ".join(find)
        self.size, self.function, self.way = size, wanted["function"], wanted["way"]
        self.sentences = [look.sentence for look in self._steps]
        self.summary = _summary(self._steps[-1].slots, names, known)
        self.pictures = [
            draw_slots(look.slots, look.slot, look.name, look.same) for look in self._steps
        ]
        self.step = len(self._steps) - 1

    def _making(
        self, way: type[Chains] | type[NextFree], size: int, hashed: Hashed
    ) -> tuple[Callable[[], Any], Hashed | None]:
        """What makes the table, and the hash function if that is known."""
        own = self._own
        if own is None:
            return lambda: way(size, hashed), hashed
        if _wants_a_function(own):
            return lambda: own(size, hashed), hashed
        return lambda: own(size), None


def _summary(slots: Slots, names: Sequence[str], hashed: Hashed | None) -> str:
    """How full the table is, and how many names come to a slot where another one belongs."""
    held = sum(map(len, slots))
    said = f"{counted(held, 'name')} in {counted(len(slots), 'slot')}"
    said += f", a load of {held / len(slots):.2g}."
    if held != len({*names}):
        said += f" {len({*names})} different names were inserted."
    if hashed is not None:
        collisions = len({*names}) - len({hashed(name) % len(slots) for name in names})
        said += f" {counted(collisions, 'collision')}."
    longest = max(map(len, slots))
    return f"{said} The longest chain has {longest} names." if longest > 1 else said


def _size(size: Any) -> int:
    if type(size) is not int or not 1 <= size <= LARGEST:
        raise ValueError(f"The size is a whole number from 1 to {LARGEST}, not {size!r:.20}.")
    return size


def _list(names: Any) -> list[str]:
    if not isinstance(names, (list, tuple)) or not all(isinstance(name, str) for name in names):
        raise ValueError('Give the names as a list of texts, such as ["Albert", "Brad"].')
    return list(names)


def _split(text: Any) -> list[str]:
    """The names in a line, separated by commas."""
    names = [" ".join(name.split()) for name in str(text).split(",") if name.strip()]
    if len(names) > MOST_NAMES:
        raise ValueError(f"There is room for {MOST_NAMES} names, not for {len(names)}.")
    if long := next((name for name in names if len(name) > LONGEST), None):
        raise ValueError(f"{long[:LONGEST]}... is too long: a name has at most {LONGEST} letters.")
    return names


def _wants_a_function(table: Callable[..., Any]) -> bool:
    """Whether the table is made with a hash function as well as a size."""
    try:
        return len(signature(table).parameters) > 1
    except (TypeError, ValueError):
        return False
