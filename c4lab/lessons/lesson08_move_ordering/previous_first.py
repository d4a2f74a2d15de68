"""08.4 The move that was best before, and then the others."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from random import Random
from typing import Any

from c4lab.checks.exercise import Mistake, Wrong, compare, exercise
from c4lab.checks.wrong import Raised
from c4lab.games import ConnectFour
from c4lab.lessons.lesson08_move_ordering.complete import reached, refuse_other_moves

Best = dict[Hashable, int]


def remembered_first(position: ConnectFour, best: Best) -> list[int]:
    remembered = best.get(position.key)
    return sorted(position.moves(), key=lambda move: move != remembered)


def cases() -> list[tuple[ConnectFour, Best]]:
    random = Random(4)
    start, full = ConnectFour(), ConnectFour.parse("4444441")
    games = [reached(ConnectFour, moves, random) for moves in (3, 6, 9, 12, 20, 26)]
    table = {game.key: random.choice(game.moves()) for game in games}
    return [
        (start, {start.key: 4}),
        (start, {}),
        (start, {full.key: 3}),
        (start, {start.key: 1}),
        (full, {full.key: 3}),
        (full, {full.key: 4}),
        *((game, table) for game in games),
    ]


def others(keep: Callable[[Sequence[int], int | None], list[int]]) -> Callable[..., list[int]]:
    return lambda position, best: keep(position.moves(), best.get(position.key))


def never_looks(position: ConnectFour, best: Best) -> list[int]:
    return list(position.moves())


def looks_by_position(position: ConnectFour, best: Best) -> list[int]:
    remembered = best.get(position)
    return sorted(position.moves(), key=lambda move: move != remembered)


def any_key(position: ConnectFour, best: Best) -> list[int]:
    remembered = next(iter(best.values()), None)
    return sorted(position.moves(), key=lambda move: move != remembered)


@exercise("08.4")
def previous_first(answer: Callable[[ConnectFour, Best], Any]) -> None:
    try:
        compare_lists(answer)
    except Raised as wrong:
        if "KeyError" not in wrong.message:
            raise
        raise Wrong(
            "unknown-position",
            "`best[position.key]` fails for a position that no earlier search has seen. "
            "`best.get(position.key)` gives None for it.",
        ) from None


def compare_lists(answer: Callable[[ConnectFour, Best], Any]) -> None:
    refuse_other_moves(answer, cases(), remembered_first)
    compare(
        answer,
        remembered_first,
        cases(),
        mistakes=(
            Mistake(
                "never-looks",
                "The remembered move is not put first: the list is in the same order with and "
                "without it.",
                never_looks,
            ),
            Mistake(
                "never-looks",
                "The table is asked for the position, but its keys are `position.key`.",
                looks_by_position,
            ),
            Mistake(
                "another-position",
                "That is the move that `best` remembers for another position. Look it up with "
                "`position.key`.",
                any_key,
            ),
            Mistake(
                "none-in-the-list",
                "None is in your list: `best.get` gives it for an unknown position. Put the "
                "remembered move first only if it is legal.",
                others(lambda moves, best: [best, *(m for m in moves if m != best)]),  # type: ignore[list-item]
            ),
            Mistake(
                "remembered-last",
                "The remembered move comes last. False is smaller than True, so the key has to be "
                "False for the move that goes first.",
                others(lambda moves, best: sorted(moves, key=lambda move: move == best)),
            ),
            Mistake(
                "swapped",
                "The remembered move has changed places with the first one, and so the others are "
                "no longer from left to right.",
                others(_swap),
            ),
            Mistake(
                "rotated",
                "The list begins with the remembered move and goes on from there, round the edge. "
                "The others have to stay from left to right.",
                others(_rotate),
            ),
        ),
    )


def _swap(moves: Sequence[int], best: int | None) -> list[int]:
    swapped = list(moves)
    if best in swapped:
        at = swapped.index(best)
        swapped[0], swapped[at] = swapped[at], swapped[0]
    return swapped


def _rotate(moves: Sequence[int], best: int | None) -> list[int]:
    at = moves.index(best) if best in moves else 0
    return [*moves[at:], *moves[:at]]
