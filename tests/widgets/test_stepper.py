"""The stepper without a browser: what it sends, and what it shows where nothing runs."""

import json

import pytest

from c4lab.games import TicTacToe
from c4lab.instruments import trace
from c4lab.search import alphabeta, minimax
from c4lab.widgets import Stepper

LATE = TicTacToe.parse("159287")


def test_it_begins_at_the_first_call_and_stays_within_the_run() -> None:
    stepper = Stepper(trace(minimax, LATE))
    assert stepper.step == 0
    assert len(stepper.moments) == 28
    assert "3: MIN 0" in stepper.words()
    for step, stays in ((5, 5), (1000, 27), (-3, 0)):
        stepper.step = step
        assert stepper.step == stays


@pytest.mark.slow
def test_each_moment_has_words_and_a_node_that_is_drawn() -> None:
    stepper = Stepper(trace(alphabeta, TicTacToe.parse("15")))
    assert any(moment["at"] != moment["node"] for moment in stepper.moments)
    for moment in stepper.moments:
        assert moment["text"].endswith(".")
        assert f'data-node="{moment["at"]}"' in stepper.tree
        assert str(moment["at"]) in stepper.states
    assert len(json.dumps([stepper.moments, stepper.states])) < 1_000_000


def test_positions_are_drawn_and_plain_data_is_written() -> None:
    def depth(tree: object) -> int:
        return 1 + max(map(depth, tree)) if isinstance(tree, list) else 0

    assert Stepper(trace(minimax, LATE)).states["0"].startswith("<svg")
    assert (
        Stepper(trace(depth, [[1], "<b>"])).states["0"] == "<pre>[[1], &#x27;&lt;b&gt;&#x27;]</pre>"
    )


def test_an_error_is_told_at_the_end() -> None:
    def broken(n: int) -> int:
        return broken(n - 1) if n else 1 // 0

    stepper = Stepper(trace(broken, 2))
    assert "broken raised ZeroDivisionError" in stepper.moments[-1]["text"]
    assert "broken raised ZeroDivisionError" in stepper.static_html()
