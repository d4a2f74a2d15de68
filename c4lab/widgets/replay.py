"""A finished game, shown move by move."""

from html import escape
from typing import Any

import traitlets

from c4lab.games import Position
from c4lab.pictures import draw
from c4lab.pictures.theme import FONT, img
from c4lab.widgets.base import Widget, script, style
from c4lab.widgets.game_words import capital, wording


class Replay(Widget):
    """Steps through the game that led to `position`, of any game with a `history`.

    `first` and `second` are the names of the players. `step` is the number of moves on the board
    shown; set it to jump. All pictures are drawn beforehand, so that a replay also works without a
    kernel. Raises ValueError for what is no position.

    >>> from c4lab.games import TicTacToe
    >>> print(Replay(TicTacToe.parse("15243"), "Ada", "Greedy").words())
    X X X
    O O .
    . . .
    Ada (X) against Greedy (O): 1 5 2 4 3
    Move 5: X (Ada) plays 3. X won: 1-2-3.
    """

    _esm = script("replay")
    _css = style("replay")
    step = traitlets.Int(0).tag(sync=True)
    game = traitlets.Unicode().tag(sync=True)
    names: traitlets.List[str] = traitlets.List().tag(sync=True)
    moves: traitlets.List[int] = traitlets.List().tag(sync=True)
    pictures: traitlets.List[str] = traitlets.List().tag(sync=True)
    sentences: traitlets.List[str] = traitlets.List().tag(sync=True)

    def __init__(self, position: Position, first: str = "first", second: str = "second") -> None:
        if isinstance(position, type) or not isinstance(position, Position):
            raise ValueError(
                f"{position!r:.80} is no position: give the one that the game ended with, such as "
                "ConnectFour.parse('4455')."
            )
        self.position = position
        words = wording(position)
        players = {+1: first, -1: second}
        sides = {player: _in_sentence(side) for player, side in words.sides.items()}
        line = [type(position)()]
        for move in position.history:
            line.append(line[-1].play(move))
        super().__init__(
            game=words.title,
            names=[f"{players[player]} ({sides[player]})" for player in (+1, -1)],
            moves=list(position.history),
            pictures=[draw(each) for each in line],
            sentences=[_sentence(each, players, sides) for each in line],
        )

    @traitlets.validate("step")
    def _keep_step_in_range(self, proposal: Any) -> int:
        return max(0, min(int(proposal["value"]), len(self.moves)))

    def picture(self) -> str:
        return self.pictures[-1]

    def words(self) -> str:
        return f"{self.position.diagram()}\n{self._heading()}\n{self.sentences[-1]}"

    def static_html(self) -> str:
        lines = (self._heading(), self.sentences[-1])
        return (
            f"{img(self.picture(), self.position.diagram())}"
            f'<p style="font-family:{FONT};font-size:14px;line-height:1.4;margin:8px 0">'
            f"{'<br>'.join(map(escape, lines))}</p>"
        )

    def _heading(self) -> str:
        return f"{' against '.join(self.names)}: {' '.join(map(str, self.moves))}"


def _sentence(position: Position, players: dict[int, str], sides: dict[int, str]) -> str:
    """A sentence about the last move, and one about the result if it ended the game."""
    if not position.history:
        return f"{capital(sides[+1])} ({players[+1]}) begins."
    mover, number = -position.player, len(position.history)
    move = f"Move {number}: {sides[mover]} ({players[mover]}) plays {position.history[-1]}."
    result = position.result()
    if result is None:
        return move
    if result == 0:
        return f"{move} A draw."
    how = wording(position).ending(position)
    outcome = f"{capital(sides[result])} won"
    return f"{move} {outcome}: {how}." if how else f"{move} {outcome}."


def _in_sentence(side: str) -> str:
    """The name of a side as it is written inside a sentence: red, but X."""
    return side if len(side) == 1 else side.lower()
