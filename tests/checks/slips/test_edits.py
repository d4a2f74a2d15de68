# ruff: noqa: E501
"""The general edits: what they are, where they are, and that no code is too wild for them."""

import ast

import pytest

from c4lab.checks.slips.edit import Edit
from c4lab.checks.slips.general import edits
from tests.checks.slips.tasks import TASKS

LONG = """
def value(position, alpha, beta):
    \"\"\"The value of a position.\"\"\"
    # A comment and a blank line move no line number.

    if position.result() is not None:
        return -abs(position.result())
    best = -2
    for move in position.moves():
        best = max(best, -value(position.play(move), -beta,
                                -alpha))
        if best > alpha and alpha < beta:
            alpha = best
        if alpha >= beta: break
    return best
"""


EDITS = list(edits(LONG))


def find(source: str, before: str, after: str) -> Edit:
    found = [edit for edit in edits(source) if (edit.before, edit.after) == (before, after)]
    assert len(found) == 1, [(edit.kind, edit.line) for edit in found]
    return found[0]


@pytest.mark.parametrize(
    ("kind", "line", "before", "after", "place"),
    [
        ("strict-comparison", 14, "alpha >= beta", "alpha > beta", ">="),
        ("comparison-direction", 12, "best > alpha", "best < alpha", ">"),
        ("opposite-comparison", 6, "position.result() is not None", "position.result() is None", "is not"),
        ("and-or", 12, "best > alpha and alpha < beta", "best > alpha or alpha < beta", "and"),
        ("sign", 7, "return -abs(position.result())", "return abs(position.result())", "-"),
        ("sign", 8, "best = -2", "best = 2", "-"),
        ("function-removed", 7, "abs(position.result())", "position.result()", "abs"),
        ("other-variable", 13, "alpha = best", "alpha = beta", "best"),
        ("added-not-assigned", 13, "alpha = best", "alpha += best", "alpha = best"),
        ("return-removed", 15, "return best", "best", "return best"),
        ("moved-in", 15, "return best", "return best", "return best"),
        ("other-jump", 14, "break", "continue", "break"),
        ("statement-removed", 14, "if alpha >= beta:", "", "if alpha >= beta:"),
        ("swapped-parameters", 2, "def value(position, alpha, beta):", "def value(position, beta, alpha):", "alpha"),
    ],
)  # fmt: skip
def test_an_edit_says_what_changes_and_where(
    kind: str, line: int, before: str, after: str, place: str
) -> None:
    found = [
        edit
        for edit in EDITS
        if (edit.kind, edit.line, edit.before, edit.after) == (kind, line, before, after)
    ]
    assert place in [edit.place for edit in found]


def test_an_edit_is_shown_without_the_tree_behind_it() -> None:
    assert all("Program(" not in repr(edit) for edit in EDITS[:20])
    assert not any("_change" in repr(edit) for edit in EDITS[:20])


def test_only_a_method_is_taken_for_a_special_one() -> None:
    method = "class Bot:\n    def _init_(self):\n        self.__repr__()\n"
    told = [(edit.kind, edit.after) for edit in edits(method) if "__init__" in edit.after]
    assert [kind for kind, _ in told] == ["misspelt"]
    function = "def _init_(bot):\n    return bot\n"
    assert not any("__init__" in edit.after for edit in edits(function))


def test_each_edit_is_a_program_of_its_own() -> None:
    sources = [edit.source for edit in EDITS]
    assert len(sources) == len(set(sources)) > 400
    assert ast.unparse(ast.parse(LONG)) not in sources
    for source in sources:
        assert ast.unparse(ast.parse(source)) == source


def test_no_edit_changes_the_tree_for_the_next_one() -> None:
    again = [edit.source for edit in EDITS]
    halted = edits(LONG)
    first = [next(halted).source for _ in range(50)]
    assert first == again[:50]
    assert [edit.source for edit in edits(LONG)] == again


