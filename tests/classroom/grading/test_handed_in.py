"""Hand-ins as they come: folders, flat files, platforms' names and zip files, within bounds."""

import os

import pytest

from c4lab.classroom.grading import files, handed_in
from c4lab.classroom.grading.handed_in import NO_NOTEBOOK, Student, hand_ins, student_of, told_apart
from c4lab.work.arguments import Refused
from tests.classroom.running import notebook, zipped

NOTEBOOK = notebook("1")


@pytest.mark.parametrize(
    ("place", "name", "number"),
    [
        ("Meier Anna_123_assignsubmission_file/02.ipynb", "Meier Anna", "123"),
        ("LASTNAME_FIRSTNAME_123_assignsubmission_file_/a/02.ipynb", "LASTNAME_FIRSTNAME", "123"),
        ("Meier Anna_123_assignsubmission_file_02_alpha_beta.ipynb", "Meier Anna", "123"),
        ("meieranna_4711_90210_02_alpha_beta.ipynb", "meieranna", "4711"),
        ("meieranna_LATE_4711_90210_work.ipynb", "meieranna", "4711"),
        ("02_alpha_beta_anna.ipynb", "anna", ""),
        ("anna - 02_alpha_beta (1).ipynb", "anna", ""),
        ("02_alpha_beta-Copy1.ipynb", "home", ""),
        ("an\x1b[2Jna/02.ipynb", "an\\x1b[2Jna", ""),
        ("x" * 300 + ".ipynb", "x" * 77 + "...", ""),
    ],
)
def test_who_handed_it_in(place, name, number):
    assert student_of(tuple(place.split("/")), "home") == Student(name, number)


def test_two_of_the_same_name():
    one, other, third = Student("Kim", "1"), Student("Kim", "2"), Student("Lee", "3")
    assert told_apart([one, other, third, one]) == {one: "Kim (1)", other: "Kim (2)", third: "Lee"}


def found(folder):
    return {(each.student, each.place): each.problem for each in hand_ins(folder)}


def test_folders_files_and_zips(tmp_path):
    (tmp_path / "anna" / ".ipynb_checkpoints").mkdir(parents=True)
    (tmp_path / "anna" / ".ipynb_checkpoints" / "a-checkpoint.ipynb").write_bytes(NOTEBOOK)
    (tmp_path / "anna" / "a.ipynb").write_bytes(NOTEBOOK)
    (tmp_path / "anna" / "b.ipynb.txt").write_bytes(NOTEBOOK)
    (tmp_path / "anna" / "helper.py").write_text("x = 1")
    (tmp_path / "ben").mkdir()
    (tmp_path / "ben" / "download").write_bytes(NOTEBOOK)
    (tmp_path / "02_alpha_beta_cem.ipynb").write_bytes(NOTEBOOK)
    (tmp_path / "dana.zip").write_bytes(zipped({"in/c.ipynb": NOTEBOOK, "__MACOSX/._c.ipynb": b""}))
    (tmp_path / "all.zip").write_bytes(zipped({"Ek_7_assignsubmission_file/d.ipynb": NOTEBOOK}))
    (tmp_path / "fay").mkdir()
    (tmp_path / "fay" / "essay.pdf").write_bytes(b"%PDF")
    (tmp_path / "half.zip").write_bytes(b"PK\x03\x04")
    assert found(tmp_path) == {
        ("Ek", "Ek_7_assignsubmission_file/d.ipynb"): "",
        ("anna", "anna/a.ipynb"): "",
        ("anna", "anna/b.ipynb.txt"): "",
        ("ben", "ben/download"): "",
        ("cem", "02_alpha_beta_cem.ipynb"): "",
        ("dana", "dana.zip/in/c.ipynb"): "",
        ("fay", "fay/essay.pdf"): NO_NOTEBOOK,
        ("half", "half.zip"): "It is no zip file, or a damaged one.",
    }
    assert hand_ins(tmp_path)[1].beside == (("helper.py", b"x = 1"),)
    path = tmp_path / "fay" / "class.zip"
    path.write_bytes(zipped({"anna/a.ipynb": NOTEBOOK, "ben/b.ipynb": NOTEBOOK}))
    assert [each.student for each in hand_ins(path)] == ["anna", "ben"]


