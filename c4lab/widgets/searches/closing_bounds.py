"""MTD(f) pass by pass: the bounds that close in, and the tree that each pass visits."""

from html import escape
from typing import Any

import traitlets as t

from c4lab.games import Position
from c4lab.instruments.tracing.closing_bounds import Question, closing
from c4lab.pictures.layout import Size
from c4lab.pictures.number_lines import closing_bounds, question_and_answer, span_of
from c4lab.pictures.theme import FONT, img
from c4lab.pictures.tree import draw_tree, figure
from c4lab.search import WIN, Evaluate, Order, left_to_right
from c4lab.widgets.base import Widget, script, style
from c4lab.widgets.parts.wording import parse_number
from c4lab.work.english import counted

WIDTH = 440  # for the tree
SIZES = (Size(18, 50, 24, 96, 0), Size(14, 40, 20, 88, 0), Size(13, 30, 16, 84, 0, dot=4))
LARGEST = 2 * WIN
NO_GUESS = (
    f"Type a whole number from −{LARGEST:,} to {LARGEST:,}: MTD(f) asks about whole numbers only."
)


class ClosingBounds(Widget):
    """Steps through the passes of MTD(f) on `position`, from a first guess that can be changed.

    `step` counts from 0, the first pass. Values are in the view of the side to move in `position`,
    which is MAX in the trees. The searches use `evaluate` and `order`. Raises ValueError for a
    guess or a value that is no whole number, and for a finished game.
    """

    _esm = script("closing_bounds")
    _css = style("tree", "closing_bounds")
    step = t.Int(0).tag(sync=True)
    guess = t.Int(0).tag(sync=True)
    passes: t.List[dict[str, Any]] = t.List().tag(sync=True)
    refused = t.Unicode().tag(sync=True)

    def __init__(
        self,
        position: Position,
        depth: int | None = None,
        evaluate: Evaluate | None = None,
        guess: int = 0,
        order: Order = left_to_right,
    ) -> None:
        self._settings = position, depth, evaluate, order
        super().__init__()
        self._start(guess)
        self.on_msg(self._on_event)

    @t.validate("step")
    def _keep_step_in_range(self, proposal: Any) -> int:
        return max(0, min(int(proposal["value"]), len(self.passes) - 1))

    def _start(self, guess: Any) -> None:
        """Runs MTD(f) from this guess, and shows its first pass. Raises ValueError."""
        if type(guess) is not int or abs(guess) > LARGEST:
            raise ValueError(NO_GUESS)
        position, depth, evaluate, order = self._settings
        self.questions = closing(position, depth, evaluate, guess=guess, order=order)
        with self.hold_sync():
            self.passes = [self._pass_for_page(number) for number in range(len(self.questions))]
            self.guess, self.step, self.refused = guess, 0, ""

    def _pass_for_page(self, number: int) -> dict[str, Any]:
        """A pass, as closing_bounds.js reads it."""
        question = self.questions[number]
        return {
            "line": self._bounds_after(number + 1),
            "tree": _tree(question),
            "count": _cost(question),
            "sentence": self._sentence(number),
        }

    def _bounds_after(self, passes: int) -> str:
        """An SVG of the bounds after the first `passes` passes."""
        return closing_bounds(self.questions, span_of(self.questions), passes)

    def _sentence(self, number: int) -> str:
        question = self.questions[number]
        text = f"Pass {number + 1}. {question_and_answer(question)}"
        if question.lower == question.upper:
            return f"{text} The bounds meet: the value is {figure(question.answer)}."
        return f"{text} Next question: at least {figure(self.questions[number + 1].beta)}?"

    def _on_event(self, _: Any, content: dict[str, Any], buffers: Any) -> None:
        match content:
            case {"event": "guess", "text": str(text)}:
                number = parse_number(text)
                try:
                    self._start(int(number) if number % 1 == 0 else None)
                except ValueError as error:
                    self.refused = str(error)

    def words(self) -> str:
        """The guess, what each pass asked and found, and the cost."""
        nodes = sum(each.nodes for each in self.questions)
        count = len(self.questions)
        head = (
            f"From the guess {figure(self.guess)}, MTD(f) finds "
            f"{figure(self.questions[-1].answer)} in {count} pass{'es' * (count != 1)} and "
            f"{nodes:,} nodes."
        )
        lines = [
            f"{self._sentence(number)} {_cost(each)}." for number, each in enumerate(self.questions)
        ]
        return "\n".join([head, *lines])

    def static_html(self) -> str:
        head, *lines = self.words().splitlines()
        trees = "".join(
            '<figure style="display:inline-block;vertical-align:top;margin:0 16px 8px 0">'
            f'<figcaption style="margin-bottom:4px">Pass {number}: {_cost(each)}</figcaption>'
            f"{img(_tree(each), lines[number - 1])}</figure>"
            for number, each in enumerate(self.questions, 1)
        )
        line = img(self._bounds_after(len(self.questions)), self.words())
        return (
            f'<div style="font-family:{FONT};font-size:14px;line-height:1.4">'
            f'<p style="margin:8px 0">{escape(head)}</p>{line}<div>{trees}</div></div>'
        )


def _tree(question: Question) -> str:
    notes = {each.number: "table" for each in question.tree.walk() if each.known}
    return draw_tree(question.tree, _cost(question), WIDTH, SIZES, notes)


def _cost(question: Question) -> str:
    return f"{counted(question.nodes, 'node')}, {question.known or 'none'} known from the table"
