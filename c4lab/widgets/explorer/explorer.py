"""The heuristic explorer: a board that you can change shows what an evaluation counts."""

from collections.abc import Iterable
from html import escape
from typing import Any

import traitlets as t

from c4lab.evaluation import WindowScore
from c4lab.games import ConnectFour, IllegalMove
from c4lab.pictures import spots
from c4lab.pictures.amounts import draw_amounts
from c4lab.pictures.theme import img
from c4lab.widgets.base import Widget, script, style
from c4lab.widgets.explorer.counting import Row, as_lines, find, shares, total
from c4lab.widgets.explorer.exploration import OTHER, Exploration
from c4lab.widgets.explorer.opinions import (
    Opinion,
    agreement,
    as_html,
    as_text,
    published_evaluations,
    table_rows,
)
from c4lab.widgets.explorer.weighing import sliders
from c4lab.widgets.parts.compass import neighbours
from c4lab.widgets.parts.picture_spots import places


class Explorer(Widget):
    """Shows what `evaluation` counts in `position`, and the verdicts of those `beside` it.

    An evaluation is one of c4lab.evaluation, or a function of your own from a position to a
    number in the view of the side to move; `beside` is all of c4lab.evaluation unless you say
    otherwise. The page shows every number for red: positive is good for red, whoever is to move.

    `explorer.position` is the position on the board, `explorer.evaluation` the evaluation with
    its present weights. Raises ValueError for what is no position or no evaluation.
    """

    _esm = script("explorer")
    _css = style("spots", "explorer")

    compass = t.Dict().tag(sync=True)
    svg = t.Unicode().tag(sync=True)
    spots = t.List(t.Dict()).tag(sync=True)
    moves = t.Unicode().tag(sync=True)
    wrong = t.Bool(False).tag(sync=True)  # whether the moves that were typed are no position
    places = t.List(t.Unicode()).tag(sync=True)
    place = t.Unicode().tag(sync=True)
    names = t.List(t.Unicode()).tag(sync=True)
    name = t.Unicode().tag(sync=True)
    sliders = t.List(t.Dict()).tag(sync=True)  # of the weights of the evaluation of that name
    counts = t.List(t.Dict()).tag(sync=True)
    totals = t.List(t.Unicode()).tag(sync=True)
    nothing = t.Unicode().tag(sync=True)
    lit = t.Unicode().tag(sync=True)
    verdicts = t.List(t.Dict()).tag(sync=True)
    caption = t.Unicode().tag(sync=True)
    status = t.Unicode().tag(sync=True)

    def __init__(
        self,
        position: ConnectFour | type[ConnectFour] = ConnectFour,
        evaluation: Opinion | None = None,
        beside: Iterable[Opinion] | None = None,
    ) -> None:
        start = position() if isinstance(position, type) else position
        if not isinstance(start, ConnectFour):
            raise ValueError(
                f"{start!r:.80} is not a position of Connect Four: give one such as "
                "ConnectFour.parse('4455')."
            )
        if beside is not None and not isinstance(beside, Iterable):
            raise ValueError("Give a list of evaluations to show beside it, such as [Squares()].")
        compared = published_evaluations() if beside is None else list(beside)
        self._state = Exploration(
            start, WindowScore() if evaluation is None else evaluation, compared
        )
        self._counted: list[Row] = []
        super().__init__(
            compass={str(move): arrows for move, arrows in neighbours(spots(start)).items()},
            places=[*self._state.places, OTHER],
            names=self._state.names,
        )
        self._show()
        self.on_msg(self._hear)

    @property
    def position(self) -> ConnectFour:
        """The position on the board."""
        return self._state.position

    @property
    def evaluation(self) -> Opinion:
        """The evaluation whose terms are shown, with its present weights."""
        return self._state.opinion

    def picture(self) -> str:
        lit = find(self._counted, self.lit)
        return draw_amounts(self.position, shares(self._counted), lit.cells if lit else ())

    def words(self) -> str:
        lines = [self.position.diagram(), self.status, *as_lines(self._counted), self.caption]
        return "\n".join([*lines, as_text(self.verdicts)])

    def static_html(self) -> str:
        alt = f"{self.position.diagram()}\n{self.status}"
        return (
            f'<div style="max-width:380px">{img(self.picture(), alt)}</div>'
            f"<p>{escape(self.status)}</p>{as_html(self.verdicts, self.caption)}"
        )

    def _hear(self, _: Any, message: dict[str, Any], buffers: Any) -> None:
        """Does what a person asks for. If it is impossible, the status line says why."""
        state = self._state
        self.wrong = False
        try:
            match message:
                case {"do": "play", "move": int(move)}:
                    state.play(move)
                case {"do": "undo"}:
                    if not state.undo():
                        raise IllegalMove("There is nothing to take back.")
                case {"do": "restart"}:
                    state.restart()
                case {"do": "place", "to": str(place)}:
                    state.visit(place)
                case {"do": "type", "moves": str(moves)}:
                    self.wrong = True
                    state.go(moves)
                    self.wrong = False
                case {"do": "choose", "to": str(name)} if name in self.names:
                    state.name = name
                case {"do": "weigh", "weight": str(weight), "value": int() | float() as value}:
                    state.weigh(weight, value)
                case {"do": "reset"}:
                    state.reset()
                case {"do": "light", "key": str(key)}:
                    self.lit = key
        except ValueError as error:  # an illegal move, or a bad weight
            self.status = str(error)
        else:
            self._show()

    def _show(self) -> None:
        state, position = self._state, self.position
        verdicts = state.verdicts()
        self._counted, self.nothing = state.counted()
        with self.hold_sync():
            if not find(self._counted, self.lit):
                self.lit = ""
            self.svg = draw_amounts(position, shares(self._counted))
            self.spots = places(position, position.moves())
            self.moves, self.place, self.name = str(position), state.place, state.name
            self.sliders = sliders(state.opinion, state.published)
            self.counts = [row.to_page() for row in self._counted]
            self.totals = [total(self._counted, side) for side in (+1, -1)]
            self.verdicts = table_rows(verdicts)
            self.caption = agreement(verdicts)
            self.status = state.sentence(verdicts[0])
