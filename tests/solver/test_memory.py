"""How large the table is, and which part of a key is the place in it."""

from types import SimpleNamespace
from typing import Any

import psutil
import pytest

from c4lab.games.bits import STANDARD, Layout
from c4lab.solver import Solver
from c4lab.solver.control import EARLY_SHIFT, LATE_SHIFT, fewest_entries, new_control
from c4lab.solver.memory import table_bytes, zeros


@pytest.fixture
def spare(monkeypatch: pytest.MonkeyPatch) -> Any:
    def have(available: int) -> None:
        monkeypatch.setattr(psutil, "virtual_memory", lambda: SimpleNamespace(available=available))

    return have


def test_the_usual_size_leaves_room_for_others(spare: Any) -> None:
    for available, size in [(1 << 40, 128 << 20), (1 << 28, 1 << 26), (1000, 128), (0, 128)]:
        spare(available)
        assert table_bytes(None) == size


def test_a_wanted_size_is_rounded_down(spare: Any) -> None:
    spare(1 << 34)
    for memory, size in [(128, 128), (255, 128), (10**9, 1 << 29), (1 << 30, 1 << 30)]:
        assert table_bytes(memory) == size


def test_a_key_that_is_too_long_needs_a_table_that_knows_the_rest() -> None:
    assert fewest_entries(STANDARD) == fewest_entries(Layout(4, 12)) == 1
    assert fewest_entries(Layout(6, 8)) == fewest_entries(Layout(1, 52)) == 4096


@pytest.mark.parametrize("bits", [0, 1, 12, 17])
def test_an_index_has_as_many_bits_as_the_table_needs(bits: int) -> None:
    control = new_control(zeros(1 << bits))
    assert control[EARLY_SHIFT] == control[LATE_SHIFT] == 64 - bits


@pytest.mark.parametrize(
    ("memory", "reason"),
    [
        (127, "too little: a table needs 128 bytes"),
        (0, "too little"),
        (-1, "too little"),
        (1 << 60, "more than the computer has free"),
        ("1G", "give the bytes for the table as a whole number"),
        (1e9, "whole number"),
        (True, "whole number"),
    ],
)
def test_silly_sizes_are_refused(memory: Any, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Solver(memory=memory)
