"""A chart can be read on a light page and on a dark one, and says in words what it shows."""

import matplotlib.pyplot as plt
import pandas as pd
import pytest
from matplotlib.colors import to_rgb

from c4lab.bench.evaluation import plot_costs
from c4lab.bench.ladder_steps import LIMIT, SETS, Step, plot_ladder
from c4lab.instruments import plot, plot_by_position
from c4lab.instruments.style import OTHER_TEXT, SPARE, TECHNIQUE, TEXT, colours, figure_words, look
from c4lab.lessons.lesson17_solving.shown import plot_questions
from c4lab.lessons.lesson18_tuning.charts import plot_shares
from c4lab.lessons.lesson18_tuning.contenders import Share
from tests.readable import contrast


@pytest.fixture(autouse=True)
def _no_chart_stays():
    plt.close("all")


def raced(depths=(2,)):
    rows = [
        (name, place, depth, factor**depth, 0.1)
        for place in ("late", "later")
        for name, factor in (("minimax", 9), ("alphabeta", 3))
        for depth in depths
    ]
    return pd.DataFrame(rows, columns=["contender", "position", "depth", "nodes", "seconds"])


def test_of_many_points_the_ends_are_told():
    figure, axes = plt.subplots()
    for name in "ab":
        axes.plot(range(1, 22), [*range(10, 30), 5], label=name)
    axes.legend()
    words = figure_words(figure)
    assert (
        "a: 21 points, the first 10 at 1, the last 5 at 21, the lowest 5 at 21, the highest 29 at "
        "20; b: 21"
    ) in words


def test_bars_are_told():
    words = figure_words(plot_questions({-1: (0, 50), 0: (0, 1_090)}).figure)
    assert words.endswith('Across: is the score more than this? "yes": 50 at -1; "no": 1,090 at 0.')


def test_rows_are_told_with_their_groups():
    words = figure_words(plot(raced()).figure)
    assert words.endswith(
        "Across: nodes. late: minimax 81; alphabeta 9; later: minimax 81; alphabeta 9."
    )
    words = figure_words(plot(raced((1, 2))).figure)
    assert "late: minimax, depth 1 9; minimax, depth 2 81; alphabeta, depth 1 3" in words
    table = pd.DataFrame([("slow", 90.0, 1.0), ("fast", 3.0, 30.0)])
    axes = plot_costs(table.set_axis(["way", "microseconds", "speedup"], axis=1))
    assert axes.get_xscale() == "log"
    words = figure_words(axes.figure)
    assert words.startswith("Fast: 30 times as fast as slow.")
    assert words.endswith("slow 90 µs; fast 3 µs  (30 times as fast).")


def test_a_chart_by_position_has_a_level_line_and_lines_that_lead_the_eye():
    table = pd.DataFrame(
        {"position": f"game {place}", "contender": name, "nodes": count}
        for name, counts in {
            "first": [100, 10, 40, 4],
            "second": [100, 5, 20, 4],
            "third": [50, 20, 10, None],
        }.items()
        for place, count in enumerate(counts)
    )
    assert figure_words(plot_by_position(table).figure) == (
        "Fewer nodes with third than with first in 2 of 3 positions. "
        "Upwards: nodes, where first has 1. Across: 3 positions, the best for third first. "
        "first: 1 everywhere; second: 0.5 at 1, 1 at 2, 0.5 at 3; "
        "third: 0.25 at 1, 0.5 at 2, 2 at 3."
    )
    with pytest.raises(ValueError, match="race two searches or more"):
        plot_by_position(table[table["contender"] == "first"])


def test_a_ladder_is_told_rung_by_rung():
    easy, harder, _ = SETS
    steps = [
        Step("minimax", "01", easy, 5_000.0, 0.5, True),
        Step("minimax", "01", harder, None, None, False),
        Step("our compiled solver", "17", easy, None, 0.001, True),
    ]
    assert figure_words(plot_ladder(steps).figure).endswith(
        f"minimax: 5,000 nodes in 500 ms with {easy}, more than {LIMIT:,} nodes with {harder}. "
        f"our compiled solver: 1 ms with {easy}."
    )
    nobody_finished = figure_words(plot_ladder(steps[1:2]).figure)
    assert nobody_finished.startswith("The ladder. ")


def test_intervals_that_leave_out_one_half_are_counted_and_told():
    shares = {"better": Share(0.6, 0.52, 0.68), "open": Share(0.5, 0.45, 0.55)}
    assert plot_shares({"these": shares, "those": {"worse": Share(0.4, 0.35, 0.49)}}) == 2
    assert figure_words(plt.gcf()) == (
        "2 of 3 intervals leave out one half. better: 60%, from 52% to 68%. "
        "open: 50%, from 45% to 55%. worse: 40%, from 35% to 49%."
    )


GROUNDS = {"white": "#FFFFFF", "dark": "#111111"}


def rgb(colour):
    return [255 * part for part in to_rgb(colour)]


@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("colour", sorted({TEXT, OTHER_TEXT, *SPARE, *TECHNIQUE.values()}))
def test_each_colour_holds_on_both_grounds(colour, ground):
    assert contrast(rgb(colour), rgb(GROUNDS[ground])) >= 3


def test_no_slab_is_put_behind_a_chart():
    backend = pytest.importorskip("matplotlib_inline.backend_inline")
    with look():
        figure, axes = plt.subplots()
        axes.plot([1, 2, 3])
    assert figure.get_facecolor()[3] == 0
    assert backend._fetch_figure_metadata(figure) is None


def test_a_technique_keeps_its_colour():
    first, second = colours(["minimax", "alpha-beta", "mine"]), colours(["mine", "alphabeta"])
    assert first["alpha-beta"] == second["alphabeta"]
    assert len(set(first.values())) == 3
