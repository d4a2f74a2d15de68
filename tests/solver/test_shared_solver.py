"""The solver of the session: it is made once, even if several threads ask for it at once."""

import threading
import time
from typing import Any

import pytest

from c4lab.solver import solver


def test_who_asks_while_it_is_made_waits_for_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[object] = []

    class Slow:
        def __init__(self, **options: Any) -> None:
            time.sleep(0.05)
            made.append(self)

    monkeypatch.setattr(solver, "Solver", Slow)
    monkeypatch.setattr(solver, "_made", {})
    found: list[object] = []
    threads = [threading.Thread(target=lambda: found.append(solver.session())) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(10)
    assert len(made) == 1
    assert found == made * 4
