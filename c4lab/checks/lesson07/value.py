"""07.5 The bug hunt: a search to which every win is the same, and a draw a lost game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import permutations
from typing import Any

from c4lab.checks.compare import answer_to
from c4lab.checks.exercise import Counterexample, Wrong, exercise
from c4lab.checks.show import counterexample, show, show_call
from c4lab.checks.values import plain, refuse_rubbish
from c4lab.games import ConnectFour

Value = Callable[[ConnectFour, int], Any]
FINISHED = (
    "4151617",  # after seven moves
    "457544325371553132746712736675232662164114",  # with the last disc
    "731636517415264145633517747455643671322222",  # a draw
)
CASES = (
    ("", 2),
    ("415161", 3),
    ("2445727733523132332152", 4),
    ("3314344443662417763371", 4),
    ("15145531672262346127375652532433467471", 5),
    ("74177521573256347666266232731442415435", 5),
    ("532463123456566525662252731371744717", 6),
    ("65111422734424454557531236356217712633", 6),
    ("4575443253715531327467127366752326621641", 3),
)


def value_as_given(position: Any, depth: int) -> Any:
    if not position.moves():  # won, or drawn
        return -100
    if depth == 0:
        return 0
    return max(-value_as_given(position.play(move), depth - 1) for move in position.moves())


@cache
def ours(position: ConnectFour, depth: int) -> int:
    """The value for the side to move: 0, or 100 and the moves that are left when someone wins."""
    if position.result() is not None:
        return -(100 + position.left) if position.winner else 0
    if depth == 0:
        return 0
    return max(-ours(position.play(move), depth - 1) for move in position.moves())


@exercise(
    "07.5",
    "It sees the win and plays something else",
    points=3,
    minutes=12,
    given=value_as_given,
    hints=(
        "Print `-value(position.play(column), 2)` for columns 1, 3 and 7 of the board above. Can a "
        "player who knows only these numbers tell them apart?",
        "A game that ended sooner has more empty cells: `position.left`. Add something to the 100 "
        "that grows with it.",
        "`not position.moves()` is true of a won game and of a full board. `position.result()` is "
        "0 for a draw and +1 or -1 for a win.",
    ),
)
def value(answer: Value) -> None:
    for game in FINISHED:
        refuse_wrong_sign(answer, ConnectFour.parse(game), 0)
    for game, depth in CASES:
        position = ConnectFour.parse(game)
        after = {move: position.play(move) for move in position.moves()}
        values = {m: refuse_wrong_sign(answer, each, depth - 1) for m, each in after.items()}
        true = {move: ours(each, depth - 1) for move, each in after.items()}
        for one, other in permutations(after, 2):
            refuse_wrong_order(
                answer,
                [(after[move], depth - 1) for move in (one, other)],
                [true[move] for move in (one, other)],
                [values[move] for move in (one, other)],
            )


def refuse_wrong_sign(answer: Value, position: ConnectFour, depth: int) -> float:
    """What `answer` says of the position. Raises Wrong if the wrong side is ahead by it."""
    got, true = plain(answer_to(answer, (position, depth))), ours(position, depth)
    call = show_call(answer, (position, depth))
    refuse_rubbish(true, got, lambda: call)
    if (got > 0) - (got < 0) == (true > 0) - (true < 0):
        return float(got)
    wanted = "less than 0" if true < 0 else "more than 0" if true > 0 else "0"
    drawn = position.result() == 0
    won = bool(position.winner)
    reason, sentence = "wrong-value", "The sign is not right."
    if drawn:
        reason, sentence = (
            "draw-not-zero",
            "The board is full and nobody has won, so this is a draw, and nobody has lost it: 0.",
        )
    elif won and got == 0:
        reason, sentence = (
            "win-worth-nothing",
            "This game is won, and it is worth no more than a draw. Add what depends on the "
            "distance to a number that stays, such as 100.",
        )
    elif won:
        reason, sentence = (
            "wrong-view",
            "The value is in the view of the side to move, and whoever is to move in a finished "
            "game has lost: it has to be below 0.",
        )
    raise Wrong(reason, sentence, _example(call, wanted, show(got), position))


def refuse_wrong_order(
    answer: Value,
    calls: list[tuple[ConnectFour, int]],
    true: list[int],
    got: list[float],
) -> None:
    """Raises Wrong if the position first in the list should be worth less and is not, or as much
    as the second and is not."""
    (one, other), (says_one, says_other) = true, got
    if one > other or (one < other and says_one < says_other):
        return
    if one == other and says_one == says_other:
        return
    wanted = "as much as" if one == other else "less than"
    first, second = (show_call(answer, call) for call in calls)
    example = _example(
        first, f"{wanted} {second}", f"{says_one:g}, and {says_other:g} for that", calls[0][0]
    )
    if one == other:
        raise Wrong(
            "equal-distance",
            "These two are won or lost after the same number of moves, so they should be worth "
            "the same.",
            example,
        )
    raise Wrong(*_out_of_order(one, other, says_one == says_other), example)


def _out_of_order(one: int, other: int, equal: bool) -> tuple[str, str]:
    if other < 0:  # whoever moves here loses in both: the other side chooses between two wins
        if equal:
            return (
                "wins-all-equal",
                "A win at once and a win two moves later are still worth the same, so whoever has "
                "the choice may put the win off for ever. The sooner it comes, the more it should "
                "be worth.",
            )
        return (
            "later-wins-preferred",
            "It is the wrong way round: a win that comes later is worth more. Fewer cells are left "
            "on the board then: does your number grow with the moves that were made?",
        )
    if one > 0:
        if equal:
            return (
                "losses-all-equal",
                "A loss at once and a loss two moves later are worth the same. The later it comes, "
                "the less it should cost: the opponent may still overlook it.",
            )
        return (
            "sooner-losses-preferred",
            "Wins are right, but a loss that comes sooner costs less than one that comes later.",
        )
    return ("wrong-value", "Wins, draws and losses are not in order.")


def _example(call: str, expected: str, got: str, position: ConnectFour) -> Counterexample:
    drawn = counterexample(call, None, None, position)
    return Counterexample(call, expected, got, drawn.diagram, drawn.picture)
