"""How well evaluations foretell the winner: small cases by hand, and what our own file says."""

import math

import matplotlib.pyplot as plt
import pandas as pd
import pytest

from c4lab.evaluation import CentreCount, Squares
from c4lab.games import ConnectFour
from c4lab.instruments import ContenderFailed, auc, plot_prediction, prediction
from c4lab.instruments.style import figure_words

SCORED = [(ConnectFour.parse(moves), score) for moves, score in
          [("1", 3), ("2", 1), ("3", -2), ("4", -1), ("5", 0)]]  # fmt: skip


def last_column(position):
    return -position.history[-1]


def nothing(position):
    return 0


def test_auc_needs_both():
    for won, lost in (([], [1]), ([1], [])):
        with pytest.raises(ValueError, match="at least one of each"):
            auc(won, lost)


def test_drawn_positions_count_in_silence_only():
    table = prediction({"last": last_column, "nothing": nothing}, SCORED)
    assert list(table["evaluation"]) == ["last", "nothing"]
    assert list(table["auc"]) == [1, 0.5]
    assert list(table["silent"]) == [0, 1]
    only_drawn = {"5": lambda position: 0 if str(position) == "5" else last_column(position)}
    assert prediction(only_drawn, SCORED).iloc[0]["silent"] == 0.2


def test_names_are_their_own():
    assert list(prediction([CentreCount(), nothing], SCORED)["evaluation"]) == [
        "centre count", "nothing",
    ]  # fmt: skip
    with pytest.raises(ValueError, match="Two evaluations are called 'nothing'"):
        prediction([nothing, nothing], SCORED)


@pytest.mark.parametrize("said", [None, math.nan, [1]])
def test_what_is_no_number_is_named(said):
    with pytest.raises(ContenderFailed, match=r"mine returned .* on '1': an evaluation returns"):
        prediction({"mine": lambda position: said}, SCORED)


def test_an_evaluation_that_raises_is_named():
    with pytest.raises(ContenderFailed, match=r"^mine failed on '1': ZeroDivisionError: "):
        prediction({"mine": lambda position: 1 / 0}, SCORED)


def test_bars_begin_at_guessing_and_those_below_it_are_seen_too():
    rows = [("worse", 0.3, 0.0), ("best", 0.9, 0.005), ("good", 0.7, 0.0)]
    axes = plot_prediction(pd.DataFrame(rows, columns=["evaluation", "auc", "silent"]))
    assert [bar.get_x() for bar in axes.patches] == [0.5, 0.5, 0.5]
    words = figure_words(axes.figure)
    assert words.startswith("best rates the won position above the lost one in 90 of 100; worse in")
    assert words.endswith("best 0.900, silent on 0 %; good 0.700; worse 0.300.")
    plt.close(axes.figure)


def test_what_cannot_be_compared_or_drawn_is_a_sentence():
    with pytest.raises(ValueError, match="no evaluation"):
        plot_prediction(pd.DataFrame(columns=["evaluation", "auc", "silent"]))
    for one in (Squares(), None):
        with pytest.raises(ValueError, match="as a list or a dict"):
            prediction(one)
