"""The state of the heuristic explorer: a position that can be changed, and evaluations of it."""

from collections.abc import Sequence

from c4lab.evaluation import Evaluation
from c4lab.evaluation.examples import EXAMPLES
from c4lab.games import ConnectFour, IllegalMove
from c4lab.games.connect_four import NAMES
from c4lab.widgets.explorer.counting import Row, rows
from c4lab.widgets.explorer.opinions import (
    Opinion,
    Verdict,
    opinions_by_name,
    published_evaluations,
    solver_verdict,
    verdict_on,
)
from c4lab.widgets.explorer.weighing import same, weights, with_weight
from c4lab.widgets.parts.game_line import line_to, undone

EMPTY, OTHER = "the empty board", "another position"


class Exploration:
    """A position, a chosen evaluation, and others `beside` it. All values are in red's view.

    Raises ValueError if one of them is no evaluation.
    """

    def __init__(self, start: ConnectFour, evaluation: Opinion, beside: Sequence[Opinion]) -> None:
        self._start = start
        self._line = line_to(start)
        self._examples = EXAMPLES if type(start) is ConnectFour else {}
        extra = [
            each
            for each in published_evaluations()
            if not any(same(each, other) for other in beside)
        ]
        others = [each for each in [*beside, *extra] if not same(each, evaluation)]
        self._published = opinions_by_name([evaluation, *others])
        self._opinions = dict(self._published)
        self._beside = [
            name
            for name, opinion in self._published.items()
            if any(same(opinion, other) for other in beside)
        ]
        self.name = next(iter(self._published))

    @property
    def position(self) -> ConnectFour:
        return self._line[-1]

    @property
    def places(self) -> list[str]:
        """The names of the positions to choose from."""
        return [EMPTY, *self._examples]

    @property
    def place(self) -> str:
        """The name of the position; OTHER if it has none."""
        if not self.position.history:
            return EMPTY
        named = {example.moves: name for name, example in self._examples.items()}
        return named.get(self._moves, OTHER)

    @property
    def names(self) -> list[str]:
        """The names of the evaluations to choose from."""
        return list(self._published)

    @property
    def opinion(self) -> Opinion:
        """The chosen evaluation with its present weights."""
        return self._opinions[self.name]

    @property
    def published(self) -> Opinion:
        """The chosen evaluation with the weights that it was given with."""
        return self._published[self.name]

    def play(self, move: int) -> None:
        """Drop a disc. Raises IllegalMove, with the reason."""
        self._line.append(self.position.play(move))

    def undo(self) -> bool:
        """Take the last disc back; False if there is none."""
        before = len(self._line)
        self._line = undone(self._line)
        return len(self._line) < before

    def restart(self) -> None:
        """Go back to the first position."""
        self._line = line_to(self._start)

    def go(self, moves: str) -> None:
        """Go to the position after `moves`. Raises IllegalMove, with the reason."""
        self._line = line_to(type(self.position).parse(moves))

    def visit(self, place: str) -> None:
        """Go to the position with the name `place`. Raises IllegalMove if there is none."""
        if place != EMPTY and place not in self._examples:
            raise IllegalMove(f"There is no position with the name {place!r}.")
        self.go("" if place == EMPTY else self._examples[place].moves)

    def weigh(self, weight: str, value: float) -> None:
        """Set a weight of the chosen evaluation. Raises KeyError if it has no such weight."""
        self._opinions[self.name] = with_weight(self.opinion, weight, value)

    def reset(self) -> None:
        """Set the weights of the chosen evaluation back to the given ones."""
        self._opinions[self.name] = self.published

    @property
    def changed(self) -> bool:
        """Whether a weight of the chosen evaluation was changed."""
        return weights(self.opinion) != weights(self.published)

    def verdicts(self) -> list[Verdict]:
        """The verdict of the chosen evaluation, those of the others, and the solver's if known."""
        own = f"{self.name} with your weights" if self.changed else self.name
        verdicts = [verdict_on(own, self.opinion, self.position)]
        for name in self._beside:
            if name != self.name or self.changed:
                verdicts.append(verdict_on(name, self._published[name], self.position))
        if self.place in self._examples:
            verdicts.append(solver_verdict(self._examples[self.place].solver))
        return verdicts

    def counted(self) -> tuple[list[Row], str]:
        """The rows that the chosen evaluation counts, and a sentence if it cannot say."""
        if not isinstance(self.opinion, Evaluation):
            return [], "This evaluation gives a number only: it does not say what counts."
        if self.position.result() is not None:
            return [], ""
        try:
            return rows(self.opinion.explain(self.position), self.position.player), ""
        except Exception as error:  # a learner's own may do anything
            kind = type(error).__name__
            return [], f"It does not say what counts: `explain` stopped with {kind}."

    def sentence(self, verdict: Verdict) -> str:
        """`verdict`, that of the chosen evaluation, as one sentence."""
        if (result := self.position.result()) is not None:
            outcome = f"{NAMES[result]} has won" if result else "it is a draw"
            return f"The game is over: {outcome}, and there is nothing left to judge."
        if verdict.side is None:
            return f"There is no verdict: {verdict.name} {verdict.mistake}."
        name = f"{verdict.name[0].upper()}{verdict.name[1:]}"
        mover = NAMES[self.position.player]
        if verdict.side == self.position.player:
            return f"{name} says {verdict.says}: {mover}, who is to move, is ahead."
        return f"{name} says {verdict.says}: {verdict.ahead}, and {mover} is to move."

    @property
    def _moves(self) -> str:
        return str(self.position)
