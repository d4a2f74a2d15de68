"""A trial of the tests: how many small changes of one token do they notice?

    python -m tests.mutations [--count 100] [--seed 1] [--seconds 300]

Each change is made in a copy of the repo, at a place drawn by `seed`, and the fast tests of the
mirrored folder run against it. A change that no test notices is printed: either the tests lack
something, or the change makes no difference. It takes about half a minute a change.
"""

import argparse
import io
import re
import shutil
import subprocess
import sys
import tempfile
import tokenize
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

REPO = Path(__file__).resolve().parents[1]
OTHER = {
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "+": "-", "-": "+",
    "*": "+", "//": "*", "%": "//", "<<": ">>", ">>": "<<", "&": "|", "|": "&", "^": "|",
    "and": "or", "or": "and", "True": "False", "False": "True", "min": "max", "max": "min",
    "any": "all", "all": "any", "break": "continue", "continue": "break", "not": "", "+=": "-=",
    "-=": "+=",
}  # fmt: skip


class Mutation(NamedTuple):
    """A token at `line` and `column` of a file, to be replaced by `new`."""

    file: Path
    line: int
    column: int
    old: str
    new: str


def places(file: Path) -> Iterator[Mutation]:
    """Every token of the file that can be replaced, but for those of type annotations."""
    text = (REPO / file).read_text(encoding="utf-8")
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        new = OTHER.get(token.string)
        if token.type == tokenize.NUMBER and token.string.isdecimal():
            new = str(int(token.string) + 1)
        typed = token.string == "|" and re.search(r"(->|\w: ).*\|", token.line)
        starred = token.string == "*" and re.search(r"[(,]\s*\*", token.line)
        if new is not None and not typed and not starred:
            yield Mutation(file, token.start[0], token.start[1], token.string, new)


def changed(mutation: Mutation) -> str:
    """The text of the file with the token replaced."""
    lines = (REPO / mutation.file).read_text(encoding="utf-8").splitlines(keepends=True)
    line, start = lines[mutation.line - 1], mutation.column
    lines[mutation.line - 1] = line[:start] + mutation.new + line[start + len(mutation.old) :]
    return "".join(lines)


def tests_of(file: Path) -> list[str]:
    """What pytest is to run for a module: its own test if there is one, then its folder's."""
    folder = Path("tests", *file.parts[1:-1])
    if file.parts[1] == "lessons":
        number = re.sub(r"\D", "", file.parts[2])
        answers = ["tests/answers", "-k", f"[{number}."] if file.stem.startswith("check_") else []
        own = f"tests/lessons/test_lesson{number}.py"
        return answers or [own if (REPO / own).exists() else "tests/lessons"]
    while not (REPO / folder).is_dir():
        folder = folder.parent
    own = folder / f"test_{file.stem}.py"
    return [*[str(own)] * (REPO / own).exists(), str(folder)]


def is_noticed(mutation: Mutation, copy: Path, seconds: float) -> bool:
    """Whether a test fails, or takes too long, with this change."""
    original = (copy / mutation.file).read_text(encoding="utf-8")
    (copy / mutation.file).write_text(changed(mutation), encoding="utf-8")
    command = [
        sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:nbval", "-p", "no:cacheprovider",
        "--hypothesis-profile=check", "-m", "not slow", *tests_of(mutation.file),
    ]  # fmt: skip
    try:
        return bool(
            subprocess.run(command, cwd=copy, capture_output=True, timeout=seconds).returncode
        )
    except subprocess.TimeoutExpired:
        return True
    finally:
        (copy / mutation.file).write_text(original, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=300.0)
    chosen = parser.parse_args()
    listed = subprocess.run(
        ["git", "ls-files", "c4lab/*.py"], cwd=REPO, capture_output=True, text=True
    )
    files = [Path(name) for name in listed.stdout.split() if "/answers/" not in name]
    every = [mutation for file in files for mutation in places(file)]
    alive = 0
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "repo"
        shutil.copytree(REPO, copy, ignore=shutil.ignore_patterns(".venv", "node_modules", ".git"))
        for number, mutation in enumerate(Random(chosen.seed).sample(every, chosen.count), 1):
            if not is_noticed(mutation, copy, chosen.seconds):
                alive += 1
                place = f"{mutation.file}:{mutation.line}"
                print(f"alive: {place}: {mutation.old!r} replaced by {mutation.new!r}", flush=True)
            print(f"{number} tried, {alive} alive", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
