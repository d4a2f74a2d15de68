"""Writes values as Python text, so that a call that is shown can be pasted and run."""

import re
from collections.abc import Container
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from reprlib import Repr
from typing import Any

from c4lab.checks.working.plain import Fields, Thing
from c4lab.games import Position

LONGEST = 300
# Raised for text that Python cannot parse, such as a null byte or too many parentheses.
CANNOT_PARSE = (SyntaxError, ValueError, RecursionError, MemoryError)
SIMPLE = frozenset({int, float, bool, str, type(None)})
NAME = re.compile(r"(?<![\w.'\"])[A-Za-z]\w*")

# Modules of c4lab whose names a call may use. If two have the same name, the earlier one counts.
MODULES = ("games", "instruments", "search", "evaluation", "players")
OTHERS = {
    "Counter": "from collections import Counter",
    "Decimal": "from decimal import Decimal",
    "Fraction": "from fractions import Fraction",
    "Meter": "from c4lab.instruments import Meter",
    "Parts": "from c4lab.solver.plain.assembled import Parts",
    "Random": "from random import Random",
    "inf": "from math import inf",
    "nan": "from math import nan",
    "np": "import numpy as np",
    "plain": "from c4lab.solver import plain",
}


@dataclass(frozen=True)
class Code:
    """An argument that is no plain value, such as a function or a player. `text` is a Python
    expression for the argument; each call evaluates it anew."""

    text: str

    def __repr__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Script:
    """Lines of Python that use an answer by its name. The last line is an expression, whose value
    counts. `shown` is a position to draw in the example."""

    text: str
    shown: Position | None = None


def code(value: Any) -> str:
    """`value` as a Python expression that builds it again.

    >>> from c4lab.games import TicTacToe
    >>> code((TicTacToe.parse("519"), [1.0, float("inf")]))
    "(TicTacToe.parse('519'), [1.0, inf])"
    """
    if type(value) in SIMPLE:  # most values are, and the tests below take longer
        return repr(value)
    match value:
        case Code():
            return value.text
        case Fields():
            return code(value.values)
        case _ if is_position(value):
            name = type(getattr(value, "unwrapped", value)).__name__
            moves = str(value)
            return f"{name}.parse({moves!r})" if moves else f"{name}()"
        case list():
            return f"[{', '.join(map(code, value))}]"
        case tuple():
            return f"({', '.join(map(code, value))}{',' if len(value) == 1 else ''})"
        case set() if value:
            return f"{{{', '.join(map(code, value))}}}"
        case dict():
            return f"{{{', '.join(f'{code(k)}: {code(v)}' for k, v in value.items())}}}"
        case _ if type(value).__module__ == "numpy" and hasattr(value, "tolist"):
            return f"np.array({code(value.tolist())})"
        case _ if callable(value) and hasattr(value, "__name__"):
            return str(value.__name__)
    return repr(value)


@cache
def import_of(name: str) -> str:
    """The line that imports `name`; "" for a name that needs no import."""
    if name in OTHERS:
        return OTHERS[name]
    for module in map("c4lab.{}".format, MODULES):
        if name in import_module(module).__all__:
            return f"from {module} import {name}"
    return ""


def imports_for(text: str, known: Container[str] = ()) -> list[str]:
    """The import lines that Python text needs, except for the names in `known`."""
    names = {name for name in NAME.findall(text) if name not in known}
    return sorted({line for line in map(import_of, names) if line})


class _Short(Repr):
    """Cuts long values in the middle; writes positions and functions as Python text."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel = 6
        self.maxtuple = self.maxlist = self.maxset = self.maxfrozenset = self.maxdict = 42
        self.maxstring = self.maxother = self.maxlong = 120

    def repr1(self, x: Any, level: int) -> str:
        if x is ...:
            return "..."
        if isinstance(x, (Code, Thing, Fields)):
            return repr(x)
        if is_position(x) or (callable(x) and hasattr(x, "__name__")):
            return code(x)
        return super().repr1(x, level)


_SHORT = _Short()


def show(value: object) -> str:
    """`value` as Python shows it, in at most LONGEST characters."""
    try:
        text = _SHORT.repr(value)
    except Exception:  # a __repr__ may do anything
        text = f"<{type(value).__name__}>"
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 3]}..."


def is_position(value: object) -> bool:
    """Whether `value` is a position of a game, metered or not."""
    kind: Any = type(value)
    return not isinstance(value, type) and _is_game(kind)


@cache
def _is_game(kind: type) -> bool:
    return all(hasattr(kind, name) for name in ("moves", "play", "result", "parse", "diagram"))
