"""Drawn trees: each search finds the value that minimax finds in the lists."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from c4lab.games.position import IllegalMove, Position
from c4lab.lessons.lesson11_windows.drawn_trees import Drawn, worth
from c4lab.search import negamax, pvs, with_memory

leaves = st.integers(-9, 9)
trees = st.lists(
    st.lists(st.lists(leaves, min_size=1, max_size=3), min_size=1, max_size=3),
    min_size=1,
    max_size=3,
)


def value(tree: Any, maximising: bool = True) -> int:
    if isinstance(tree, int):
        return tree
    below = [value(branch, not maximising) for branch in tree]
    return max(below) if maximising else min(below)


@given(trees)
def test_searches_find_the_value(tree: Any) -> None:
    for search in (negamax, with_memory, pvs):
        found = search(Drawn(tree), 3, worth)
        assert found.value == value(tree)
        assert found.move is not None
        assert value(tree[found.move - 1], False) == found.value


def test_it_is_a_position_without_text() -> None:
    root = Drawn([[3, 5], 2])
    assert isinstance(root, Position)
    assert (root.left, root.player, list(root.moves()), root.result()) == (2, 1, [1, 2], None)
    after = root.play(1)
    assert (after.player, after.key, str(after), after.diagram()) == (-1, (1,), "1", "[3, 5]")
    with pytest.raises(IllegalMove, match="no branch 3"):
        root.play(3)
    with pytest.raises(IllegalMove, match="no branch 1"):
        root.play(2).play(1)
    with pytest.raises(IllegalMove, match="has no text"):
        Drawn.parse("1")
