"""An exercise's own slips: two patterns, used in both directions."""

import ast

import pytest

from c4lab.checks.slips.pattern import Slip

RIGHT = """
def value(position, alpha, beta):
    best = -inf
    for move in position.moves():
        best = max(best, -value(position.play(move), -beta, -alpha))
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best
"""


def plain(source: str) -> str:
    return ast.unparse(ast.parse(source))


def slip(right: str, wrong: str) -> Slip:
    return Slip("reason", "Sentence?", right, wrong)


@pytest.mark.parametrize(
    ("right", "wrong", "line", "before", "after", "place"),
    [
        ("$a >= $b", "$a > $b", 7, "alpha >= beta", "alpha > beta", ">="),
        ("$f($p, -$b, -$a)", "$f($p, -$a, -$b)", 5, "value(position.play(move), -beta, -alpha)",
         "value(position.play(move), -alpha, -beta)", "value(position.play(move), -beta, -alpha)"),
        ("$f($p, -$b, -$a)", "$f($p)", 5, "value(position.play(move), -beta, -alpha)",
         "value(position.play(move))", "value(position.play(move), -beta, -alpha)"),
        ("best = max(best, $v)", "max(best, $v)", 5,
         "best = max(best, -value(position.play(move), -beta, -alpha))",
         "max(best, -value(position.play(move), -beta, -alpha))",
         "best = max(best, -value(position.play(move), -beta, -alpha))"),
        ("$p.moves()", "$p.moves", 4, "position.moves()", "position.moves", "position.moves()"),
        ("return $x", "", 9, "return best", "", "return best"),
        ("-inf", "0", 3, "-inf", "0", "-inf"),
        ("alpha = max(alpha, best)", "", 6, "alpha = max(alpha, best)", "",
         "alpha = max(alpha, best)"),
    ],
)  # fmt: skip
def test_a_slip_makes_the_wrong_program_and_mends_it(
    right: str, wrong: str, line: int, before: str, after: str, place: str
) -> None:
    (edit,) = slip(right, wrong).make(RIGHT)
    assert (edit.kind, edit.line, edit.before) == ("reason", line, before)
    assert (edit.after, edit.place) == (after, place)
    back = [one.source for one in slip(right, wrong).mend(edit.source)]
    assert plain(RIGHT) in back
    assert len(back) <= 64 * 3


def test_a_name_stands_for_the_same_code_everywhere() -> None:
    source = "def f(a, b):\n    a = max(a, b)\n    b = max(a, b)\n    a[0] = max(a[0], 1)\n"
    assert [edit.line for edit in slip("$x = max($x, $v)", "$x = $v").make(source)] == [2, 4]


def test_sequences_may_be_empty() -> None:
    found = slip("f($$before, 0, $$after)", "f($$before, $$after)").make
    assert [edit.after for edit in found("f(0)")] == ["f()"]
    assert [edit.after for edit in found("f(1, 0, 2, key=3)")] == ["f(1, 2, key=3)"]
    assert [edit.after for edit in found("f(0, 0)")] == ["f(0)"]
    assert list(found("f(1, key=0)")) == []


def test_statements_in_a_body_may_be_left_open() -> None:
    kept = slip("for $m in $ms:\n    $$body\n    $x = max($x, $y)", "for $m in $ms:\n    $$body")
    source = "def f(a):\n    for b in a:\n        c(b)\n        d = max(d, b)\n"
    (edit,) = kept.make(source)
    assert edit.source == plain(source.replace("        d = max(d, b)\n", ""))
    assert plain(source) not in [one.source for one in kept.make(source)]


def test_functions_and_attributes_can_be_variables() -> None:
    source = "class A:\n    def f(self, a, b):\n        return self.a.c(b)\n"
    (edit,) = slip("def $f(self, $a, $b):\n    $$body", "def $f($a, $b):\n    $$body").make(source)
    assert "def f(a, b):" in edit.source
    (edit,) = slip("$x.$y.$z($v)", "$x.$z($v)").make(source)
    assert edit.after == "self.c(b)"


def test_a_statement_with_its_body_is_left_out() -> None:
    (edit,) = slip("if $c:\n    break", "").make(RIGHT)
    assert (edit.line, edit.before, edit.after) == (7, "if alpha >= beta:", "")


def test_what_the_wrong_code_lost_is_tried_with_what_is_in_scope() -> None:
    lost = "def f(a, b):\n    c = a\n    return f(a - 1)\n"
    tried = [edit.after for edit in slip("$f($x, $y)", "$f($x)").mend(lost)]
    assert tried[0] == "f(a - 1, b)"  # what the call does not mention yet comes first
    assert set(tried) == {f"f(a - 1, {name})" for name in ("a", "b", "c", "0", "1")}
    many = "def f(a, b, c, d, e, g, h, i, j):\n    return f(a)\n"
    assert len(list(slip("$f($x, $y, $z)", "$f($x)").mend(many))) == 64


def test_a_pattern_must_be_code() -> None:
    with pytest.raises(ValueError, match="no Python code"):
        slip("$a >=", "$a")


def test_what_cannot_be_read_has_no_places() -> None:
    deep = "x = y > " + " + ".join(["z"] * 900)
    for source in ("def f(:", "(" * 1000, "x = " + "-" * 3000 + "1", deep):
        assert list(slip("$a >= $b", "$a > $b").make(source)) == []


def test_the_line_is_that_of_the_first_difference() -> None:
    cut = slip(
        "for $m in $ms:\n    $$body\n    if $a >= $b:\n        break",
        "for $m in $ms:\n    $$body\n    if $a > $b:\n        break",
    )
    (edit,) = cut.make(RIGHT)
    assert (edit.line, edit.before, edit.after) == (7, "if alpha >= beta:", "if alpha > beta:")
    lost = slip("for $m in $ms:\n    $$body\n    $x = max($x, best)", "for $m in $ms:\n    $$body")
    (edit,) = lost.make("def f(a):\n    for b in a:\n        c(b)\n        d = max(d, best)\n")
    assert (edit.line, edit.before, edit.after) == (4, "d = max(d, best)", "")
    back = next(iter(lost.mend("def f(a):\n    for b in a:\n        c(b)\n")))
    assert (back.line, back.before, back.after) == (3, "", "a = max(a, best)")
    first = slip("def $f($x):\n    $y = 0\n    $$body", "def $f($x):\n    $$body")
    back = list(first.mend("def f(a):\n    return b\n"))
    assert {(edit.line, edit.before) for edit in back} == {(1, "")}
    assert "b = 0" in [edit.after for edit in back]


def test_pieces_of_an_f_string_are_left_as_they_are() -> None:
    slip = Slip("capped", "Too large.", right="min($a, $b)", wrong="$a")
    source = "def f(a, b):\n    return f'{a} of {b:>{a}}'\n"
    mended = [edit.source for edit in slip.mend(source)]
    assert "def f(a, b):\n    return f'{min(a, b)} of {b:>{a}}'" in mended
    assert all("min(" in each for each in mended)


def test_a_break_is_put_into_loops_only() -> None:
    stop = Slip("never-stops", "?", "if $a > $b: break", "")
    source = "def f(a, b):\n    for c in a:\n        b += c\n    return b"
    made = [edit.source for edit in stop.mend(source)]
    assert made
    for each in made:
        compile(each, "<edited>", "exec")
