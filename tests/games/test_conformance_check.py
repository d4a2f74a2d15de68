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

    def __str__(self) -> str:
        return "".join(map(str, self.history))


def test_a_game_where_a_player_may_move_twice_is_refused_by_name() -> None:
    refused = r"^DotsAndBoxes, after '\d+': the same player is to move again. The players must"
    with pytest.raises(BrokenRule, match=refused):
        check_game(DotsAndBoxes)


def test_negamax_is_wrong_about_such_a_game() -> None:
    """This is the reason to refuse such a game."""
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
    (broken(left=property(lambda self: 9)), r"after '\d': `left` must be less"),
    (
        broken(left=property(lambda self: 9 - 2 * len(self.history))),
        "`left` must be less than .* 0",
    ),
    (
        broken(left=property(lambda self: 99 - sum(self.history[-1:]) - 9 * len(self.history))),
        r"`left` is \d+, and \d+ after '\d+'. Both have the same `key`",
    ),
    (
        broken(
            moves=lambda self: TicTacToe.moves(self)[
                len(self.history) == 3 and self.history[0] > self.history[2] :
            ]
        ),
        r"the moves or the result are not those after '\d+'. Both",
    ),
    (broken(key=property(lambda self: self.cells[:4])), r"after '\d+': `key` must differ"),
    (broken(result=lambda self: None if TicTacToe.result(self) is None else 2), "is 2 and must"),
    (broken(moves=lambda self: tuple(n for n in range(1, 10) if not self.cells[n - 1])), "is over"),
    (broken(__str__=lambda self: "1"), "`parse` of the position's text"),
]


@pytest.mark.parametrize(("game", "said"), BROKEN)
def test_each_rule_is_looked_at(game: Any, said: str) -> None:
    with pytest.raises(BrokenRule, match=f"^Broken, .*{said}"):
        check_game(game)


@dataclass(frozen=True)
class Nim:
    """The players take one or two of five matches in turn. Who takes the last one wins."""

    matches: int = 5
    history: tuple[int, ...] = ()

    @property
    def player(self) -> int:
        return -1 if len(self.history) % 2 else +1

    @property
    def key(self) -> Any:
        return self.matches, self.player

    @property
    def left(self) -> int:
        return self.matches

    def moves(self) -> tuple[int, ...]:
        return tuple(number for number in (1, 2) if number <= self.matches)

    def play(self, move: int) -> Nim:
        return type(self)(self.matches - move, (*self.history, move))

    def result(self) -> int | None:
        return None if self.matches else -self.player

    @classmethod
    def parse(cls, text: str) -> Nim:
        position = cls()
        for character in text:
            position = position.play(int(character))
        return position

    def __str__(self) -> str:
        return "".join(map(str, self.history))


def test_a_game_whose_length_differs_counts_the_longest_way() -> None:
    check_game(Nim)


def test_what_is_left_depends_on_the_position_alone() -> None:
    by_moves_made = type("Nim", (Nim,), {"left": property(lambda self: 5 - len(self.history))})
    with pytest.raises(BrokenRule, match=r"`left` is .* Both have the same `key`"):
        check_game(by_moves_made)


def test_a_history_must_grow() -> None:
    def play(self: Any, move: int) -> Any:
        after = TicTacToe.play(self, move)
        if len(after.history) == 3:
            object.__setattr__(after, "history", (1, *after.history[1:][::-1]))
        return after

    with pytest.raises(BrokenRule, match="`history` must be the one before"):
        check_game(broken(play=play))
