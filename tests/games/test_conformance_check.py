"""`check_game` names the rule that a game breaks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from c4lab.games import Bitboard, ConnectFour, Sim, TicTacToe
from c4lab.games.conformance import BrokenRule, check_game
from c4lab.search import minimax, negamax

BOXES = ({1, 2, 3, 4}, {4, 5, 6, 7})
"""Two squares side by side, by their edges: edge 4 is in both."""


@dataclass(frozen=True)
class DotsAndBoxes:
    """Who draws the last edge of a box has it, and moves again."""

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

    def __str__(self) -> str:
        return "".join(map(str, self.history))


def test_a_game_where_a_player_may_move_twice_is_refused_by_name() -> None:
    refused = r"^DotsAndBoxes, after '\d+': the same player is to move again. The players must"
    with pytest.raises(BrokenRule, match=refused):
        check_game(DotsAndBoxes)


def test_negamax_is_wrong_about_such_a_game() -> None:
    """Else there would be no reason to refuse it."""
    position = DotsAndBoxes()
    for edge in (1, 2, 3, 4, 5):
        position = position.play(edge)
    assert negamax(position).value * position.player != minimax(position).value


@pytest.mark.parametrize("game", [TicTacToe, Sim, ConnectFour, Bitboard])
def test_our_games_keep_the_rules(game: Any) -> None:
    check_game(game)


def broken(**changes: Any) -> type[TicTacToe]:
    return type("Broken", (TicTacToe,), changes)


BROKEN = [
    (broken(player=property(lambda self: -1)), "at the start: `player` must be"),
    (broken(moves=lambda self: ()), "at the start: `result.*must be a legal move"),
    (broken(moves=lambda self: TicTacToe.moves(self)[::-1]), "from the smallest move to"),
    (broken(moves=lambda self: TicTacToe.moves(self)[:1] * 2), "from the smallest move to"),
    (broken(left=property(lambda self: 9)), r"after '\d': `left` must be one less"),
    (broken(left=property(lambda self: 9 - 2 * len(self.history))), "`left` must be one less"),
    (broken(key=property(lambda self: self.cells[:4])), r"after '\d+': `key` must differ"),
    (broken(result=lambda self: None if TicTacToe.result(self) is None else 2), "is 2 and must"),
    (broken(moves=lambda self: tuple(n for n in range(1, 10) if not self.cells[n - 1])), "is over"),
    (broken(__str__=lambda self: "1"), "`parse` of the position's text"),
]


@pytest.mark.parametrize(("game", "said"), BROKEN)
def test_each_rule_is_looked_at(game: Any, said: str) -> None:
    with pytest.raises(BrokenRule, match=f"^Broken, .*{said}"):
        check_game(game)


def test_a_history_must_grow() -> None:
    def play(self: Any, move: int) -> Any:
        after = TicTacToe.play(self, move)
        if len(after.history) == 3:
            object.__setattr__(after, "history", (1, *after.history[1:][::-1]))
        return after

    with pytest.raises(BrokenRule, match="`history` must be the one before"):
        check_game(broken(play=play))
