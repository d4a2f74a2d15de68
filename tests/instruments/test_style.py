"""Charts can be read on a light page and on a dark one."""

import matplotlib as mpl
import pytest
from matplotlib.colors import to_rgb

from c4lab.instruments.style import OTHER_TEXT, SPARE, TECHNIQUE, TEXT, colours, look
from tests.readable import contrast

GROUNDS = {"white": "#FFFFFF", "dark": "#111111"}


def rgb(colour: str) -> list[float]:
    return [255 * part for part in to_rgb(colour)]


@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("colour", sorted({TEXT, OTHER_TEXT, *SPARE, *TECHNIQUE.values()}))
def test_each_colour_holds_on_both_grounds(colour: str, ground: str) -> None:
    assert contrast(rgb(colour), rgb(GROUNDS[ground])) >= 3


def test_no_slab_is_put_behind_a_chart() -> None:
    mpl.use("agg")
    backend = pytest.importorskip("matplotlib_inline.backend_inline")
    import matplotlib.pyplot as plt

    with look():
        figure, axes = plt.subplots()
        axes.plot([1, 2, 3])
    assert figure.get_facecolor()[3] == 0
    assert backend._fetch_figure_metadata(figure) is None
    plt.close(figure)


def test_a_technique_keeps_its_colour() -> None:
    first, second = colours(["minimax", "alpha-beta", "mine"]), colours(["mine", "alphabeta"])
    assert first["alpha-beta"] == second["alphabeta"]
    assert len(set(first.values())) == 3
