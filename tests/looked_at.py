"""How pictures and widgets were when somebody last looked at them, as digests in looked_at.txt.

    python -m tests.looked_at FOLDER

writes to FOLDER what has changed since, and keeps the new digests: look at what is in FOLDER, and
take `looked_at.txt` back if it is not as it should be.
"""

import json
import sys
from hashlib import sha256
from pathlib import Path

from c4lab.games import ConnectFour, Sim, TicTacToe
from c4lab.instruments import Pass, trace
from c4lab.pictures import classes, draw, mark, sketch, spots, visits
from c4lab.search import WIN, alphabeta, minimax
from c4lab.widgets.searches.chart_of_passes import passes_chart
from tests.widgets.one_of_each import WIDGETS, shown

KEPT = Path(__file__).with_suffix(".txt")
PASSES = [Pass(1, 6, 4, 8, 0.1), Pass(2, -7, 3, 35, 0.2), Pass(3, WIN, 3, 400, 0.5)]
OF_ALL_WIDGETS = {"layout", "tabbable", "tooltip"}


def pictures() -> dict[str, str]:
    """SVG by name: boards, trees, classes and the static forms of all widgets that have one."""
    four, three, sim = ConnectFour.parse("445533"), TicTacToe.parse("519"), Sim.parse("12-34-13")
    tree = {"A": "BCD", "B": "E", "C": "FG", "D": "HI", "G": "JK"}
    found = {
        "Connect Four": draw(four, [2, (3, 1), (2, 1)], signs={(3, 2): "+", (4, 1): "×"}),
        "Connect Four won": draw(ConnectFour.parse("637667577773534")),
        "tic-tac-toe": draw(three, [2]),
        "tic-tac-toe won": draw(TicTacToe.parse("14253")),
        "Sim": draw(sim, [23]),
        "marks": mark(four, 2) + mark(three, 2) + mark(sim, 23),
        "spots": "\n".join(repr(spots(position)) for position in (four, three, sim)),
        "classes": classes({"Player": ["name", "choose(position)"], "Bold(Player)": []}).picture(),
        "sketch": sketch([[4, -7], [2.5, [9]]], {"": "root", "0": "A"}).picture(),
        "visits": visits(tree, "ABCD", "ABECFGDH").picture(),
        "tree": trace(alphabeta, TicTacToe.parse("159287")).picture(),
        "large tree": trace(minimax, TicTacToe.parse("15246")).picture(),
        "tree of 13 leaves": sketch([[*range(7)], [*range(6)]]).picture(),
        "tree of 16 leaves": sketch([[*range(8)], [*range(8)]]).picture(),
        "deep tree": sketch([[[[[[[[[1, 2]]]]]]]]]).picture(),
        "limited tree": trace(minimax, TicTacToe.parse("15246"), limit=30).picture(),
        "folded tree": sketch([[[*range(9)]] * 4] * 3).picture(),
    }
    return found | {f"widget {name}": shown(name).static_html() for name in WIDGETS}


def states() -> dict[str, str]:
    """What each widget hands to its script, by "WIDGET, TRAIT", its words and its static form."""
    found = {"a chart of passes": passes_chart(PASSES, "nodes", 900, 1_000, "A chart")}
    for name in WIDGETS:
        widget = shown(name)
        found |= {f"{name}, words": widget.words(), f"{name}, page": widget.static_html()}
        for trait, value in widget.get_state().items():
            if not trait.startswith("_") and trait not in OF_ALL_WIDGETS:
                found[f"{name}, {trait}"] = json.dumps(value, sort_keys=True, ensure_ascii=False)
    return found


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:12]


def kept() -> dict[str, str]:
    """The digests by name; none if there is no file."""
    if not KEPT.exists():
        return {}
    lines = KEPT.read_text(encoding="utf-8").splitlines()
    return {name: said for said, _, name in (line.partition(" ") for line in lines)}


def changed(now: dict[str, str]) -> list[str]:
    """The names of what is new, or not as it was."""
    before = kept()
    return [name for name, text in now.items() if before.get(name) != digest(text)]


def main() -> None:
    folder, now = Path(sys.argv[1]), pictures() | states()
    folder.mkdir(exist_ok=True)
    for name in changed(now):
        (folder / f"{name}.html").write_text(now[name], encoding="utf-8")
        print(name)
    lines = [f"{digest(text)} {name}\n" for name, text in now.items()]
    KEPT.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
