"""What the heuristic explorer knows: a position that can be changed, and opinions about it."""

from collections.abc import Sequence

from c4lab.evaluation import Evaluation
from c4lab.evaluation.examples import EXAMPLES
from c4lab.games import ConnectFour, IllegalMove
from c4lab.games.connect_four import NAMES
from c4lab.widgets.counting import Row, rows
from c4lab.widgets.opinions import Opinion, Verdict, opinions_by_name, solved, standard, verdict_on
from c4lab.widgets.weighing import same, weights, with_weight

EMPTY, OTHER = "the empty board", "another position"


class Exploration:
    """A position and an evaluation, and others `beside` it. All values are in red's view.

    Raises ValueError for something that is no evaluation.
    """

    def __init__(self, start: ConnectFour, evaluation: Opinion, beside: Sequence[Opinion]) -> None:
        self._line = [start]
        self._examples = EXAMPLES if type(start) is ConnectFour else {}
        extra = [each for each in standard() if not any(same(each, other) for other in beside)]
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
        """The names of positions that can be chosen."""
        return [EMPTY, *self._examples]

    @property
    def place(self) -> str:
        """The name of the position, if it has one."""
        if not self.position.history:
            return EMPTY
        named = {example.moves: name for name, example in self._examples.items()}
        return named.get(self._moves, OTHER)

    @property
    def names(self) -> list[str]:
        """The names of evaluations that can be chosen."""
        return list(self._published)

    @property
    def opinion(self) -> Opinion:
        """The evaluation that was chosen, with its weights as they are set."""
        return self._opinions[self.name]

    @property
    def published(self) -> Opinion:
        """The evaluation that was chosen, with its weights as they were given."""
        return self._published[self.name]

    def play(self, move: int) -> None:
        """Drop a disc. Raises IllegalMove, with the reason."""
        self._line.append(self.position.play(move))

    def undo(self) -> bool:
        """Take the last disc back; False if there is none."""
        if len(self._line) > 1:
            self._line.pop()
        elif self.position.history:
            self._line = [type(self.position).parse(self._moves[:-1])]
        else:
            return False
        return True

    def restart(self) -> None:
        """Back to the position that was last given, chosen or typed."""
        del self._line[1:]

    def go(self, moves: str) -> None:
        """To the position after `moves`. Raises IllegalMove, with the reason."""
        self._line = [type(self.position).parse(moves)]

    def visit(self, place: str) -> None:
        """To the position of that name. Raises IllegalMove if there is none."""
        if place != EMPTY and place not in self._examples:
            raise IllegalMove(f"There is no position of the name {place!r}.")
        self.go("" if place == EMPTY else self._examples[place].moves)

    def weigh(self, weight: str, value: float) -> None:
        """Set one weight of the chosen evaluation. Raises KeyError if it has none such."""
        self._opinions[self.name] = with_weight(self.opinion, weight, value)

    def reset(self) -> None:
        """The chosen evaluation's weights as they were given."""
        self._opinions[self.name] = self.published

    @property
    def changed(self) -> bool:
        return weights(self.opinion) != weights(self.published)

    def verdicts(self) -> list[Verdict]:
        """The chosen evaluation's verdict, then the others', then the solver's if it is known."""
        own = f"{self.name} with your weights" if self.changed else self.name
        found = [verdict_on(own, self.opinion, self.position)]
        for name in self._beside:
            if name != self.name or self.changed:
                found.append(verdict_on(name, self._published[name], self.position))
        if self.place in self._examples:
            found.append(solved(self._examples[self.place].solver))
        return found

    def counted(self) -> tuple[list[Row], str]:
        """What counts in the chosen evaluation's verdict; and if it cannot say, that it cannot."""
        if not isinstance(self.opinion, Evaluation):
            return [], "This evaluation gives a number only: it does not say what counts."
        if self.position.result() is not None:
            return [], ""
        try:
            return rows(self.opinion.explain(self.position), self.position.player), ""
        except Exception as error:  # a learner's own may do anything
            return (
                [],
                f"It does not say what counts: `explain` stopped with {type(error).__name__}.",
            )

    def sentence(self, verdict: Verdict) -> str:
        """The chosen evaluation's verdict as one sentence."""
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
