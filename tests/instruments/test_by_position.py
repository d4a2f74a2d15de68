"""The chart of many positions says who won where."""

import matplotlib as mpl
import pandas as pd
import pytest

from c4lab.instruments import plot_by_position

mpl.use("agg")


def counts(**nodes: list[int | None]) -> pd.DataFrame:
    return pd.DataFrame(
        {"position": f"game {place}", "contender": name, "nodes": count}
        for place in range(3)
        for name, count in ((name, each[place]) for name, each in nodes.items())
    )


@pytest.mark.slow
def test_each_position_is_a_column_in_the_order_of_the_last_contender() -> None:
    axes = plot_by_position(counts(first=[100, 10, 40], second=[100, 5, 20], third=[50, 20, 10]))
    assert axes.get_title(loc="left") == (
        "third looks at fewer nodes than first in 2 of 3 positions"
    )
    drawn = {line.get_label(): list(line.get_ydata()) for line in axes.lines}
    assert drawn["third"] == [0.25, 0.5, 2]
    assert drawn["second"] == [0.5, 1, 0.5]
    assert axes.get_yscale() == "log"


def test_runs_without_a_count_are_left_out_and_one_contender_is_not_enough() -> None:
    axes = plot_by_position(counts(first=[4, 4, None], second=[1, 8, 2]))
    assert axes.get_xlabel().startswith("2 positions")
    with pytest.raises(ValueError, match="race two searches or more"):
        plot_by_position(counts(first=[1, 2, 3]))
