"""What is written of a class: harmless cells, escaped text, names that any system takes."""

import errno
from itertools import chain, repeat
from unittest.mock import Mock

import pytest

from c4lab.__main__ import main
from c4lab.checks.writing import registry
from c4lab.checks.writing.result import Counterexample, Part
from c4lab.classroom import commands
from c4lab.classroom.grading import journal as journals
from c4lab.classroom.grading.journal import CannotKeep, Journal
from c4lab.classroom.grading.marks import ClassMarks, GradedHandIn, Mark, reasons
from c4lab.classroom.pages.html_pages import class_page, feedback, file_names
from c4lab.classroom.pages.similar_answers import own_form, same_code
from c4lab.classroom.pages.tables import harmless, long_table, write_table
from tests.closed_tags import tags_are_closed

EVIL = '<script>alert("1")</script>'


def mark(points=0, status="wrong", **more):
    fields = {"exercise": "02.3", "title": "Alpha-beta", "message": "No.", "reason": "forgets-beta"}
    return Mark(status=status, points=points, out_of=4, **(fields | more))


def one(student, *marks, **more):
    return GradedHandIn(student, f"{student}/a.ipynb", marks, digest=student, **more)


def test_no_cell_is_a_formula_and_numbers_and_words_stay():
    for formula in ("=1", "+1", "-1", "@x", "\t=1", " =1", "\r=1", "＝1", "|x", "\n=1"):
        assert harmless(formula).startswith("'")
    assert [harmless(each) for each in (3, -3, 1.5, "anna", "a=b", "")] == [
        "3", "-3", "1.5", "anna", "a=b", "",
    ]  # fmt: skip


def test_tables(tmp_path):
    parts = (Part("values", 2, 2), Part("nodes", 0, 2))
    path, marks = tmp_path / "new" / "g.csv", ClassMarks((one("=anna", mark(2, parts=parts)),))
    write_table(path, long_table(marks))
    assert path.read_bytes().decode("utf-8-sig").split("\r\n")[1] == (
        "'=anna,02.3,2,4,values: 2 of 2; nodes: 0 of 2,wrong,forgets-beta,No.,'=anna/a.ipynb,0.00"
    )
    assert path.read_bytes().startswith(b"\xef\xbb\xbf")  # by which a spreadsheet knows UTF-8


def test_which_mistakes_and_how_many():
    """A prediction's mistake is called by what is said of it."""
    said = "1 of 2 are right. Not right yet: a.\nThat counts the `root` twice."
    own = (mark(), mark(), mark(reason="known-mistake", message=said), mark(4, "right"))
    why = [("forgets beta", 2, "No."), ("That counts the `root` twice.", 1, said)]
    assert reasons(own) == why
    page = class_page(ClassMarks(tuple(map(one, "abcd", own))))
    assert '<li>2 of 4: forgets beta<span style="width: 50%"></span></li>' in page
    assert "That counts the <code>root</code> twice." in page


def test_all_text_is_escaped():
    example = Counterexample(*[EVIL] * 4, "<svg/>", legend=EVIL)
    evil = mark(message=EVIL, counterexample=example, line_text=EVIL, line=3, hint=EVIL,
                reason=EVIL, parts=(Part(EVIL, 1, 2),))  # fmt: skip
    other = GradedHandIn(EVIL, EVIL, problem=EVIL)
    marks = ClassMarks((one(EVIL, evil, problems=(EVIL,)), other))
    assert "data:image/svg+xml" in feedback(marks, EVIL)  # of the counterexample
    for page in (feedback(marks, EVIL), class_page(marks)):
        assert "<script" not in page
        assert tags_are_closed(page)


def test_names_of_files():
    names = file_names(["../../etc", "a/b", "A-B", "=cmd", "con", "Çelik Gül", "...", "x" * 200])
    assert list(names.values()) == [
        "etc.html", "a-b.html", "A-B-2.html", "cmd.html", "con-.html", "Çelik-Gül.html",
        "student.html", f"{'x' * 60}.html",
    ]  # fmt: skip


def test_a_full_disk_is_one_sentence(tmp_path, monkeypatch, capsys):
    (tmp_path / "in" / "anna").mkdir(parents=True)
    (tmp_path / "in" / "anna" / "a.ipynb").write_text("{")
    (tmp_path / "in" / "anna" / "b.ipynb").write_text("{")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(commands.sandbox, "found", lambda: (None, ""))  # says nothing of its own
    full = OSError(errno.ENOSPC, "No space left on device")
    with monkeypatch.context() as patch:
        patch.setattr(journals.os, "fsync", Mock(side_effect=chain([None], repeat(full))))
        assert main(["grade", "in"]) == 2
    said = capsys.readouterr().err
    assert "No space left on device" in said
    assert "0 of 2 notebooks are graded and kept: the same command with --resume goes on" in said
    assert len(said.splitlines()) == 1
    assert main(["grade", "in", "--resume"]) == 1
    assert "could not be graded" in capsys.readouterr().out


def test_the_journal_goes_on_with_the_last_seed(tmp_path):
    """Without resume it begins anew, and keeps the old one."""
    path, ben = tmp_path / "j.jsonl", one("ben")
    anna = one("anna", mark(3, parts=(Part("a", 1, 2),)))

    def opened(more, **options):
        journal = Journal(path, **options)
        before = [*journal.graded.values()]
        journal.add(more)
        journal.close()
        return journal.seed, before

    assert opened(anna, seed=5) == (5, [])
    assert opened(anna, resume=True) == (5, [anna])
    assert opened(ben, resume=True, seed=7) == (7, [])
    assert opened(ben, resume=True) == (7, [ben])
    seed, before = opened(anna)
    assert before == []
    assert seed not in (5, 7)
    assert path.with_name("j.jsonl.before").exists()
    with pytest.raises(CannotKeep):
        Journal(tmp_path)


ONE = """
def alphabeta(position):
    most = position.result()
    for move in position.moves():
        most = max(most, -alphabeta(position.play(move)))
    return most
"""
SAME = ONE.replace("most", "best").replace("result()", "result()  # of the game")


def test_the_same_code_but_for_names_and_layout():
    ben = one("ben", mark(code=SAME), mark(exercise="02.4", code=ONE))
    cem = one("cem", mark(code=ONE.replace("-alpha", "alpha")))
    marks = ClassMarks((one("anna", mark(code=ONE)), ben, cem))
    assert same_code(marks) == [("anna", "ben", ["02.3"], 1)]
    assert "anna and ben" in class_page(marks)


def test_of_many_pairs_the_page_has_sixty(monkeypatch):
    pairs = [("anna", f"ben {number}", ["02.3"], 1) for number in range(63)]
    monkeypatch.setattr("c4lab.classroom.pages.html_pages.same_code", lambda marks: pairs)
    page = class_page(ClassMarks((one("anna", mark()),)))
    assert page.count("anna and ben") == 60
    assert "<p>There are 3 more pairs.</p>" in page


def test_what_the_exercise_gives_and_our_solution_do_not_count():
    for exercise in registry.of_lesson("02"):
        assert own_form(exercise.id, exercise.text.given) == ""
        assert own_form(exercise.id, exercise.text.solution) == ""
    assert own_form("02.3", "not ( code") == ""
