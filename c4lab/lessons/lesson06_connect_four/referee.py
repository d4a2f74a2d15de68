"""06.4 The bug hunt: who may drop, and until when."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any

from c4lab.checks.exercise import Mistake, compare, exercise
from c4lab.lessons.lesson06_connect_four.connects_four import finds
from c4lab.lessons.lesson06_connect_four.drop import after
from c4lab.lessons.lesson06_connect_four.lines import WINDOWS

Typed = Sequence[int]
Sheet = list[tuple[int, int]]

connects = finds(WINDOWS)


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
        board: Any = [[0] * 7 for _ in range(6)]
        player, sheet = +1, Sheet()
        for column in typed:
            dropped = after(board, column, player)
            if dropped is None:
                if stops_at_a_full_column:
                    break
                player = -player if passes_the_turn else player
                continue
            board = dropped
            over = connects(board, asks_for(player)) and not plays_on
            if not (over and forgets_the_last):
                sheet.append((player, column))
            if over:
                break
            player = player if keeps_the_turn else -player
        return sheet

    return referee


@cache
def games() -> list[tuple[list[int]]]:
    """What two people typed: legal drops, then full columns, then drops after a win."""
    random = Random(4)
    found = [
        [4, 4, 3],
        [1, 1, 1, 1, 1, 1, 1, 2],
        [1, 1, 2, 2, 3, 3, 4, 5],
        [7, 1, 7, 2, 7, 3, 5, 4, 6],
    ]
    for length in (6, 10, 15, 20, 30, 42):
        for columns in ((1, 2), (3, 4, 5), tuple(range(1, 8))):
            found.append([random.choice(columns) for _ in range(length)])
    return [(typed,) for typed in sorted(found, key=len)]


TURN = (
    "After a drop into a full column the turn passes to the other player, as if the drop had "
    "counted. The player should try again."
)
OVER = "Drops still count after somebody has four in a row: the game is over then."


@exercise("06.4")
def referee(answer: Callable[[Any], Any]) -> None:
    compare(
        answer,
        referee_who(),
        games(),
        mistakes=(
            Mistake(
                "nothing-counts",
                "No drop ever counts: has the cell with your `drop` of 06.1 been run, and is it "
                "right?",
                lambda typed: [],
            ),
            Mistake(
                "turn-passes",
                f"{TURN} The end of the game is right.",
                referee_who(passes_the_turn=True),
            ),
            Mistake(
                "plays-on",
                f"{OVER} (If you do ask `connects_four`, is 06.2 right?)",
                referee_who(plays_on=True),
            ),
            Mistake(
                "both",
                f"Both mistakes are still in it. {TURN} And: {OVER[0].lower()}{OVER[1:]}",
                referee_who(passes_the_turn=True, plays_on=True),
            ),
            Mistake(
                "stops-at-a-full-column",
                "It stops at the first drop into a full column. Only that drop does not count; the "
                "game goes on.",
                referee_who(stops_at_a_full_column=True),
            ),
            Mistake(
                "stops-at-a-full-column",
                "It stops at the first drop into a full column, where only that drop should not "
                f"count. And: {OVER[0].lower()}{OVER[1:]}",
                referee_who(stops_at_a_full_column=True, plays_on=True),
            ),
            *(
                Mistake(
                    "keeps-the-turn",
                    "After a drop that counts the same player drops again. The turn has to pass "
                    "there, and only there.",
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
                "It asks whether the other player has four in a row, so the game never ends in "
                "time: ask before the turn passes.",
                referee_who(asks_for=lambda player: -player),
            ),
            Mistake(
                "asks-for-one-player",
                "Only a four of red's ends the game: ask for the player who has dropped.",
                referee_who(asks_for=lambda player: +1),
            ),
        ),
    )