@pytest.mark.parametrize(
    ("name", "data", "why"),
    [
        ("..\\../ben/a.ipynb", NOTEBOOK, ""),  # nothing is unpacked: a name is a name
        ("a.ipynb", bytes(110_000_000), "It has more than 100 MB."),
        ("a.ipynb", b"{", "It is not a notebook: give a file that Jupyter saved."),
    ],
)
def test_what_is_in_a_zip_is_not_trusted(tmp_path, name, data, why):
    (tmp_path / "eve.zip").write_bytes(zipped({name: data}))
    assert [(each.student, each.problem) for each in hand_ins(tmp_path)] == [("eve", why)]


def test_a_lying_head_of_a_zip(tmp_path):
    data = zipped({"a.ipynb": bytes(9_000_000)})
    lie = data.replace((9_000_000).to_bytes(4, "little"), (90).to_bytes(4, "little"))
    assert lie != data
    (tmp_path / "eve.zip").write_bytes(lie)
    assert hand_ins(tmp_path)[0].problem


def test_links_and_pipes_are_not_followed(tmp_path):
    (tmp_path / "anna").mkdir()
    (tmp_path / "anna" / "a.ipynb").write_bytes(NOTEBOOK)
    (tmp_path / "ben").mkdir()
    (tmp_path / "ben" / "a.ipynb").symlink_to(tmp_path / "anna" / "a.ipynb")
    (tmp_path / "cem").symlink_to(tmp_path / "anna")
    os.mkfifo(tmp_path / "dan.ipynb")
    why = "It is a link, and links are not followed: hand in the file itself."
    assert found(tmp_path) == {
        ("anna", "anna/a.ipynb"): "",
        ("ben", "ben/a.ipynb"): why,
        ("cem", "cem"): why,
        ("dan", "dan.ipynb"): "It is no plain file.",
    }


def test_nothing_to_grade(tmp_path):
    (tmp_path / "text.md").write_text("words")
    with pytest.raises(Refused, match="There is no notebook in"):
        hand_ins(tmp_path)


def test_a_zip_with_a_password(tmp_path):
    raw = bytearray(zipped({"a.ipynb": NOTEBOOK}))
    raw[6] |= 1
    raw[raw.index(b"PK\x01\x02") + 8] |= 1
    (tmp_path / "eve.zip").write_bytes(raw)
    assert "password" in hand_ins(tmp_path)[0].problem


@pytest.mark.parametrize(
    ("module", "limit", "most", "problem"),
    [
        (files, "MOST_FILES", 2, "There are more than 2 files."),
        (files, "MOST_IN_ZIP", 1, "It has more than 1 files in it."),
        (files, "MOST_BYTES", 8, "Unpacked it has more than 0 MB."),
        (handed_in, "LONGEST_CODE", 0, "It has more than 0 characters of code."),
    ],
)
def test_what_is_too_much(tmp_path, monkeypatch, module, limit, most, problem):
    """One less is as much as may be: a folder of three files, two of nine bytes in a zip file."""
    (tmp_path / "a.ipynb").write_bytes(NOTEBOOK)
    (tmp_path / "b.zip").write_bytes(zipped({"1.txt": b"1234", "2.txt": b"12345"}))
    (tmp_path / "c.txt").write_text("1")
    monkeypatch.setattr(module, limit, most + 1)
    allowed = {each.problem for each in hand_ins(tmp_path)}
    assert problem.replace(str(most), str(most + 1)) not in allowed
    monkeypatch.setattr(module, limit, most)
    assert problem in {each.problem for each in hand_ins(tmp_path)}


def test_what_lies_beside(tmp_path, monkeypatch):
    """Not the notebooks and zip files, and no more than may be; a big file is passed by."""
    for name, size in (("a.py", 2), ("b.txt", 9), ("c.txt", 2), ("d.txt", 1), ("e.ipynb", 1)):
        (tmp_path / name).write_bytes(bytes(size))
    (tmp_path / "x.ipynb").write_bytes(NOTEBOOK)
    monkeypatch.setattr(handed_in, "LARGEST_BESIDE", 4)
    (one,) = hand_ins(tmp_path / "x.ipynb")
    assert one.beside == (("a.py", bytes(2)), ("c.txt", bytes(2)))
    monkeypatch.setattr(handed_in, "LARGEST_BESIDE", 5)
    monkeypatch.setattr(handed_in, "MOST_BESIDE", 3)
    (other,) = hand_ins(tmp_path / "x.ipynb")
    assert other.beside == one.beside
    assert other.digest == one.digest
    monkeypatch.setattr(handed_in, "MOST_BESIDE", 4)
    assert hand_ins(tmp_path / "x.ipynb")[0].digest != one.digest
