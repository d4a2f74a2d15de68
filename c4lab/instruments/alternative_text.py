"""Has a notebook show matplotlib's charts with an alternative text, which says what they show.

JupyterLab shows a PNG without one. So here a chart is HTML: an <img> element with both.
"""

from __future__ import annotations

import sys
from html import escape
from typing import TYPE_CHECKING, Any

from c4lab.instruments.figures_read import figure_words

if TYPE_CHECKING:
    from matplotlib.figure import Figure


def tell_charts() -> None:
    """From now on, charts of this notebook have an alternative text. Elsewhere it does nothing."""
    shell = sys.modules["IPython"].get_ipython() if "IPython" in sys.modules else None
    if shell is not None:
        formatter = shell.display_formatter.ipython_display_formatter
        formatter.for_type_by_name("matplotlib.figure", "Figure", _show)


def _show(figure: Figure) -> None:
    """Raises NotImplementedError where charts are no PNG: IPython then shows them its own way."""
    from IPython import get_ipython
    from IPython.display import display

    shell: Any = get_ipython()
    found = shell.display_formatter.formatters["image/png"](figure)
    if not found:
        raise NotImplementedError
    picture = found[0] if isinstance(found, tuple) else found
    width = f' width="{found[1]["width"]}"' if isinstance(found, tuple) else ""
    words = figure_words(figure)
    html = (
        f'<img alt="{escape(words)}" src="data:image/png;base64,{picture.strip()}"{width} '
        'style="max-width:100%">'
    )
    display({"text/html": html, "text/plain": words}, raw=True)
