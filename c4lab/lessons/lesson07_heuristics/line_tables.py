"""07.6 Tables of what every line of the board may hold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from c4lab.checks.writing import (
    Answer,
    Counterexample,
    Script,
    Slip,
    Wrong,
    equal,
    exercise,
    refuse_rubbish,
    show,
)
from c4lab.lessons.lesson07_heuristics.line_worth import MISTAKES, Content, Worth, worth

LENGTHS = (4, 5, 6, 7)
ENTRIES = sum(3**length for length in LENGTHS)
Tables = Mapping[int, Sequence[Any]]
# Few: each version that is tried makes all the tables.
SLIPS = (
    Slip(
        "wrong-digits",
        "The digit at a place is what is left of the number, divided by 3**place, in steps of 3.",
        right="$n // 3**$p % 3",
        wrong="$n // 3 * $p % 3",
    ),
    Slip(
        "wrong-digits",
        "Each digit takes what the ones before it have left over.",
        right="$n //= 3",
        wrong="$n /= 3",
    ),
)


@exercise("07.6", slips=SLIPS)
def line_tables(answer: Answer) -> str:
    tables: Tables = {}
    with answer.part("lengths", first=True):
        tables = refuse_other_shapes(answer.ask(()))
    with answer.part("entries"):
        refuse_other_entries(tables)
    return f"Your tables have {ENTRIES:,} entries: {' + '.join(f'{3**n:,}' for n in LENGTHS)}."


def refuse_other_shapes(got: Any) -> Tables:
    """The tables as lists. Raises Wrong if a length is missing or a list has another length."""
    refuse_rubbish({}, got, lambda: "line_tables()")
    missing = [length for length in LENGTHS if length not in got]
    extra = [length for length in got if length not in LENGTHS]
    if missing == [4] and not extra:
        raise Wrong(
            "forgets-length-4",
            f"There is no table for lines of four cells, so your tables have {ENTRIES - 81:,} "
            f"entries and not {ENTRIES:,}. Two diagonals of each kind are that short.",
        )
    if missing or extra:
        parts = [f"no table for lines of {missing[0]} cells"] if missing else []
        parts += [f"a table for {show(extra[0])} that no line needs"] if extra else []
        raise Wrong("wrong-lengths", f"There is {' and '.join(parts)}.")
    return {length: _listed(length, got[length]) for length in LENGTHS}


def _listed(length: int, table: Any) -> Sequence[Any]:
    if isinstance(table, dict) and set(table) == set(range(3**length)):
        return [table[number] for number in range(3**length)]
    refuse_rubbish([], table, lambda: f"line_tables()[{length}]")
    if len(table) != 3**length:
        hints = {
            length**3: f"That is `{length}**3`; it is `3**{length}`.",
            2**length: f"That is `2**{length}`; each cell can be empty, red or amber.",
            3**length - 1: "One is missing.",
        }
        raise Wrong(
            "wrong-size",
            f"line_tables()[{length}] has {len(table):,} entries. A line of {length} cells can "
            f"hold `3**{length}`, which is {3**length:,}, different things. "
            f"{hints.get(len(table), '')}".strip(),
        )
    return list(table)


def refuse_other_entries(tables: Tables) -> None:
    first = first_wrong(tables, worth)
    if first is None:
        return
    length, number = first
    content, got = dict(contents(length))[number], tables[length][number]
    call = f"line_tables()[{length}][{number}]"
    cells = " ".join(".XO"[disc] for disc in content)
    example = Counterexample(call, show(worth(content)), show(got), diagram=cells)
    wrong = Wrong("wrong-value", example.sentence, example)
    for reason, sentence, function in MISTAKES:
        if first_wrong(tables, function) is None:
            wrong = Wrong(reason, sentence, example)
            break
    wrong.case, wrong.accept = Script(call), lambda got: equal(worth(content), got)
    raise wrong


@cache
def contents(length: int) -> tuple[tuple[int, Content], ...]:
    """Numbers and the lines that they stand for, those with the fewest discs first."""
    lines = [
        (number, tuple(number // 3**place % 3 for place in range(length)))
        for number in range(3**length)
    ]
    return tuple(sorted(lines, key=lambda line: len(line[1]) - line[1].count(0)))


def first_wrong(tables: Tables, expected: Worth) -> tuple[int, int] | None:
    """The length and the number of the first entry that is not as `expected`."""
    for length in LENGTHS:
        for number, content in contents(length):
            if not equal(expected(content), tables[length][number]):
                return length, number
    return None
