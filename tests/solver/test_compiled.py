"""The modules that are compiled, run as plain Python: they answer as the compiled ones do, and what
they say without a search is what a search finds."""

import random
import sys
from collections import Counter
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import Any
from unittest.mock import patch

import numpy as np

import c4lab
from c4lab.games import Bitboard
from c4lab.solver.compiled_engine import CompiledEngine
from c4lab.solver.plain import Table
from c4lab.solver.plain.bits import winning_cells
from c4lab.solver.plain.search import null_window
from c4lab.solver.plain.table import canonical
from c4lab.solver.question import board
from tests.solver.known import known, quiet_boards

FOLDER = "c4lab.solver.compiled."
MODULES = ("control", "bits", "bounds", "moves", "table", "search", "entries")
"""None imports a later one."""
RARE = [(150945826674862, 279249922547647), (83909475878188, 278146240798655)]
"""Boards on which three discs upright beneath a threat matter."""


class Words(dict[int, np.uint64]):
    """The memory at addresses: words, all 0 at first."""

    def load(self, address, index):
        return self.get(int(address) + 8 * int(index), np.uint64(0))

    def store(self, address, index, word):
        self[int(address) + 8 * int(index)] = word


def as_it_is(*signature, **options):
    return lambda function: function


@contextmanager
def uncompiled():
    """MODULES by name, of their sources; and `words`, their memory.

    Their numbers are numpy's unsigned 64-bit numbers.
    """
    compiling, words = ModuleType(f"{FOLDER}compiling"), Words()
    functions = {"load": words.load, "store": words.store, "byte": None}
    compiling.__dict__.update(functions, compiled=as_it_is, Bits=Any)
    made = {"words": words}
    with patch.dict(sys.modules, {compiling.__name__: compiling}):
        for name in MODULES:
            path = Path(c4lab.__file__).parent / "solver" / "compiled" / f"{name}.py"
            module = sys.modules[FOLDER + name] = ModuleType(FOLDER + name)
            exec(compile(path.read_text(encoding="utf-8"), str(path), "exec"), module.__dict__)
            made[name] = module
        yield made


def test_the_compiled_search_does_the_very_same():
    """Every score and every node."""
    engine = CompiledEngine(1 << 16)
    with uncompiled() as modules:
        control, words, ask = modules["control"], modules["words"], modules["entries"]
    shift = 65 - ((1 << 16) // 8).bit_length()  # of both tables, which are as large as the engine's
    for word, number in (
        (control.LIMIT, 1 << 60), (control.EARLY, 1 << 20), (control.LATE, 1 << 30),
        (control.EARLY_SHIFT, shift), (control.LATE_SHIFT, shift),
    ):  # fmt: skip
        words[8 * word] = np.uint64(number)
    with np.errstate(over="ignore"):
        for moves, score in [*known("end-easy"), *known("middle-easy")[::6]]:
            mine, mask = board(moves)
            words[8 * control.MINE], words[8 * control.MASK] = np.uint64(mine), np.uint64(mask)
            assert ask.exact(0) == engine.exact(mine, mask) == score
            for alpha in (score - 1, score):
                words[8 * control.ALPHA] = np.int64(alpha).astype(np.uint64)
                assert (ask.more_than(0) > alpha) == engine.more_than(mine, mask, alpha)
            assert words[8 * control.NODES] == engine.nodes


def test_the_static_bounds_are_true_and_no_less_is_said_than_is_known():
    """A rule that is too careful is true, too. So the test counts the bounds that it gives, with
    the first player or the second to move."""
    boards = dict.fromkeys(RARE)
    for seed, discs, count in ((5, range(28, 42), 5_000), (6, range(22, 28), 60)):
        some = (each for each in quiet_boards(random.Random(seed)) if each[1].bit_count() in discs)
        boards |= dict.fromkeys(islice(some, count))
    table, first, second = Table(), Counter(), Counter()
    with uncompiled() as modules:
        rule = modules["bounds"]
    for mine, mask in boards:
        discs, their_cells = mask.bit_count(), np.uint64(winning_cells(mine ^ mask, mask))
        with np.errstate(over="ignore"):  # to count, it drops the upper digits of a product
            said = rule.at_most(np.uint64(mine), np.uint64(mask), discs, their_cells)
        if said != rule.UNKNOWN:
            assert null_window(mine, mask, int(said), table) <= said
            (second if discs % 2 else first)[int(said)] += 1
    assert first == {0: 524, -1: 78, -2: 190, -3: 93, -4: 52, -5: 8}
    assert second == {-1: 144, -2: 197, -3: 35, -4: 25, -5: 1}


def test_in_the_search_a_position_has_its_key_or_early_on_that_of_its_mirror_image():
    """So no two others share one: no two boards have the same key."""
    with uncompiled() as modules:
        table = modules["table"]
    assert 1 < table.MIRRORED_TO < 42
    for place, (moves, _) in enumerate(known("end-easy")):
        discs = place % (len(moves) + 1)
        board = Bitboard.parse(moves[:discs])
        key = table.key_of(np.uint64(board.position), np.uint64(board.mask), discs)
        assert key == (canonical(board.key) if discs < table.MIRRORED_TO else board.key) != 0
