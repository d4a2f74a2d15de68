"""The heuristic explorer: a board that you can change shows what an evaluation counts."""

from html import escape
from typing import Any

import traitlets as t

from c4lab.evaluation import Evaluation, WindowScore
from c4lab.evaluation.opinions import EXAMPLES
from c4lab.games import ConnectFour, IllegalMove
from c4lab.games.connect_four import NAMES
from c4lab.pictures.marked_boards import draw_amounts
from c4lab.pictures.theme import img
from c4lab.widgets.base import script, style
from c4lab.widgets.explorer.counting import Row, as_lines, find, rows, shares, total
from c4lab.widgets.explorer.opinions import (
    Opinion,
    Verdict,
    agreement,
    as_html,
    as_text,
    opinions_by_name,
    published_evaluations,
    solver_verdict,
    table_rows,
    verdict_on,
)
from c4lab.widgets.explorer.weighing import same, sliders, weights, with_weight
from c4lab.widgets.parts.spots import Moves, places
from c4lab.work.english import capital

EMPTY, OTHER = "the empty board", "another position"


class Explorer(Moves):
    """Shows what `evaluation` counts in `position`, beside the verdicts of all of c4lab.evaluation.

    An evaluation is one of c4lab.evaluation, or a function of your own from a position to a
    number in the view of the side to move. The page shows every number for red: positive is good
    for red, whoever is to move.

    `explorer.position` is the position on the board, `explorer.evaluation` the evaluation with
    its present weights. Raises ValueError for what is no position or no evaluation.
    """

    _esm = script("explorer")
    _css = style("spots", "explorer")

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

    def __init__(
        self,
        position: ConnectFour | type[ConnectFour] = ConnectFour,
        evaluation: Opinion | None = None,
    ) -> None:
        start = position() if isinstance(position, type) else position
        if not isinstance(start, ConnectFour):
            raise ValueError(
                f"{start!r:.80} is not a position of Connect Four: give one such as "
                "ConnectFour.parse('4455')."
            )
        given = WindowScore() if evaluation is None else evaluation
        others = [each for each in published_evaluations() if not same(each, given)]
        self._given = opinions_by_name([given, *others])
        self._opinions = dict(self._given)  # with the present weights
        self._examples = EXAMPLES if type(start) is ConnectFour else {}
        self._counted: list[Row] = []
        names = list(self._given)
        super().__init__(start, places=[EMPTY, *self._examples, OTHER], names=names, name=names[0])

    @property
    def evaluation(self) -> Opinion:
        """The evaluation whose terms are shown, with its present weights."""
        return self._opinions[self.name]

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

    def _do(self, message: dict[str, Any]) -> None:
        match message:
            case {"do": "place", "to": str(place)}:
                self._visit(place)
            case {"do": "choose", "to": str(name)} if name in self.names:
                self.name = name
                self._show()
            case {"do": "weigh", "weight": str(weight), "value": int() | float() as value}:
                self._weigh(with_weight(self.evaluation, weight, value))
            case {"do": "reset"}:
                self._weigh(self._given[self.name])
            case {"do": "light", "key": str(key)}:
                self.lit = key
                self._show()
            case _:
                super()._do(message)

    def _visit(self, place: str) -> None:
        if place != EMPTY and place not in self._examples:
            raise IllegalMove(f"There is no position with the name {place!r}.")
        self.go("" if place == EMPTY else self._examples[place].moves)

    def _weigh(self, evaluation: Opinion) -> None:
        self._opinions[self.name] = evaluation
        self._show()

    def _show(self) -> None:
        position = self.position
        named = {example.moves: name for name, example in self._examples.items()}
        with self.hold_sync():
            self.moves = str(position)
            self.place = named.get(self.moves, OTHER) if position.history else EMPTY
            self._counted, self.nothing = self._count()
            verdicts = self._judge()
            if not find(self._counted, self.lit):
                self.lit = ""
            self.svg = draw_amounts(position, shares(self._counted))
            self.spots = places(position, position.moves())
            self.sliders = sliders(self.evaluation, self._given[self.name])
            self.counts = [row.to_page() for row in self._counted]
            self.totals = [total(self._counted, side) for side in (+1, -1)]
            self.verdicts = table_rows(verdicts)
            self.caption = agreement(verdicts)
            self.status = self._sentence(verdicts[0])

    def _judge(self) -> list[Verdict]:
        """The verdict of the chosen evaluation, those of the others, and the solver's if known."""
        changed = weights(self.evaluation) != weights(self._given[self.name])
        own = f"{self.name} with your weights" if changed else self.name
        verdicts = [verdict_on(own, self.evaluation, self.position)]
        for name, opinion in self._given.items():
            if name != self.name or changed:
                verdicts.append(verdict_on(name, opinion, self.position))
        if self.place in self._examples:
            verdicts.append(solver_verdict(self._examples[self.place].solver))
        return verdicts

    def _count(self) -> tuple[list[Row], str]:
        """The rows that the chosen evaluation counts, and a sentence if it cannot say."""
        if not isinstance(self.evaluation, Evaluation):
            return [], "This evaluation gives a number only: it does not say what counts."
        if self.position.result() is not None:
            return [], ""
        try:
            return rows(self.evaluation.explain(self.position), self.position.player), ""
        except Exception as error:  # a learner's own may do anything
            kind = type(error).__name__
            return [], f"It does not say what counts: `explain` stopped with {kind}."

    def _sentence(self, verdict: Verdict) -> str:
        """`verdict`, that of the chosen evaluation, as one sentence."""
        if (result := self.position.result()) is not None:
            outcome = f"{NAMES[result]} has won" if result else "it is a draw"
            return f"The game is over: {outcome}, and there is nothing left to judge."
        if verdict.side is None:
            return f"There is no verdict: {verdict.name} {verdict.mistake}."
        name, mover = capital(verdict.name), NAMES[self.position.player]
        if verdict.side == self.position.player:
            return f"{name} says {verdict.says}: {mover}, who is to move, is ahead."
        return f"{name} says {verdict.says}: {verdict.ahead}, and {mover} is to move."
