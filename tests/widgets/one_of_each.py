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
    "population": "from c4lab.widgets import Population\n"
    "Population(bots=4, games=2, generations=2, depth=1)",
    "race": "from c4lab.games import TicTacToe\nfrom c4lab.search import alphabeta, minimax\n"
    "from c4lab.widgets import Race\n"
    "Race({'minimax': minimax, 'alphabeta': alphabeta}, {'late': TicTacToe.parse('1524')})",
    "replay": "from c4lab.games import TicTacToe\nfrom c4lab.widgets import Replay\n"
    "Replay(TicTacToe.parse('15246'))",
    "slots in use": "from c4lab.widgets import SlotsInUse\nSlotsInUse(2**12, ply=5)",
    "stepper": "from c4lab.games import TicTacToe\nfrom c4lab.instruments import trace\n"
    "from c4lab.search import minimax\nfrom c4lab.widgets import Stepper\n"
    "Stepper(trace(minimax, TicTacToe.parse('15246')))",
    "sequential walk": "from c4lab.widgets import SequentialWalk\nSequentialWalk([1, 0, 1 / 2])",
    "side by side": "from c4lab.games import TicTacToe\nfrom c4lab.instruments import trace\n"
    "from c4lab.search import alphabeta, minimax\nfrom c4lab.widgets import SideBySide\n"
    "late = TicTacToe.parse('15246')\n"
    "SideBySide({'minimax': trace(minimax, late), 'alphabeta': trace(alphabeta, late)})",
    "table trials": "from c4lab.widgets import TableTrials\n"
    "TableTrials(64, moves='2662733777445123271264')",
    "tournament": "from c4lab.tuning import Bot\nfrom c4lab.widgets import TournamentTable\n"
    "TournamentTable([Bot((3, 100, 1, 8, 29), 1), Bot((3, 100, 5, 2, 4), 1)], 2)",
    "transpositions": "from c4lab.games import ConnectFour\n"
    "from c4lab.widgets import Transpositions\nTranspositions(ConnectFour.parse('1234'))",
    "winning patterns": "from c4lab.widgets import WinningPatterns\n"
    "WinningPatterns('242632433576416163', 'd5')",
}


def shown(name: str) -> Widget:
    """The widget that the cell shows."""
    *before, last = WIDGETS[name].splitlines()
    namespace: dict[str, Any] = {}
    exec("\n".join(before), namespace)
    widget = eval(last, namespace)
    assert isinstance(widget, Widget)
    return widget
