"""06.4 The bug hunt: who may drop, and until when."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from c4lab.checks.writing import Answer, Mistake, compare, exercise, without_items
from c4lab.lessons.lesson06_connect_four.drop import after
from c4lab.lessons.lesson06_connect_four.rows import has_line
from c4lab.lessons.shared.windows import HEIGHT, WIDTH

Typed = Sequence[int]
Sheet = list[tuple[int, int]]


def referee_who(
    passes_the_turn: bool = False,
    keeps_the_turn: bool = False,
    plays_on: bool = False,
    stops_at_a_full_column: bool = False,
    forgets_the_last: bool = False,
    asks_for: Callable[[int], int] = lambda player: player,
) -> Callable[[Typed], Sheet]:
    """A referee, or one that makes a mistake. `asks_for` is whose four ends the game."""

    def referee(typed: Typed) -> Sheet:
        rows: Any = [[0] * WIDTH] * HEIGHT
        player, sheet = +1, Sheet()
        for column in typed:
            dropped = after(rows, column, player)
            if dropped is None:
                if stops_at_a_full_column:
                    break
                player = -player if passes_the_turn else player
                continue
            rows = dropped
            over = has_line(rows, asks_for(player)) and not plays_on
            if not (over and forgets_the_last):
                sheet.append((player, column))
            if over:
                break
            player = player if keeps_the_turn else -player
        return sheet

    return referee


MISTAKES = (
    Mistake(
        "nothing-counts",
        "No drop ever counts: has the cell with your `drop` of 06.1 been run, and is it right?",
        lambda typed: [],
    ),
    Mistake(
        "turn-passes",
        "After a drop into a full column the turn passes to the other player, as if the drop had "
        "counted. The player should try again.",
        referee_who(passes_the_turn=True),
    ),
    Mistake(
        "plays-on",
        "Drops still count after somebody has four in a row: the game is over then. (If your "
        "referee asks `connects_four`: is 06.2 right?)",
        referee_who(plays_on=True),
    ),
    *(
        Mistake(
            "stops-at-a-full-column",
            "The referee stops at the first drop into a full column. Only that drop does not "
            "count; the game goes on.",
            referee_who(stops_at_a_full_column=True, plays_on=plays_on),
        )
        for plays_on in (False, True)
    ),
    *(
        Mistake(
            "keeps-the-turn",
            "After a drop that counts the same player drops again. The turn has to pass there, and "
            "only there.",
            referee_who(keeps_the_turn=True, passes_the_turn=passes, plays_on=plays_on),
        )
        for passes in (True, False)
        for plays_on in (True, False)
    ),
    Mistake(
        "forgets-the-last",
        "The drop that wins is missing from the sheet: write it down first, and stop then.",
        referee_who(forgets_the_last=True),
    ),
    Mistake(
        "asks-for-the-other",
        "A win is noticed one drop late: the referee has to ask about the player who has dropped, "
        "before the turn passes.",
        referee_who(asks_for=lambda player: -player),
    ),
    *(
        Mistake(
            "asks-for-one-player",
            f"Only a four of {colour}'s ends the game: ask about the player who has dropped.",
            referee_who(asks_for=lambda _, player=player: player),  # type: ignore[misc]
        )
        for colour, player in (("red", +1), ("amber", -1))
    ),
)
GAMES: dict[str, list[list[int]]] = {
    "full columns": [[3], [4, 4, 3], [*[1] * 7, 2], [*[6] * 8, 3, 3, 6, 2], [2] * 8],
    "wins": [
        [1, 1, 2, 2, 3, 3, 4, 5],
        [4, 1, 4, 2, 4, 1, 4, 2],
        [1, 7, 2, 7, 1, 7, 2, 7, 3, 4],
        [1, 2, 2, 3, 3, 4, 3, 4, 4, 6, 4, 5],
    ],
    "games with both": [
        [*[1] * 7, 2, 3, 2, 3, 2, 3, 2, 3],
        [*[1] * 8, 2, 3, 4, 3, 2, 3, 2, 3, 5],
    ],
}
"""What two people typed, by what happens: drops into full columns, drops after a win, or both."""


@exercise("06.4", mistakes=MISTAKES)
def referee(answer: Answer) -> None:
    for part, games in GAMES.items():
        cases = [(typed,) for typed in games]
        with answer.part(part):
            compare(answer, cases, referee_who(), mistakes=MISTAKES, shrink=without_items)
