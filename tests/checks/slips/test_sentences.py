"""What is said of an edit: each kind has a sentence, each edit its hints."""

from functools import cache

import pytest

from c4lab.checks.slips.edit import Edit
from c4lab.checks.slips.families.operators import TAKEN
from c4lab.checks.slips.general import FAMILIES, edits
from c4lab.checks.slips.pattern import Slip
from c4lab.checks.slips.rules import ALIKE, PAIRED
from c4lab.checks.slips.sentences import MOVES, SENTENCES, sentence, where
from tests.checks.slips.tasks import TASKS

VARIED = """
class Node(list):
    def __init__(self, rows=[], seen=None):
        if seen is None:
            seen = set()
        self.rows = [row[:] for row in rows]
        self.seen = {a: b for a, b in seen.items()}
        self.rows.sort()
        self.rows = list(rows)

    def value(a, b=1, c=2):
        for x in a:
            if not 0 <= x < 9:
                print(x)
            elif x in b:
                yield x
            else:
                break
        while True:
            x += b.get(c)
            x = x
            x, c = c, x
            sorted(a, key=len)
            return [x for y in a for x in y if x]
"""
ELSE = (
    "def f(a):\n    if a:\n        b = 1\n    else:\n        b = 2\n        c = 3\n    return c\n"
)
PROGRAMS = [VARIED, ELSE, *(style for task in TASKS for style in task.styles)]
PROGRAMS += [
    "def f(a):\n    b = a\n    if b:\n        b = 1\n    if a:\n        b += a\n    b[0][1]\n"
]
PROGRAMS += ["def f(count):\n    a = 0\n    if cuont == 1 or 2:\n        a == 1\n    return a\n"]


@cache
def all_edits() -> list[Edit]:
    return [edit for program in PROGRAMS for edit in edits(program)]


@pytest.mark.slow
def test_each_kind_has_a_sentence_and_each_sentence_a_kind() -> None:
    made = {edit.kind for edit in all_edits()}
    assert made == set(SENTENCES)
    assert made >= set(MOVES)


def test_each_kind_of_the_tables_has_its_turn() -> None:
    kinds = {kind for kind, *_ in (*ALIKE, *PAIRED)} | {back for _, back, *_ in PAIRED if back}
    assert kinds | set(TAKEN) <= set(FAMILIES)


def test_sentences_are_short_and_calm() -> None:
    for text in [*SENTENCES.values(), *MOVES.values()]:
        assert text[-1] in ".?"
        assert len(text) <= 90
        assert "!" not in text
        assert "imply" not in text


@pytest.mark.parametrize(
    ("source", "after", "hints"),
    [
        ("def f(a, b):\n    if a > b:\n        return a\n", "a >= b",
         ("Look at line 2.", "Look at the `>` in `a > b`.", "With `a >= b` it is right.")),
        ("def f(a):\n    for b in a:\n        c = b\n", "return c",
         ("Look at the end of `f`.", "Something is missing there.",
          "With `return c` there it is right.")),
        ("def f(a):\n    while a:\n        print(a)\n", "a -= 1",
         ("Look at the end of the block below `while a:`.", "Something is missing there.",
          "With `a -= 1` there it is right.")),
        ("def f(a):\n    b = a\n    c = b\n", "",
         ("Look at line 2.", "It is enough to change `b = a`.", "Without `b = a` it is right.")),
        ("def f(a):\n    for b in a:\n        c = b\n        return c\n", "return c",
         ("Look at line 4.",
          "Only the place of `return c` has to change, or what is around it.",
          "Indent `return c` one level less, below the block that it is in: then it is right.")),
    ],
)  # fmt: skip
def test_hints_say_more_and_more(source: str, after: str, hints: tuple[str, ...]) -> None:
    assert hints in [where(edit) for edit in edits(source) if edit.after == after]


def test_a_line_can_be_numbered_otherwise() -> None:
    edit = next(edits("def f(a, b):\n    return a > b\n"))
    assert where(edit, 12)[0] == "Look at line 12."
    assert sentence(edit) == "What should happen when both sides are equal?"


@pytest.mark.slow
def test_hints_fit_any_edit() -> None:
    for edit in all_edits():
        hints = where(edit)
        assert len(hints) == 3
        for hint in hints:
            assert "\n" not in hint
            assert "``" not in hint
            assert hint.endswith(".")


def test_the_slip_of_an_exercise_gets_hints_and_its_own_sentence() -> None:
    (edit,) = Slip("late", "?", "$a >= $b", "$a > $b").mend("if a > b:\n    pass\n")
    assert sentence(edit) == ""
    assert where(edit)[-1] == "With `a >= b` it is right."
