"""Tournaments: the games to play when several bots are compared."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from c4lab.tuning.bots import Bot
from c4lab.tuning.games import pairs, play
from c4lab.tuning.pairings import Pairing, Played


def round_robin(bots: Sequence[Bot], openings: Sequence[str], **how: Any) -> list[Played]:
    """Each bot plays each other bot from every opening with both colours; `how` is for `play`.

    Raises ValueError for fewer than two bots, for equal bots and for no opening.
    """
    _check_entries(bots, openings)
    return play(round_robin_pairings(bots, openings), **how)


def gauntlet(bot: Bot, others: Sequence[Bot], openings: Sequence[str], **how: Any) -> list[Played]:
    """One bot plays each of the others from every opening with both colours; `how` is for `play`.

    Raises ValueError for no other bot, for equal bots and for no opening.
    """
    _check_entries([bot, *others], openings)
    return play([each for other in others for each in pairs(bot, other, openings)], **how)


def round_robin_pairings(bots: Sequence[Bot], openings: Sequence[str]) -> list[Pairing]:
    """The games of a round robin, opening by opening: so at any moment all bots have played about
    the same number of games."""
    return [
        each
        for opening in openings
        for one, other in combinations(bots, 2)
        for each in pairs(one, other, [opening])
    ]


def _check_entries(bots: Sequence[Bot], openings: Sequence[str]) -> None:
    if len(bots) < 2 or len({*bots}) < len(bots) or not openings:
        raise ValueError(
            f"{len(bots)} bots, {len({*bots})} of them different, and {len(openings)} openings: "
            "give two or more bots, each once, and at least one opening."
        )
