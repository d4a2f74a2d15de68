"""The picture of a race for a page that runs nothing, and the same in words."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from io import BytesIO
from textwrap import fill
from typing import Any

from c4lab.instruments.race_results import amount
from c4lab.instruments.style import TEXT, THOUSANDS, look, name_rows, write_beside
from c4lab.work.importing import is_here

SECONDS = "seconds, median"
LOG_FROM = 8
"""Lines whose largest number is so many times the smallest one have a logarithmic axis."""


def as_image(chart: dict[str, Any], words: str) -> str:
    """The chart of a race as an <img>; as text where it is empty or matplotlib is missing."""
    if not chart["series"] or not is_here("matplotlib"):
        return f"<pre>{escape(words)}</pre>"
    from matplotlib.figure import Figure

    with look():
        rows = sum(len(each["points"]) for each in chart["series"])
        height = 4.6 if chart["kind"] == "lines" else 1.6 + 0.42 * rows
        figure = Figure(figsize=(8, height), layout="constrained")
        axes = figure.add_subplot()
        DRAW[chart["kind"]](axes, chart)
        figure.suptitle(fill(chart["title"], 66), x=0.01, ha="left", weight="bold", fontsize=14)
        axes.set_title(fill(chart["subtitle"], 90), fontsize=10.5, weight="normal", pad=8)
        file = BytesIO()
        figure.savefig(file, format="png", dpi=100, metadata={"Software": None})
    data = b64encode(file.getvalue()).decode()
    return f'<img alt="{escape(words)}" src="data:image/png;base64,{data}" style="max-width:100%">'


def in_words(chart: dict[str, Any]) -> str:
    """What the chart of a race shows: its finding, and below it a line for each contender."""
    below = chart["subtitle"]
    lines = [f"{chart['title']}. {below[:1].upper()}{below[1:]}."]
    for each in chart["series"]:
        numbers = (f"{point['x']}: {point['text']}".lstrip(": ") for point in each["points"])
        lines.append(f"{each['name']}: {'; '.join(numbers)}")
    return "\n".join(lines)


def _bars(axes: Any, chart: dict[str, Any]) -> None:
    most = max(each["points"][0]["y"] for each in chart["series"])
    for row, each in enumerate(chart["series"]):
        point = each["points"][0]
        axes.barh(row, point["y"], color=each["colour"], height=0.6)
        write_beside(axes, point["text"], point["y"], row, 6)
    name_rows(axes, range(len(chart["series"])), [each["name"] for each in chart["series"]])
    axes.invert_yaxis()
    axes.set_xlim(0, most * (1.5 if chart["series"][0]["points"][0]["low"] else 1.2))
    axes.xaxis.set_major_formatter(THOUSANDS)
    axes.set_xlabel(chart["unit"])


def _lines(axes: Any, chart: dict[str, Any]) -> None:
    from matplotlib.ticker import LogLocator, NullLocator

    values = [point["y"] for each in chart["series"] for point in each["points"]]
    logarithmic = min(values) > 0 and max(values) > LOG_FROM * min(values)
    labels = list(dict.fromkeys(p["x"] for each in chart["series"] for p in each["points"]))
    for each, mark in zip(chart["series"], "osD^vPX*<>" * len(chart["series"]), strict=False):
        xs = [labels.index(point["x"]) for point in each["points"]]
        ys = [point["y"] for point in each["points"]]
        axes.plot(xs, ys, f"{mark}-", color=each["colour"], linewidth=2, label=each["name"])
    if logarithmic:
        axes.set_yscale("log")
        axes.yaxis.set_major_locator(LogLocator(subs=(1, 2, 5)))
        axes.yaxis.set_minor_locator(NullLocator())
    else:
        axes.set_ylim(bottom=0)
    if chart["unit"] != SECONDS:
        axes.yaxis.set_major_formatter(THOUSANDS)
    elif logarithmic:
        axes.yaxis.set_major_formatter(lambda y, _: amount(y))
    axes.set_xticks(range(len(labels)), labels)
    axes.set_xlabel(chart["axis"])
    axes.set_ylabel(chart["unit"] + (" (logarithmic axis)" if logarithmic else ""))
    axes.grid(axis="y")
    axes.set_axisbelow(True)
    order = sorted(
        range(len(chart["series"])), key=lambda i: -chart["series"][i]["points"][-1]["y"]
    )
    handles, names = axes.get_legend_handles_labels()
    axes.figure.legend(
        [handles[i] for i in order], [names[i] for i in order], frameon=False,
        loc="outside right center",
    )  # fmt: skip


def _intervals(axes: Any, chart: dict[str, Any]) -> None:
    row, ticks = 0, []
    for each in chart["series"]:
        for number, point in enumerate(each["points"], start=1):
            faint = 0.35 + 0.65 * number / len(each["points"])
            span = point["low"], point["high"]
            axes.plot(span, (row, row), color=each["colour"], alpha=faint, linewidth=4)
            axes.plot([point["y"]], [row], "o", color=each["colour"], markersize=9)
            name = f"{each['name']}, " if chart["series"][1:] else ""
            ticks.append(f"{name}{point['x']} games")
            row += 1
    axes.axvline(0.5, linestyle=":", color=TEXT)
    name_rows(axes, range(row), ticks)
    axes.set_ylim(row - 0.5, -0.5)
    axes.set_xlim(0, 1)
    axes.set_xlabel(chart["unit"] + " (one half: as strong)")


DRAW = {"bars": _bars, "lines": _lines, "intervals": _intervals}
