"""Widgets of a search without a browser: its bounds, its passes, its windows and its tree."""

import asyncio
import json
import re
from contextlib import suppress
from math import inf

import pytest

from c4lab.evaluation import Squares
from c4lab.games import ConnectFour, TicTacToe
from c4lab.instruments import trace
from c4lab.lessons.lesson11_windows.drawn_trees import Drawn, worth
from c4lab.pictures.number_lines import number_line
from c4lab.search import alphabeta, centre_first, minimax, with_memory
from c4lab.widgets import ClosingBounds, Deepening, NumberLine, Stepper
from c4lab.work import job
from tests.widgets.helpers import later, send, stubborn, until

LATE = TicTacToe.parse("159287")


def late(guess=0):
    return ClosingBounds(ConnectFour.parse("666654456454454565"), 3, Squares(), guess, centre_first)


def test_each_pass_has_its_bounds_its_tree_and_a_sentence():
    widget = late()
    told = [f"{each['sentence']} {each['count']}" for each in widget.passes]
    assert len(told) == 4
    assert told[0] == (
        "Pass 1. At least 0? No, at most −13. Next question: at least −13? "
        "25 nodes, none known from the table"
    )
    assert told[3] == (
        "Pass 4. At least −23? Yes, at least −23. The bounds meet: the value is −23. "
        "19 nodes, 1 known from the table"
    )
    for question, sent in zip(widget.questions, widget.passes, strict=True):
        assert sent["tree"].count('class="note"') == question.known
        assert sent["tree"].count('class="node') == question.nodes  # nothing is folded
    said = re.findall(r">(\d\. [^<]+)</text>", widget.passes[-1]["line"])
    assert said[-2:] == [
        "3. At least −18? No, at most −23.",
        "4. At least −23? Yes, at least −23. Closed.",
    ]


def test_a_guess_starts_again():
    widget = late()
    widget.step = 1000
    assert widget.step == 3
    send(widget, "guess", text=" −23 ")
    assert (widget.guess, widget.step, len(widget.passes)) == (-23, 0, 2)
    head = "From the guess −23, MTD(f) finds −23 in 2 passes and 39 nodes."
    assert widget.words().startswith(f"{head}\nPass 1. At least −23?")
    assert widget.static_html().count("<img ") == 1 + 2


@pytest.mark.parametrize("text", ["", "10.5", "1,2,3", "3000000", "9" * 400, "²"])
def test_what_is_no_whole_number_is_refused(text):
    widget = late()
    before = widget.passes
    send(widget, "guess", text=text)
    assert widget.refused.startswith("Type a whole number from −2,000,000 to 2,000,000")
    assert (widget.guess, widget.passes) == (0, before)
    send(widget, "guess", text="1,005")
    assert (widget.guess, widget.refused) == (1005, "")


TWO = ConnectFour.parse("445")


def chart_of(positions=None, evaluate=None, time="5 s"):
    widget = Deepening(positions or {"two": TWO}, evaluate or Squares(), centre_first)
    widget.time = time
    return widget


def finish(widget):
    widget.start()
    widget.start()  # a second press while it runs does nothing
    until(lambda: not widget.running)


@pytest.mark.parametrize("threads", [True, False])
def test_the_passes_are_those_of_the_search(threads, monkeypatch):
    monkeypatch.setattr(job, "threads_start", lambda: threads)

    async def page():
        widget = chart_of()
        send(widget, "start")
        assert widget.running
        await later(lambda: len(widget.passes) >= 3)
        send(widget, "stop")
        await later(lambda: not widget.running)
        return widget

    widget = asyncio.run(page())
    assert [row[:4] for row in widget.rows[:2]] == [
        ["1", "4", "worth +6", "8"],
        ["2", "3", "worth −7", "35"],
    ]
    last = widget.passes[-1]
    assert f"You stopped it in pass {last.ahead + 1}, which counts for nothing." in widget.status
    assert f"The answer is that of pass {last.ahead}: move {last.move}, worth" in widget.status
    assert "time" in widget.chart
    assert widget.words().endswith(widget.status)


