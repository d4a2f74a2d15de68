"""05.4 A player who looks one move ahead."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, NamedTuple

from c4lab.checks.exercise import Wrong, exercise
from c4lab.checks.show import counterexample, show_call
from c4lab.games import ConnectFour, Position, TicTacToe
from c4lab.lessons.lesson01_minimax.cases import positions
from c4lab.lessons.lesson05_objects.instances import chosen, make, method, refuse_unless_class
from c4lab.lessons.lesson05_objects.winning_column import random_game

NO_RETURN = (
    "if it comes from `super().choose(position)`, is there a `return` in front of that, and is "
    "exercise 05.3 right?"
)


def wins(position: Position) -> set[int]:
    """The moves that win at once."""
    return {move for move in position.moves() if position.play(move).result() == position.player}


def safe(position: Position) -> set[int]:
    """The moves after which the opponent cannot win at once."""
    return {move for move in position.moves() if not wins(position.play(move))}


class Turn(NamedTuple):
    """A position and what the learner's player did there."""

    position: Position
    move: int
    wanted: set[int]

    @property
    def can_win(self) -> bool:
        return bool(wins(self.position))

    @property
    def danger(self) -> bool:
        """Whether some move lets the opponent win at once."""
        return len(safe(self.position)) < len(self.position.moves())

    @property
    def threatened(self) -> bool:
        """Whether the opponent could win now if it were their turn: all moves but one let them."""
        return len(safe(self.position)) == 1

    @property
    def good(self) -> bool:
        return self.move in self.wanted


@cache
def cases() -> tuple[Position, ...]:
    """Unfinished positions with something to win or to lose, fewest moves first."""
    small = [each for each in positions() if each.result() is None][::9]
    random = Random(4)
    large: list[Position] = [
        random_game(discs, random) for discs in (4, 6, 8, 10, 12, 14, 17, 20, 25, 30) * 8
    ]
    large += [ConnectFour.parse(moves) for moves in ("415161", "41516", "4455", "22447373")]
    found = [each for each in (*small, *large) if wins(each) or len(safe(each)) < len(each.moves())]
    quiet: list[Position] = [TicTacToe.parse("51"), ConnectFour.parse("4")]
    return tuple(sorted(found + quiet, key=lambda each: len(each.history)))


@exercise("05.4")
def GreedyPlayer(answer: Any) -> None:  # noqa: N802 - named after the answer
    refuse_unless_class(answer, "GreedyPlayer", {"choose": 1})
    called = f"{answer.__name__}(1)"
    choose = method(make(answer, 1), "choose", called)
    turns = [take(choose, position) for position in cases()]
    bad = [turn for turn in turns if not turn.good]
    if bad:
        reason, sentence, shown = explain(turns, bad)
        call = show_call(choose, (shown.position,))
        example = counterexample(call, shown.wanted, shown.move, shown.position)
        raise Wrong(reason, sentence, example)


def take(choose: Callable[[Position], int], position: Position) -> Turn:
    wanted = wins(position) or safe(position) or set(position.moves())
    return Turn(position, chosen(choose, position, if_none=NO_RETURN), wanted)


def explain(turns: list[Turn], bad: list[Turn]) -> tuple[str, str, Turn]:
    """The reason for the bad turns, the sentence for it, and the smallest turn that shows it."""
    missed = [turn for turn in bad if turn.can_win]
    lost = [turn for turn in bad if not turn.can_win]
    for player, name in ((+1, "second"), (-1, "first")):
        sides = {turn.position.player for turn in missed}
        if sides == {-player} and any(t.can_win and t.position.player == player for t in turns):
            return (
                "one-side-only",
                f"It takes wins for one side, but as the {name} player it passes up a win. A "
                "result of +1 is the first player's win: compare with `position.player`.",
                missed[0],
            )
    if missed and all(turn.move in safe(turn.position) and turn.danger for turn in missed):
        return (
            "blocks-first",
            "It can win at once, and defends instead: look through all moves for a win first, and "
            "only then for a defence.",
            missed[0],
        )
    if missed:
        return (
            "misses-a-win",
            "It passes up a win that is one move away. Look through all moves for a win before you "
            "settle for one, and compare the result with `position.player`: after the move, "
            "`player` is the opponent.",
            missed[0],
        )
    under = [turn for turn in lost if not turn.threatened]
    if len(under) == len(lost):
        return (
            "opens-the-way",
            "It stops threats that are there already, but this move makes a new one possible: the "
            "opponent now wins with a reply. Look at the replies after each move of yours.",
            lost[0],
        )
    return (
        "lets-them-win",
        "No win is there to be taken, and after this move the opponent wins at once. Another move "
        "would have prevented it.",
        lost[0],
    )
