"""The walk of the sequential test without a browser: its steps, its verdict, its words."""

from collections.abc import Iterator
from itertools import chain, repeat
from typing import Any

import pytest

from c4lab.tuning import Bot, Verdict, Walk
from c4lab.widgets import SequentialWalk
from c4lab.widgets.match_points import games
from tests.widgets.playing import finish, send

WON, LOST = "at least as good as a score of 0.6", "no better than a score of 0.5"


def press(widget: SequentialWalk, *acts: str) -> SequentialWalk:
    for act in acts:
        send(widget, act)
        finish(widget)
    return widget


def test_game_by_game_to_a_verdict() -> None:
    widget = press(SequentialWalk([1] * 30), "one")
    assert widget.status == (
        "1 won, 0 drawn, 0 lost: the walk is at +0.18, between -2.94 and +2.94. Not decided."
    )
    press(widget, "ten")
    assert widget.progress == "Seed 1: 11 games"
    press(widget, "end")
    assert widget.walked == Walk(0.5, 0.6).of([1] * 30)
    assert widget.walked.verdict is Verdict.HIGH
    assert widget.status == (
        "17 won, 0 drawn, 0 lost: the walk is at +3.10, past the border at +2.94. Decided after 17 "
        f"games: the first player is {WON}. A match of a fixed length would need about 266 games "
        "to be as sure."
    )
    assert widget.over
    assert press(widget, "one", "end").walked.games == 17


@pytest.mark.parametrize("points", [[0] * 40, [0.5, 0] * 40])
def test_a_walk_to_the_lower_border(points: list[float]) -> None:
    assert LOST in press(SequentialWalk(points), "end").status


def test_games_may_run_out() -> None:
    widget = press(SequentialWalk([1, 0.5, 0]), "ten")
    assert widget.status.endswith("Not decided. There are no more games.")
    assert widget.over
    press(widget, "again")
    assert (widget.seed, widget.over, widget.walked.games) == (2, False, 0)
    assert sorted(press(widget, "ten")._points) == [0, 0.5, 1]


def test_another_seed_is_another_order() -> None:
    points = [1.0] * 12 + [0.0] * 12
    widget = press(SequentialWalk(points), "end")
    assert widget._points == points
    press(widget, "again", "end")
    assert widget._points != points
    assert sorted(widget._points) == sorted(points)


def test_an_iterator_is_asked_for_as_many_games_as_are_shown() -> None:
    asked = []

    def points() -> Iterator[float]:
        for each in chain([1, 0.5], repeat(1)):
            asked.append(each)
            yield each

    widget = press(SequentialWalk(points()), "one", "one", "one")
    assert asked == [1, 0.5, 1]
    press(widget, "again", "ten")
    assert len(asked) == 10
    assert sorted(widget._points[:3]) == [0.5, 1, 1]  # known ones first, in another order


def test_a_walk_that_nothing_moves_ends_too() -> None:
    widget = press(SequentialWalk(repeat(0.5), Walk(0.4, 0.6)), "end")
    assert widget.status.endswith("Not decided. After 10,000 games it ends here.")
    assert len(widget.picture()) < 20_000


def test_it_stops_and_goes_on() -> None:
    def slow() -> Iterator[float]:
        while True:
            for _ in range(20_000):
                pass
            yield 0.5

    widget = SequentialWalk(slow(), Walk(0.4, 0.6))
    send(widget, "end")
    assert widget.running
    send(widget, "stop")
    assert not widget.running
    assert widget.wait(60)
    stopped = widget.walked.games
    assert stopped < 10_000
    assert press(widget, "ten").walked.games == stopped + 10


def test_two_bots_play_as_one_steps() -> None:
    one, other = Bot((3, 100, 1, 8, 29), 1), Bot((0, 0, 0, 0, 0), 1)
    widget = press(SequentialWalk((one, other)), "ten")
    expected = games(one, other, 1)
    assert widget._points == [next(expected) for _ in widget._points]
    first = widget._points
    press(widget, "again", "ten")
    assert widget._points != first
    mirrored = games(other, one, 1)
    pairs = [next(mirrored) for _ in range(10)]  # the same openings: each game the other way round
    swapped = [1 - pairs[number ^ 1] for number in range(10)]
    assert first == swapped[: len(first)]


def test_what_an_iterator_gives_is_looked_at() -> None:
    widget = press(SequentialWalk(iter([1, 2])), "one", "one")
    assert widget.status.endswith("or two bots: 2 is none of these.")

    def broken() -> Iterator[float]:
        yield 1
        raise KeyError("gone")

    widget = press(SequentialWalk(broken()), "ten")
    assert widget.status == "The games broke off: KeyError ('gone')."
    assert widget.walked.games == 1


def test_where_nothing_runs_it_shows_where_a_list_leads() -> None:
    widget = SequentialWalk([1] * 30)
    assert "Decided after 17 games" in widget.static_html()
    assert "The walk begins at 0." in widget.words()
    assert widget.walked.games == 0
    press(widget, "one")
    assert "Not decided." in widget.static_html()
    assert "The walk begins at 0." in SequentialWalk(iter([1])).static_html()


def test_a_fixed_match_is_marked_where_the_axis_reaches_it() -> None:
    widget = press(SequentialWalk([1, 0] * 20 + [1] * 40, Walk(0.3, 0.7)), "one")
    assert widget._walk.fixed_games == 15
    assert "fixed match" in widget.picture()
    assert "fixed match" not in press(SequentialWalk([1] * 30), "end").picture()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (([],), "this list has no game"),
        (([1, 0.7],), r"0\.7 is none of these"),
        (("101",), "not '101'"),
        (((Bot((1, 1, 1, 1, 1)), 1),), "is none of these"),
        (([1], (0.5, 0.6)), r"such as Walk\(0\.5, 0\.6\), not"),
    ],
)
def test_bad_input_gets_a_sentence(arguments: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        SequentialWalk(*arguments)
