"""`check_game` names the rule that a game breaks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from c4lab.games import TicTacToe
from c4lab.search import minimax, negamax
from tests.games.conformance import check_game

BOXES = ({1, 2, 3, 4}, {4, 5, 6, 7})
"""Two squares side by side, by their edges: edge 4 is in both."""


@dataclass(frozen=True)
class DotsAndBoxes:
    """The player who draws the last edge of a box gets the box and moves again."""

    history: tuple[int, ...] = ()
    player: int = +1
    ahead: int = 0

    @property
    def key(self) -> Any:
        return frozenset(self.history), self.player, self.ahead

    @property
    def left(self) -> int:
        return 7 - len(self.history)

    def moves(self) -> tuple[int, ...]:
        return tuple(edge for edge in range(1, 8) if edge not in self.history)

    def play(self, move: int) -> DotsAndBoxes:
        drawn = {*self.history, move}
        closed = sum(move in box and box <= drawn for box in BOXES)
        turn = self.player if closed else -self.player
        return DotsAndBoxes((*self.history, move), turn, self.ahead + self.player * closed)

    def result(self) -> int | None:
        return None if self.left else (self.ahead > 0) - (self.ahead < 0)


def test_a_game_where_a_player_may_move_twice_is_refused_as_negamax_is_wrong_about_it() -> None:
    with pytest.raises(AssertionError, match=r"^DotsAndBoxes after .* the players alternate"):
        check_game(DotsAndBoxes)
    position = DotsAndBoxes()
    for edge in (1, 2, 3, 4, 5):
        position = position.play(edge)
    assert negamax(position).value * position.player != minimax(position).value  # type: ignore[arg-type]


def forgets(self: TicTacToe, move: int) -> TicTacToe:
    """Plays the move, and tells another history from the third move on."""
    after = TicTacToe.play(self, move)
    if len(after.history) == 3:
        object.__setattr__(after, "history", (1, *after.history[1:][::-1]))
    return after


def one_less(self: TicTacToe) -> tuple[int, ...]:
    """The moves: one too few after one of two orders of the same moves."""
    return TicTacToe.moves(self)[len(self.history) == 3 and self.history[0] > self.history[2] :]


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"player": property(lambda self: -1)}, "'' .*`player`"),
        ({"moves": lambda self: ()}, "'' .*there is a legal move"),
        ({"moves": lambda self: TicTacToe.moves(self)[::-1]}, "the smallest first"),
        ({"moves": lambda self: TicTacToe.moves(self)[:1] * 2}, "each once"),
        ({"left": property(lambda self: 9)}, r"'\d' .*`left` falls"),
        ({"left": property(lambda self: 9 - 2 * len(self.history))}, "not below 0"),
        (
            {"left": property(lambda self: 99 - sum(self.history[-1:]) - 9 * len(self.history))},
            r"as `left` after \d+, which has the same `key`",
        ),
        ({"moves": one_less}, r"moves and result as after \d+, which has the same"),
        ({"key": property(lambda self: self.cells[:4])}, "changes the `key`"),
        ({"result": lambda self: None if TicTacToe.result(self) is None else 2}, "is None, .1, 0"),
        ({"moves": lambda self: tuple(n for n in range(1, 10) if not self.cells[n - 1])}, "over"),
        ({"__str__": lambda self: "1"}, "`parse` reads"),
        ({"play": forgets}, "`history` grows"),
    ],
)
def test_each_rule_is_looked_at(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(AssertionError, match=f"^Broken after .*{said}"):
        check_game(type("Broken", (TicTacToe,), changes))
