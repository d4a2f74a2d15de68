"""05.4 A player who looks one move ahead."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from c4lab.checks.writing import Answer, Mistake, Script, compare, exercise
from c4lab.games import ConnectFour, TicTacToe
from c4lab.lessons.lesson05_objects.classes import NO_MOVE, a_class, chooser, one_of
from c4lab.lessons.shared.squares import positions

QUIET = "", "4", "44", "41516", "44556"
WINNING = "121212", "121214", "415161", "1212127", "445566", "415163"
STOPPING = "41414", "121213", "414161", "1212172", "44557"
# No reply wins as things are, but some moves make one win: on the left, the right, in the middle.
OPENING = (
    *("5451162245446", "31647422153311", "544544762263516"),
    *("236352511442", "432476525346", "647567166665", "175662765", "67657656225"),
)
# After some moves two replies win, after some none; hardly any leaves just one.
TWO_AT_ONCE = "65447556", "242357463", "545346353", "1343267432", "3166441525", "37334241247"


def wins(position: Any) -> set[int]:
    """The moves that win at once."""
    return {move for move in position.moves() if position.play(move).result() == position.player}


def replies(position: Any) -> dict[int, int]:
    """After each move, how many replies of the opponent win at once."""
    return {move: len(wins(position.play(move))) for move in position.moves()}


def safe(position: Any) -> set[int]:
    """The moves after which the opponent cannot win at once."""
    return {move for move, winning in replies(position).items() if winning == 0}


def any_move(position: Any) -> set[int]:
    return set(position.moves())


def wanted(position: Any) -> set[int]:
    return wins(position) or safe(position) or any_move(position)


def defends_first(position: Any) -> set[int]:
    good = safe(position)
    return good if 0 < len(good) < len(position.moves()) else wanted(position)


def not_just_one(position: Any) -> set[int]:
    return {move for move, winning in replies(position).items() if winning != 1}


def where_they_would_win(position: Any) -> set[int]:
    """The moves with which the opponent would win if it were their turn, else any move."""
    after = {other: wins(position.play(other)) for other in position.moves()}
    found = {move for other in after for move in after[other] if move != other}
    return found & any_move(position) or any_move(position)


def as_player(side: int, good: Callable[[Any], set[int]]) -> Callable[[Any], set[int]]:
    """As `good`, but any move where the other side is to move."""
    return lambda position: (good if position.player == side else any_move)(position)


@cache
def cases(texts: Iterable[str], useful: Callable[[Any], bool]) -> list[Script]:
    """The useful ones of these Connect Four positions and some of tic-tac-toe, few moves first."""
    all_of_them: list[Any] = [*positions(3)[::35], *map(ConnectFour.parse, texts)]
    found = [each for each in all_of_them if each.result() is None and useful(each)]
    return [call(position) for position in sorted(found, key=lambda each: len(each.history))]


def call(position: Any, seed: int = 1) -> Script:
    return Script(f"GreedyPlayer({seed}).choose({position!r})", position)


ONE_SIDE = (
    "{} the {} player, and not as the other: a result of +1 is the first player's win, -1 the "
    "second player's. Compare it with the `player` of the position before the move."
)
SIDES = ((+1, "first"), (-1, "second"))
OF_WINS = (
    NO_MOVE[0],
    Mistake(
        "blocks-first",
        "It can win at once, and defends instead: look through all moves for a win first, and only "
        "then for a defence.",
        chooser(defends_first),
    ),
    *(
        Mistake(
            "one-side-only",
            ONE_SIDE.format("It takes a win as", name),
            chooser(as_player(side, wins)),
        )
        for side, name in SIDES
    ),
    Mistake(
        "misses-a-win",
        "It passes up a win that is one move away. Look through all moves for a win before you "
        "settle for one, and compare the result with `position.player`: after the move, `player` "
        "is the opponent.",
        chooser(any_move),
    ),
)
OF_DEFENCE = (
    Mistake(
        "two-at-once",
        "After this move the opponent has two ways to win at once. That is no safer than one.",
        chooser(not_just_one),
    ),
    Mistake(
        "opens-the-way",
        "It stops wins that the opponent has already, but this move makes a new one possible. Look "
        "at the replies after each move of yours.",
        chooser(where_they_would_win),
    ),
    *(
        Mistake(
            "one-side-only",
            ONE_SIDE.format("It stops the opponent as", name),
            chooser(as_player(side, safe)),
        )
        for side, name in SIDES
    ),
    Mistake(
        "lets-them-win",
        "No win is there to be taken, and after this move the opponent wins at once. Another move "
        "would have prevented it.",
        chooser(any_move),
    ),
)


@exercise("05.4", mistakes=(*OF_WINS, *OF_DEFENCE))
def GreedyPlayer(answer: Answer) -> None:  # noqa: N802 - named after the answer
    with a_class(answer, "choose"):
        quiet = [TicTacToe(), TicTacToe.parse("5"), *map(ConnectFour.parse, QUIET)]
        calls = [call(position, seed) for position in quiet for seed in (1, 2)]
        compare(answer, calls, chooser(any_move), same=one_of, mistakes=NO_MOVE)
    with answer.part("wins"):
        compare(answer, cases(WINNING, wins), chooser(wins), same=one_of, mistakes=OF_WINS)
    with answer.part("defence"):
        urgent = cases((*STOPPING, *OPENING, *TWO_AT_ONCE), must_defend)
        compare(answer, urgent, chooser(safe), same=one_of, mistakes=OF_DEFENCE)


def must_defend(position: Any) -> bool:
    return not wins(position) and 0 < len(safe(position)) < len(position.moves())
