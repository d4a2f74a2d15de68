"""A trial of the tests: how many small changes of one token do they notice?

    python -m tests.mutations [--count 100] [--seed 1] [--seconds 120]
    python -m tests.mutations c4lab/games/bits.py:30 c4lab/games/layout.py

Each change is made in a copy of the repo: at a place drawn by `seed`, or at each place of the lines
or files that are named. The tests of the mirrored folder run against it until one fails. A test
that fails without the change as well notices nothing. A change that no test notices is printed
as ALIVE: either the tests lack something, or the change makes no difference. It takes half a minute
a change that is noticed, and several for one that is not. It needs Linux or macOS.
"""

import argparse
import ast
import tempfile
from pathlib import Path
from random import Random

from tests.mirrored_tests import REPO
from tests.mutated_copy import Copy
from tests.mutated_places import Mutation, changed, places


def chosen_places(named: list[str], count: int, seed: int) -> list[Mutation]:
    """Every place of the files, or lines of files, that are named; `count` of all without names."""
    files = sorted(each.relative_to(REPO) for each in (REPO / "c4lab").rglob("*.py"))
    every = [
        mutation
        for file in files
        for mutation in places(file, (REPO / file).read_text(encoding="utf-8"))
    ]
    if not named:
        return Random(seed).sample(every, count)
    return [
        each
        for each in every
        if not {each.file.as_posix(), f"{each.file.as_posix()}:{each.line}"}.isdisjoint(named)
    ]


def compiles(mutation: Mutation) -> bool:
    """Whether what the change makes is Python at all."""
    try:
        ast.parse(changed(mutation, (REPO / mutation.file).read_text(encoding="utf-8")))
    except SyntaxError:
        return False
    return True


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("named", nargs="*", help="files, or FILE:LINE; without any, all of c4lab")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=int, default=120, help="of computing, for a run of tests")
    parser.add_argument("--from", type=int, default=1, dest="first", help="begin with this change")
    parser.add_argument("--step", type=int, default=1, help="of so many, try one")
    chosen = parser.parse_args()
    every = chosen_places(chosen.named, chosen.count, chosen.seed)
    tried = alive = 0
    with tempfile.TemporaryDirectory(prefix="mutations-") as folder:
        copy = Copy(Path(folder) / "repo", chosen.seconds)
        for number in range(chosen.first - 1, len(every), chosen.step):
            if not compiles(every[number]):
                print(f"{number + 1} {every[number]}: no Python", flush=True)
                continue
            noticed = copy.noticed_by(every[number])
            tried += 1
            alive += noticed is None
            verdict = f"noticed by {noticed}" if noticed else "ALIVE"
            print(f"{number + 1} {every[number]}: {verdict}", flush=True)
    print(f"{tried} tried, {alive} alive")


if __name__ == "__main__":
    main()
