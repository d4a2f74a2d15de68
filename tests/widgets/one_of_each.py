"""One widget of each kind, as the cell of a notebook that shows it."""

from typing import Any

from c4lab.widgets.base import Widget

WIDGETS = {
    "bits": "from c4lab.widgets import Bits\nBits(expression='mask + BOTTOM')",
    "board": "from c4lab.games import Sim\nfrom c4lab.widgets import Board\nBoard(Sim, None)",
    "Connect Four": "from c4lab.games import ConnectFour\nfrom c4lab.widgets import Board\n"
    "Board(ConnectFour, None)",
    "scores": "from c4lab.games import ConnectFour\nfrom c4lab.widgets import Board\n"
    "Board(ConnectFour.parse('44444432536'), None, scores=True)",
    "deepening": "from c4lab.games import ConnectFour\nfrom c4lab.widgets import Deepening\n"
    "Deepening([ConnectFour.parse('112233')])",
    "closing bounds": "from c4lab.games import TicTacToe\n"
    "from c4lab.widgets import ClosingBounds\nClosingBounds(TicTacToe.parse('1524'))",
    "explorer": "from c4lab.games import ConnectFour\n"
    "from c4lab.widgets import Explorer\nExplorer(ConnectFour.parse('4455'))",
    "filter": "from c4lab.widgets import Filter\nFilter('53637', step=2)",
    "growth": "from c4lab.widgets import GrowthChart\nGrowthChart()",
    "guess": "from c4lab.widgets import Guess\nGuess('1.1', 'How many nodes will it take?')",
    "hash table": "from c4lab.widgets import HashTable\nHashTable(find=['Daniel'])",
    "number line": "from c4lab.lessons.lesson11_windows.drawn_trees import Drawn, worth\n"
    "from c4lab.widgets import NumberLine\nNumberLine(Drawn([[3, 5], [2, 9]]), 2, worth)",
    "race": "from c4lab.games import TicTacToe\nfrom c4lab.search import alphabeta, minimax\n"
    "from c4lab.widgets import Race\n"
    "Race({'minimax': minimax, 'alphabeta': alphabeta}, {'late': TicTacToe.parse('1524')})",
    "slots in use": "from c4lab.widgets import SlotsInUse\nSlotsInUse(2**12, ply=5)",
    "stepper": "from c4lab.games import TicTacToe\nfrom c4lab.instruments import trace\n"
    "from c4lab.search import minimax\nfrom c4lab.widgets import Stepper\n"
    "Stepper(trace(minimax, TicTacToe.parse('15246')))",
}


def shown(name: str) -> Widget:
    """The widget that the cell shows."""
    *before, last = WIDGETS[name].splitlines()
    namespace: dict[str, Any] = {}
    exec("\n".join(before), namespace)
    widget = eval(last, namespace)
    assert isinstance(widget, Widget)
    return widget
