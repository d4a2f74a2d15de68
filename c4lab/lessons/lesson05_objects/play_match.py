"""05.5 A match: game after game, each player beginning in turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from c4lab.checks.exercise import Mistake, Wrong, compare, exercise
from c4lab.games import ConnectFour, IllegalMove, Position, TicTacToe
from c4lab.lessons.lesson01_minimax.second_look import second_look
from c4lab.lessons.lesson05_objects.stand_ins import Always, First, Last, Middle
from c4lab.players import Player

Score = tuple[int, int, int]
Match = Callable[[Player, Player, int, Position], Score]


class Three(ConnectFour):
    """Connect Three on a board of three by three."""

    width, height, connect = 3, 3, 3


def outcome(first: Player, second: Player, start: Position) -> tuple[int, bool]:
    """The result of a game that `first` begins, and whether it ended with an illegal move."""
    position = start
    while (result := position.result()) is None:
        player = first if position.player == +1 else second
        try:
            position = position.play(player.choose(position))
        except IllegalMove:
            return -position.player, True
    return result, False


def results(first: Player, second: Player, games: int, start: Position) -> list[tuple[int, bool]]:
    """Of each game, its result in the view of `first`, and whether it was forfeited."""
    found = []
    for number in range(games):
        if number % 2 == 0:
            found.append(outcome(first, second, start))
        else:
            result, forfeited = outcome(second, first, start)
            found.append((-result, forfeited))
    return found


def count(values: list[int]) -> Score:
    return values.count(+1), values.count(0), values.count(-1)


def match(first: Player, second: Player, games: int, start: Position) -> Score:
    return count([result for result, _ in results(first, second, games, start)])


def first_always_begins(first: Player, second: Player, games: int, start: Position) -> Score:
    return count([outcome(first, second, start)[0]] * games)


def second_begins(first: Player, second: Player, games: int, start: Position) -> Score:
    wins, draws, losses = match(second, first, games, start)
    return losses, draws, wins


def in_the_starters_view(first: Player, second: Player, games: int, start: Position) -> Score:
    values = [result for result, _ in results(first, second, games, start)]
    return count([-value if number % 2 else value for number, value in enumerate(values)])


def of_forfeits(turn: Callable[[int], int | None]) -> Match:
    """A match in which a game that was forfeited counts as `turn` of its result."""

    def played(first: Player, second: Player, games: int, start: Position) -> Score:
        values = [
            turn(value) if forfeited else value
            for value, forfeited in results(first, second, games, start)
        ]
        return count([value for value in values if value is not None])

    return played


def reorder(order: Callable[[int, int, int], Score]) -> Match:
    return lambda first, second, games, start: order(*match(first, second, games, start))


def crashes(answer: Any, wrong: Wrong) -> Wrong | None:
    """A player's illegal move that got out of the match."""
    if wrong.reason != "raises" or "IllegalMove" not in wrong.message:
        return None
    sentence = (
        "An illegal move of one player ends the whole match. It should cost that player this one "
        "game: ask whether the move is in `position.moves()` before you play it."
    )
    return Wrong("illegal-move-crashes", f"{sentence} What happened: {wrong.message}")


def cases() -> list[tuple[Player, Player, int, Position]]:
    """Matches, short ones first, those with illegal moves last."""
    start = TicTacToe()
    fair: list[tuple[Player, Player]] = [
        (First(), Last()),
        (Last(), Middle()),
        (Middle(), First()),
        (First(), Middle()),
        (Middle(), Middle()),
    ]
    found: list[tuple[Player, Player, int, Position]] = [
        (first, second, games, start) for games in (1, 2, 3, 0) for first, second in fair
    ]
    found += [(Middle(), Middle(), 1, Three()), (Middle(), Middle(), 3, Three())]
    found += [(First(), Last(), 4, Three()), (Middle(), First(), 5, Three())]
    found += [(First(), Always(5), 2, start), (Always(1), Last(), 3, start)]
    found += [(Middle(), Always(99), 2, Three()), (Always(0), Always(0), 3, start)]
    return found


@exercise("05.5")
@second_look(crashes)
def play_match(answer: Match) -> None:
    compare(
        answer,
        match,
        cases(),
        show=lambda *case: None,  # a picture of the empty board says nothing
        mistakes=(
            Mistake(
                "same-starter",
                "The same player begins every game. Let them begin in turn, `first` in the first "
                "game.",
                first_always_begins,
            ),
            Mistake(
                "second-begins",
                "They begin in turn, but `first` should begin the first game.",
                second_begins,
            ),
            Mistake(
                "in-the-starters-view",
                "A result of +1 means that whoever began has won. When `second` began, that is a "
                "loss for `first`: turn the result round.",
                in_the_starters_view,
            ),
            Mistake(
                "draws-are-losses",
                "Draws are counted as losses: a result of 0 is neither won nor lost.",
                reorder(lambda wins, draws, losses: (wins, 0, losses + draws)),
            ),
            Mistake(
                "draws-and-losses",
                "Draws are counted as draws and as losses: a game should be counted once.",
                reorder(lambda wins, draws, losses: (wins, draws, losses + draws)),
            ),
            Mistake(
                "draws-are-wins",
                "Draws are counted as wins: a result of 0 is neither won nor lost.",
                reorder(lambda wins, draws, losses: (wins + draws, 0, losses)),
            ),
            Mistake(
                "draws-not-counted",
                "Draws are counted nowhere: the three numbers should add up to all games.",
                reorder(lambda wins, draws, losses: (wins, 0, losses)),
            ),
            Mistake(
                "other-order",
                "The order is wins, draws, losses.",
                reorder(lambda wins, draws, losses: (wins, losses, draws)),
            ),
            Mistake(
                "counts-for-second",
                "Wins and losses are exchanged: count them for `first`.",
                reorder(lambda wins, draws, losses: (losses, draws, wins)),
            ),
            Mistake(
                "illegal-move-wins",
                "Whoever makes an illegal move gets the win. It should be a loss for them.",
                of_forfeits(lambda result: -result),
            ),
            Mistake(
                "illegal-move-draws",
                "A game with an illegal move is counted as a draw. Whoever made it has lost.",
                of_forfeits(lambda result: 0),
            ),
            Mistake(
                "illegal-move-not-counted",
                "A game with an illegal move is not counted. Whoever made it has lost.",
                of_forfeits(lambda result: None),
            ),
        ),
    )