def test_without_time_there_is_still_a_move_and_another_position_starts_afresh():
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
    assert (widget.position, widget.time) == ("start", "5 s")
    assert widget.status == "Choose a position and a time, then press Start."
    assert widget.board != board


def test_the_end_of_the_game_ends_it():
    widget = Deepening([TicTacToe.parse("1239846")])
    finish(widget)
    assert widget.status.startswith("Pass 2 has reached the end of the game.")
    assert "worth 0" in widget.status


def spin(position):
    while position.history[3:]:
        with suppress(Exception):
            sum(range(100))
    return 0


@pytest.mark.slow
@pytest.mark.parametrize("time", ["5 s", "1 s"])
def test_a_search_that_does_not_look_at_the_clock_is_interrupted(time):
    widget = chart_of(evaluate=spin, time=time)
    widget.start()
    if time == "5 s":
        send(widget, "stop")
    until(lambda: not widget.running)
    assert widget.status == (
        "The search did not look at the clock, and was interrupted in pass 1. "
        "No pass has an answer, so it is the first move in the order: 4."
    )
    widget.stop()


@pytest.mark.slow
def test_a_search_that_cannot_be_stopped_is_told():
    with stubborn() as evaluate:
        widget = chart_of(evaluate=evaluate)
        widget.start()
        send(widget, "stop")
        until(lambda: not widget.running)
    assert widget.status == "This search cannot be stopped: restart the kernel."


def test_a_search_that_breaks_off_says_why():
    widget = chart_of(evaluate=lambda position: [0][len(position.history) - 3])
    finish(widget)
    assert widget.status == "The search broke off: IndexError: list index out of range"


@pytest.mark.slow
def test_where_nothing_runs_it_shows_the_finished_chart():
    widget, other = chart_of({"<b>": TWO}), chart_of({"<b>": TWO})
    assert widget.static_html() == other.static_html()  # no seconds in it
    assert "<b>" not in widget.static_html()
    assert "2: move 3, worth −7, after 35 positions" in widget.words().splitlines()
    assert "nodes (logarithmic axis)" in widget.picture()


TREE = Drawn([[-9, -10, 4], [-5, -7, 2], [-8, 3, 5]])


def line(**more):
    return NumberLine(TREE, 2, worth, **more)


def ask(widget, alpha, beta):
    send(widget, "ask", alpha=str(alpha), beta=str(beta))


def test_the_quiz_ends_at_the_value():
    windows = [(0, 1), (-15, -14), (-8, -7), (-6, -5)]
    widget = line(windows=windows)
    assert "Nothing asked yet. The first window is (0, 1)." in widget.static_html()
    for _ in windows:
        ask(widget, widget.alpha, widget.beta)
    assert [row[0] for row in widget.rows] == ["(0, 1)", "(−15, −14)", "(−8, −7)", "(−6, −5)"]
    assert widget.rows[0][1::2] == ["−5", "at −5 or below"]
    assert widget.rows[1][1::2] == ["−10", "between −10 and −5"]
    assert widget.rows[3][1::2] == ["−7", "at −7"]
    assert widget.status == (
        "The answer is −7: fails low, so the value is at most −7. "
        "The bounds meet: the value is −7. 27 nodes so far."
    )
    assert widget.words().startswith("(0, 1): −5, fails low, so the value is at most −5.")
    send(widget, "again")
    assert (widget.asked, widget.known, widget.rows) == ([], (-inf, inf), [])
    ask(widget, -7, -6)
    assert widget.known == (-inf, -7)


def test_what_was_known_is_not_lost_and_said_to_be_known():
    widget = line()
    ask(widget, -8, -7)
    ask(widget, -15, -14)
    assert widget.known == (-7, inf)
    assert "That was known before." in widget.status
    ask(widget, "-inf", "inf")
    assert widget.known == (-7, -7)


