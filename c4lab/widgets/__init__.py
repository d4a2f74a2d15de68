"""The widgets of the lessons. Of each, a .py file keeps the state and a .js file draws it."""

from c4lab.widgets.bits_board import Bits
from c4lab.widgets.board import Board
from c4lab.widgets.closing_bounds import ClosingBounds
from c4lab.widgets.deepening import Deepening
from c4lab.widgets.explorer import Explorer
from c4lab.widgets.filter import Filter
from c4lab.widgets.growth import GrowthChart
from c4lab.widgets.guessing import Guess
from c4lab.widgets.hash_table import HashTable
from c4lab.widgets.number_line import NumberLine
from c4lab.widgets.population import Population
from c4lab.widgets.progress import ProgressPage
from c4lab.widgets.race import Race
from c4lab.widgets.replay import Replay
from c4lab.widgets.sequential_walk import SequentialWalk
from c4lab.widgets.side_by_side import SideBySide
from c4lab.widgets.slots_in_use import SlotsInUse
from c4lab.widgets.stepper import Stepper
from c4lab.widgets.table_trials import TableTrials
from c4lab.widgets.tournament_table import TournamentTable
from c4lab.widgets.transpositions import Transpositions
from c4lab.widgets.winning_pattern import WinningPatterns

__all__ = [
    "Bits",
    "Board",
    "ClosingBounds",
    "Deepening",
    "Explorer",
    "Filter",
    "GrowthChart",
    "Guess",
    "HashTable",
    "NumberLine",
    "Population",
    "ProgressPage",
    "Race",
    "Replay",
    "SequentialWalk",
    "SideBySide",
    "SlotsInUse",
    "Stepper",
    "TableTrials",
    "TournamentTable",
    "Transpositions",
    "WinningPatterns",
]
