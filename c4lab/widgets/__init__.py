"""The widgets of the lessons. Of each, a .py file keeps the state and a .js file draws it.

Each has a static form too (`picture`, `words`) for pages that run nothing. What lasts is a
generator that a `Job` of `c4lab.work` runs in the background; without threads, as in a browser's
Python, it runs between two events of the page, from one result to the next.

A .js file imports what it needs, as in `import { make } from "../shared.js";`, and `script` of
`base` joins the files into the one text that anywidget gives the browser. So files that are joined
share one set of top-level names, and no import has `as`. Types stand in JSDoc; `State` is what a
script reads of the traits, and a test compares it with them.
"""

from c4lab.widgets.bits.bits_board import Bits
from c4lab.widgets.bits.filter import Filter
from c4lab.widgets.board.board import Board
from c4lab.widgets.explorer.explorer import Explorer
from c4lab.widgets.growth import GrowthChart
from c4lab.widgets.guessing import Guess
from c4lab.widgets.progress import ProgressPage
from c4lab.widgets.race import Race
from c4lab.widgets.searches.closing_bounds import ClosingBounds
from c4lab.widgets.searches.deepening import Deepening
from c4lab.widgets.searches.number_line import NumberLine
from c4lab.widgets.searches.stepper import Stepper
from c4lab.widgets.tables.hash_table import HashTable
from c4lab.widgets.tables.slots_in_use import SlotsInUse

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
    "ProgressPage",
    "Race",
    "SlotsInUse",
    "Stepper",
]
