"""Charts can be read on a light page and on a dark one."""

from __future__ import annotations

import matplotlib as mpl
import pytest
from matplotlib.colors import to_rgb

from c4lab.instruments.style import OTHER_TEXT, SPARE, TECHNIQUE, TEXT, look

GROUNDS = {"white": "#FFFFFF", "dark": "#111111"}


def luminance(colour: str) -> float:
    parts = [x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in to_rgb(colour)]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("colour", sorted({TEXT, OTHER_TEXT, *SPARE, *TECHNIQUE.values()}))
def test_each_colour_holds_on_both_grounds(colour: str, ground: str) -> None:
    light, dark = sorted((luminance(colour), luminance(GROUNDS[ground])), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= 3


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
