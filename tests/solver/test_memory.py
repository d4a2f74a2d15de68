"""How large the table is."""

from types import SimpleNamespace
from typing import Any

import psutil
import pytest

from c4lab.solver import Solver
from c4lab.solver.running import table_bytes


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


def test_more_than_is_free_is_refused(spare: Any) -> None:
    spare(1 << 28)
    with pytest.raises(ValueError, match="more than the computer has free: 268435456 bytes"):
        table_bytes(1 << 29)


@pytest.mark.parametrize(
    ("memory", "reason"),
    [
        (127, "too little: a table needs 128 bytes"),
        (0, "too little"),
        (-1, "too little"),
        (1 << 60, "too much: a table has 2147483648 bytes at most"),
        ("1G", "give the bytes for the table as a whole number"),
        (1e9, "whole number"),
        (True, "whole number"),
    ],
)
def test_silly_sizes_are_refused(memory: Any, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Solver(memory=memory)
