"""07.6 Tables of what every line of the board may hold."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from c4lab.checks.calls import call
from c4lab.checks.exercise import Counterexample, Wrong, exercise
from c4lab.checks.show import show
from c4lab.checks.values import equal, kind, plain
from c4lab.checks.wrong import NotCallable
from c4lab.lessons.lesson07_heuristics.line_worth import MISTAKES, Content, Worth, worth

LENGTHS = (4, 5, 6, 7)
ENTRIES = sum(3**length for length in LENGTHS)


@exercise("07.6")
def line_tables(answer: Callable[[], Any]) -> str:
    if not callable(answer):
        raise NotCallable(kind(answer))
    tables = refuse_other_shapes(call(answer))
    wrong = first_wrong(tables, worth)
    if wrong is not None:
        raise Wrong(*_mistake(tables), _example(tables, wrong))
    return f"Your tables have {ENTRIES:,} entries: {' + '.join(f'{3**n:,}' for n in LENGTHS)}."


def refuse_other_shapes(got: Any) -> dict[int, list[Any]]:
    """The tables as lists. Raises Wrong if a length is missing or a list has another length."""
    if got is None:
        raise Wrong("returns-none", "line_tables() returned nothing: does it end with a `return`?")
    if not isinstance(got, Mapping):
        raise Wrong(
            "returns-wrong-type",
            f"line_tables() gives {kind(got)}. It should be a dict from lengths to lists: "
            "{4: [...], ...}.",
        )
    if 4 not in got and set(got) == set(LENGTHS) - {4}:
        raise Wrong(
            "forgets-length-4",
            f"There is no table for lines of four cells, so your tables have {ENTRIES - 81:,} "
            f"entries and not {ENTRIES:,}. Two diagonals of each kind are that short.",
        )
    missing = [length for length in LENGTHS if length not in got]
    extra = [length for length in got if length not in LENGTHS]
    if missing or extra:
        parts = [f"no table for lines of {missing[0]} cells"] if missing else []
        parts += [f"a table for {show(extra[0])} that no line needs"] if extra else []
        raise Wrong("wrong-lengths", f"There is {' and '.join(parts)}.")
    return {length: _listed(length, plain(got[length])) for length in LENGTHS}


def _listed(length: int, table: Any) -> list[Any]:
    if isinstance(table, Mapping) and set(table) == set(range(3**length)):
        return [table[number] for number in range(3**length)]
    if not isinstance(table, Sequence) or isinstance(table, str):
        raise Wrong(
            "returns-wrong-type",
            f"line_tables()[{length}] is {kind(table)}. It should be a list, whose entry i belongs "
            "to the line with number i.",
        )
    if len(table) != 3**length:
        powers = {
            length**3: f"That is `{length}**3`; it is `3**{length}`.",
            2**length: f"That is `2**{length}`; each cell can be empty, red or amber.",
            3**length - 1: "The last one is missing: `range(n)` ends before n.",
        }
        raise Wrong(
            "wrong-size",
            f"line_tables()[{length}] has {len(table):,} entries. A line of {length} cells can "
            f"hold `3**{length}`, which is {3**length:,}, different things. "
            f"{powers.get(len(table), '')}".strip(),
        )
    return list(table)


@cache
def contents(length: int) -> tuple[tuple[int, Content], ...]:
    """Numbers and the lines that they stand for, those with the fewest discs first."""
    lines = [
        (number, tuple(number // 3**place % 3 for place in range(length)))
        for number in range(3**length)
    ]
    return tuple(sorted(lines, key=lambda line: len(line[1]) - line[1].count(0)))


def first_wrong(tables: Mapping[int, Sequence[Any]], expected: Worth) -> tuple[int, int] | None:
    """The length and the number of the first entry that is not as `expected`."""
    for length in LENGTHS:
        for number, content in contents(length):
            if not equal(expected(content), tables[length][number]):
                return length, number
    return None


def _example(tables: Mapping[int, Sequence[Any]], wrong: tuple[int, int]) -> Counterexample:
    length, number = wrong
    content = dict(contents(length))[number]
    cells = " ".join(".XO"[disc] for disc in content)
    return Counterexample(
        f"line_tables()[{length}][{number}], the line {cells},",
        show(worth(content)),
        show(tables[length][number]),
    )


def _mistake(tables: Mapping[int, Sequence[Any]]) -> tuple[str, str]:
    for reason, sentence, function in MISTAKES:
        if first_wrong(tables, function) is None:
            return reason, sentence
    return "wrong-value", "Not every entry is right yet."
