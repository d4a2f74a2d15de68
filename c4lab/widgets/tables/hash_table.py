"""A hash table that the learner fills and searches step by step."""

from collections.abc import Callable, Sequence
from html import escape
from typing import Any

import traitlets as t

from c4lab.pictures.hash_tables import draw_slots
from c4lab.pictures.theme import FONT, img
from c4lab.widgets.base import Form, script, style
from c4lab.widgets.tables.filling import Slots, TableStep, table_steps
from c4lab.widgets.tables.slots import FUNCTIONS, Chains, Hashed, NextFree
from c4lab.work.english import counted

NAMES = ("Albert", "Brad", "Carl", "Daniel", "Ellie")
MOST_NAMES, LONGEST, LARGEST = 20, 16, 60
WAYS: dict[str, type[Chains] | type[NextFree]] = {
    "a chain in each slot": Chains,
    "the next free slot": NextFree,
}


class HashTable(Form):
    """Inserts `names` one by one into a hash table of `size` slots, and then finds those of `find`.

    `table` is a class of your own. `table(size)` gives an object with these parts: `slots`, a list
    with a list of names for each slot (or of pairs that begin with a name); `insert(name)` or
    `insert(name, value)`; and `find(name)`, which returns None or False for a name that is not
    there.

    `step` is the number of the step shown; set it to jump. Raises ValueError for what cannot be
    shown.

    >>> print(HashTable(["Brad", "Daniel"], 3).words())
    0: Daniel
    1: Brad
    2:
    2 names in 3 slots, a load of 0.67. 0 collisions.
    """

    _esm = script("hash_table")
    _css = style("form", "hash_table")
    fields = ("names", "size", "function", "way", "find")
    step = t.Int(0).tag(sync=True)
    names = t.Unicode().tag(sync=True)
    size = t.Int(10).tag(sync=True)
    largest = t.Int(LARGEST).tag(sync=True)
    function = t.Unicode(next(iter(FUNCTIONS))).tag(sync=True)
    functions = t.List(t.Unicode()).tag(sync=True)
    way = t.Unicode(next(iter(WAYS))).tag(sync=True)
    ways = t.List(t.Unicode()).tag(sync=True)
    find = t.Unicode().tag(sync=True)
    pictures = t.List(t.Unicode()).tag(sync=True)
    sentences = t.List(t.Unicode()).tag(sync=True)
    summary = t.Unicode().tag(sync=True)

    def __init__(
        self,
        names: Sequence[str] = NAMES,
        size: int = 10,
        find: Sequence[str] = (),
        table: Callable[..., Any] | None = None,
    ) -> None:
        self._learners_table = table
        self._steps: list[TableStep] = []
        functions, ways = ([], []) if table else (list(FUNCTIONS), list(WAYS))
        super().__init__(functions=functions, ways=ways)
        self._set(names=", ".join(_checked(names)), find=", ".join(_checked(find)), size=size)
        self.step = 0
        self.on_msg(self._on_event)

    @t.validate("step")
    def _keep_step_in_range(self, proposal: Any) -> int:
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
            case {"do": "set", **asked}:
                self._fill_in(asked)

    def _set(self, **asked: Any) -> None:
        """Runs all steps anew. Raises ValueError for bad settings, and changes nothing."""
        settings = self._settings_with(asked)
        names, find = (_parse_names(settings[text]) for text in ("names", "find"))
        size, way = _checked_size(settings["size"]), WAYS[settings["way"]]
        if settings["function"] not in list(FUNCTIONS):
            raise ValueError(f"There are these functions: {', '.join(FUNCTIONS)}.")
        own, hashed = self._learners_table, FUNCTIONS[settings["function"]]
        if not own and way is NextFree and len({*names}) > size:
            raise ValueError(f"{len({*names})} names do not fit into {size} slots, one in each.")
        known = None if own else hashed
        self._steps = table_steps(
            lambda: own(size) if own else way(size, hashed), names, find, known
        )
        self.names, self.find = ", ".join(names), ", ".join(find)
        self.size, self.function, self.way = size, settings["function"], settings["way"]
        self.sentences = [step.sentence for step in self._steps]
        self.summary = _summary(self._steps[-1].slots, names, known)
        self.pictures = [
            draw_slots(step.slots, step.slot, step.name, step.same) for step in self._steps
        ]
        self.step = len(self._steps) - 1


def _summary(slots: Slots, names: Sequence[str], hashed: Hashed | None) -> str:
    """How full the table is, and how many names share a slot of the hash with another name."""
    held = sum(map(len, slots))
    text = f"{counted(held, 'name')} in {counted(len(slots), 'slot')}"
    text += f", a load of {held / len(slots):.2g}."
    if held != len({*names}):
        text += f" {len({*names})} different names were inserted."
    if hashed is not None:
        collisions = len({*names}) - len({hashed(name) % len(slots) for name in names})
        text += f" {counted(collisions, 'collision')}."
    longest = max(map(len, slots))
    return f"{text} The longest chain has {longest} names." if longest > 1 else text


def _checked_size(size: Any) -> int:
    if type(size) is not int or not 1 <= size <= LARGEST:
        raise ValueError(f"The size is a whole number from 1 to {LARGEST}, not {size!r:.20}.")
    return size


def _checked(names: Any) -> list[str]:
    if not isinstance(names, (list, tuple)) or not all(isinstance(name, str) for name in names):
        raise ValueError('Give the names as a list of texts, such as ["Albert", "Brad"].')
    return list(names)


def _parse_names(text: Any) -> list[str]:
    """The names in a line, separated by commas. Raises ValueError for too many or too long ones."""
    names = [" ".join(name.split()) for name in str(text).split(",") if name.strip()]
    if len(names) > MOST_NAMES:
        raise ValueError(f"There is room for {MOST_NAMES} names, not for {len(names)}.")
    if long := next((name for name in names if len(name) > LONGEST), None):
        raise ValueError(f"{long[:LONGEST]}... is too long: a name has at most {LONGEST} letters.")
    return names
