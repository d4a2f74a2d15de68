"""Two trees side by side, without a browser: what is sent, and what is said."""

from typing import Any

import pytest

from c4lab.games import ConnectFour
from c4lab.instruments import Trace, trace
from c4lab.players import even
from c4lab.search import alphabeta, left_to_right, minimax, reverse
from c4lab.widgets.side_by_side import SideBySide

LATE = ConnectFour.parse("61555764665464456544")


def late(order: Any) -> Trace:
    return trace(alphabeta, LATE, 3, order=order)


def both() -> SideBySide:
    return SideBySide(
        {"left to right": late(left_to_right), "right to left": late(reverse(left_to_right))}
    )


def test_it_says_where_both_are_and_at_the_end_what_each_cost() -> None:
    pair = both()
    assert pair.sentences[0] == "Left to right looks at the root, right to left looks at the root."
    assert pair.sentences[1] == "Left to right looks at 1, right to left looks at 7."
    assert pair.sentences[20] == "Left to right looks at 1-7-3, right to left is done."
    assert pair.sentences[-1] == "Left to right looked at 65 nodes, right to left at 20."
    assert len(pair.sentences) == 66
    assert pair.words() == pair.sentences[-1]
    pair.step = 1000
    assert pair.step == 65


def test_each_step_is_one_node_and_knows_what_has_returned_and_been_cut() -> None:
    one, two = both().trees
    assert (one["nodes"], two["nodes"]) == (65, 20)
    assert one["at"] == list(range(65))  # nothing is folded
    assert one["cut"] == {}
    assert len(two["cut"]) == 3
    for tree in (one, two):
        assert set(tree["done"]) == {str(number) for number in range(tree["nodes"])}
        assert tree["done"]["0"] == tree["nodes"] - 1
        assert all(step >= int(number) for number, step in tree["done"].items())
        assert all(tree["done"][number] >= step for number, step in tree["cut"].items())


def test_a_large_tree_is_folded_and_steps_stay_at_what_is_drawn() -> None:
    large = trace(alphabeta, ConnectFour(), 4)
    pair = SideBySide({"one": large, "two": late(left_to_right)})
    first = pair.trees[0]
    assert len(first["at"]) == large.nodes
    assert len(set(first["at"])) < 40
    assert "α" not in first["tree"]  # there is no room beside the nodes
    assert all(f'data-node="{number}"' in first["tree"] for number in set(first["at"]))
    # Both are drawn at the size of the large one, which has no dots.
    assert "<circle" not in first["tree"] + pair.trees[1]["tree"]


def test_it_tells_of_searches_that_differ_or_fail() -> None:
    def broken(position: Any) -> Any:
        return broken(position.play(3)) if len(position.history) < 22 else 1 / 0

    said = SideBySide({"a": trace(minimax, LATE, 1), "b": trace(minimax, LATE, 1, even)}).words()
    assert said == "A looked at 5 nodes, b at 5, but one found 1 and the other 1000021."
    assert (
        "B: broken raised ZeroDivisionError"
        in SideBySide({"a": trace(minimax, LATE, 2), "b": trace(broken, LATE)}).words()
    )


@pytest.mark.parametrize("wrong", [{}, {"one": late(left_to_right)}, {"a": 1, "b": 2}, [1, 2]])
def test_anything_but_two_traces_is_refused(wrong: Any) -> None:
    with pytest.raises(ValueError, match="compares two traces: give them by name"):
        SideBySide(wrong)


def test_it_has_a_form_for_pages_that_run_nothing() -> None:
    bundle, _ = both()._repr_mimebundle_()
    assert bundle["text/html"].count("<img ") == 2
    assert "Right to left</figcaption>" in bundle["text/html"]
    assert "Left to right looked at 65 nodes, right to left at 20." in bundle["text/html"]
    assert bundle["text/plain"] == "Left to right looked at 65 nodes, right to left at 20."


def test_names_may_be_numbers() -> None:
    traced = trace(alphabeta, ConnectFour(), 1, even)
    assert SideBySide({1: traced, 2: traced}).words() == "1 looked at 8 nodes, 2 at 8."  # type: ignore[dict-item]