def test_an_edited_program_keeps_its_line_numbers() -> None:
    strict = find(LONG, "alpha >= beta", "alpha > beta")
    back = [edit for edit in edits(strict.edited()) if edit.kind == "strict-comparison"]
    assert ("alpha > beta", 14) in [(edit.before, edit.line) for edit in back]
    assert ast.unparse(ast.parse(LONG)) in [edit.source for edit in back]


def test_an_added_statement_stands_below_a_line() -> None:
    source = "def last(items):\n    for item in items:\n        found = item\n"
    added = next(edit for edit in edits(source) if edit.after == "return found")
    assert (added.kind, added.line, added.before) == ("return-added", 3, "")


def test_an_elif_is_shown_as_one() -> None:
    source = "def f(a):\n    if a > 1:\n        return 1\n    elif a < 0:\n        return 2\n"
    cut = next(edit for edit in edits(source) if edit.kind == "if-not-elif")
    assert (cut.line, cut.before, cut.after, cut.place) == (4, "elif a < 0:", "if a < 0:", "elif")
    assert any(edit.source.count("elif a <= 0") == 1 for edit in edits(source))


def test_texts_are_those_of_the_source() -> None:
    source = "def f(a, b):\n    return (a   >  b)\n"
    assert find(source, "a   >  b", "a >= b").line == 2
    assert find("def f(ä, b):\n    return 'é', ä>b\n", "ä>b", "ä >= b").place == ">"


@pytest.mark.parametrize(
    "source",
    [
        "def f(:",
        "x = (",
        "\0",
        "\ud83d",
        "(" * 500 + ")" * 500,
        "-" * 3000 + "1",
        "x = " + "+".join(["1"] * 1500),
        "x = 1\n" * 5000,
        "f" + "(1)" * 900,
    ],
    ids=range(9),
)
def test_what_cannot_be_edited_gets_no_edits(source: str) -> None:
    assert list(edits(source)) == []


@pytest.mark.slow
def test_deep_nesting_raises_nothing() -> None:
    for source in ("x = " + "[" * 190 + "]" * 190, "x = " + "not " * 60 + "y"):
        for edit in edits(source):
            ast.parse(edit.source)
    sum_of_all = "def f(a):\n    return " + " + ".join(["a"] * 190)
    assert any(edit.kind == "other-operator" for edit in edits(sum_of_all))


@pytest.mark.parametrize(
    "source",
    [
        "",
        "x = 1",
        "async def f(a):\n    async for b in a:\n        await b\n    return [c async for c in a]",
        "def f(a):\n    match a:\n        case [1, x] if x > 1:\n            return x\n        case _:\n            return 0",
        "def f(a):\n    try:\n        return a[0]\n    except (IndexError, KeyError) as e:\n        raise\n    finally:\n        a = 1",
        "class A:\n    @property\n    def b(self, *args, c=1, **more):\n        return lambda d=2: d + c",
        "def f(a):\n    with open(a) as b, c:\n        del b[0]\n        global d\n        d: int = 1\n    return f'{a!r:>{d}}'",
        "def f():\n    '''One.'''\n",
        "def f(a):\n    return a if (b := len(a)) > 1 else {**a, 1: 2}",
        "def f(a, /, b, *, c):\n    return a @ b, *c, b[1:2, ::3], not c, ~b, ...",
    ],
    ids=range(10),
)  # fmt: skip
def test_all_of_the_language_can_be_edited(source: str) -> None:
    for edit in edits(source):
        assert ast.unparse(ast.parse(edit.source)) == edit.source
        assert edit.line <= source.count("\n") + 1


@pytest.mark.slow
def test_all_right_programs_have_edits_of_every_line() -> None:
    for task in TASKS:
        for style in task.styles:
            lines = {edit.line for edit in edits(style)}
            bare = [n for n, text in enumerate(style.splitlines(), 1) if text.strip() == "else:"]
            assert lines | {1, *bare} == set(range(1, style.count("\n") + 1))
