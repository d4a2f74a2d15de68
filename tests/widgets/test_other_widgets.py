"""The growth chart, guesses, and the progress page, without a browser."""

import re
from itertools import pairwise

import pytest

from c4lab.checks import check, progress
from c4lab.pictures.growth import CURVES, Scale, curves, short
from c4lab.widgets import Guess, ProgressPage
from c4lab.widgets.growth import CHOICES, GrowthChart
from tests.widgets.helpers import send


def test_it_says_what_the_curves_come_to():
    chart = GrowthChart()
    assert chart.status in chart.static_html()
    assert chart.status == (
        "At n = 20: log n is 4.3, √n is 4.5, n is 20, n log n is 86.4, n² is 400, 2ⁿ is 1,048,576 "
        "and 7ⁿ is about 8.0 · 10^16; at a million steps a second, 7ⁿ takes about 2,530 years."
    )
    chart.n, chart.chosen = 50, ["n"]
    assert chart.status == (
        "At n = 50: n is 50; at a million steps a second, n takes less than a second."
    )
    send(chart, "choose", curve="n", on=False)
    assert chart.status == "Choose at least one curve."


def test_curves_keep_their_order_and_n_its_range():
    chart = GrowthChart()
    for on in (False, True):
        send(chart, "choose", curve="n", on=on)
        assert ("n" in chart.chosen) == on
    assert chart.chosen == chart.names
    for wanted, got in ((1, 2), (1_000, 100)):
        send(chart, "n", to=wanted)
        assert chart.n == got


@pytest.mark.parametrize("axes", CHOICES)
@pytest.mark.parametrize("n", [2, 57, 100])
def test_every_curve_has_its_name_and_names_keep_apart(n, axes):
    names = re.findall(r'x="644.0" y="([\d.]+)"[^>]*>([^<]+)<', curves(list(CURVES), n, axes))
    assert {name for _, name in names} == {curve.label for curve in CURVES.values()}
    heights = sorted(float(y) for y, _ in names)
    assert all(below - above > 19 for above, below in pairwise(heights))
    assert heights[0] > 0
    assert heights[-1] < 360


def test_axes_have_a_few_round_numbers():
    for high in (2, 7, 20, 99, 400, 1e6, 8e16):
        for logarithmic in (False, True):
            ticks = Scale(1 if logarithmic else 0, high, 0, 1, logarithmic).ticks()
            assert 2 <= len(ticks) <= 7
            assert max(ticks) <= high
    assert [short(tick) for tick in (0.5, 5_000, 6e16)] == ["0.5", "5,000", "6 · 10¹⁶"]


def test_what_cannot_be_drawn_is_refused_and_the_chart_stays():
    chart = GrowthChart()
    with pytest.raises(ValueError, match="Axes are"):
        chart.axes = "zz"
    with pytest.raises(ValueError, match="Choose from"):
        chart.chosen = ["zz"]
    assert (chart.axes, chart.chosen) == (CHOICES[0], chart.names)


@pytest.fixture(autouse=True)
def own_file(tmp_path, monkeypatch):
    monkeypatch.setenv("C4LAB_PROGRESS", str(tmp_path / "progress.sqlite"))


def guess(said, actual, choices=()):
    asked = Guess(f"1.1 {said}", "How many?", choices)
    asked.set_guess(said)
    asked.was(actual)
    return str(asked.status)


@pytest.mark.parametrize(
    ("said", "actual", "words"),
    [
        ("549,946", 549_946, "exactly right"),
        ("2,5", 2.5, "exactly right"),
        ("2.5", 2.2, "1.1 times too high. So far you were right in 0 of 1."),
        ("2.3", 2.2, "you were near. So far you were right in 1 of 1."),
        (" 10 % ", 12, "It is 12: your guess was 1.2 times too low."),
        ("\N{MINUS SIGN}5", 5, "It is 5."),
        ("0", 5, "It is 5. So far you were right in 0 of 1."),
    ],
)
def test_a_guessed_number_is_judged(said, actual, words):
    assert words in guess(said, actual)


def test_a_guessed_choice_is_judged(capsys):
    choices = ["memory", "luck"]
    assert "that is right. So far you were right in 1 of 1." in guess("memory", "memory", choices)
    wrong = 'You guessed "luck". The answer is "memory". So far you were right in 1 of 2.'
    assert guess("luck", "memory", choices) == wrong
    assert wrong in capsys.readouterr().out


def test_no_guess_is_no_trouble():
    asked = Guess("1.1", "How many?")
    asked.was(5)
    assert asked.status == ""
    assert "guesses" not in str(progress())


def test_what_is_no_guess_is_refused_in_a_sentence():
    number = Guess("1.1", "How many?")
    for rubbish in ("many", "nan", "1e999", "1,2,3,4x"):
        number._handle_custom_msg({"guess": rubbish}, [])
        assert number.guess == ""
        assert number.status == "Type a number, such as 42, 2.5 or 549,946."
    choice = Guess("1.1", "Which?", ["memory", 3])
    choice._handle_custom_msg({"guess": "luck"}, [])
    assert choice.status == "Choose one of these: memory, 3."
    assert "memory or 3" in choice.words()


@pytest.mark.slow
def test_progress_names_the_lessons_and_what_comes_next():
    page = ProgressPage()
    assert page.lessons[1]["name"] == "01 Minimax"
    assert page.status == "Next is 00.1, The other player: 3 to 5 minutes."
    assert page.heading.startswith("0 of ")
    assert "0 of 1" in page.words()
    check("00.1", lambda player: -player)
    check("01.2", lambda cells: 0)
    page.refresh()
    chips = {chip["id"]: chip for lesson in page.lessons for chip in lesson["exercises"]}
    assert chips["00.1"]["sign"] == "✓"
    assert chips["00.1"]["label"] == "00.1 The other player: right, 1 of 1"
    assert chips["01.2"]["status"] == "wrong"
    assert page.lessons[0]["share"] == 1 / 2
    assert page.status == "Go on with 01.2, Who has won: 8 to 14 minutes."
