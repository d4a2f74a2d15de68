"""A tree on paper, searched as a game is."""

from __future__ import annotations

import pytest

from c4lab.games import IllegalMove
from c4lab.games.drawn import Drawn, worth
from c4lab.search import minimax, negamax

TREE = [[3, [5, 1]], [2, 9], 4]


def test_its_moves_are_its_branches() -> None:
    root = Drawn(TREE)
    deep = root.play(1).play(2).play(1)
    assert list(root.moves()) == [1, 2, 3]
    assert (str(deep), deep.history, deep.tree, deep.player) == ("1-2-1", (1, 2, 1), 5, -1)
    assert (root.left, root.play(2).left, deep.left, list(deep.moves())) == (3, 1, 0, [])
    assert root.key != deep.key
    assert root.play(2).diagram() == "[2, 9]"


def test_its_leaves_are_worth_what_they_say_to_the_first_player() -> None:
    assert worth(Drawn(TREE).play(3)) == -4
    assert worth(Drawn(TREE).play(2).play(2)) == 9
    assert minimax(Drawn([[3, 5], [2, 9]]), 2, worth) == (3, 1)
    assert negamax(Drawn([[3, 5], [2, 9]]).play(2), 1, worth) == (-2, 1)


def test_what_is_no_branch_and_no_text_are_refused() -> None:
    for position, move in ((Drawn(TREE), 0), (Drawn(TREE), 4), (Drawn(TREE).play(3), 1)):
        with pytest.raises(IllegalMove, match=f"no branch {move}"):
            position.play(move)
    with pytest.raises(IllegalMove, match="make it of its lists"):
        Drawn.parse("1-2")
