"""The command `doctor`: a line for each thing, and for each fault what to do."""

from importlib.metadata import PackageNotFoundError
from types import SimpleNamespace

import pytest

from c4lab.__main__ import main
from c4lab.checks.judging.verdicts import NO_GUARDS
from c4lab.checks.keeping import doctor
from tests.checks.writing.test_card import words

pytestmark = pytest.mark.usefixtures("progress_file")


@pytest.mark.slow
def test_where_all_is_well_each_line_says_so(capsys):
    status = main(["doctor"])
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(doctor.LOOKS) + len(doctor.MORE_LOOKS)
    assert [line for line in lines if not line.startswith("✓ fine  ")] == []
    assert status == 0


def test_a_fault_is_said_with_the_rest_and_ends_with_1(capsys, monkeypatch, tmp_path):
    def fail():
        raise RuntimeError("no\nluck")

    monkeypatch.setattr(doctor, "LOOKS", (doctor._python, fail))
    monkeypatch.setattr(doctor, "HERE", tmp_path)
    monkeypatch.setattr(doctor, "MORE_LOOKS", (doctor._folders, doctor._room))
    assert main(["doctor"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line[:6] for line in lines] == ["✓ fine", "✗ mend", "✗ mend", "✓ fine"]
    said = r"Looking at the fail failed (RuntimeError('no\nluck'))"
    assert lines[1] == f"✗ mend  {said}. {doctor.AGAIN}."
    assert f"{tmp_path / 'notebooks'} has no notebooks: get the whole folder" in lines[2]


def test_findings_are_shown_below_a_cell():
    found = doctor.Environment([doctor.Finding(True, "Fine."), doctor.Finding(False, "<No>.")])
    assert str(found) == "✓ Fine.\n✗ <No>."
    assert words(found._repr_html_()) == sorted(str(found).split())


def test_in_a_tab_nothing_is_to_be_installed(monkeypatch):
    monkeypatch.setattr(doctor, "threads_start", lambda: False)
    here = doctor.Finding(True, "Every package that most lessons import is here.")
    assert doctor._packages() == here
    monkeypatch.setattr(doctor, "is_here", lambda name: name == "numpy")
    gone = "Not in the browser: pandas and matplotlib. The few cells that need them say so."
    assert doctor._packages() == doctor.Finding(True, gone)
    assert doctor._guards() == doctor.Finding(True, f"Exercises can be checked. {NO_GUARDS}")


def no_package(name):
    raise PackageNotFoundError(name)


def kernel(program):
    return lambda manager, name: SimpleNamespace(argv=[program, "-m", "ipykernel_launcher"])


HERE = "c4lab.checks.keeping.doctor"
FAULTS = {
    "python": (doctor._python, f"{HERE}.sys", SimpleNamespace(version_info=(3, 10)),
               "is too old. Close JupyterLab and set up again"),
    "missing": (doctor._packages, f"{HERE}.version", no_package, "joblib is missing"),
    "old": (doctor._packages, f"{HERE}.version", lambda name: "0.1", "joblib is 0.1 and should be"),
    "guards": (doctor._guards, f"{HERE}.judge",
               lambda *_: (SimpleNamespace(status="right", note="No process starts."), None),
               "No process starts."),
    "kernel": (doctor._kernel, "jupyter_client.kernelspec.KernelSpecManager.get_kernel_spec",
               kernel("/gone/python"), "The kernel of the notebooks is /gone/python, and is gone."),
    "solver": (doctor._solver, "c4lab.solver.engines.find_reason", lambda: "a test says so",
               "plain Python, a hundred times slower, because a test says so."),
    "room": (doctor._room, "shutil.disk_usage", lambda path: SimpleNamespace(free=5 << 20),
             "only 5 MB left"),
    "folder": (doctor._folders, "os.access", lambda path, mode: False,
               "notebooks cannot be written: copy the whole workbook"),
}  # fmt: skip


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_says_what_to_do(name, monkeypatch):
    look, target, stand_in, sentence = FAULTS[name]
    assert doctor.finding_of(look).good
    monkeypatch.setattr(target, stand_in)
    good, said = doctor.finding_of(look)
    assert not good
    assert sentence in said
