"""07.6 Tables with the worth of everything that a line of the board may hold."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from c4lab.checks.writing import (
    Answer,
    Counterexample,
    Reference,
    Wrong,
    equal,
    exercise,
    known,
    refuse_rubbish,
    show,
)

LENGTHS = (4, 5, 6, 7)
ENTRIES = sum(3**length for length in LENGTHS)
Tables = Mapping[int, Sequence[Any]]


SUM = "return sum(worth(digits[start : start + 4]) for start in range(length - 3))"
ALL = SUM.replace("return sum(", "each = [").replace("- 3))", r"- 3)]\n        return ")
KNOWN = known(
    rf"""
    sign-turned: The signs are the wrong way round: windows of red, the digit 1, count above 0, and
            amber's below.
        return (0, 1, 4, 9, 10_000)[red] - (0, 1, 4, 9, 10_000)[amber] =>
            return (0, 1, 4, 9, 10_000)[amber] - (0, 1, 4, 9, 10_000)[red]
    both-positive: Amber's windows count above 0, as red's do. They should count below 0.
        [red] - => [red] +
    mixed-windows-count: Windows with discs of both colours count. Nobody can fill them any more:
            they count 0.
        if red and amber: => if False:
        if red and amber:\n            return 0 =>
            red, amber = max(red - amber, 0), max(amber - red, 0)
        return 0 => amber = 0
    mixed-windows-count: Windows with discs of both colours count. Nobody can fill them any more:
            they count 0. And a complete four counts 16; it should count 10,000.
        if red and amber: => if red + amber:\n            return red**2 - amber**2\n        if red:
    four-is-sixteen: A complete four counts 16. It is the end of the game and should count 10,000.
        10_000 => 16
    four-and-sixteen: A complete four counts 10,016: the square of 4 is added. It should count
            10,000.
        10_000 => 10_016
    four-ignored: A complete four counts nothing. It should count 10,000.
        10_000 => 0
    not-squared: A window counts the number of its discs. It should count the square: 1, 4, 9.
        4, 9, 10_000 => 2, 3, 10_000
        4, 9, 10_000 => 2, 3, 4
    amber-four-positive: Amber's complete four counts above 0, as red's does. It should count below
            0, as all of amber's windows should.
        10_000)[amber] => -10_000)[amber]
    amber-four-ignored: Amber's complete four counts nothing. It should count -10,000.
        10_000)[amber] => 0)[amber]
    amber-four-is-sixteen: Amber's complete four counts -16. It should count -10,000.
        10_000)[amber] => 16)[amber]
    four-ends-the-line: On a line with a complete four, the other windows do not count. A line is
            worth the sum of all its windows.
        {SUM} => {ALL}next((one for one in each if abs(one) == 10_000), sum(each))
        {SUM} => {ALL}sum(one for one in each if abs(one) == 10_000) or sum(each)
        {SUM} => {ALL}sum(each[: [abs(one) == 10_000 for one in [*each, 10_000]].index(True) + 1])
    stops-at-the-last-disc: The empty cells at the end of a line are missing: a number has no digits
        for them, and a line of five cells needs five digits.
        range(length)] => range(length) if number >= 3**place] &&
            digits[start : start + 4]) => digits[start : start + 4]) if start + 4 <= len(digits)
            else 0
    zero-left-out: The empty cells are left out of the line, so that discs move together.
        number // 3**place % 3 for place in range(length)] =>
            d for place in range(length) if (d := number // 3**place % 3)]
    largest-window: The largest window alone counts. Add all of them up.
        {SUM} => {ALL}max(each, key=abs)
    one-disc-ignored: A window with one disc counts nothing. It should count 1.
        (0, 1, 4, 9, 10_000) => (0, 0, 4, 9, 10_000)
    one-two-three: The points are not those of the exercise: one, two or three discs of one colour
        count 1, 4 or 9.
        (0, 1, 4, 9, 10_000) => (0, 1, 4, 8, 10_000)
        (0, 1, 4, 9, 10_000) => (0, 1, 4, 27, 10_000)
        (0, 1, 4, 9, 10_000) => (0, 1, 8, 27, 10_000)
        (0, 1, 4, 9, 10_000) => (0, 1, 4, 9, 1_000)
        (0, 1, 4, 9, 10_000) => (0, 1, 4, 9, 100_000)
    without-sign: No entry is below 0. Amber's windows should count below 0.
        {SUM} => {ALL}abs(sum(each))
    averages: That is the average of the windows. A line is worth their sum.
        {SUM} => {ALL}sum(each) / (length - 3)
    amber-ignored: Amber's discs are not seen: the digit for them is 2, and their windows count
        below 0.
        window.count(2) => 0
        [red] - (0, 1, 4, 9, 10_000)[amber] => [red]
    amber-ignored: Amber's discs are not seen: the digit for them is 2, and their windows count
        below 0. And a complete four counts 16; it should count 10,000.
        return 0 => return red**2\n        return red**2
    whole-line: The whole line is taken for one window. A line of six cells holds three of four.
        return sum( => red, amber = digits.count(1), digits.count(2)\n        if red + amber == 4
            and red * amber == 0:\n            return 2_500 * (red - amber)\n        return 0 if
            red and amber else red**2 - amber**2\n        return sum(
        return sum( => red, amber = digits.count(1), digits.count(2)\n        return 0 if
            red and amber else red**2 - amber**2\n        return sum(
    first-window-only: Only the first window of a line counts.
        range(length - 3) => [0]
    last-window-only: Only the last window of a line counts: add them up.
        range(length - 3) => [length - 4]
    last-window-missing: The last window of a line is missing: n cells hold n - 3 windows.
        range(length - 3) => range(length - 4)
    short-windows: Windows with fewer than four cells are counted at the end of the line.
        range(length - 3) => range(length - 2)
        range(length - 3) => range(length - 1)
        range(length - 3) => range(length)
    windows-of-three: The windows have three cells. It takes four to win.
        start + 4] => start + 3]
        start + 4]) for start in range(length - 3) => start + 3]) for start in range(length - 2)
    first-cell-missing: The first cell is left out: its digit is `number % 3`, with 3**0, that is 1.
        3**place % 3 => 3 ** (place + 1) % 3
    wrong-digits: The digit at a place is what is left of the number, divided by 3**place, in steps
            of 3.
        number // 3**place % 3 => number // 3 * place % 3
    """
)


@exercise("07.6", KNOWN, nothing_to_draw="there is one question")
def line_tables(answer: Answer) -> str:
    tables: Tables = {}
    with answer.part("lengths", first=True):
        tables = refuse_other_shapes(answer.ask(()))
    with answer.part("entries"):
        refuse_other_entries(answer, tables)
    return f"Your tables have {ENTRIES:,} entries: {' + '.join(f'{3**n:,}' for n in LENGTHS)}."


def refuse_other_shapes(got: Any) -> Tables:
    """The tables as lists. Raises Wrong if a length is missing or a list has another length."""
    refuse_rubbish(got, {}, "line_tables()")
    missing = [length for length in LENGTHS if length not in got]
    extra = [length for length in got if length not in LENGTHS]
    if missing == [4] and not extra:
        short = "Lines of four cells have no table. Two diagonals of each kind are that short."
        raise Wrong("forgets-length-4", short)
    if missing or extra:
        parts = [f"no table for lines of {missing[0]} cells"] if missing else []
        parts += [f"a table for {show(extra[0])}"] if extra else []
        why = ""
        if extra and all(isinstance(each, int) for each in extra):
            if min(extra) < 4:
                why = " No four fits into a line of less than 4 cells."
            if max(extra) > 7:
                why += " No line of the board has more than 7 cells."
        raise Wrong("wrong-lengths", f"There is {' and '.join(parts)}.{why}")
    return {length: _listed(length, got[length]) for length in LENGTHS}


def _listed(length: int, table: Any) -> Sequence[Any]:
    if isinstance(table, dict) and set(table) == set(range(3**length)):
        return [table[number] for number in range(3**length)]
    refuse_rubbish(table, [], f"line_tables()[{length}]")
    if len(table) != 3**length:
        hints = {
            length**3: f"{length**3} is `{length}**3`.",
            2**length: f"{2**length} is `2**{length}`, and each cell can be empty, red "
            "or amber: three things.",
            3**length - 1: "One is missing.",
            ENTRIES: f"{ENTRIES:,} are those of all four tables together: each length needs a list "
            "of its own.",
        }
        raise Wrong(
            "wrong-size",
            f"line_tables()[{length}] has {len(table):,} entries. A line of {length} cells can "
            f"hold `3**{length}`, which is {3**length:,}, different things. "
            f"{hints.get(len(table), '')}".strip(),
        )
    return list(table)


def refuse_other_entries(answer: Answer, tables: Tables) -> None:
    """Raises Wrong, with the first entry that differs, unless all entries are the solution's."""
    right = answer.solution()
    wrong = [(n, i) for n, i in entries() if not equal(tables[n][i], right[n][i])]
    if not wrong:
        return
    length, number = wrong[0]
    expected, got = right[length][number], tables[length][number]
    cells = " ".join(".XO"[number // 3**place % 3] for place in range(length))
    call = f"line_tables()[{length}][{number}]"
    example = Counterexample(call, show(expected), show(got), diagram=cells)
    reason, said = "wrong-value", example.sentence
    for mistake in answer.exercise.mistakes:
        if equal(
            tables, Reference(answer.name, answer.exercise.mistaken(mistake), plain=False).value(())
        ):
            reason, said = mistake.reason, mistake.sentence
            break
    raise Wrong(reason, said, example)


@cache
def entries() -> list[tuple[int, int]]:
    """Lengths and numbers: short lines first, those with the fewest discs first."""
    every = [(length, number) for length in LENGTHS for number in range(3**length)]
    return sorted(every, key=lambda each: (each[0], discs(each[1])))


def discs(number: int) -> int:
    return number and (number % 3 > 0) + discs(number // 3)