def test_windows_are_suggested_until_the_value_is_known():
    widget = line()
    ask(widget, 0, 1)
    send(widget, "suggest", what="beside")
    assert (widget.alpha, widget.beta) == ("-6", "-5")
    for what in ("middle", "beside"):
        widget = line(span=(-6, 6))  # the value lies outside
        send(widget, "suggest", what="beside")
        assert widget.status == "There is no answer yet to ask beside. Ask first."
        for _ in range(12):
            ask(widget, widget.alpha, widget.beta)
            if widget.known[0] == widget.known[1]:
                break
            send(widget, "suggest", what=what)
        assert widget.known == (-7, -7)
        send(widget, "suggest", what=what)
        assert widget.status == "The value is known: it is −7."
    send(widget, "suggest", what="all")
    assert (widget.alpha, widget.beta) == ("-inf", "inf")


@pytest.mark.parametrize(("alpha", "beta"), [("1", "1"), ("a", "1"), ("0.5", "1"), ("nan", "1")])
def test_what_is_no_window_is_refused_in_a_sentence(alpha, beta):
    widget = line()
    for event in ("ask", "window"):
        send(widget, event, alpha=alpha, beta=beta)
        assert widget.status.startswith("A window is two whole numbers, alpha below beta")
    assert (widget.asked, widget.alpha, widget.beta) == ([], "0", "1")
    with pytest.raises(ValueError, match="A window is two whole numbers"):
        line(windows=[(3, 2)])


def test_a_table_is_kept_from_question_to_question():
    def nodes(search):
        widget = NumberLine(ConnectFour.parse("4453"), 4, lambda position: 0, search=search)
        for _ in range(2):
            ask(widget, 0, 1)
        return [nodes for *_, nodes in widget.asked]

    first, again = nodes(with_memory)
    assert again == 1 < first


def test_the_line_draws_what_is_outside_its_span():
    for known, window, answer in (
        ((-inf, inf), (-inf, inf), None),
        ((1_000_019, inf), (0, 1), 1_000_019),
        ((-7, -7), (19, 20), -7),
        ((-inf, -50), (-21, -20), -50),
    ):
        picture = number_line((-20, 20), known, window, answer)
        assert "inf" not in picture.replace("infinite", "")
        assert "nan" not in picture
        assert re.search(r'x="360\.0" y="122\.0"[^>]*>0<', picture)  # in the middle
    assert "1,000,019" in number_line((-20, 20), (1_000_019, inf), (0, 1), 1_000_019)


def test_it_stays_within_the_run():
    stepper = Stepper(trace(minimax, LATE))
    for step, stays in ((5, 5), (1000, 27), (-3, 0)):
        stepper.step = step
        assert stepper.step == stays


@pytest.mark.slow
def test_each_moment_has_words_and_a_node_that_is_drawn():
    stepper = Stepper(trace(alphabeta, TicTacToe.parse("15")))
    assert any(moment["at"] != moment["node"] for moment in stepper.moments)
    for moment in stepper.moments:
        assert moment["text"].endswith(".")
        assert f'data-node="{moment["at"]}"' in stepper.tree
        assert str(moment["at"]) in stepper.states
    assert len(json.dumps([stepper.moments, stepper.states])) < 1_000_000


def test_positions_are_drawn_and_plain_data_is_written():
    def depth(tree):
        return 1 + max(map(depth, tree)) if isinstance(tree, list) else 0

    assert Stepper(trace(minimax, LATE)).states["0"].startswith("<svg")
    assert (
        Stepper(trace(depth, [[1], "<b>"])).states["0"] == "<pre>[[1], &#x27;&lt;b&gt;&#x27;]</pre>"
    )


def test_an_error_is_told_at_the_end():
    def broken(n):
        return broken(n - 1) if n else 1 // 0

    stepper = Stepper(trace(broken, 2))
    assert "broken raised ZeroDivisionError" in stepper.moments[-1]["text"]
    assert "broken raised ZeroDivisionError" in stepper.static_html()
