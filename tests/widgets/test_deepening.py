"""The chart of a deepening search without a browser: what it finds, says, and that it stops."""

from contextlib import suppress
from time import sleep
from typing import Any

import pytest

from c4lab.evaluation import Squares
from c4lab.games import ConnectFour, Sim, TicTacToe
from c4lab.instruments import Pass
from c4lab.players.forced import forced_first
from c4lab.search import centre_first, deepening
from c4lab.widgets import Deepening
from c4lab.widgets.searches.deepening_run import Run, told

TWO = ConnectFour.parse("445")


def chart_of(positions: Any = None, evaluate: Any = None, time: str = "5 s") -> Any:
    widget = Deepening(positions or {"two": TWO}, evaluate or Squares(), centre_first)
    widget.time = time
    return widget


def send(widget: Any, event: str, **more: Any) -> None:
    widget._on_event(widget, {"event": event, **more}, [])


def wait_until(happened: Any) -> None:
    for _ in range(1000):
        if happened():
            return
        sleep(0.01)
    raise AssertionError("it did not happen within ten seconds")


def finish(widget: Any) -> None:
    widget.start()
    widget.start()  # a second press while it runs does nothing
    wait_until(lambda: not widget.running)


def test_the_passes_are_those_of_the_search() -> None:
    widget = chart_of()
    send(widget, "start")
    assert widget.running
    wait_until(lambda: len(widget.passes) >= 3)
    send(widget, "stop")
    wait_until(lambda: not widget.running)
    for each in widget.passes[:3]:
        expected = deepening(TWO, each.ahead, Squares(), order=centre_first)
        assert (each.value, each.move) == expected
    assert [row[:4] for row in widget.rows[:2]] == [
        ["1", "4", "worth +6", "8"],
        ["2", "3", "worth -7", "35"],
    ]
    last = widget.passes[-1]
    assert f"You stopped it in pass {last.ahead + 1}, which counts for nothing." in widget.status
    assert f"The answer is that of pass {last.ahead}: move {last.move}, worth" in widget.status
    assert "time" in widget.chart
    assert widget.words().endswith(widget.status)


def test_times_are_told_in_a_unit_that_fits() -> None:
    run = Run(TWO, 60)
    rows = [chart_of()._row(run, Pass(3, 4, 6, 8, seconds)) for seconds in (0.0123, 12.34)]
    assert [row[-1] for row in rows] == ["12.3 ms", "12.3 s"]


def test_without_time_there_is_still_a_move_and_another_position_starts_afresh() -> None:
    widget = chart_of({"two": TWO, "start": ConnectFour()}, time="0 s")
    finish(widget)
    assert widget.status == (
        "The time is up in pass 1, which counts for nothing. No pass has an answer, so it is the "
        "first move in the order: 4."
    )
    assert widget.passes == widget.rows == []
    board = widget.board
    send(widget, "position", to="start")
    send(widget, "time", to="5 s")
    send(widget, "position", to="nowhere")
    send(widget, "time", to="for ever")
    send(widget, "no such event")
    assert (widget.position, widget.time) == ("start", "5 s")
    assert widget.status == "Choose a position and a time, then press Start."
    assert widget.board != board


def test_what_is_certain_and_the_end_of_the_game_end_it() -> None:
    widget = chart_of({"won": ConnectFour.parse("112233")})
    finish(widget)
    assert widget.status == (
        "Pass 1 knows for certain: looking further cannot change it. "
        "The answer is that of pass 1: move 4, wins with its 1st move."
    )
    widget = Deepening([TicTacToe.parse("1239846")])
    finish(widget)
    assert widget.status.startswith("Pass 2 has reached the end of the game.")
    assert "worth 0" in widget.status


def spin(position: Any) -> Any:
    while position.history[3:]:
        with suppress(Exception):
            sum(range(100))
    return 0


@pytest.mark.slow
@pytest.mark.parametrize("time", ["5 s", "1 s"])
def test_a_search_that_does_not_look_at_the_clock_is_interrupted(time: str) -> None:
    widget = chart_of(evaluate=spin, time=time)
    widget.start()
    if time == "5 s":
        send(widget, "stop")
    wait_until(lambda: not widget.running)
    assert widget.status == (
        "The search did not look at the clock, and was interrupted in pass 1. "
        "No pass has an answer, so it is the first move in the order: 4."
    )
    widget.stop()


def test_a_search_that_breaks_off_says_why() -> None:
    widget = chart_of(evaluate=lambda position: [0][len(position.history) - 3])
    finish(widget)
    assert widget.status == "The search broke off: IndexError: list index out of range"


@pytest.mark.slow
def test_where_nothing_runs_it_shows_the_finished_chart() -> None:
    widget, other = chart_of({"<b>": TWO}), chart_of({"<b>": TWO})
    assert widget.static_html() == other.static_html()  # no seconds in it
    assert "<b>" not in widget.static_html()
    assert "<img" in widget.static_html()
    assert widget.words().splitlines()[:3] == [
        "Iterative deepening on <b>, amber to move, pass by pass:",
        "1: move 4, worth +6, after 8 positions",
        "2: move 3, worth -7, after 35 positions",
    ]
    assert "nodes (logarithmic axis)" in widget.picture()


def test_any_game_has_a_chart_and_forced_moves_are_an_order_too() -> None:
    for game in (TicTacToe, Sim, ConnectFour):
        assert Deepening([game()]).picture().startswith("<svg")
    widget = Deepening([ConnectFour.parse("41414")], Squares(), forced_first)
    assert "1: move 4" in widget.words()


def test_values_in_words() -> None:
    late = ConnectFour.parse("112233")
    assert told(-1_000_000 - late.left + 2, late) == "loses to the 1st reply"
    assert told(1_000_000 + late.left - 21, late) == "wins with its 11th move"
    assert told(0, late) == "worth 0"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (([],), "at least one position"),
        (({"over": ConnectFour.parse("1212121")},), "In 'over' the game is over"),
        (({"two": TWO}, None), "evaluate is None: give a function"),
        (({"two": TWO}, lambda position: "good"), "answered 'good' on '445': return a number"),
        (({"two": TWO}, Squares(), 3), "order is 3: give a function from a position to its"),
        (("445",), r"Give a list of positions, such as \[ConnectFour\(\)\]; not '445'"),
    ],
)
def test_bad_input_gets_a_sentence(arguments: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Deepening(*arguments)
