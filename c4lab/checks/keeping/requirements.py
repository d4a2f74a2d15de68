"""`environment`: says whether this computer has what the lessons need, and what to do if not."""

import platform
import sys
from collections.abc import Callable
from html import escape
from importlib.metadata import PackageNotFoundError, requires, version
from typing import NamedTuple

from c4lab.checks.judging.verdicts import NO_GUARDS, judge
from c4lab.checks.keeping.progress_file import learners_file
from c4lab.checks.writing import registry
from c4lab.work.libraries import is_here
from c4lab.work.starting import threads_start

NEEDED = ("jupyterlab", "nbval")  # for the lessons, though no module of c4lab imports them
AGAIN = "Close JupyterLab and set up again, as the README says first"


class Finding(NamedTuple):
    """Whether one thing is in place, and a sentence that says what to do if it is not."""

    good: bool
    sentence: str


class Environment(list[Finding]):
    """The findings, as a list below a cell."""

    def __str__(self) -> str:
        return "\n".join(f"{'✓' if good else '✗'} {sentence}" for good, sentence in self)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        items = "".join(
            f"<li>{'✓' if good else '<strong>✗</strong>'} {escape(sentence)}</li>"
            for good, sentence in self
        )
        return f'<ul style="list-style:none;padding-left:0;line-height:1.8">{items}</ul>'


def environment() -> Environment:
    """Whether Python, the packages, the exercises' guards and the progress file are in place."""
    return Environment(map(finding_of, LOOKS))


def finding_of(look: Callable[[], Finding]) -> Finding:
    """What `look` finds; a fault that names the error if it fails."""
    try:
        return look()
    except Exception as error:  # anything may be wrong with an unknown computer
        what = look.__name__.strip("_")
        return Finding(False, f"Looking at the {what} failed ({error!r:.200}). {AGAIN}.")


def _python() -> Finding:
    good = sys.version_info >= (3, 11)
    found = f"Python {platform.python_version()}"
    return Finding(good, f"{found} is new enough." if good else f"{found} is too old. {AGAIN}.")


def _packages() -> Finding:
    if not threads_start():
        return _packages_in_a_tab()
    from packaging.requirements import Requirement  # comes with JupyterLab; checks run without

    wanted = [Requirement(line) for line in requires("c4lab") or []]
    wanted = [need for need in wanted if need.marker is None or need.marker.evaluate()]
    missing = []
    for need in [*wanted, *map(Requirement, NEEDED)]:
        try:
            found = version(need.name)
        except PackageNotFoundError:
            missing.append(f"{need.name} is missing")
            continue
        if not need.specifier.contains(found, prereleases=True):
            missing.append(f"{need.name} is {found} and should be {need.specifier}")
    if missing:
        return Finding(False, f"{', '.join(missing)}. {AGAIN}.")
    return Finding(True, "Every package that the lessons import is here.")


def _packages_in_a_tab() -> Finding:
    """Nothing can be installed there, so this advises nothing."""
    gone = [name for name in ("numpy", "pandas", "matplotlib") if not is_here(name)]
    if not gone:
        return Finding(True, "Every package that most lessons import is here.")
    *others, last = gone
    names = f"{', '.join(others)} and {last}" if others else last
    return Finding(True, f"Not in the browser: {names}. The few cells that need them say so.")


def _guards() -> Finding:
    trial = registry.find("00.1")
    assert trial is not None  # of the welcome lesson
    # In the namespace of a notebook: a function of c4lab's own counts as no answer.
    result, _ = judge(trial, eval("lambda player: -player", {"__name__": "__main__"}))
    if result.status == "right" and not threads_start():
        return Finding(True, f"Exercises can be checked. {NO_GUARDS}")
    if result.status == "right" and not result.note:
        return Finding(True, "Exercises run in a process of their own and cannot hang this one.")
    return Finding(False, result.note or result.message)


def _progress() -> Finding:
    file = learners_file()
    file.try_writing()
    trouble = file.complaint()
    return Finding(not trouble, trouble or "Your progress is kept on this computer.")


LOOKS = (_python, _packages, _guards, _progress)
