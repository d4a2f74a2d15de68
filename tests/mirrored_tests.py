"""Which tests are there for a module, the cheapest first, for `tests.mutations`.

They are those of the folder of `tests/` that mirrors the module's, and doctests. A lesson's module
is tested by the lesson's own tests, its proofs, its starters and the answers to its exercises.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

REPO = Path(__file__).resolve().parents[1]
QUICK = ["-m", "not slow"]


def tests_of(file: Path) -> Iterator[list[str]]:
    """What to pass to pytest for a module of the package, one run after the other: each is only
    of use if all before it passed."""
    if file.parts[1] == "lessons":
        yield from _of_lessons(file)
        return
    package, folder = file.parent, Path("tests", *file.parts[1:-1])
    while not (REPO / folder).is_dir():
        package, folder = package.parent, folder.parent
    named = [str(test) for test in _tests_in(folder) if _names(test, file)]
    documented = [str(file)] * (">>>" in (REPO / file).read_text(encoding="utf-8"))
    if named or documented:
        yield [*QUICK, *documented, *named]
    others = [str(folder), str(package)] if package != Path("c4lab") else [str(folder)]
    yield [*QUICK, *others]
    yield ["-m", "slow", str(folder)]


def _of_lessons(file: Path) -> Iterator[list[str]]:
    users = _users(file)
    tested = sorted(str(each) for each in users if each.parts[0] == "tests")
    if tested:
        yield tested
    for check in sorted(each for each in users if each.name.startswith("check_")):
        yield from _answers(check)
    found = (re.match(r"lesson(\d\d)_", each.parts[2]) for each in users)
    numbers = sorted({lesson[1] for lesson in found if lesson})
    for number in numbers:
        yield [*QUICK, "tests/test_exercises.py", "-k", number]
        yield ["tests/test_proofs.py", "-k", f"notebooks/{number}"]
    yield [*QUICK, "tests/lessons", str(file.parent)]


def _answers(check: Path) -> Iterator[list[str]]:
    """The answers to the exercise of a check."""
    text = (REPO / check).read_text(encoding="utf-8")
    for id in re.findall(r'@exercise\(\s*"(\d\d\.\d+)"', text):
        yield ["tests/answers/test_answers.py", "-k", f"[{id}-"]


def _users(file: Path) -> set[Path]:
    """The module, and what imports it, also by way of others: lessons' modules and texts, and
    tests of lessons."""
    found, asked = {file}, [file]
    while asked:
        module = asked.pop()
        for other in _of_all_lessons():
            if other not in found and _names(other, module):
                found.add(other)
                asked += [other] * (other.suffix == ".py" and other.parts[0] == "c4lab")
    return found


@cache
def _of_all_lessons() -> list[Path]:
    folders = (REPO / "c4lab/lessons", REPO / "tests/lessons")
    return [
        found.relative_to(REPO)
        for folder in folders
        for found in folder.rglob("*.*")
        if found.suffix in (".py", ".md")
    ]


@cache
def _tests_in(folder: Path) -> list[Path]:
    return sorted(each.relative_to(REPO) for each in (REPO / folder).rglob("test_*.py"))


def _names(other: Path, file: Path) -> bool:
    """Whether `other` imports from the module by its full name."""
    package, name = ".".join(file.parent.parts), file.stem
    together = rf"from {re.escape(package)} import (\([^)]*|.*)\b{name}\b"
    alone = rf"\b{re.escape(package)}\.{name}\b"
    return bool(re.search(f"{alone}|{together}", _text(other)))


@cache
def _text(file: Path) -> str:
    return (REPO / file).read_text(encoding="utf-8")
