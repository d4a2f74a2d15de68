"""A hundred wrong programs in beginners' styles, for five tasks; `#!` ends the line of a mistake.

They were written before any edit was tried on them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.checks.slips.functions import Call, Tests

PEOPLE = [("F", 19), ("M", 21), ("F", 7), ("M", 40), ("F", 33)]
TASKS: dict[str, tuple[str, list[Call]]] = {
    "search": ("search", [
        ((3, []), 0), ((1, [1]), 0), ((2, [1]), 1), ((5, [1, 5, 10]), 1), ((2, [1, 5, 10]), 1),
        ((7, [1, 5, 10]), 2), ((42, [1, 5, 10]), 3), ((2, [2, 2, 3]), 0),
        ((6, [1, 2, 3, 4, 6, 7]), 4), ((0, [1, 2, 3, 4, 6, 7]), 0), ((7, [1, 2, 3, 4, 6, 7]), 5),
    ]),
    "doubles": ("remove_extras", [
        (([],), []), (([1],), [1]), (([1, 1],), [1]), (([2, 1, 2],), [2, 1]),
        (([3, 3, 3],), [3]), (([1, 2, 2, 1, 3],), [1, 2, 3]), (([5, 9, 3, 9],), [5, 9, 3]),
        (([4, 4, 1, 1, 4, 0, 1],), [4, 1, 0]),
    ]),
    "ages": ("sort_age", [
        (([],), []), (([("M", 18)],), [("M", 18)]),
        (([("F", 18), ("M", 21)],), [("M", 21), ("F", 18)]),
        (([("M", 3), ("F", 9), ("M", 5)],), [("F", 9), ("M", 5), ("M", 3)]),
        ((PEOPLE,), [PEOPLE[index] for index in (3, 4, 1, 0, 2)]),
    ]),
    "largest": ("top_k", [
        (([], 0), []), (([4], 1), [4]), (([1, 2], 1), [2]), (([2, 7, 5], 2), [7, 5]),
        (([3, 1, 2], 3), [3, 2, 1]), (([-3, -1, -2], 2), [-1, -2]), (([6, 6, 1], 2), [6, 6]),
        (([9, 8, 4, 5, 7, 2, 3, 1, 6, 0], 5), [9, 8, 7, 6, 5]),
    ]),
    "dates": ("valid", [
        ((1, 1, 2023), True), ((31, 12, 2023), True), ((32, 1, 2023), False),
        ((0, 1, 2023), False), ((1, 0, 2023), False), ((1, 13, 2023), False),
        ((31, 4, 2023), False), ((30, 4, 2023), True), ((31, 8, 2023), True),
        ((31, 9, 2023), False), ((31, 7, 2023), True), ((30, 11, 2023), True),
        ((31, 11, 2023), False), ((28, 2, 2023), True), ((29, 2, 2023), False),
        ((29, 2, 2024), True), ((30, 2, 2024), False), ((29, 2, 1900), False),
        ((29, 2, 2000), True), ((-1, 3, 2023), False),
    ]),
}  # fmt: skip


@dataclass(frozen=True)
class Program:
    task: str
    mistake: str
    source: str
    lines: frozenset[int]
    """Where the mistake is."""

    @property
    def tests(self) -> Tests:
        return Tests(*TASKS[self.task])


def programs() -> Iterator[Program]:
    for task in TASKS:
        text = Path(__file__).with_name(f"{task}.txt").read_text()
        for one in text.split("---\n"):
            mistake, source = one.removeprefix("# ").split("\n", 1)
            lines = source.split("\n")
            marked = [number for number, line in enumerate(lines, 1) if line.endswith("#!")]
            plain = "\n".join(line.removesuffix("#!").rstrip() for line in lines)
            yield Program(task, mistake, plain, frozenset(marked))
