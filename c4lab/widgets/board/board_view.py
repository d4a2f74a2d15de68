"""What a board shows: the game and, in Connect Four, the solver's knowledge about it."""

from threading import RLock
from typing import Any, cast

import traitlets as t

from c4lab.games import ConnectFour, Position
from c4lab.pictures import draw, mark
from c4lab.pictures.connect_four import moves_ahead, with_markup, with_scores
from c4lab.players.reviewing import is_standard
from c4lab.widgets.base import Widget
from c4lab.widgets.board.board_review import Review
from c4lab.widgets.board.board_scores import Scores
from c4lab.widgets.board.your_game import YourGame
from c4lab.widgets.parts.spots import places

STILL = 0.5  # seconds that the static form waits for scores
NOT_SOLVED = "Scores are known in Connect Four on 7 by 6 cells only: leave scores out."


class BoardView(Widget):
    """Shows the present position of `played`. In Connect Four on 7 by 6 cells it can also show the
    scores of the columns, the best play from here, and the mistakes of a finished game.

    Raises ValueError if `scores` are asked for in another game.
    """

    text = t.Unicode().tag(sync=True)
    svg = t.Unicode().tag(sync=True)
    spots = t.List(t.Dict()).tag(sync=True)
    status = t.Unicode().tag(sync=True)
    thinking = t.Bool().tag(sync=True)
    solved = t.Bool().tag(sync=True)
    scores = t.Bool().tag(sync=True)
    score_row = t.Dict().tag(sync=True)
    review = t.Dict().tag(sync=True)

    def __init__(self, played: YourGame, scores: bool, **state: Any) -> None:
        solved = is_standard(played.position)
        if scores and not solved:
            raise ValueError(NOT_SOLVED)
        self._game = played
        self._showing = RLock()  # scores come from a thread, and must not show what has passed
        self._scores = Scores(self._show_scores)
        self._review = Review(self._show_review, self._show_moment)
        super().__init__(
            solved=solved,
            scores=bool(scores),
            score_row=self._scores.row,
            review=self._review.panel,
            **state,
        )
        self.observe(lambda change: self._follow_shown(), "scores")

    @property
    def position(self) -> Position:
        """The present position of the game."""
        return self._game.position

    def picture(self) -> str:
        self._scores.settle(STILL)
        if not self.scores:
            return self._draw()
        row = {cell["column"]: cell["text"] for cell in self._scores.row["cells"]}
        return with_scores(self._draw(), row)

    def words(self) -> str:
        self._scores.settle(STILL)
        row, panel = self._scores.row, self._review.panel
        lines = [self._shown.diagram(), self.status, row["said"], row["line"], panel["said"]]
        return "\n".join(line for line in (*lines, *(e["label"] for e in panel["turns"])) if line)

    def _hear_solver(self, message: dict[str, Any]) -> None:
        """Handles the buttons for scores, best play and review."""
        match message:
            case {"do": "scores"} if self.solved:
                self.scores = not self.scores
            case {"do": "line"}:
                self._scores.toggle_line()
            case {"do": "review"}:
                self._review.start()
            case {"do": "stop"}:
                self._review.stop()
            case {"do": "look", "move": int(number)}:
                self._review.look(number)

    def _show(self, status: str = "", thinking: bool = False) -> None:
        with self.hold_sync():
            self.thinking = thinking
            finished = self.solved and self._game.over
            game = cast(ConnectFour, self.position) if finished else None
            self._review.follow(game, self._game.beaten)
            self._show_board()
            self.status = "The opponent is thinking…" if thinking else status or self._sentence()

    def _show_board(self) -> None:
        self.text = str(self.position)
        self.spots = places(self._shown, () if self.thinking else self.position.moves())
        self._follow_shown()
        with self._showing:
            self.svg = self._draw()

    def _show_moment(self) -> None:
        """Shows another moment of the finished game."""
        with self.hold_sync():
            self._show_board()
            self.status = self._sentence()

    def _sentence(self) -> str:
        return self._review.sentence or self._game.sentence()

    def _show_scores(self) -> None:
        with self._showing:
            self.score_row = self._scores.row
            self.svg = self._draw()

    def _show_review(self) -> None:
        self.review = self._review.panel

    def _follow_shown(self) -> None:
        """Asks for the scores of the shown position, but not while the opponent thinks."""
        wanted = self.scores and not self.thinking
        self._scores.follow(cast(ConnectFour, self._shown) if wanted else None)

    @property
    def _shown(self) -> Position:
        return self._review.moment or self.position

    def _draw(self) -> str:
        """The position, with the moves of best play numbered.

        A mistake that was made in it is drawn faintly, and the cells of better moves get rings.
        """
        shown, mistake = self._shown, self._review.turn
        picture = draw(shown)
        if mistake is not None:
            better = [cast(ConnectFour, shown).landing(column) for column in mistake.better]
            picture = with_markup(draw(shown, better), mark(shown, mistake.column))
        line = self._scores.line(shown)
        return (
            with_markup(picture, moves_ahead(cast(ConnectFour, shown), line)) if line else picture
        )

    @t.validate("scores")
    def _check_scores(self, proposal: Any) -> bool:
        if proposal["value"] and not self.solved:
            raise t.TraitError(NOT_SOLVED)
        return bool(proposal["value"])
